import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminPath } from './admin-path.ts';
import { type Incoming, readBody } from './incoming.ts';
import { keyKinds } from './keys.ts';
import type { Mock } from './mock.ts';
import type { RequestLog } from './request-log.ts';
import { SettingsError } from './errors.ts';

/** What the routes below `/__mock` need. */
export interface AdminParts {
  readonly mock: Mock;
  readonly requests: RequestLog;
  /** Text of the bundled description. */
  readonly description: () => string;
  /** Puts everything back to where it was in the beginning. */
  readonly reset: () => void;
  /** Ends the mock. */
  readonly stop: () => void;
}

type Route = (body: string) => unknown;

const mostBytes = 1_048_576;

export function isAdminPath(path: string): boolean {
  return path.startsWith(adminPath) && (path.length === adminPath.length || path[adminPath.length] === '/');
}

/** The routes below `/__mock`: what a test looks at and changes while the mock runs. */
export class Admin {
  readonly #routes: ReadonlyMap<string, ReadonlyMap<string, Route>>;

  constructor({ mock, requests, description, reset, stop }: AdminParts) {
    const state: Route = () => stateOf(mock);
    const set: Route = (body) => {
      mock.set(JSON.parse(body) as unknown);
      return stateOf(mock).settings;
    };
    this.#routes = new Map<string, ReadonlyMap<string, Route>>([
      [
        '',
        new Map([['GET', () => ({ routes: [...this.#routes.keys()].map((route) => adminPath + route) })]]),
      ],
      ['/ready', new Map([['GET', () => ({ ready: true })]])],
      [
        '/state',
        new Map([
          ['GET', state],
          ['PATCH', set],
          ['POST', set],
          ['PUT', set],
        ]),
      ],
      [
        '/requests',
        new Map<string, Route>([
          ['GET', () => requests.list()],
          ['DELETE', () => (requests.clear(), { cleared: true })],
        ]),
      ],
      ['/reset', new Map([['POST', () => (reset(), { reset: true })]])],
      ['/stop', new Map([['POST', () => new Last(stop)]])],
      ['/openapi.json', new Map([['GET', () => new Raw(description())]])],
    ]);
  }

  /**
   * Answers a request to one of the routes.
   *
   * @throws Error when the connection breaks
   */
  async serve(
    { path, method, origin }: Incoming,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const route = this.#routes.get(path.slice(adminPath.length).replace(/\/$/, ''));
    const reply = (status: number, value: unknown, ...headers: string[]): void => {
      const body = Buffer.from(value instanceof Raw ? value.text : `${JSON.stringify(value)}\n`);
      response.writeHead(status, [
        'Content-Type',
        'application/json',
        'Content-Length',
        String(body.byteLength),
        ...headers,
      ]);
      response.end(method === 'HEAD' ? undefined : body);
    };
    const refuse = (status: number, message: string, ...headers: string[]): void =>
      reply(status, { message, status_code: status }, ...headers);

    const page = request.headers.origin;
    // A page that happens to be open in a browser may send such a request, but not read the mock's state or change it.
    if (page !== undefined && page !== origin)
      return refuse(403, `Pages of other origins may not use what is below ${adminPath}.`);
    if (!route) return refuse(404, `The mock has no such route. ${adminPath} lists them.`);
    const allow = ['Allow', [...route.keys(), 'OPTIONS'].join(', ')];
    if (method === 'OPTIONS') {
      response.writeHead(204, allow);
      response.end();
      return;
    }
    const run = route.get(method === 'HEAD' ? 'GET' : method);
    if (!run) return refuse(405, 'This route does not have this method.', ...allow);
    const body = await readBody(request, mostBytes);
    if ('tooLarge' in body) return refuse(413, 'The body is too large.');
    try {
      const result = run(body.bytes.toString());
      if (!(result instanceof Last)) return reply(200, result);
      reply(200, { stopping: true }, 'Connection', 'close');
      result.after();
    } catch (error) {
      if (error instanceof SettingsError) return refuse(400, error.message);
      if (error instanceof SyntaxError) return refuse(400, 'The body is not JSON.');
      throw error;
    }
  }
}

/** What happens after the answer. */
class Last {
  constructor(readonly after: () => void) {}
}

/** Text that is JSON already. */
class Raw {
  constructor(readonly text: string) {}
}

/** The state as a test may see it: keys are counted by what they are, and not named. */
function stateOf({ settings, store }: Mock): { settings: object; recusals: object; data: object } {
  const kinds = Object.values(settings.keys);
  const keys = Object.fromEntries(
    keyKinds.flatMap((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count > 0 ? [[kind, count]] : [];
    }),
  );
  return { settings: { ...settings, keys }, recusals: store.recusals, data: store.data };
}
