/** Misbehaving servers. The check must end in time with a documented exit code, explain why, and never leak the key. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { checkService, plannedRequests, secretKey } from './check-service.ts';

// A process's first request loads modules, which can take longer than the response timeout used here.
beforeAll(() => checkService('http://127.0.0.1:9'));
afterEach(closeLoopbacks);

/** Sends pieces until the client disconnects. */
function drip(response: ServerResponse, piece: string, every: number): void {
  const timer = setInterval(() => response.write(piece), every);
  response.on('close', () => clearInterval(timer));
}

/** Upper limit in seconds, even on a busy machine. Without its own limits, a check would wait for hours. */
const maxSeconds = 60;

interface Hostile {
  readonly name: string;
  readonly answer: (response: ServerResponse, request: IncomingMessage, turn: number) => void;
  readonly args?: readonly string[];
  /** Expected text in the report: why the check ended, or the finding. */
  readonly says: RegExp;
  /** Maximum number of requests, if lower than planned. */
  readonly maxRequests?: number;
}

const echo = ({ headers, url }: IncomingMessage): string =>
  JSON.stringify({
    [String(headers['x-api-key'])]: headers['x-api-key'],
    message: `key ${String(headers['x-api-key'])}`,
    url,
  });

const hostile: readonly Hostile[] = [
  {
    name: 'never answers',
    answer: () => {},
    args: ['--timeout', '2'],
    says: /no response within 2 s, 3 times in a row/,
    maxRequests: 3,
  },
  {
    name: 'sends its body in small pieces',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      drip(response, ' ', 50);
    },
    args: ['--timeout', '2'],
    says: /no complete response within 2 s, 3 times in a row/,
    maxRequests: 3,
  },
  {
    name: 'resets the connection',
    answer: (_, request) => void request.socket.destroy(),
    says: /connection .*, 3 times in a row/,
    maxRequests: 3,
  },
  {
    name: 'resets the connection in the middle of a body',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"a":');
      setTimeout(() => response.destroy(), 20);
    },
    says: /before the response was complete, 3 times in a row/,
    maxRequests: 3,
  },
  {
    name: 'redirects forever',
    answer: (response, request) =>
      void response
        .writeHead(302, { location: `/again${request.url ?? ''}?${String(request.headers['x-api-key'])}` })
        .end(),
    says: /8 consecutive requests got 302.*It redirects to \/again/s,
    maxRequests: 8,
  },
  {
    name: 'responds with HTML',
    answer: (response, request) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><h1>${echo(request)}</h1>`),
    says: /couldn't be checked: .*got 404 or\s+an\s+HTML\s+page/,
  },
  {
    name: 'streams forever',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      drip(response, 'x'.repeat(50_000), 1);
    },
    args: ['--max-bytes', '200000'],
    says: /larger than 200000 bytes, 3 times in a row/,
    maxRequests: 3,
  },
  {
    name: 'announces a rate limit of 5',
    answer: (response, request) =>
      sendJson(response, 403, JSON.parse(echo(request)), { 'x-ratelimit-limit': '5' }),
    args: ['--max-time', '2', '--share', '0.5'],
    says: /longer than the time limit|the time limit of 2 s was reached/,
    maxRequests: 3,
  },
  {
    name: 'requests a wait of hours',
    answer: (response) =>
      sendJson(response, 429, { message: '', status_code: 429 }, { 'retry-after': '36000' }),
    says: /asked to wait \d+ s, longer than the time limit/,
    maxRequests: 3,
  },
  {
    name: 'echoes the key everywhere',
    answer: (response, request) => {
      const key = String(request.headers['x-api-key']);
      response.writeHead(200, {
        'content-type': `application/${key.replaceAll(/[^\w]/g, '')}`,
        etag: key,
        'x-ratelimit-limit': key,
      });
      response.end(
        `{"${key}": ["${key}", "${Buffer.from(key).toString('base64')}"], "data": [{"${key}": 1}]}`,
      );
    },
    says: /the media type/i,
  },
  {
    name: 'sends an endlessly nested body',
    answer: (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/vnd.service.v2.3+json' })
        .end('{"data":['.repeat(5000) + ']}'.repeat(5000)),
    says: /nested deeper/,
  },
];

it.each(hostile.map((each) => [each.name, each] as const))(
  'the check survives a server that %s',
  async (_, server) => {
    const { url, requests } = await loopback(server.answer);
    const began = performance.now();
    const run = await checkService(url, [...(server.args ?? ['--max-time', String(maxSeconds)])]);
    const seconds = (performance.now() - began) / 1000;
    expect(run.out.replaceAll(/\s+/g, ' ')).toMatch(server.says);
    expect(run.status).toBe(1);
    expect(seconds).toBeLessThan(maxSeconds);
    expect(requests.length).toBeLessThanOrEqual(server.maxRequests ?? (await plannedRequests(url)));
    // Steps are repeated only after a wait requested by the service or after a gateway error, which these servers never
    // send.
    const steps = [...run.err.matchAll(/^\[\d+\/\d+, about .*? left\] (.*)$/gm)].map(([, step]) => step);
    expect(steps).toHaveLength(requests.length);
    expect(new Set(steps).size).toBe(steps.length);
    expect(requests.every(({ headers }) => headers.host === new URL(url).host)).toBe(true);
    for (const form of [secretKey, encodeURIComponent(secretKey), Buffer.from(secretKey).toString('base64')])
      expect(run.everything).not.toContain(form);
  },
);

it('the check reports that nothing listens on the port', async () => {
  const run = await checkService('http://127.0.0.1:9', ['--timeout', '1']);
  expect(run.status).toBe(1);
  expect(run.out).toMatch(/nothing listens there|the connection failed/);
});
