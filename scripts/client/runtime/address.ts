import { slugShape } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import { checkRequired, merge } from './option-rules.ts';
import type { ApiRequest } from './request.ts';

const slugRule = {
  expected: 'a slug, which is a word of 8 letters from A to Z',
  fits: (value: unknown): boolean => typeof value === 'string' && slugShape.test(value),
};

/**
 * Makes the address of a request.
 *
 * @param baseUrl checked, without a slash at its end
 * @param request which operation, slugs and query
 * @returns an absolute address
 * @throws GrantManagementError of kind `InvalidArgument` when a slug or a value of the query cannot be used
 */
export function addressOf(baseUrl: string, { operation, slugs = {}, query, options }: ApiRequest): string {
  let path = operation.slice(operation.indexOf(' ') + 1);
  for (const [name, slug] of Object.entries(slugs)) {
    checkRequired(name, slug, slugRule);
    path = path.replace('{}', slug);
  }
  return `${baseUrl}${path}${queryString(merge(options?.query ?? {}, query ?? {}))}`;
}

/** Writes query parameters; undefined leaves one out. */
function queryString(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]): [string, string][] => [value].flat().map((one) => [name, textOf(name, one)]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  throw invalidArgument(`query.${name}`, 'a text, a finite number, true or false', value);
}
