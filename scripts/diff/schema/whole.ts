import { type Finding, createFinding } from '../finding.ts';
import type { Sameness } from '../sameness.ts';
import { isUndecidable } from './facets.ts';
import type { Variant } from './node.ts';

/** Keywords that restrict nothing alone: adding one can allow more or less, depending on the keywords beside it. */
const DEPENDENT: ReadonlySet<string> = new Set(['if', 'then', 'else', 'minContains', 'maxContains']);

/** Compares keywords such as `not` and `contains` as a whole: which of two allows more is not worked out. */
export function compareWhole(base: Variant, head: Variant, sameness: Sameness): Finding[] {
  return [...new Set([...base.facets.keys(), ...head.facets.keys()])].flatMap((keyword): Finding[] => {
    const [before, after] = [base.facets.get(keyword), head.facets.get(keyword)];
    if (!isUndecidable(keyword) || sameness.meansSame(before?.value, after?.value)) return [];
    const pointers = { base: before?.pointer ?? base.pointer, head: after?.pointer ?? head.pointer };
    const isPlain = !DEPENDENT.has(keyword);
    if (!before && isPlain) return [createFinding('constraint-added', pointers, `\`${keyword}\` was added.`)];
    if (!after && isPlain)
      return [createFinding('constraint-removed', pointers, `\`${keyword}\` was removed.`)];
    return [
      createFinding('constraint-changed', pointers, `\`${keyword}\` changed, so it may allow more or less.`),
    ];
  });
}
