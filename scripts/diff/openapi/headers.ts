import type { Placed } from '../document-view.ts';
import { type Finding, finding, named } from '../finding.ts';
import { objectOf } from '../json.ts';
import { deprecation } from '../schema/annotations.ts';
import { compareContent } from './media-types.ts';
import { compareStyle } from './style.ts';
import { gapNode, member, memberPointer, type Pair, schemaSites, type Walk } from './walk.ts';

/** Compares the headers of a response, whose names have no case; `Content-Type` is none of them. */
export function compareHeaders(walk: Walk, response: Pair): Finding[] {
  const before = headersOf(walk, 'base', response.base);
  const after = headersOf(walk, 'head', response.head);
  const findings: Finding[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(key);
    const now = after.get(key);
    const path = [`header ${(now ?? old)?.name ?? key}`];
    if (old && now) {
      const pair = { base: old.header, head: now.header };
      findings.push(...named(path, [...compareValue(walk, pair, 'header'), ...compareStyle(walk, pair)]));
    } else if (old) {
      findings.push(...headerRemoved(walk, old, path, memberPointer(response.head, 'headers')));
    } else if (now) {
      const mustBeSent = objectOf(now.header.value)['required'] === true;
      const what = `The header \`${now.name}\` was added.`;
      findings.push(
        finding('header-added', { base: response.base.pointer, head: now.header.pointer }, what, {
          effect: { sends: mustBeSent ? 'breaking' : 'safe', receives: 'safe' },
          path,
        }),
      );
    }
  }
  return findings;
}

interface NamedHeader {
  name: string;
  header: Placed;
}

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

/** A header of which it was not shown whether it is there at all can be found not to be there. */
function headerRemoved(
  walk: Walk,
  { name, header }: NamedHeader,
  path: readonly string[],
  head: string,
): readonly Finding[] {
  const what = `The header \`${name}\` was removed.`;
  const removed = finding('header-removed', { base: header.pointer, head }, what, { path });
  const unknown = { ...removed, isLossOfUnknown: true };
  const settled = walk.policy.settle([unknown], gapNode(header), { gaps: new Map(), pointer: head });
  const isExcused = !settled.includes(unknown);
  return isExcused
    ? named(
        path,
        settled.filter(({ details }) => details?.length),
      )
    : [removed];
}

/** Compares what a header or a parameter holds, and whether it has to be there. */
export function compareValue(walk: Walk, pair: Pair, purpose: 'header' | 'parameter'): readonly Finding[] {
  return walk.once(purpose, pair, () => {
    const sites = { base: schemaSites(pair.base), head: schemaSites(pair.head) };
    const at = { base: pair.base.pointer, head: pair.head.pointer };
    const [old, now] = [objectOf(pair.base.value), objectOf(pair.head.value)];
    const content = { base: member(pair.base, 'content'), head: member(pair.head, 'content') };
    const isSameForm = (content.base.value === null) === (content.head.value === null);
    const findings = [
      // Where a schema becomes content, or back, the value is written in another way, and `style.ts` says so.
      ...(isSameForm ? walk.schemas.compareSchemas(sites.base, sites.head) : []),
      ...(isSameForm ? compareContent(walk, content, 'by-sender') : []),
    ];
    const isRequired = now['required'] === true;
    if ((old['required'] === true) !== isRequired) {
      const subject = purpose === 'header' ? 'The header' : 'The parameter';
      const what = `${subject} ${isRequired ? 'is required; it was optional' : 'may be missing; it was required'}.`;
      findings.push(
        finding(isRequired ? 'now-required' : 'now-optional', at, what, {
          aspect: purpose === 'header' ? 'header' : 'fixed',
        }),
      );
    }
    const deprecated = deprecation(old['deprecated'], now['deprecated'], at);
    if (deprecated) findings.push(deprecated);
    return walk.policy.settle(
      findings,
      gapNode(pair.base, walk.schemas.isUnknown('base', sites.base)),
      gapNode(pair.head, walk.schemas.isUnknown('head', sites.head)),
      ({ depth }) => depth === 0,
    );
  });
}
