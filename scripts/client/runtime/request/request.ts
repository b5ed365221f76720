import { slugShape } from '#generated/client/src/interface.ts';
import { check, invalidArgument, merge, type Rule } from './check.ts';
import type { CallOptions } from './options.ts';

/** The documented shape of a success. */
export type AnswerShape = 'object' | 'page' | 'text' | 'blob' | 'nothing' | 'unknown';

/** An HTTP method that `client.request()` can send. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** An API request, before it is serialized. */
export interface ApiRequest {
  /** Method and path template, with `{}` for each slug: `GET /fund/{}`. */
  readonly operation: string;
  readonly answer: AnswerShape;
  readonly options?: CallOptions | undefined;
  /** The path's slugs, in order, by argument name. */
  readonly slugs?: Readonly<Record<string, string>>;
  /** The user's path, if the operation isn't documented. */
  readonly path?: string;
  /** The JSON or form body. `toForm` is passed in, so that bundlers can drop it if no form is used. */
  readonly body?: { readonly value: unknown; readonly toForm?: (value: unknown) => FormData };
  /** Media type of the returned file. */
  readonly accept?: string | undefined;
  /** Redirect statuses to return as responses. */
  readonly redirects?: readonly number[] | undefined;
  /** Documented query parameters. */
  readonly query?: object | undefined;
  readonly format?: 'json' | 'xml' | undefined;
  /** IDs of the unknowns that leave the response undocumented. */
  readonly gaps?: readonly string[];
}

const slugRule: Rule = [
  'a slug: 8 letters from A to Z',
  (value) => typeof value === 'string' && slugShape.test(value),
];

const pathRule: Rule = [
  "a path below baseUrl, such as '/account', without '.', '..', '//', '%25', backslashes, a trailing slash, query or fragment",
  (path) => typeof path === 'string' && /^\/[^\\?#\s\p{Cc}]+$/u.test(path) && isBelow(path),
];

/**
 * Builds the URL of a request.
 *
 * @param baseUrl validated, without a trailing slash
 * @throws InvalidArgumentError if a slug, a path or a query parameter is invalid
 */
export function urlOf(baseUrl: string, request: ApiRequest): string {
  const { operation, slugs, query, options } = request;
  let path = operation.slice(operation.indexOf(' ') + 1);
  if ('path' in request) {
    check('path', request.path, pathRule);
    path = request.path as string;
    if (request.body && /^(GET|HEAD) /.test(operation))
      throw invalidArgument('body', 'omitted for GET and HEAD', request.body.value);
  }
  for (const name in slugs) {
    const slug = slugs[name] as string;
    check(name, slug, slugRule);
    path = path.replace('{}', slug);
  }
  const search = query || options?.query ? queryString(merge(options?.query ?? {}, query ?? {})) : '';
  return baseUrl + path + search;
}

/**
 * Returns true if a path stays below the base URL: no segment is empty or consists of dots, even after a proxy decodes it or
 * a server drops everything after a `;`. Rejects double encoding.
 */
function isBelow(path: string): boolean {
  try {
    const segments = decodeURIComponent(path).split(/[/\\]/).slice(1);
    return !path.includes('%25') && segments.every((segment) => !/^\.{0,2}(;|$)/.test(segment));
  } catch {
    return false;
  }
}

/** Returns method and path template for logs and errors. Keeps only words, because other segments may be slugs, IDs or secrets. */
export function operationOf(method: string, path: string): string {
  const segments = String(path)
    .split('/')
    .map((segment) => (/^[a-z]*(-[a-z]+)*$/.test(segment) ? segment : '{}'));
  return `${method} ${segments.join('/')}`;
}

/** Serializes query parameters, without undefined ones. */
function queryString(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]): [string, string][] =>
      [value].flat().map((one) => [name, parameterText(name, one)]),
    );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function parameterText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  throw invalidArgument(`query.${name}`, 'a string, a finite number or a boolean', value);
}
