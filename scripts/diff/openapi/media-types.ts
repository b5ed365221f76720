import type { Placed } from '../document-view.ts';
import { createFinding, type Finding, isMaterial, type Nodes, prefixPaths } from '../finding.ts';
import { isAboutGaps } from '../gaps.ts';
import { objectOf, sameJson } from '../json.ts';
import { describeVersionChange, pairVersions } from './media-type-versions.ts';
import { gapNode, member, type Pair, schemaSites, type Walk } from './walk.ts';

/** The side that chooses a media type: the receiver with `Accept`, or the sender. */
export type Choice = 'by-reader' | 'by-sender';

/** Compares two `content` maps. A range such as `text/*` matches the media types that it covers. */
export function compareContent(walk: Walk, pair: Pair, choice: Choice): Finding[] {
  const before = mediaTypes(pair.base);
  const after = mediaTypes(pair.head);
  const removed = new Set([...before.keys()].filter((name) => !after.has(name)));
  const added = new Set([...after.keys()].filter((name) => !before.has(name)));
  const findings: Finding[] = [];
  const nodesOf = (old: string, now: string): Pair => ({
    base: before.get(old) ?? pair.base,
    head: after.get(now) ?? pair.head,
  });
  const compare = (old: string, now: string, extra: readonly Finding[] = []): void => {
    const [base, head] = [before.get(old), after.get(now)];
    if (base && head)
      findings.push(...prefixPaths([now], [...extra, ...compareMediaType(walk, { base, head })]));
  };
  for (const name of before.keys()) if (after.has(name)) compare(name, name);
  for (const name of added) {
    const range = [...before.keys()].find((one) => covers(one, name));
    if (range === undefined) continue;
    added.delete(name);
    const what = `\`${range}\` became \`${name}\`.`;
    const isReplaced = removed.delete(range);
    compare(
      range,
      name,
      isReplaced ? [createFinding('media-type-narrowed', nodesOf(range, name), what)] : [],
    );
  }
  for (const name of removed) {
    const range = [...after.keys()].find((one) => covers(one, name));
    if (range === undefined) continue;
    removed.delete(name);
    const what = `\`${name}\` became \`${range}\`.`;
    const isReplaced = added.delete(range);
    compare(name, range, isReplaced ? [createFinding('media-type-widened', nodesOf(name, range), what)] : []);
  }
  for (const { base, head } of pairVersions([...removed], [...added])) {
    removed.delete(base);
    added.delete(head);
    findings.push(versionChanged(walk, base, head, nodesOf(base, head)));
    compare(base, head);
  }
  for (const name of removed) {
    const effect = choice === 'by-reader' ? 'breaking' : 'narrowed';
    const what = `The media type \`${name}\` was removed.`;
    findings.push(createFinding('media-type-removed', nodesOf(name, ''), what, { effect, path: [name] }));
  }
  for (const name of added) {
    const effect = choice === 'by-reader' ? 'harmless' : 'widened';
    const what = `The media type \`${name}\` was added.`;
    findings.push(createFinding('media-type-added', nodesOf('', name), what, { effect, path: [name] }));
  }
  return findings;
}

/** Reports a new version once, at its first place, regardless of how many bodies have it. */
function versionChanged(walk: Walk, base: string, head: string, nodes: Nodes): Finding {
  const { what, isVersion } = describeVersionChange(base, head);
  const kind = isVersion ? 'media-type-version-changed' : 'media-type-parameters-changed';
  const details = [`\`${base}\` became \`${head}\`.`];
  return createFinding(kind, walk.firstNodes(what, nodes), what, { details });
}

/** Media types by name in lower case, with one space before each parameter. */
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

/** True if nothing is documented about a body in any media type. */
export function isUndocumentedBody(walk: Walk, side: 'base' | 'head', content: Placed): boolean {
  return Object.keys(objectOf(content.value)).every((name) =>
    walk.schemas.allowsAnything(side, schemaSites(member(content, name))),
  );
}

function compareMediaType(walk: Walk, pair: Pair): readonly Finding[] {
  return walk.once('media type', pair, () => {
    const sites = { base: schemaSites(pair.base), head: schemaSites(pair.head) };
    const findings = [...walk.schemas.compareSchemas(sites.base, sites.head), ...compareEncoding(pair)];
    const base = gapNode(pair.base, walk.schemas.allowsAnything('base', sites.base));
    const head = gapNode(pair.head, walk.schemas.allowsAnything('head', sites.head));
    if (!walk.policy.changesShape(base.gaps, head.gaps))
      return walk.policy.excuse(findings, base, head, ({ depth }) => depth === 0);
    // The whole body was unknown, so the unknown excuses every change inside it.
    const excusable = findings.map((one) =>
      isMaterial(one) && !isAboutGaps(one)
        ? { ...one, aspect: 'unconstrained' as const, isLossOfUnknown: true }
        : one,
    );
    return walk.policy.excuse(excusable, base, head);
  });
}

function compareEncoding({ base, head }: Pair): Finding[] {
  const [before, after] = [base, head].map(({ value }) => objectOf(value)['encoding']);
  if (sameJson(before, after)) return [];
  return [createFinding('encoding-changed', { base, head }, 'The encoding of the parts changed.')];
}
