import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { isObject, type Json } from '../model/json.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { wrongIds } from './known-ids.ts';

/** This check's rules, each with a one-line description. */
export const proseRules = {
  'prose-id': "`GAP-` and `AMB-` IDs in the spec's prose exist and are open",
};

/** Keys without prose, such as example values, and guides, which have their own check. */
const skippedKeys: ReadonlySet<string> = new Set([
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

/** Finds IDs in the spec's prose that are in no register or whose entry is closed. */
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
        if (!skippedKeys.has(key) || path.at(-1) === 'properties') walk(value as Json, [...path, key]);
  };
  walk(document as unknown as Json, []);
  return problems;
}
