import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createGrantManagementClient, languageCodes } from '../../generated/client/src/index.ts';

const baseUrl = 'https://eu.invalid';
const apiKey = 'secret-key-0123456789';

/** What is printed of the TypeError that `make` throws. */
function message(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof TypeError) return inspect(error);
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('baseUrl', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['relative', '/v2'],
    ['without a scheme', 'eu.invalid'],
    ['of another scheme', 'ftp://eu.invalid'],
    ['a file', 'file:///etc/hosts'],
    ['with credentials', 'https://user:pass@eu.invalid'],
    ['with a query', 'https://eu.invalid/?a=b'],
    ['with an empty query', 'https://eu.invalid/?'],
    ['with a fragment', 'https://eu.invalid/#a'],
    ['not a string', new URL(baseUrl)],
  ])('%s is refused', (_, value) => {
    expect(message(() => createGrantManagementClient({ baseUrl: value as string, apiKey }))).toContain(
      'baseUrl',
    );
  });

  it('is never quoted with its credentials', () => {
    const text = message(() =>
      createGrantManagementClient({ baseUrl: 'https://user:hunter2@eu.invalid', apiKey }),
    );
    expect(text).not.toContain('hunter2');
  });
});

describe('apiKey', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['with a line feed', `${apiKey}\nx-evil: 1`],
    ['with a carriage return', `${apiKey}\r`],
    ['with a null character', `${apiKey}\0`],
    ['beyond Latin-1', `${apiKey}€`],
    ['with white space around it', ` ${apiKey} `],
  ])('%s is refused without being quoted', (_, value) => {
    const text = message(() => createGrantManagementClient({ baseUrl, apiKey: value as string }));
    expect(text).toContain('apiKey');
    expect(text).not.toContain(apiKey);
  });
});

describe('languages', () => {
  it('takes every language of the interface', () => {
    expect(() => createGrantManagementClient({ baseUrl, apiKey, languages: languageCodes })).not.toThrow();
  });

  it.each([
    ['an empty list', []],
    ['an unknown code', ['xx_XX']],
    ['two codes in one', ['en_GB,fr_FR']],
  ])('refuses %s', (_, languages) => {
    const options = { baseUrl, apiKey, languages: languages as ['all'] };
    expect(message(() => createGrantManagementClient(options))).toContain('languages');
  });
});
