import type { Placed } from '../document-view.ts';
import { type Finding, finding, isMaterial, named } from '../finding.ts';
import { gapReopened } from '../gaps.ts';
import { arrayOf, objectOf, stringsOf } from '../json.ts';
import { gapNode, member, type Pair, schemaSites, type Walk } from './walk.ts';

export interface NamedParameter {
  readonly in: string;
  readonly name: string;
  readonly parameter: Placed;
}

interface UnnamedParameter {
  readonly in: string;
  readonly role: string;
  readonly parameter: Placed;
}

/**
 * Compares the parameters whose names are not shown, by role. One that goes while a named parameter with a fitting
 * schema comes has gained its name; the other way round its name is unknown again.
 *
 * @param gone named parameters that the head lacks
 * @param come named parameters that the base lacked
 * @returns the named parameters that were accounted for, and the findings
 */
export function compareUnnamed(
  walk: Walk,
  operation: Pair,
  gone: readonly NamedParameter[],
  come: readonly NamedParameter[],
): { findings: Finding[]; matched: ReadonlySet<NamedParameter> } {
  const before = unnamedOf(operation.base);
  const after = unnamedOf(operation.head);
  const findings: Finding[] = [];
  const matched = new Set<NamedParameter>();
  const lost = [...before].filter(([key]) => !after.has(key)).map(([, parameter]) => parameter);
  const gained = [...after].filter(([key]) => !before.has(key)).map(([, parameter]) => parameter);

  for (const [key, old] of before) {
    const now = after.get(key);
    if (now)
      findings.push(...named([label(now)], compareSame(walk, { base: old.parameter, head: now.parameter })));
  }
  for (const { left: old, right: now } of bestFits(lost.filter(namesGap), come, (a, b) =>
    misfit(walk, a.parameter, b.parameter),
  )) {
    matched.add(now);
    lost.splice(lost.indexOf(old), 1);
    findings.push(...named([`${now.in} ${now.name}`], nameGained(walk, old, now)));
  }
  for (const { left: now, right: old } of bestFits(gained.filter(namesGap), gone, (a, b) =>
    misfit(walk, b.parameter, a.parameter),
  )) {
    matched.add(old);
    gained.splice(gained.indexOf(now), 1);
    findings.push(...named([label(now)], nameLost(old, now)));
  }
  for (const parameter of lost) {
    const at = { base: parameter.parameter.pointer, head: operation.head.pointer };
    const what = `The ${parameter.in} parameter for ${parameter.role}, whose name was not shown, is no longer mentioned.`;
    findings.push(finding('unnamed-parameter-removed', at, what, { path: [label(parameter)] }));
  }
  for (const parameter of gained) {
    const what = `A ${parameter.in} parameter for ${parameter.role} is known to exist; its name is not shown.`;
    const at = { base: operation.base.pointer, head: parameter.parameter.pointer };
    findings.push(finding('unnamed-parameter-added', at, what, { path: [label(parameter)] }));
  }
  return { findings, matched };
}

function label({ in: place, role }: UnnamedParameter): string {
  return `unnamed ${place} parameter ${role}`;
}

/** Only a gap tells that its name was, or is, what is not known. */
function namesGap({ parameter }: UnnamedParameter): boolean {
  return gapNode(parameter).gaps.size > 0;
}

function unnamedOf(operation: Placed): Map<string, UnnamedParameter> {
  const list = member(operation, 'x-unnamed-parameters');
  return new Map(
    arrayOf(list.value).map((value, index) => {
      const fields = objectOf(value);
      const parameter = { value, pointer: `${list.pointer}/${index}` };
      const entry = { in: String(fields['in']), role: String(fields['role']), parameter };
      return [`${entry.in} ${entry.role}`, entry];
    }),
  );
}

function compareSame(walk: Walk, pair: Pair): Finding[] {
  const findings = walk.schemas.compareSchemas(schemaSites(pair.base), schemaSites(pair.head));
  return walk.policy.settle(findings, gapNode(pair.base), gapNode(pair.head), ({ depth }) => depth === 0);
}

/** Nobody could send what had no name, so whatever else is said with the name breaks nobody. */
function nameGained(walk: Walk, old: UnnamedParameter, now: NamedParameter): Finding[] {
  const at = { base: old.parameter.pointer, head: now.parameter.pointer };
  const others = walk.schemas
    .compareSchemas(schemaSites(old.parameter), schemaSites(now.parameter))
    .filter(isMaterial)
    .map(({ what }) => what);
  const details = [`The ${now.in} parameter for ${old.role} is called \`${now.name}\`.`, ...others];
  const ids = stringsOf(objectOf(old.parameter.value)['x-gap']);
  return ids.map((id) => walk.policy.dropped([id], details, now.parameter.pointer, () => at));
}

function nameLost(old: NamedParameter, now: UnnamedParameter): Finding[] {
  const at = { base: old.parameter.pointer, head: now.parameter.pointer };
  const details = [`The ${old.in} parameter \`${old.name}\` has no name any more.`];
  return stringsOf(objectOf(now.parameter.value)['x-gap']).map((id) => gapReopened([id], details, at));
}

/** How badly the schema of a named parameter fits one without a name; undefined where it does not fit at all. */
function misfit(walk: Walk, base: Placed, head: Placed): number | undefined {
  const findings = walk.schemas.compareSchemas(schemaSites(base), schemaSites(head));
  const material = findings.filter(isMaterial);
  const isForeign = material.some(({ kind }) => kind === 'type-changed' || kind === 'enum-values-removed');
  return isForeign ? undefined : material.length;
}

function bestFits<L extends { in: string }, R extends { in: string }>(
  left: readonly L[],
  right: readonly R[],
  cost: (left: L, right: R) => number | undefined,
): { left: L; right: R }[] {
  const candidates = left
    .flatMap((a) => right.filter((b) => b.in === a.in).map((b) => ({ left: a, right: b, cost: cost(a, b) })))
    .filter((candidate): candidate is { left: L; right: R; cost: number } => candidate.cost !== undefined)
    .toSorted((a, b) => a.cost - b.cost);
  const taken = new Set<L | R>();
  return candidates.filter(({ left: a, right: b }) => {
    if (taken.has(a) || taken.has(b)) return false;
    taken.add(a).add(b);
    return true;
  });
}
