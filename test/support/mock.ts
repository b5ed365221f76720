import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockOptions, MockServer, Settings } from '../../scripts/mock/runtime/api.ts';
import type * as MockModule from '../../scripts/mock/runtime/index.ts';
import type { InterfaceFacts } from '../../scripts/mock/runtime/interface-facts.ts';
import { generated } from './generated.ts';

/** The built mock package. */
export const mockPackage = join(generated, 'mock');

/** The built mock's command. */
export const mockCli = join(mockPackage, 'dist/cli.js');

/** The mock's facts about the interface. */
export const facts = JSON.parse(readFileSync(join(mockPackage, 'interface.json'), 'utf8')) as InterfaceFacts;

/** The mock's initial data. */
export const mockData = JSON.parse(readFileSync(join(mockPackage, 'data.json'), 'utf8')) as Record<
  string,
  Record<string, unknown>[]
>;

export const { jsonMediaType } = facts;
export const xmlMediaType = facts.xmlMediaType ?? '';

const { startMock } = (await import(
  pathToFileURL(join(mockPackage, 'dist/index.js')).href
)) as typeof MockModule;

const running: MockServer[] = [];

/** Starts the built mock. {@link closeMocks} closes it. */
export async function start(options: MockOptions = {}): Promise<MockServer> {
  const mock = await startMock(options);
  running.push(mock);
  return mock;
}

/** Closes all mocks. Call it in `afterEach` or `afterAll`. */
export async function closeMocks(): Promise<void> {
  await Promise.all(running.splice(0).map((mock) => mock.close()));
}

/** Returns the slug of a record in a collection. */
export function slugOf(collection: string, index = 0): string {
  const slug = mockData[collection]?.[index]?.['slug'];
  if (typeof slug !== 'string') throw new Error(`Unknown record: ${collection} ${index}`);
  return slug;
}

/** A request without its path. Headers with the value undefined are omitted. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Sends a valid request. The default headers are a key and an Accept header for JSON. */
export function send(
  mock: Pick<MockServer, 'url'>,
  path: string,
  { method, headers, body }: Sent = {},
): Promise<Response> {
  const all: Record<string, string | undefined> = {
    accept: jsonMediaType,
    [facts.apiKeyHeader]: 'test-key',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return fetch(mock.url + path, {
    method: method ?? (body === undefined ? 'GET' : 'PUT'),
    headers: sent,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Sends a request and parses the JSON response. */
export async function sendForJson(
  mock: Pick<MockServer, 'url'>,
  path: string,
  sent: Sent = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await send(mock, path, sent);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

export type { MockOptions, MockServer, Settings };
