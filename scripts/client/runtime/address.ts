import { slugShape } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import { checkRequired } from './option-rules.ts';
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
  return `${baseUrl}${path}${queryString([options?.query, query])}`;
}

/** Writes query parameters; of those with the same name the last object's count, and undefined leaves one out. */
function queryString(queries: readonly (object | undefined)[]): string {
  if (queries.every((query) => query === undefined)) return '';
  const values = new Map<string, unknown>();
  for (const query of queries) {
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) values.set(name, value);
  }
  if (values.size === 0) return '';
  const pairs = [...values].flatMap(([name, value]): [string, string][] =>
    [value].flat().map((one) => [name, textOf(name, one)]),
  );
  return `?${new URLSearchParams(pairs)}`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  throw invalidArgument(`query.${name}`, 'a text, a finite number, true or false', value);
}
