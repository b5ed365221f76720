import { slugShape } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import { checkRequired, merge } from './option-rules.ts';
import type { CallOptions } from './options.ts';

/** What is known of a successful response: an object, a page of a list, a file, that it is empty, or nothing. */
export type AnswerShape = 'object' | 'page' | 'text' | 'blob' | 'nothing' | 'unknown';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A method of HTTP that `client.request()` can send. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** One request of the API, before it has headers and a body of text. */
export interface ApiRequest {
  /** Method and path template, with `{}` for each slug: `GET /fund/{}`. */
  readonly operation: string;
  readonly answer: AnswerShape;
  readonly options?: CallOptions | undefined;
  /** Slugs of the path, in order, by the names of their arguments. */
  readonly slugs?: Readonly<Record<string, string>>;
  /** Method and path as the user wrote them, if the operation isn't documented. */
  readonly method?: Method;
  readonly path?: string;
  /** The body, if there is one: JSON, or a form. */
  readonly body?: { readonly value: unknown; readonly isForm?: boolean };
  /** Media type of the file that is returned. */
  readonly accept?: string | undefined;
  /** Redirects that are answers. */
  readonly redirects?: readonly number[] | undefined;
  /** Documented query parameters. */
  readonly query?: object | undefined;
  readonly format?: 'json' | 'xml' | undefined;
  /** Unknowns because of which the response isn't documented. */
  readonly gaps?: readonly string[];
}

const slugRule = {
  expected: 'a slug: 8 letters from A to Z',
  fits: (value: unknown): boolean => typeof value === 'string' && slugShape.test(value),
};

/**
 * Makes the URL of a request.
 *
 * @param baseUrl checked, without a slash at its end
 * @throws InvalidArgumentError if a slug, a path or a query parameter is invalid
 */
export function urlOf(baseUrl: string, request: ApiRequest): string {
  const { operation, slugs = {}, query, options } = request;
  if ('path' in request) checkWritten(request);
  let path = request.path ?? operation.slice(operation.indexOf(' ') + 1);
  for (const [name, slug] of Object.entries(slugs)) {
    checkRequired(name, slug, slugRule);
    path = path.replace('{}', slug);
  }
  return `${baseUrl}${path}${queryString(merge(options?.query ?? {}, query ?? {}))}`;
}

/** Checks method and path that the user wrote: the path must stay below the base URL. */
function checkWritten({ method, path, body, format = 'json' }: ApiRequest): void {
  checkRequired('method', method, {
    expected: methods.join(', '),
    fits: (value) => methods.includes(value as Method),
  });
  checkRequired('path', path, pathRule);
  checkRequired('as', format, {
    expected: "'json' or 'xml'",
    fits: (value) => value === 'json' || value === 'xml',
  });
  if (body && (method === 'GET' || method === 'HEAD'))
    throw invalidArgument('body', `left out of a ${method}`, body.value);
}

const pathRule = {
  expected:
    "a path below baseUrl, such as '/account', without '.', '..', '//', a slash at its end, '%25', backslashes, query and fragment",
  fits: (path: unknown): boolean =>
    typeof path === 'string' && /^\/[^\\?#\s\p{Cc}]+$/u.test(path) && isBelow(path),
};

/**
 * Whether no segment is empty or goes up, also once a proxy has decoded it, and some servers have cut off what follows a
 * `;`. What would have to be decoded twice is refused.
 */
function isBelow(path: string): boolean {
  try {
    const segments = decodeURIComponent(path).split(/[/\\]/).slice(1);
    return !path.includes('%25') && segments.every((segment) => !/^\.{0,2}(;|$)/.test(segment));
  } catch {
    return false;
  }
}

/** Method and path template for logs and errors: they contain no slugs. */
export function operationOf(method: string, path: string): string {
  const segments = String(path)
    .split('/')
    .map((segment) => (slugShape.test(segment) ? '{}' : segment));
  return `${method} ${segments.join('/')}`;
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
  throw invalidArgument(`query.${name}`, 'a string, a finite number or a boolean', value);
}
