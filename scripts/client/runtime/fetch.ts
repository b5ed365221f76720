import createClient, { type Client } from 'openapi-fetch';
import { type jsonMediaType, operationFacts, slugShape } from '#generated/client/src/interface.ts';
import type { components, operations, paths } from '#generated/client/src/paths.ts';
import { invalidArgument } from './invalid-argument.ts';
import { isRecord } from './is-record.ts';
import type { ClientOptions, Limits } from './options.ts';
import { read } from './reading.ts';
import type { AnswerShape } from './request.ts';
import { makeResponse } from './responses.ts';
import { type Exchange, Transport } from './transport.ts';

export type { components, operations, paths };
export { isStatus, type WithStatus } from './fetch-status.ts';

/** An openapi-fetch client that reads and writes JSON. */
export interface GrantManagementFetchClient extends Client<paths, typeof jsonMediaType> {
  /** A copy with other limits or languages, for one call or many. It shares the rate limit. */
  with(options?: Limits): GrantManagementFetchClient;
}

/** What is known of an operation. */
interface OperationFacts {
  readonly operation: string;
  readonly answer: AnswerShape;
  /** Members of the body; null where the interface does not show them, or where it has none. */
  readonly members: readonly string[] | null;
}

/**
 * Makes an openapi-fetch client over the transport of this package: key, languages, timeouts, retries, rate limit and
 * the refusal of redirects are those of `GrantManagement`.
 *
 * A status that stands for a failure comes back as `error`, without the key where the service echoes it; without a body
 * it is thrown, because there would be nothing in `error`. So is everything else that can go wrong.
 *
 * @param options where the service is, the key, and how to behave
 * @returns `GET('/fund/{fund_slug}', …)` and so on
 * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
 */
export function createGrantManagementClient(options: ClientOptions): GrantManagementFetchClient {
  const transport = new Transport(options);
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, '');

  const send = async (request: Request): Promise<Response> => {
    const { url, method, signal, headers } = request;
    const below = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
    const [path, query = ''] = below.split('?');
    const route = routeOf(`${method} ${path}`);
    if (!route)
      throw invalidArgument(
        'path',
        `that of an operation under ${baseUrl}, with slugs of 8 letters`,
        `${method} ${path}`,
      );
    const text = await request.text();
    const body = text === '' ? undefined : { value: JSON.parse(text) as unknown };
    const { facts, slugs } = route;
    checkMembers(body?.value, facts);
    return transport.send(
      {
        operation: facts.operation,
        answer: facts.answer,
        slugs,
        query: queryOf(query),
        ...(body ? { body } : {}),
        options: { signal, headers: Object.fromEntries(headers) as Record<Lowercase<string>, string> },
      },
      (exchange) => respond(exchange, facts),
    );
  };
  const client = createClient<paths, typeof jsonMediaType>({ baseUrl, fetch: send });
  return Object.assign(client, {
    with: (changes?: Limits) => createGrantManagementClient(transport.derive(changes)),
  });
}

/** What openapi-fetch reads: an answer that is what was asked for, or an error with a body. */
function respond(exchange: Exchange, { operation, answer }: OperationFacts): Response {
  const { response, text, redact } = exchange;
  if (response.ok || text === '' || response.status <= 399)
    read(exchange, { operation, answer, format: 'json' });
  return makeResponse(response.ok ? text : redact(text), response);
}

/** A parameter can be repeated. */
function queryOf(text: string): Record<string, string[]> {
  const query = new URLSearchParams(text);
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
}

/** The types of openapi-fetch let a misspelt optional member pass, and what is left out can mean "all". */
function checkMembers(body: unknown, { members }: OperationFacts): void {
  if (members === null || !isRecord(body)) return;
  const stray = Object.keys(body).find((name) => !members.includes(name));
  if (stray !== undefined)
    throw invalidArgument(`body.${stray}`, `one of the members ${members.join(', ')}`, body[stray]);
}

/** The operation of a request, and its slugs: every variable part of a path is one (checked when the package is built). */
function routeOf(request: string): { facts: OperationFacts; slugs: Record<string, string> } | undefined {
  const parts = request.split('/');
  for (const facts of operationFacts) {
    const places = facts.operation.split('/');
    const fits = parts.every((part, index) =>
      places[index] === '{}' ? slugShape.test(part) : places[index] === part,
    );
    if (!fits || parts.length !== places.length) continue;
    const slugs = parts.filter((_, index) => places[index] === '{}');
    return { facts, slugs: Object.fromEntries(slugs.entries()) };
  }
  return undefined;
}
