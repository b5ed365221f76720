import type { Placed } from '../document-view.ts';
import { createFinding, type Finding, prefixPaths } from '../finding.ts';
import { NO_GAPS } from '../gaps.ts';
import { objectOf } from '../json.ts';
import { compareValue } from './values.ts';
import { gapNode, matchKeys, member, type Pair, type Walk } from './walk.ts';

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
      return prefixPaths(pathOf(head), compareValue(walk, pair, 'header'));
    }),
    ...removed.flatMap((old) => prefixPaths(pathOf(old), headerRemoved(walk, old, response.head))),
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

/** Headers by lower-case name, without `Content-Type`, which media types describe. */
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

/** Closing an unknown about a header's presence excuses the header's removal. */
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
