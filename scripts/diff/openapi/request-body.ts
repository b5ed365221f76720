import { createFinding, type Finding, prefixPaths } from '../finding.ts';
import { isObject, objectOf } from '../json.ts';
import { compareContent, isUndocumentedBody } from './media-types.ts';
import { gapNode, member, type Pair, type Walk } from './walk.ts';

/** Compares the request bodies of an operation, or the bodies of a delivery. */
export function compareRequestBody(walk: Walk, operation: Pair): readonly Finding[] {
  const { base, head } = walk.pair(operation.base, operation.head, 'requestBody');
  const [had, has] = [isObject(base.value), isObject(head.value)];
  const [wasRequired, isRequired] = [base, head].map(({ value }) => objectOf(value)['required'] === true);
  const path = ['body'];
  if (!had && !has) return [];
  if (!had) {
    const nodes = { base: operation.base, head };
    const effect = { sends: isRequired === true ? 'breaking' : 'safe', receives: 'safe' } as const;
    const what = `${isRequired === true ? 'A required' : 'An optional'} body was added.`;
    return [createFinding('request-body-added', nodes, what, { effect, path })];
  }
  if (!has) {
    const nodes = { base, head: operation.head };
    const isLossOfUnknown = isUndocumentedBody(walk, 'base', member(base, 'content'));
    return [createFinding('request-body-removed', nodes, 'The body was removed.', { path, isLossOfUnknown })];
  }
  const nodes = { base, head };
  const content = { base: member(base, 'content'), head: member(head, 'content') };
  const findings = compareContent(walk, content, 'by-sender');
  if (wasRequired !== isRequired)
    findings.push(
      isRequired === true
        ? createFinding('now-required', nodes, 'The body is now required.', { aspect: 'fixed' })
        : createFinding('now-optional', nodes, 'The body is now optional.', { aspect: 'fixed' }),
    );
  return prefixPaths(
    path,
    walk.policy.excuse(findings, gapNode(base), gapNode(head), ({ depth }) => depth === 0),
  );
}
