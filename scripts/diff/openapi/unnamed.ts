import { type Placed, pointerTo } from '../document-view.ts';
import { createFinding, type Finding, isMaterial, prefixPaths } from '../finding.ts';
import { gapReopened } from '../gaps.ts';
import { arrayOf, objectOf, stringsOf } from '../json.ts';
import { gapNode, matchKeys, member, type Pair, schemaSites, type Walk } from './walk.ts';

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
 * Compares the parameters with unknown names, by role. If one is removed and a named parameter with a matching schema is
 * added, its name is now documented. The reverse makes a name unknown again.
 *
 * @param removed named parameters that only the base has
 * @param added named parameters that only the head has
 * @returns the findings, and the named parameters that they are about
 */
export function compareUnnamed(
  walk: Walk,
  operation: Pair,
  removed: readonly NamedParameter[],
  added: readonly NamedParameter[],
): { findings: Finding[]; matched: ReadonlySet<NamedParameter> } {
  const unnamed = matchKeys(unnamedOf(operation.base), unnamedOf(operation.head));
  const gained = bestFits(unnamed.removed.filter(hasGap), added, (a, b) =>
    misfit(walk, a.parameter, b.parameter),
  );
  const lost = bestFits(unnamed.added.filter(hasGap), removed, (a, b) =>
    misfit(walk, b.parameter, a.parameter),
  );
  const findings = [
    ...unnamed.pairs.flatMap(({ base, head }) => {
      const pair = { base: base.parameter, head: head.parameter };
      return prefixPaths(pathOf(head), compareSame(walk, pair));
    }),
    ...gained.flatMap(({ unnamed: old, named: now }) =>
      prefixPaths([`${now.in} ${now.name}`], nameGained(walk, old, now)),
    ),
    ...lost.flatMap(({ unnamed: now, named: old }) => prefixPaths(pathOf(now), nameLost(old, now))),
    ...unnamed.removed
      .filter((old) => !gained.some((match) => match.unnamed === old))
      .map((old) => {
        const nodes = { base: old.parameter, head: operation.head };
        const what = `The ${old.in} parameter for ${old.role}, whose name is unknown, is no longer mentioned.`;
        return createFinding('unnamed-parameter-removed', nodes, what, { path: pathOf(old) });
      }),
    ...unnamed.added
      .filter((now) => !lost.some((match) => match.unnamed === now))
      .map((now) => {
        const nodes = { base: operation.base, head: now.parameter };
        const what = `There is a ${now.in} parameter for ${now.role}; its name is unknown.`;
        return createFinding('unnamed-parameter-added', nodes, what, { path: pathOf(now) });
      }),
  ];
  return { findings, matched: new Set([...gained, ...lost].map((match) => match.named)) };
}

function pathOf({ in: place, role }: UnnamedParameter): string[] {
  return [`unnamed ${place} parameter ${role}`];
}

/** True if the parameter references an unknown. Otherwise, nothing shows that only its name isn't documented. */
function hasGap({ parameter }: UnnamedParameter): boolean {
  return gapNode(parameter).gaps.size > 0;
}

function unnamedOf(operation: Placed): Map<string, UnnamedParameter> {
  const list = member(operation, 'x-unnamed-parameters');
  return new Map(
    arrayOf(list.value).map((value, index) => {
      const fields = objectOf(value);
      const parameter = { value, pointer: pointerTo(list.pointer, index) };
      const entry = { in: String(fields['in']), role: String(fields['role']), parameter };
      return [`${entry.in} ${entry.role}`, entry];
    }),
  );
}

function compareSame(walk: Walk, pair: Pair): readonly Finding[] {
  const findings = walk.schemas.compareSchemas(schemaSites(pair.base), schemaSites(pair.head));
  return walk.policy.excuse(findings, gapNode(pair.base), gapNode(pair.head), ({ depth }) => depth === 0);
}

/** Nobody could send a parameter with an unknown name, so its other changes can't break anything. */
function nameGained(walk: Walk, old: UnnamedParameter, now: NamedParameter): Finding[] {
  const nodes = { base: old.parameter, head: now.parameter };
  const others = walk.schemas
    .compareSchemas(schemaSites(old.parameter), schemaSites(now.parameter))
    .filter(isMaterial)
    .map(({ what }) => what);
  const details = [`The ${now.in} parameter for ${old.role} is called \`${now.name}\`.`, ...others];
  const ids = stringsOf(objectOf(old.parameter.value)['x-gap']);
  return ids.map((id) => walk.policy.dropped([id], details, now.parameter.pointer, () => nodes));
}

function nameLost(old: NamedParameter, now: UnnamedParameter): Finding[] {
  const nodes = { base: old.parameter, head: now.parameter };
  const details = [`The ${old.in} parameter \`${old.name}\` no longer has a documented name.`];
  return stringsOf(objectOf(now.parameter.value)['x-gap']).map((id) => gapReopened([id], details, nodes));
}

/** The number of differences between the schemas of two parameters; undefined if they can't be the same parameter. */
function misfit(walk: Walk, base: Placed, head: Placed): number | undefined {
  const material = walk.schemas.compareSchemas(schemaSites(base), schemaSites(head)).filter(isMaterial);
  const isForeign = material.some(({ kind }) => kind === 'type-changed' || kind === 'enum-values-removed');
  return isForeign ? undefined : material.length;
}

interface Fit {
  readonly unnamed: UnnamedParameter;
  readonly named: NamedParameter;
}

function bestFits(
  unnamed: readonly UnnamedParameter[],
  parameters: readonly NamedParameter[],
  cost: (unnamed: UnnamedParameter, parameter: NamedParameter) => number | undefined,
): Fit[] {
  const taken = new Set<UnnamedParameter | NamedParameter>();
  return unnamed
    .flatMap((one) =>
      parameters.filter((other) => other.in === one.in).map((other) => ({ unnamed: one, named: other })),
    )
    .map((fit) => ({ ...fit, cost: cost(fit.unnamed, fit.named) }))
    .filter((fit) => fit.cost !== undefined)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    .filter((fit) => {
      if (taken.has(fit.unnamed) || taken.has(fit.named)) return false;
      taken.add(fit.unnamed).add(fit.named);
      return true;
    });
}
