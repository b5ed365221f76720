import imported, { type Client } from 'openapi-fetch';
import { type jsonMediaType, operationFacts, slugShape } from '#generated/client/src/interface.ts';
import type { paths } from '#generated/client/src/paths.ts';
import { invalidArgument } from './request/check.ts';
import type { ClientOptions, CommonOptions } from './request/options.ts';
import type { AnswerShape, ApiRequest } from './request/request.ts';
import { read } from './response/reading.ts';
import { isRecord, makeResponse } from './response/response.ts';
import type { Exchange } from './transport/exchange.ts';
import { Transport } from './transport/transport.ts';

export type { paths };
export { isStatus } from './fetch-status.ts';

// If `require` loads the CommonJS build of openapi-fetch, the import is the module rather than its default export.
const createClient =
  typeof imported === 'function' ? imported : (imported as { default: typeof imported }).default;

/** An openapi-fetch client that reads and writes JSON. */
export interface GrantManagementFetchClient extends Client<paths, typeof jsonMediaType> {
  /** Creates a copy with other options, which shares the rate limit. */
  with(options?: CommonOptions): GrantManagementFetchClient;
}

interface OperationFacts {
  readonly operation: string;
  readonly answer: AnswerShape;
  /** Fields of the body; null if they aren't documented or there is no body. */
  readonly members: readonly string[] | null;
  /** See {@link ApiRequest}. */
  readonly accept?: string;
  readonly redirects?: readonly number[];
  /** True if the body is a form. */
  readonly isForm?: boolean;
}

/**
 * Creates an openapi-fetch client with the transport of `GrantManagement`, including its options, retries, rate limit and
 * redaction. An error response with a body is returned as `error`. Other failures are thrown, including error responses
 * without a body, for which `error` would be empty.
 *
 * @throws InvalidArgumentError if an option is missing or invalid
 */
export function createGrantManagementClient(options: ClientOptions): GrantManagementFetchClient {
  return clientOver(new Transport(options));
}

function clientOver(transport: Transport): GrantManagementFetchClient {
  const baseUrl = new URL(transport.baseUrl).href.replace(/\/+$/, '');

  const send = async (request: Request): Promise<Response> => {
    const { url, method, signal } = request;
    // The transport sets it too.
    const { 'content-type': _, ...headers } = Object.fromEntries(request.headers);
    const below = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
    const [path, query = ''] = below.split('?');
    const route = routeOf(`${method} ${path}`);
    if (!route) throw invalidArgument('path', `a documented path with valid slugs`, `${method} ${path}`);
    const { facts, slugs } = route;
    const { operation, answer, accept, redirects } = facts;
    const body = await bodyOf(request, facts);
    checkMembers(body?.value, facts);
    const callOptions = { signal, headers };
    const common = { operation, answer, accept, redirects };
    const apiRequest = { ...common, slugs, query: queryOf(query), options: callOptions };
    return transport.send(body ? { ...apiRequest, body } : apiRequest, respond);
  };
  const client = createClient<paths, typeof jsonMediaType>({ baseUrl, fetch: send });
  return Object.assign(client, {
    with: (changes?: CommonOptions) => clientOver(transport.with(changes)),
  });
}

/** Returns the body that openapi-fetch serialized: JSON, or a form if the operation takes one. */
async function bodyOf(request: Request, { isForm = false }: OperationFacts): Promise<ApiRequest['body']> {
  if (isForm) return { value: await request.formData(), toForm: (form) => form as FormData };
  const text = await request.text();
  return text === '' ? undefined : { value: JSON.parse(text) as unknown };
}

/** Creates the response for openapi-fetch: a success, or an error response with a body. */
function respond(exchange: Exchange): Response {
  const { response, ok, status, text, blob, redact } = exchange;
  if (ok || text === '' || status <= 399) read(exchange);
  return makeResponse(blob ?? (ok ? text : redact(text)), response);
}

function queryOf(text: string): Record<string, string[]> {
  const query = new URLSearchParams(text);
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
}

/** Rejects unknown fields, because openapi-fetch's types accept a misspelt optional field, and omitting one can mean "all". */
function checkMembers(body: unknown, { members }: OperationFacts): void {
  if (members === null || !isRecord(body)) return;
  const stray = Object.keys(body).find((name) => !members.includes(name));
  if (stray !== undefined)
    throw invalidArgument(`body.${stray}`, `one of the fields ${members.join(', ')}`, body[stray]);
}

/** Returns the operation of a request and its slugs. The build checks that every path parameter is a slug. */
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
