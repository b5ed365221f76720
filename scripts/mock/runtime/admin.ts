import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMembers } from '../../model/well-known.ts';
import { isOwnHost, type Placement } from './address.ts';
import { adminPath } from './admin-path.ts';
import { asCurl } from './as-curl.ts';
import { corsHeaders } from './cors.ts';
import { SettingsError } from './errors.ts';
import { type Incoming, readBody } from './incoming.ts';
import { NestingError, parseJson } from './json.ts';
import type { Journal } from './journal.ts';
import { keyKinds } from './keys.ts';
import type { Mock } from './mock.ts';
import { overviewPage, strangersPage } from './page.ts';
import { filterFromQuery } from './request-filter.ts';

/** What the routes below `/__mock` need. */
export interface AdminParts {
  readonly mock: Mock;
  readonly journal: Journal;
  readonly placement: Placement;
  /** Text of the bundled description. */
  readonly description: () => string;
  /** Puts everything back to where it was in the beginning. */
  readonly reset: () => void;
  /** Ends the mock. */
  readonly stop: () => void;
}

/** What a route returns. */
interface Reply {
  readonly body: string;
  readonly type?: string;
  /** What happens after the response, which is then the last one. */
  readonly after?: () => void;
}

type Run = (asked: { readonly body: string; readonly query: string; readonly site: string }) => Reply;

interface Route {
  readonly methods: ReadonlyMap<string, Run>;
  /** Whether it may be read under any name of the host, since it tells nothing of what the mock was sent. */
  readonly isOpen?: true;
  /** Whether pages of other origins may read it. */
  readonly isPublic?: true;
}

const mostBytes = 1_048_576;

/** The page at `/` and the routes below `/__mock`: what a test looks at and changes while the mock runs. */
export class Admin {
  readonly #parts: AdminParts;
  readonly #routes: ReadonlyMap<string, Route>;

  constructor(parts: AdminParts) {
    this.#parts = parts;
    const { mock, journal, description, reset, stop } = parts;
    const set: Run = ({ body }) => {
      mock.set(parseJson(body));
      return json(stateOf(mock).settings);
    };
    const route = (methods: Record<string, Run>, more: Omit<Route, 'methods'> = {}): Route => ({
      methods: new Map(Object.entries(methods)),
      ...more,
    });
    this.#routes = new Map<string, Route>([
      ['', route({ GET: () => json({ routes: [...this.#routes.keys()].map((path) => adminPath + path) }) })],
      ['/ready', route({ GET: () => json({ ready: true }) }, { isOpen: true })],
      ['/state', route({ GET: () => json(stateOf(mock)), PATCH: set, POST: set })],
      [
        '/requests',
        route({
          GET: (asked) => this.#requests(asked),
          DELETE: () => (journal.clear(), json({ cleared: true })),
        }),
      ],
      ['/reset', route({ POST: () => (reset(), json({ reset: true })) })],
      ['/stop', route({ POST: () => ({ ...json({ stopping: true }), after: stop }) })],
      ['/openapi.json', route({ GET: () => ({ body: description() }) }, { isOpen: true, isPublic: true })],
    ]);
  }

  /** Whether a request is one of a person, or of a tool that waits for the mock: for `/`, and without a key. */
  isForPage({ path, method, key, isOutside }: Incoming): boolean {
    return path === '/' && !isOutside && (method === 'GET' || method === 'HEAD') && (key ?? '') === '';
  }

  /** Shows the page at `/`. It says nothing of the mock to a page of another site. */
  servePage({ method, headers, site }: Incoming, response: ServerResponse): void {
    const { mock, journal, placement } = this.#parts;
    const isOwn = isOwnHost(headers.host, placement) && (headers.origin ?? site) === site;
    const page = isOwn
      ? overviewPage({ mock, requests: journal.list(), basePath: placement.basePath, site })
      : strangersPage();
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";
    const more = ['Content-Security-Policy', policy];
    write(response, method, 200, { body: page, type: 'text/html; charset=utf-8' }, more);
  }

  /**
   * Answers a request to one of the routes.
   *
   * @throws BrokenConnection when the connection breaks
   */
  async serve(incoming: Incoming, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, method, query, site, headers } = incoming;
    const route = this.#routes.get(path.slice(adminPath.length).replace(/\/$/, ''));
    const cors = route?.isPublic && headers.origin !== undefined ? corsHeaders(headers) : [];
    const refuse = (status: number, message: string, ...more: string[]): void =>
      write(
        response,
        method,
        status,
        json({ [errorMembers.message]: message, [errorMembers.status]: status }),
        [...more, ...cors],
      );

    if (!route?.isOpen && !isOwnHost(headers.host, this.#parts.placement))
      return refuse(
        403,
        `The routes below ${adminPath} are closed under this host name. If it is yours, start the mock with --allow-host and the name.`,
      );
    // A page that happens to be open in a browser may send such a request, but not read the mock's state or change it.
    if (!route?.isPublic && headers.origin !== undefined && headers.origin !== site)
      return refuse(403, `Pages of other origins may not use the routes below ${adminPath}.`);
    if (!route) return refuse(404, `The mock has no such route. ${adminPath} lists them.`);
    const allow = ['Allow', [...route.methods.keys(), 'OPTIONS'].join(', ')];
    if (method === 'OPTIONS') {
      response.writeHead(204, [...allow, ...cors]);
      response.end();
      return;
    }
    const run = route.methods.get(method === 'HEAD' ? 'GET' : method);
    if (!run) return refuse(405, 'This route does not have this method.', ...allow);
    const body = await readBody(request, mostBytes);
    if ('tooLarge' in body) return refuse(413, 'The body is too large.');
    try {
      const reply = run({ body: body.bytes.toString(), query, site });
      write(response, method, 200, reply, [...cors, ...(reply.after ? ['Connection', 'close'] : [])]);
      reply.after?.();
    } catch (error) {
      if (error instanceof SettingsError || error instanceof NestingError) return refuse(400, error.message);
      if (error instanceof SyntaxError) return refuse(400, 'The body is not JSON.');
      throw error;
    }
  }

  #requests({ query, site }: { readonly query: string; readonly site: string }): Reply {
    const { mock, journal } = this.#parts;
    const asked = new URLSearchParams(query);
    const form = asked.get('as') ?? 'json';
    if (form !== 'json' && form !== 'curl') throw new SettingsError('as must be json or curl.');
    asked.delete('as');
    const requests = journal.list(filterFromQuery(asked, mock.facts, journal.lastId));
    if (form === 'json') return json(requests);
    const commands = requests.map((request) => asCurl(request, site, mock.facts.apiKeyHeader));
    return { body: commands.map((command) => `${command}\n`).join('\n'), type: 'text/plain; charset=utf-8' };
  }
}

function json(value: unknown): Reply {
  return { body: `${JSON.stringify(value)}\n` };
}

function write(
  response: ServerResponse,
  method: string,
  status: number,
  { body, type = 'application/json' }: Reply,
  more: readonly string[],
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, [
    'Content-Type',
    type,
    'Content-Length',
    String(bytes.byteLength),
    'Cache-Control',
    'no-store',
    'X-Content-Type-Options',
    'nosniff',
    ...more,
  ]);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The state as a test may see it: keys are counted by what they are, and not named. */
function stateOf({ settings, store }: Mock): { settings: object; writes: object; data: object } {
  const kinds = Object.values(settings.keys);
  const keys = Object.fromEntries(
    keyKinds.flatMap((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count > 0 ? [[kind, count]] : [];
    }),
  );
  return { settings: { ...settings, keys }, writes: store.writes, data: store.data };
}
