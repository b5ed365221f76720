import type { Placed } from '../document-view.ts';
import { type Finding, finding, named } from '../finding.ts';
import { isObject, objectOf } from '../json.ts';
import { compareHeaders } from './headers.ts';
import { compareContent, isUnknownBody } from './media-types.ts';
import { isSuccess, matchStatuses } from './statuses.ts';
import { gapNode, member, memberPointer, type Pair, type Walk } from './walk.ts';

/** Compares the responses of an operation, or the answers to a delivery. */
export function compareResponses(walk: Walk, operation: Pair): Finding[] {
  const before = responsesOf(operation.base);
  const after = responsesOf(operation.head);
  const matching = matchStatuses([...before.keys()], [...after.keys()]);
  const at = {
    base: memberPointer(operation.base, 'responses'),
    head: memberPointer(operation.head, 'responses'),
  };
  const findings: Finding[] = [];
  // What happens to a range is told at the first response that took it over, whose gaps may account for it.
  const ofPair = new Map<string, Finding[]>();
  for (const { base, heads } of matching.narrowed) {
    const [first = ''] = heads;
    const what = `\`${base}\` became ${heads.map((head) => `\`${head}\``).join(' and ')}.`;
    addTo(
      ofPair,
      `${base} ${first}`,
      statusChange('status-narrowed', base, what, before.get(base), after.get(first)),
    );
  }
  for (const { bases, head } of matching.widened) {
    const [first = ''] = bases;
    const what = `${bases.map((base) => `\`${base}\``).join(' and ')} became \`${head}\`.`;
    addTo(
      ofPair,
      `${first} ${head}`,
      statusChange('status-widened', head, what, before.get(first), after.get(head)),
    );
  }
  for (const { base, head } of matching.pairs) {
    const old = before.get(base);
    const now = after.get(head);
    if (!old || !now) continue;
    const pair = walk.pair(old, now);
    const extra = ofPair.get(`${base} ${head}`) ?? [];
    // A status that is described now stands beside its range, whose gap stays open until a person closes it.
    const range = base === head ? undefined : after.get(base);
    const gaps = { before: gapNode(old).gaps, now: gapNode(now).gaps };
    const left = range === undefined ? [] : [...gapNode(range).gaps.keys()];
    const [gap, ...others] = left.filter((id) => gaps.before.has(id) && !gaps.now.has(id));
    const beside = { base: old.pointer, head: now.pointer };
    const seen = [`\`${head}\` is described beside \`${base}\`.`];
    const narrowed = gap === undefined ? [] : [walk.policy.narrowed([gap, ...others], seen, beside)];
    const found = [...narrowed, ...compareResponse(walk, pair, extra, range)];
    findings.push(...named([`response ${head}`], found));
  }
  const keepsSuccess = [...after.keys()].some((status) => isSuccess(status) || status === 'default');
  for (const status of matching.removed) {
    const effect = isSuccess(status) && !keepsSuccess ? 'breaking' : 'narrowed';
    const places = { base: before.get(status)?.pointer ?? at.base, head: at.head };
    const path = [`response ${status}`];
    findings.push(
      finding('response-removed', places, `The response ${status} was removed.`, { effect, path }),
    );
  }
  for (const status of matching.added) {
    const effect = isSuccess(status) ? 'widened' : 'harmless';
    const places = { base: at.base, head: after.get(status)?.pointer ?? at.head };
    const path = [`response ${status}`];
    findings.push(finding('response-added', places, `The response ${status} was added.`, { effect, path }));
  }
  return findings;
}

function responsesOf(operation: Placed): Map<string, Placed> {
  const responses = member(operation, 'responses');
  const keys = Object.keys(objectOf(responses.value)).filter((key) =>
    /^(?:[1-5](?:\d\d|XX)|default)$/i.test(key),
  );
  return new Map(keys.map((key) => [key.replace(/xx$/i, 'XX'), member(responses, key)]));
}

function addTo(map: Map<string, Finding[]>, key: string, found: Finding): void {
  map.set(key, [...(map.get(key) ?? []), found]);
}

function statusChange(
  kind: 'status-narrowed' | 'status-widened',
  status: string,
  what: string,
  base: Placed | undefined,
  head: Placed | undefined,
): Finding {
  const widened = isSuccess(status) ? 'widened' : 'harmless';
  return finding(kind, { base: base?.pointer ?? null, head: head?.pointer ?? null }, what, {
    aspect: 'status',
    effect: kind === 'status-narrowed' ? 'narrowed' : widened,
  });
}

/** @param range the range that is left beside a number of it */
function compareResponse(
  walk: Walk,
  pair: Pair,
  extra: readonly Finding[],
  range?: Placed,
): readonly Finding[] {
  const compare = (): Finding[] => {
    const findings = [...extra, ...compareHeaders(walk, pair), ...compareBodies(walk, pair)];
    const head = gapNode(pair.head);
    const gaps = new Map([...(range ? gapNode(range).gaps : []), ...head.gaps]);
    return walk.policy.settle(findings, gapNode(pair.base), { ...head, gaps }, accountsFor);
  };
  return extra.length === 0 && !range ? walk.once('response', pair, compare) : compare();
}

/** A gap of a response is about its status, its headers, its body, and a body of which nothing is known. */
function accountsFor({ aspect, depth }: Finding): boolean {
  return depth === 0 && ['status', 'header', 'body', 'unknown'].includes(aspect);
}

function compareBodies(walk: Walk, pair: Pair): Finding[] {
  const content = { base: member(pair.base, 'content'), head: member(pair.head, 'content') };
  const [had, has] = [hasContent(content.base), hasContent(content.head)];
  const at = { base: content.base.pointer, head: content.head.pointer };
  if (had && has) return compareContent(walk, content, 'by-reader');
  if (had) {
    const what = 'The response has no body any more.';
    const isLossOfUnknown = isUnknownBody(walk, 'base', content.base);
    return [finding('response-body-removed', at, what, { isLossOfUnknown })];
  }
  if (!has) return [];
  const effect = { sends: 'breaking', receives: 'safe' } as const;
  return [finding('response-body-added', at, 'The response has a body.', { effect })];
}

function hasContent({ value }: Placed): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
