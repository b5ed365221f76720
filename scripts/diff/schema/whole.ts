import { type Finding, finding } from '../finding.ts';
import type { Sameness } from '../sameness.ts';
import { isUndecidable } from './facets.ts';
import type { Variant } from './node.ts';

/** Compares keywords such as `not`, `if` and `contains` as a whole: which of two allows more is not decided. */
export function compareWhole(base: Variant, head: Variant, sameness: Sameness): Finding[] {
  const findings: Finding[] = [];
  for (const keyword of new Set([...base.facets.keys(), ...head.facets.keys()])) {
    if (!isUndecidable(keyword)) continue;
    const before = base.facets.get(keyword);
    const after = head.facets.get(keyword);
    const [old, now] = [before?.value, after?.value];
    if (sameness.meansSame(old, now)) continue;
    const at = { base: before?.at ?? base.pointer, head: after?.at ?? head.pointer };
    // Only `not` and the like restrict alone; `then` without `if`, or a bound on `contains`, can go either way.
    const isPlain = !['if', 'then', 'else', 'minContains', 'maxContains'].includes(keyword);
    if (!before && isPlain) {
      findings.push(finding('constraint-added', at, `\`${keyword}\` was added.`));
    } else if (!after && isPlain) {
      findings.push(finding('constraint-removed', at, `\`${keyword}\` was removed.`));
    } else {
      const what = `\`${keyword}\` changed, and which form allows more is not decided.`;
      findings.push(finding('constraint-changed', at, what));
    }
  }
  return findings;
}
