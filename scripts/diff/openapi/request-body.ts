import { type Finding, finding, named } from '../finding.ts';
import { isObject, objectOf } from '../json.ts';
import { compareContent, isUnknownBody } from './media-types.ts';
import { gapNode, member, type Pair, type Walk } from './walk.ts';

/** Compares the request bodies of an operation, or what a delivery carries. */
export function compareRequestBody(walk: Walk, operation: Pair): readonly Finding[] {
  const pair = walk.pair(operation.base, operation.head, 'requestBody');
  const at = { base: pair.base.pointer, head: pair.head.pointer };
  const [had, has] = [isObject(pair.base.value), isObject(pair.head.value)];
  if (!had && !has) return [];
  const isRequired = objectOf(pair.head.value)['required'] === true;
  if (!had) {
    const effect = { sends: isRequired ? 'breaking' : 'safe', receives: 'safe' } as const;
    const places = { base: operation.base.pointer, head: at.head };
    return [
      finding('request-body-added', places, `${isRequired ? 'A required' : 'An optional'} body was added.`, {
        effect,
        path: ['body'],
      }),
    ];
  }
  if (!has) {
    const places = { base: at.base, head: operation.head.pointer };
    return [
      finding('request-body-removed', places, 'The body was removed.', {
        path: ['body'],
        isLossOfUnknown: isUnknownBody(walk, 'base', member(pair.base, 'content')),
      }),
    ];
  }
  const findings = [
    ...compareContent(
      walk,
      { base: member(pair.base, 'content'), head: member(pair.head, 'content') },
      'by-sender',
    ),
  ];
  if ((objectOf(pair.base.value)['required'] === true) !== isRequired) {
    const kind = isRequired ? 'now-required' : 'now-optional';
    findings.push(
      finding(
        kind,
        at,
        isRequired ? 'The body is required; it was optional.' : 'The body may be missing; it was required.',
        { aspect: 'fixed' },
      ),
    );
  }
  return named(
    ['body'],
    walk.policy.settle(findings, gapNode(pair.base), gapNode(pair.head), ({ depth }) => depth === 0),
  );
}
