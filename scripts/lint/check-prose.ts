import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { isObject, type Json } from '../model/json.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { wrongIds } from './known-ids.ts';

/** What each rule of this check wants. */
export const proseRules = {
  'prose-id': 'ids of gaps and ambiguities in the texts of the spec exist, and no text names a closed gap',
};

/** What is no text of the spec: values of examples, and guides, which have a check of their own. */
const others: ReadonlySet<string> = new Set([
  'x-guides',
  'x-gap',
  'x-amb',
  'id',
  'value',
  'example',
  'default',
  'enum',
  'const',
]);

/** Finds ids in texts of the spec that no register has, or whose entry is closed. */
export function checkProse(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const problems: SourceProblem[] = [];
  const walk = (node: Json, path: readonly PathSegment[]): void => {
    if (typeof node === 'string') {
      for (const { message } of wrongIds(node, document))
        problems.push({ ...spec.sourceMap.locate(document, path), rule: 'prose-id', message });
    } else if (Array.isArray(node)) node.forEach((item, index) => walk(item, [...path, index]));
    else if (isObject(node))
      for (const [key, value] of Object.entries(node))
        if (!others.has(key) || path.at(-1) === 'properties') walk(value as Json, [...path, key]);
  };
  walk(document as unknown as Json, []);
  return problems;
}
