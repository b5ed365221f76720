import type { Placed } from '../document-view.ts';
import { type Finding, createFinding, named } from '../finding.ts';
import { NO_GAPS } from '../gaps.ts';
import { objectOf } from '../json.ts';
import { deprecation } from '../schema/annotations.ts';
import { compareContent } from './media-types.ts';
import { compareStyle } from './style.ts';
import { gapNode, matchKeys, member, type Pair, schemaSites, type Walk } from './walk.ts';

interface NamedHeader {
  readonly name: string;
  readonly header: Placed;
}

/** Compares the headers of a response. */
export function compareHeaders(walk: Walk, response: Pair): Finding[] {
  const { pairs, removed, added } = matchKeys(
    headersOf(walk, 'base', response.base),
    headersOf(walk, 'head', response.head),
  );
  return [
    ...pairs.flatMap(({ base, head }) => {
      const pair = { base: base.header, head: head.header };
      return named(pathOf(head), compareValue(walk, pair, 'header'));
    }),
    ...removed.flatMap((old) => named(pathOf(old), headerRemoved(walk, old, response.head))),
    ...added.map((now) => {
      const nodes = { base: response.base, head: now.header };
      const isRequired = objectOf(now.header.value)['required'] === true;
      const effect = { sends: isRequired ? 'breaking' : 'safe', receives: 'safe' } as const;
      const what = `The header \`${now.name}\` was added.`;
      return createFinding('header-added', nodes, what, { effect, path: pathOf(now) });
    }),
  ];
}

function pathOf({ name }: NamedHeader): string[] {
  return [`header ${name}`];
}

/** Headers by their names in lower case. `Content-Type` is described as the media type. */
function headersOf(walk: Walk, side: 'base' | 'head', response: Placed): Map<string, NamedHeader> {
  const headers = member(response, 'headers');
  const names = Object.keys(objectOf(headers.value)).filter((name) => name.toLowerCase() !== 'content-type');
  return new Map(
    names.map((name) => {
      const { value, pointer } = member(headers, name);
      return [name.toLowerCase(), { name, header: walk.views[side].follow(value, pointer) }];
    }),
  );
}

/** If it is unknown whether a header exists at all, an unknown that closes excuses that it doesn't. */
function headerRemoved(walk: Walk, { name, header }: NamedHeader, response: Placed): readonly Finding[] {
  const head = member(response, 'headers');
  const removed = createFinding(
    'header-removed',
    { base: header, head },
    `The header \`${name}\` was removed.`,
  );
  const excusable = { ...removed, isLossOfUnknown: true };
  const reported = walk.policy.excuse([excusable], gapNode(header), { gaps: NO_GAPS, pointer: head.pointer });
  return reported.includes(excusable) ? [removed] : reported.filter(({ details }) => details.length > 0);
}

/** Compares the value of a header or a parameter, how it is written, and whether it is required. */
export function compareValue(walk: Walk, pair: Pair, purpose: 'header' | 'parameter'): readonly Finding[] {
  return walk.once(purpose, pair, () => {
    const sites = { base: schemaSites(pair.base), head: schemaSites(pair.head) };
    const nodes = { base: pair.base, head: pair.head };
    const [old, now] = [objectOf(pair.base.value), objectOf(pair.head.value)];
    const content = { base: member(pair.base, 'content'), head: member(pair.head, 'content') };
    // `style.ts` reports a schema that becomes content, or the reverse: the value is written in another way.
    const isSameForm = (content.base.value === null) === (content.head.value === null);
    const findings = isSameForm
      ? [
          ...walk.schemas.compareSchemas(sites.base, sites.head),
          ...compareContent(walk, content, 'by-sender'),
        ]
      : [];
    const isRequired = now['required'] === true;
    if ((old['required'] === true) !== isRequired) {
      const what = `The ${purpose} is now ${isRequired ? 'required' : 'optional'}.`;
      const aspect = purpose === 'header' ? 'header' : 'fixed';
      findings.push(createFinding(isRequired ? 'now-required' : 'now-optional', nodes, what, { aspect }));
    }
    findings.push(...deprecation(old['deprecated'], now['deprecated'], nodes), ...compareStyle(walk, pair));
    return walk.policy.excuse(
      findings,
      gapNode(pair.base, walk.schemas.allowsAnything('base', sites.base)),
      gapNode(pair.head, walk.schemas.allowsAnything('head', sites.head)),
      ({ depth }) => depth === 0,
    );
  });
}
