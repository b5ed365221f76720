import type { Placed } from '../document-view.ts';
import { createFinding, type Finding, prefixPaths } from '../finding.ts';
import { isObject, objectOf } from '../json.ts';
import { compareHeaders } from './headers.ts';
import { compareContent, isUndocumentedBody } from './media-types.ts';
import { isSuccess, matchStatuses } from './statuses.ts';
import { gapNode, member, type Pair, type Walk } from './walk.ts';

/** Compares the responses of an operation, or the responses to a delivery. */
export function compareResponses(walk: Walk, operation: Pair): Finding[] {
  const nodes = { base: member(operation.base, 'responses'), head: member(operation.head, 'responses') };
  const [before, after] = [responsesByStatus(nodes.base), responsesByStatus(nodes.head)];
  const matching = matchStatuses([...before.keys()], [...after.keys()]);
  const nodesOf = (old: string, now: string): Pair => ({
    base: before.get(old) ?? nodes.base,
    head: after.get(now) ?? nodes.head,
  });
  // A change of a range is reported at the first response that replaces it, whose unknowns may excuse it.
  const ofPair = new Map<string, Finding[]>();
  const addTo = (pair: string, finding: Finding): unknown =>
    ofPair.set(pair, [...(ofPair.get(pair) ?? []), finding]);
  for (const { base, heads } of matching.narrowed) {
    const [first = ''] = heads;
    const what = `\`${base}\` became ${inWords(heads)}.`;
    addTo(`${base} ${first}`, createFinding('status-narrowed', nodesOf(base, first), what));
  }
  for (const { bases, head } of matching.widened) {
    const [first = ''] = bases;
    const what = `${inWords(bases)} became \`${head}\`.`;
    const effect = isSuccess(head) ? 'widened' : 'harmless';
    addTo(`${first} ${head}`, createFinding('status-widened', nodesOf(first, head), what, { effect }));
  }
  const findings: Finding[] = [];
  for (const { base, head } of matching.pairs) {
    const [old, now] = [before.get(base), after.get(head)];
    if (!old || !now) continue;
    const extra = ofPair.get(`${base} ${head}`) ?? [];
    // If a status is now described beside its range, the range keeps its unknown until a person closes it.
    const range = base === head ? undefined : after.get(base);
    const narrowed = range ? rangeNarrowed(walk, { base: old, head: now }, range, base, head) : [];
    const inResponse = compareResponse(walk, walk.pair(old, now), extra, range);
    findings.push(...prefixPaths([`response ${head}`], [...narrowed, ...inResponse]));
  }
  const hasSuccess = [...after.keys()].some((status) => isSuccess(status) || status === 'default');
  for (const status of matching.removed) {
    const effect = isSuccess(status) && !hasSuccess ? 'breaking' : 'narrowed';
    const what = `The ${status} response was removed.`;
    const path = [`response ${status}`];
    findings.push(createFinding('response-removed', nodesOf(status, ''), what, { effect, path }));
  }
  for (const status of matching.added) {
    const effect = isSuccess(status) ? 'widened' : 'harmless';
    const what = `The ${status} response was added.`;
    const path = [`response ${status}`];
    findings.push(createFinding('response-added', nodesOf('', status), what, { effect, path }));
  }
  return findings;
}

function responsesByStatus(responses: Placed): Map<string, Placed> {
  const keys = Object.keys(objectOf(responses.value)).filter((key) =>
    /^(?:[1-5](?:\d\d|XX)|default)$/i.test(key),
  );
  return new Map(keys.map((key) => [key.replace(/xx$/i, 'XX'), member(responses, key)]));
}

function inWords(statuses: readonly string[]): string {
  return statuses.map((status) => `\`${status}\``).join(' and ');
}

function rangeNarrowed(walk: Walk, { base, head }: Pair, range: Placed, was: string, is: string): Finding[] {
  const [before, after] = [gapNode(base).gaps, gapNode(head).gaps];
  const [first, ...others] = [...gapNode(range).gaps.keys()].filter((id) => before.has(id) && !after.has(id));
  if (first === undefined) return [];
  const details = [`\`${is}\` is described beside \`${was}\`.`];
  return [walk.policy.narrowed([first, ...others], details, { base, head })];
}

/** @param range the range that still exists beside one of its statuses */
function compareResponse(
  walk: Walk,
  pair: Pair,
  extra: readonly Finding[],
  range: Placed | undefined,
): readonly Finding[] {
  const compare = (): readonly Finding[] => {
    const findings = [...extra, ...compareHeaders(walk, pair), ...compareBodies(walk, pair)];
    const head = gapNode(pair.head);
    const gaps = new Map([...(range ? gapNode(range).gaps : []), ...head.gaps]);
    return walk.policy.excuse(findings, gapNode(pair.base), { ...head, gaps }, isAboutResponse);
  };
  return extra.length === 0 && !range ? walk.once('response', pair, compare) : compare();
}

/** An unknown of a response covers its status, its headers, and a body without any documentation. */
function isAboutResponse({ aspect, depth }: Finding): boolean {
  return depth === 0 && ['status', 'header', 'body', 'unconstrained'].includes(aspect);
}

function compareBodies(walk: Walk, pair: Pair): Finding[] {
  const content = { base: member(pair.base, 'content'), head: member(pair.head, 'content') };
  const [had, has] = [hasContent(content.base), hasContent(content.head)];
  if (had && has) return compareContent(walk, content, 'by-reader');
  if (had) {
    const isLossOfUnknown = isUndocumentedBody(walk, 'base', content.base);
    return [
      createFinding('response-body-removed', content, 'The response no longer has a body.', {
        isLossOfUnknown,
      }),
    ];
  }
  return has ? [createFinding('response-body-added', content, 'The response now has a body.')] : [];
}

function hasContent({ value }: Placed): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}
