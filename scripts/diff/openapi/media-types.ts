import type { Placed } from '../document-view.ts';
import { type Finding, finding, isMaterial, named } from '../finding.ts';
import { isAboutGaps } from '../gaps.ts';
import { objectOf, sameJson } from '../json.ts';
import { describeVersionChange, pairVersions } from './media-type-versions.ts';
import { gapNode, member, type Pair, schemaSites, type Walk } from './walk.ts';

/** Who settles on one of several media types: the reader by `Accept`, or whoever sends. */
export type Choice = 'by-reader' | 'by-sender';

/** Compares two `content` maps by media type; a range such as a type with `*` matches what it covers. */
export function compareContent(walk: Walk, pair: Pair, choice: Choice): Finding[] {
  const before = mediaTypes(pair.base);
  const after = mediaTypes(pair.head);
  const findings: Finding[] = [];
  const gone = new Set(before.keys());
  const come = new Set(after.keys());
  const compare = (old: string, now: string, extra: readonly Finding[] = []): void => {
    const base = before.get(old);
    const head = after.get(now);
    if (base && head) findings.push(...named([now], [...extra, ...compareMediaType(walk, { base, head })]));
  };
  for (const name of before.keys()) {
    if (!after.has(name)) continue;
    gone.delete(name);
    come.delete(name);
    compare(name, name);
  }
  for (const name of Array.from(come)) {
    const range = [...before.keys()].find((one) => covers(one, name));
    if (range === undefined) continue;
    come.delete(name);
    const isSplit = gone.delete(range);
    const places = placesOf(before.get(range), after.get(name), pair);
    const narrowed = finding('media-type-narrowed', places, `\`${range}\` became \`${name}\`.`);
    compare(range, name, isSplit ? [narrowed] : []);
  }
  for (const name of Array.from(gone)) {
    const range = [...after.keys()].find((one) => covers(one, name));
    if (range === undefined) continue;
    gone.delete(name);
    const isJoined = come.delete(range);
    const places = placesOf(before.get(name), after.get(range), pair);
    const widened = finding('media-type-widened', places, `\`${name}\` became \`${range}\`.`);
    compare(name, range, isJoined ? [widened] : []);
  }
  for (const { base, head } of pairVersions([...gone], [...come])) {
    gone.delete(base);
    come.delete(head);
    findings.push(versionChanged(walk, base, head, placesOf(before.get(base), after.get(head), pair)));
    compare(base, head);
  }
  for (const name of gone) {
    const effect = choice === 'by-reader' ? 'breaking' : 'narrowed';
    const places = placesOf(before.get(name), undefined, pair);
    findings.push(
      finding('media-type-removed', places, `The media type \`${name}\` was removed.`, {
        effect,
        path: [name],
      }),
    );
  }
  for (const name of come) {
    const effect = choice === 'by-reader' ? 'harmless' : 'widened';
    const what = `The media type \`${name}\` was added.`;
    const places = placesOf(undefined, after.get(name), pair);
    findings.push(finding('media-type-added', places, what, { effect, path: [name] }));
  }
  return findings;
}

/** One finding for a version however many bodies carry it, at the first place that does. */
function versionChanged(
  walk: Walk,
  base: string,
  head: string,
  places: { base: string; head: string },
): Finding {
  const { what, isVersion } = describeVersionChange(base, head);
  return finding(
    isVersion ? 'media-type-version-changed' : 'media-type-parameters-changed',
    walk.firstPlace(what, places),
    what,
    { effect: 'breaking', details: [`\`${base}\` became \`${head}\`.`] },
  );
}

function placesOf(
  base: Placed | undefined,
  head: Placed | undefined,
  pair: Pair,
): { base: string; head: string } {
  return { base: base?.pointer ?? pair.base.pointer, head: head?.pointer ?? pair.head.pointer };
}

/** Media types are written in any case, and with or without a space before their parameters. */
function mediaTypes(content: Placed): Map<string, Placed> {
  return new Map(
    Object.keys(objectOf(content.value)).map((name) => [
      name.toLowerCase().replaceAll(/\s*;\s*/g, '; '),
      member(content, name),
    ]),
  );
}

function covers(range: string, name: string): boolean {
  if (range === name || !range.includes('*')) return false;
  return range === '*/*' || (range.endsWith('/*') && name.startsWith(range.slice(0, -1)));
}

/** True where nothing is known of a body, in whatever media type. */
export function isUnknownBody(walk: Walk, side: 'base' | 'head', content: Placed): boolean {
  return Object.keys(objectOf(content.value)).every((name) =>
    walk.schemas.isUnknown(side, schemaSites(member(content, name))),
  );
}

function compareMediaType(walk: Walk, pair: Pair): readonly Finding[] {
  return walk.once('media type', pair, () => {
    const sites = { base: schemaSites(pair.base), head: schemaSites(pair.head) };
    const findings = [...walk.schemas.compareSchemas(sites.base, sites.head), ...compareEncoding(pair)];
    const base = gapNode(pair.base, walk.schemas.isUnknown('base', sites.base));
    const head = gapNode(pair.head, walk.schemas.isUnknown('head', sites.head));
    if (walk.policy.changesShape(base.gaps, head.gaps)) {
      // The gap is about the body as a whole, as it is where the form of a media type is unknown.
      const wholly = findings.map((one) =>
        isMaterial(one) && !isAboutGaps(one) ? { ...one, aspect: 'unknown' as const, isLossOfUnknown: true } : one,
      );
      return walk.policy.settle(wholly, base, head);
    }
    return walk.policy.settle(findings, base, head, ({ depth }) => depth === 0);
  });
}

function compareEncoding({ base, head }: Pair): Finding[] {
  const before = objectOf(base.value)['encoding'];
  const after = objectOf(head.value)['encoding'];
  if (sameJson(before, after)) return [];
  const what = 'The encoding of its parts changed.';
  return [finding('encoding-changed', { base: base.pointer, head: head.pointer }, what)];
}
