import {
  type ExampleName,
  examples,
  type OperationName,
  operationNames,
  type ResponseExample,
} from '#generated/client/src/examples.ts';
import { apiKeyHeader, jsonMediaType, languageHeader, mediaType } from '#generated/client/src/interface.ts';
import type { FetchFunction } from './request/options.ts';
import { makeResponse } from './response/response.ts';

/** The name of a documented example, or a function that returns a response or throws an error such as `ConnectionError`. */
export type Answer = ExampleName | ((request: TestRequest) => Response | Promise<Response>);

/** A request to a {@link TestFetch}, without the key. */
export interface TestRequest {
  /** Method and path, with `{}` for each slug. */
  readonly operation: string;
  readonly url: string;
  readonly slugs: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  /** Headers by lower-case name, without the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly languages: string | undefined;
  /** The parsed body, or the form. */
  readonly body: unknown;
}

/** A `fetch` for unit tests. */
export interface TestFetch extends FetchFunction {
  /** The requests so far. */
  readonly requests: readonly TestRequest[];
}

/**
 * Creates a `fetch` that returns documented examples instead of calling a server: by default, an operation's first success
 * example, or for a list the requested page.
 *
 * The client waits in real time before it retries. Set `maxRetries: 0`, or use fake timers that also mock
 * `performance.now()` (Vitest and Jest, not `node:test`).
 *
 * @param answers responses by operation (`'GET /fund/{}'`); if there are several, they are used in order, and the last one
 *   repeats
 * @throws RangeError if an operation or example doesn't exist
 */
export function createTestFetch(
  answers: Readonly<Partial<Record<OperationName, Answer | readonly Answer[]>>> = {},
): TestFetch {
  for (const [operation, listed] of Object.entries(answers)) {
    if (!operationNames.some((name) => name === operation))
      throw new RangeError(`There is no operation ${operation}; use one of ${operationNames.join(', ')}`);
    for (const answer of [listed].flat()) if (typeof answer === 'string') exampleOf(operation, answer);
  }
  const requests: TestRequest[] = [];
  const callCounts = new Map<string, number>();
  const fetch: FetchFunction = async (address, init, context) => {
    const url = new URL(address);
    const { operation } = context;
    const { [apiKeyHeader]: _key, ...headers } = init.headers as Record<string, string>;
    const request: TestRequest = {
      operation,
      url: address,
      slugs: slugsIn(url.pathname, operation),
      headers,
      query: Object.fromEntries(url.searchParams),
      languages: headers[languageHeader],
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
    };
    requests.push(request);
    const listed = answers[operation as OperationName] ?? [];
    const sequence = Array.isArray(listed) ? (listed as readonly Answer[]) : [listed as Answer];
    const turn = callCounts.get(operation) ?? 0;
    callCounts.set(operation, turn + 1);
    const answer = sequence[Math.min(turn, sequence.length - 1)];
    if (typeof answer === 'function') return answer(request);
    return respond(operation, answer, request.query['page'], headers['accept'] ?? jsonMediaType);
  };
  return Object.assign(fetch, { requests });
}

/** Returns the path segments in place of `{}`, counted from the end, because the base URL may have any path. */
function slugsIn(pathname: string, operation: string): string[] {
  const places = operation.split('/').slice(1);
  const parts = pathname.split('/').slice(-places.length);
  return parts.filter((_, index) => places[index] === '{}');
}

function pageOf(body: unknown): unknown {
  return (Object(body) as { current_page?: unknown }).current_page;
}

function respond(
  operation: string,
  name: ExampleName | undefined,
  page: string | undefined,
  accept: string,
): Response {
  const example = name === undefined ? successOf(operation, Number(page ?? NaN)) : exampleOf(operation, name);
  const xml = accept === `${mediaType}xml`;
  if (example.file)
    return makeResponse(example.file.text, {
      status: example.status,
      headers: { ...example.headers, 'content-type': example.file.type },
    });
  // Without a body, `json` is missing and `xml` is empty.
  return makeResponse('json' in example && !xml ? JSON.stringify(example.json) : example.xml, {
    status: example.status,
    headers: { ...example.headers, 'content-type': accept },
  });
}

function exampleOf(operation: string, name: ExampleName): ResponseExample {
  const example = examples.find(
    (candidate) => candidate.name === name && candidate.operations.includes(operation),
  );
  if (!example) throw new RangeError(`${operation} has no example ${name}; use one of ${namesOf(operation)}`);
  return example;
}

function namesOf(operation: string): string {
  return examples
    .filter(({ operations }) => operations.includes(operation))
    .map(({ name }) => name)
    .join(', ');
}

/** Returns the first success example, or the example of a page. */
function successOf(operation: string, page: number): ResponseExample {
  const successes = examples.filter(
    ({ operations, status }) => status < 400 && operations.includes(operation),
  );
  const example = successes.find(({ json }) => pageOf(json) === page) ?? successes[0];
  if (!example) throw new RangeError(`${operation} has no success example`);
  return example;
}
