/** Redaction of every encoding of the key. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GrantManagement, type StatusError } from '../../scripts/client/runtime/index.ts';
import { redactor } from '../../scripts/client/runtime/transport/redaction.ts';

const keys = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    minLength: 8,
    maxLength: 30,
  })
  .filter((key) => !/\u00ad|\u007f/.test(key) && /[a-z]/i.test(key));

const encodings: Record<string, (key: string) => string> = {
  plain: (key) => key,
  JSON: (key) => JSON.stringify(key).slice(1, -1),
  'JSON with escaped slashes': (key) => JSON.stringify(key).slice(1, -1).replaceAll('/', '\\/'),
  'JSON in \\u escapes': (key) =>
    Array.from(key, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  URL: (key) => encodeURIComponent(key),
  form: (key) => new URLSearchParams({ key }).toString().slice('key='.length),
  HTML: (key) =>
    key
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  'HTML character references': (key) =>
    Array.from(key, (character) => `&#${character.charCodeAt(0)};`).join(''),
};

describe('a key', () => {
  it.each(Object.entries(encodings))('is redacted in text: %s', (_, write) => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(redactor(key)(`before ${write(key)} after`)).toBe('before *** after');
      }),
    );
  });

  it.each([
    ['with a space, form-encoded', 'secret key+0123', 'secret+key%2B0123'],
    ['with an apostrophe, as HTML', "secret'key'0123", 'secret&apos;key&apos;0123'],
    ['with non-ASCII letters, URL-encoded', 'sécret-key-0123', 's%c3%a9cret-key-0123'],
    ['with HTML characters, as JSON from Go', 'a<secret>&key', 'a\\u003csecret\\u003e\\u0026key'],
    ['with a plus, as JSON from .NET', "secret+key'`0123", 'secret\\u002Bkey\\u0027\\u00600123'],
    ['with non-ASCII letters, as Latin-1 bytes', 'sécret-key-0123', 's%E9cret-key-0123'],
  ])('is redacted in text: %s', (_, key, written) => {
    expect(redactor(key)(`before ${written} after`)).toBe('before *** after');
  });

  it("with any single character escaped is redacted in an error's body", async () => {
    const apiKey = 'secret-key-0123456789';
    const body = '{"message":"no \\u0073ecret-key-0123456789"}';
    const headers = { 'content-type': 'application/json' };
    const fetch = async (): Promise<Response> => new Response(body, { status: 403, headers });
    const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, fetch });
    const error = (await client.account.get().catch((reason: unknown) => reason)) as StatusError;
    expect([error.message, error.body]).toEqual([expect.stringContaining('no ***'), { message: 'no ***' }]);
  });

  it('with escaped slashes is redacted everywhere in an error', async () => {
    const apiKey = 'secret/key/0123456789';
    const body = JSON.stringify({
      message: `no ${apiKey}`,
      deep: [apiKey, 1, null],
      [apiKey]: true,
    }).replaceAll('/', '\\/');
    const client = new GrantManagement({
      baseUrl: 'https://eu.invalid',
      apiKey,
      fetch: () =>
        Promise.resolve(new Response(body, { status: 403, headers: { 'content-type': 'application/json' } })),
    });
    const error = (await client.account.get().catch((reason: unknown) => reason)) as StatusError;
    expect(JSON.stringify([error.message, error.text, error.body])).not.toMatch(/secret|0123456789/);
    expect(error.body).toEqual({ message: 'no ***', deep: ['***', 1, null], '***': true });
  });
});
