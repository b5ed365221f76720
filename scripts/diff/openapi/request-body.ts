import { type Finding, finding, named } from '../finding.ts';
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
    const at = { base: operation.base.pointer, head: head.pointer };
    const effect = { sends: isRequired === true ? 'breaking' : 'safe', receives: 'safe' } as const;
    const what = `${isRequired === true ? 'A required' : 'An optional'} body was added.`;
    return [finding('request-body-added', at, what, { effect, path })];
  }
  if (!has) {
    const at = { base: base.pointer, head: operation.head.pointer };
    const isLossOfUnknown = isUndocumentedBody(walk, 'base', member(base, 'content'));
    return [finding('request-body-removed', at, 'The body was removed.', { path, isLossOfUnknown })];
  }
  const at = { base: base.pointer, head: head.pointer };
  const content = { base: member(base, 'content'), head: member(head, 'content') };
  const findings = compareContent(walk, content, 'by-sender');
  if (wasRequired !== isRequired)
    findings.push(
      isRequired === true
        ? finding('now-required', at, 'The body is now required.', { aspect: 'fixed' })
        : finding('now-optional', at, 'The body is now optional.', { aspect: 'fixed' }),
    );
  return named(
    path,
    walk.policy.excuse(findings, gapNode(base), gapNode(head), ({ depth }) => depth === 0),
  );
}
