import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMembers } from '../../model/well-known.ts';
import { adminPath, isTrustedHost, type Placement } from './address.ts';
import { corsHeaders } from './headers.ts';
import { SettingsError } from './errors.ts';
import { type Incoming, readBody } from './incoming.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Journal } from './journal.ts';
import { NestingError, parseJson } from './json.ts';
import { conditionKeyPrefix } from './keys.ts';
import type { Mock } from './mock.ts';
import { readFilter } from './options.ts';

/** Dependencies of the routes below `/__mock`. */
export interface AdminParts {
  readonly mock: Mock;
  readonly journal: Journal;
  readonly placement: Placement;
  /** Text of the OpenAPI description. */
  readonly description: () => string;
  /** Restores data, settings, counts and requests. */
  readonly reset: () => void;
  readonly stop: () => void;
}

type Run = (body: string, query: URLSearchParams) => unknown;

interface Route {
  /** True if any host name may read it, because it doesn't reveal anything that was sent to the mock. */
  readonly isOpen?: true;
  /** True if pages from other origins may read it (CORS). */
  readonly isPublic?: true;
  readonly methods: Readonly<Record<string, Run>>;
}

const maxBytes = 1_048_576;

/** Serves the text at `/`, and the routes with which tests read and change the mock's state. */
export class Admin {
  readonly #placement: Placement;
  readonly #facts: InterfaceFacts;
  readonly #stop: () => void;
  readonly #routes: ReadonlyMap<string, Route>;

  constructor({ mock, journal, placement, description, reset, stop }: AdminParts) {
    this.#placement = placement;
    this.#facts = mock.facts;
    this.#stop = stop;
    const set: Run = (body) => {
      mock.set(parseJson(body));
      return mock.settings;
    };
    const state: Run = () => ({
      settings: mock.settings,
      writes: mock.store.writes,
      data: mock.store.data,
    });
    const requests: Run = (_, query) => journal.list(readFilter(Object.fromEntries(query), mock.facts));
    this.#routes = new Map<string, Route>([
      [
        '',
        { methods: { GET: () => ({ routes: [...this.#routes.keys()].map((path) => adminPath + path) }) } },
      ],
      ['/ready', { isOpen: true, methods: { GET: () => ({ ready: true }) } }],
      ['/state', { methods: { GET: state, PATCH: set, POST: set } }],
      ['/requests', { methods: { GET: requests, DELETE: () => (journal.clear(), { cleared: true }) } }],
      ['/reset', { methods: { POST: () => (reset(), { reset: true }) } }],
      ['/stop', { methods: { POST: () => ({ stopping: true }) } }],
      ['/openapi.json', { isOpen: true, isPublic: true, methods: { GET: () => JSON.parse(description()) } }],
    ]);
  }

  /** True if a request is for the text at `/`. It has no key, so it comes from a person or a readiness check. */
  isForPage({ path, method, key, isOutside }: Incoming): boolean {
    return path === '/' && !isOutside && (method === 'GET' || method === 'HEAD') && (key ?? '') === '';
  }

  /** Sends the text at `/`. */
  servePage(response: ServerResponse): void {
    const { title, version, apiKeyHeader, jsonMediaType, xmlMediaType } = this.#facts;
    const accept = [jsonMediaType, xmlMediaType].filter((type) => type !== null).join(' or ');
    const text = `A mock of the ${title} interface ${version}.
Send any text as the key in ${apiKeyHeader}, and ${accept} in Accept.
Send ${conditionKeyPrefix}<condition> as the key to trigger an error.
GET ${adminPath} lists the routes that show requests and state.
Documentation: the README of the package, and ${adminPath}/openapi.json.
`;
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    });
    response.end(text);
  }

  /**
   * Responds to a request for one of the routes.
   *
   * @throws BrokenConnection if the connection breaks
   */
  async serve(incoming: Incoming, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, method, query, site, headers } = incoming;
    const route = this.#routes.get(path.slice(adminPath.length).replace(/\/$/, ''));
    const cors = route?.isPublic ? corsHeaders(headers) : [];
    const send = (status: number, value: unknown, ...more: string[]): void =>
      write(response, status, value, [...more, ...cors]);
    const refuse = (status: number, message: string, ...more: string[]): void =>
      send(status, { [errorMembers.message]: message, [errorMembers.status]: status }, ...more);

    if (!route?.isOpen && !isTrustedHost(headers.host, this.#placement))
      return refuse(
        403,
        `The routes below ${adminPath} don't accept this host name. To allow it, start the mock with --public-url.`,
      );
    // Any page open in a browser can send such a request, but it must not read or change the mock's state.
    const publicOrigin = this.#placement.publicUrl?.origin;
    if (!route?.isPublic && headers.origin !== undefined && ![site, publicOrigin].includes(headers.origin))
      return refuse(403, `Pages from other origins can't use the routes below ${adminPath}.`);
    if (!route) return refuse(404, `Unknown route. ${adminPath} lists the routes.`);
    const allow = ['Allow', [...Object.keys(route.methods), 'OPTIONS'].join(', ')];
    if (method === 'OPTIONS') {
      response.writeHead(204, [...allow, ...cors]);
      response.end();
      return;
    }
    const run = route.methods[method === 'HEAD' ? 'GET' : method];
    if (!run) return refuse(405, 'Method not allowed.', ...allow);
    const body = await readBody(request, maxBytes);
    if (body === null) return refuse(413, 'The body is too large.');
    try {
      const isLast = path.startsWith(`${adminPath}/stop`);
      send(200, run(body.toString(), new URLSearchParams(query)), ...(isLast ? ['Connection', 'close'] : []));
      if (isLast) this.#stop();
    } catch (error) {
      if (error instanceof SettingsError || error instanceof NestingError) return refuse(400, error.message);
      if (error instanceof SyntaxError) return refuse(400, "The body isn't JSON.");
      throw error;
    }
  }
}

function write(response: ServerResponse, status: number, value: unknown, more: readonly string[]): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  response.writeHead(status, [
    'Content-Type',
    'application/json',
    'Content-Length',
    String(bytes.byteLength),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    ...more,
  ]);
  response.end(bytes);
}
