import { expect, it } from 'vitest';
import { Recogniser } from '../../scripts/contract/recognise.ts';

function recognised(headers: Record<string, string>, text = '{}'): string | undefined {
  const recogniser = new Recogniser();
  recogniser.inspect({ kind: 'reply', status: 200, headers: new Headers(headers), text, milliseconds: 1 });
  return recogniser.imitation;
}

it('the check distinguishes our mock and Prism from a real service', () => {
  expect(recognised({ 'X-Mock-Condition': 'none' })).toBe('mock');
  expect(recognised({ 'sl-violations': '[]' })).toBe('prism');
  expect(recognised({}, '{"type":"https://stoplight.io/prism/errors#NOT_ACCEPTABLE"}')).toBe('prism');
  expect(recognised({ 'x-request-id': '1' })).toBeUndefined();
});
