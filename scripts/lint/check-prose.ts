import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { isObject, type Json } from '../model/json.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { unknownIds } from './known-ids.ts';
import { namesIn } from './names-in-text.ts';
import { nearest } from './nearest.js';
import { vocabularyOf } from './vocabulary.ts';

/** What each rule of this check wants. */
export const proseRules = {
  'prose-id': 'ids of gaps and ambiguities in the texts of the spec exist',
  'prose-name': 'a name that a text of the spec writes as code exists in the bundle, or in its registers',
};

const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'text',
  'migrate',
  'when',
  'statement',
  'reading',
  'ambiguity',
]);
/** Entries that record what is known or not known: a name in them needs no other witness. */
const RECORDS: ReadonlySet<string> = new Set([
  'x-changelog',
  'x-gap-register',
  'x-ambiguities',
  'x-conditions',
]);

/** Holds what the texts of the spec name against what the bundle has. Guides have a check of their own. */
export function checkProse(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const words = vocabularyOf(spec);
  const problems: SourceProblem[] = [];
  const report = (path: readonly PathSegment[], rule: string, message: string, hint?: string): void => {
    const place = spec.sourceMap.locate(document, path);
    problems.push({ ...place, rule, message, ...(hint === undefined ? {} : { hint }) });
  };
  const check = (text: string, path: readonly PathSegment[]): void => {
    for (const id of unknownIds(text, document))
      report(path, 'prose-id', `No register holds \`${id}\`; correct the id.`);
    if (path.some((key) => RECORDS.has(String(key)))) return;
    for (const name of namesIn(text)) {
      if (words.has(name)) continue;
      const close = nearest(name, words);
      const hint =
        close.length > 0 ? `did you mean ${close.map((word) => `\`${word}\``).join(' or ')}?` : undefined;
      report(path, 'prose-name', `The description has no \`${name}\`; correct the name.`, hint);
    }
  };
  const walk = (node: Json, path: readonly PathSegment[]): void => {
    if (Array.isArray(node)) node.forEach((item, index) => walk(item, [...path, index]));
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      // Values of examples and guides are texts of their own; a member may be called `description`.
      if (
        ['x-guides', 'value', 'example', 'default', 'enum', 'const'].includes(key) &&
        path.at(-1) !== 'properties'
      )
        continue;
      if (typeof value === 'string' && TEXTS.has(key) && path.at(-1) !== 'properties')
        check(value, [...path, key]);
      else walk(value, [...path, key]);
    }
  };
  walk(document as unknown as Json, []);
  return problems;
}
