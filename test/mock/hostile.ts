/**
 * Hostile input. It may cause no crash, no hang and no 500, and every refusal must have the error envelope.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileExchange, type HostileExchange } from '../support/hostile-requests.ts';
import { facts, jsonMediaType, mockPackage, slugOf } from '../support/mock.ts';

const batch = 40;

let child: ChildProcess;
let port: number;
/** The mock's memory use in bytes, after garbage collection. */
async function memory(): Promise<{ held: number; rss: number }> {
  child.send('memory');
  const [answer] = (await once(child, 'message')) as [{ held: number; rss: number }];
  return answer;
}

/**
 * Returns the memory use once dropped connections have timed out, which takes up to thirty seconds.
 */
async function memoryReturnedTo(limit: number): Promise<{ held: number; rss: number }> {
  let current = await memory();
  for (let attempt = 0; attempt < 60 && current.held >= limit; attempt += 1) {
    await setTimeout(500);
    current = await memory();
  }
  return current;
}

/**
 * Sends hostile requests to a mock in another process.
 *
 * @param requests number of requests, rounded up to whole batches
 */
export function testHostileRequests(requests: number): void {
  startMockUnderTest();

  it(`the mock survives ${requests} hostile requests`, async () => {
    // The first requests compile validators and fill caches, which isn't a leak.
    await sendHostileRequests(requests / 10);
    await reset();
    const before = await memory();
    const sent = await sendHostileRequests(requests);
    expect(child.exitCode).toBeNull();
    expect(await ordinaryStatus()).toBe(200);
    const full = await memory();
    await reset();
    const maxHeld = before.held * 1.1;
    const after = await memoryReturnedTo(maxHeld);
    console.log(
      `${sent} requests; heap before ${megabytes(before.held)}, after ${megabytes(full.held)}, after a reset ${megabytes(after.held)}; resident ${megabytes(before.rss)}, ${megabytes(after.rss)}`,
    );
    expect(sent).toBeGreaterThanOrEqual(requests);
    expect(after.held).toBeLessThan(maxHeld);
  }, 1_800_000);
}

/** Sends at least this many hostile requests, fails at the first misbehaviour, and returns the number sent. */
async function sendHostileRequests(requests: number): Promise<number> {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(hostileExchange, { minLength: batch, maxLength: batch }), async (exchanges) => {
      sent += exchanges.reduce((sum, { methods }) => sum + methods.length, 0);
      const problems = (await Promise.all(exchanges.map(misbehaviours))).flat();
      expect(problems).toEqual([]);
    }),
    { numRuns: Math.ceil(requests / batch), endOnFailure: true },
  );
  return sent;
}

/** Discards recorded writes and then fills the journal, so that memory is always measured in the same state. */
async function reset(): Promise<void> {
  expect((await fetch(`http://127.0.0.1:${port}/__mock/reset`, { method: 'POST' })).status).toBe(200);
  for (let index = 0; index < 1_200; index += 1) await ordinaryStatus();
}

/** Opens many connections that never complete their headers. */
export function testSlowCallers(): void {
  startMockUnderTest();

  it('the mock serves other clients while many send their headers byte by byte', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, () => dribble()));
    expect(await ordinaryStatus()).toBe(200);
    expect(slow.filter(({ socket }) => socket.closed)).toEqual([]);
    // The mock closes these connections, because their headers never end.
    await Promise.all(slow.map(({ socket }) => (socket.closed ? undefined : once(socket, 'close'))));
    for (const { stop } of slow) stop();
  }, 60_000);
}

function startMockUnderTest(): void {
  beforeAll(async () => {
    child = fork(
      join(import.meta.dirname, '../support/mock-under-test.js'),
      [join(mockPackage, 'dist/index.js')],
      {
        execArgv: ['--expose-gc'],
      },
    );
    [{ port }] = (await once(child, 'message')) as [{ port: number }];
  });
  afterAll(() => child?.kill('SIGKILL'));
}

/** A client that sends one byte of its headers every 200 ms. */
async function dribble(): Promise<{ socket: Socket; stop: () => void }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined).resume();
  socket.write('GET /account HTTP/1.1\r\nX-Slow: ');
  const timer = setInterval(() => socket.writable && socket.write('x'), 200);
  return { socket, stop: () => clearInterval(timer) };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

async function ordinaryStatus(): Promise<number> {
  const headers = { accept: jsonMediaType, [facts.apiKeyHeader]: 'k' };
  return (await fetch(`http://127.0.0.1:${port}/fund/${slugOf('fund')}`, { headers })).status;
}

/** Sends bytes over a new connection, and returns the responses' problems. */
async function misbehaviours({ methods, bytes, cut }: HostileExchange): Promise<string[]> {
  const received = await talk(bytes, methods, cut);
  if (received === undefined) return [`no end of the response: ${show(bytes)}`];
  const problems: string[] = [];
  let rest = received;
  for (const [index, method] of methods.entries()) {
    if (rest.byteLength === 0) {
      // A refusal that closes the connection is the last response.
      if (index === 0 && !cut) problems.push(`no response: ${show(bytes)}`);
      break;
    }
    const answer = takeAnswer(rest, method);
    // A truncated body gets no response after a 100.
    if (!answer && cut && /^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(rest.toString('latin1'))) break;
    if (!answer) {
      problems.push(`a truncated response: ${rest.toString('latin1', 0, 300)} to ${show(bytes)}`);
      break;
    }
    const problem = problemOf(answer);
    if (problem !== undefined)
      problems.push(`${problem}: ${answer.status} ${answer.body.slice(0, 200)} to ${show(bytes)}`);
    rest = answer.rest;
  }
  return problems;
}

/** Reads until each request has a response, or either side has closed the connection. */
function talk(bytes: Buffer, methods: readonly string[], cut: boolean): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const done = (result: Buffer | undefined): void => {
      socket.destroy();
      resolve(result);
    };
    // Longer than a keep-alive timeout, which is five seconds.
    socket.setTimeout(25_000, () => done(undefined));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const received = Buffer.concat(chunks);
      if (!cut && hasAll(received, methods)) done(received);
    });
    socket.on('end', () => done(Buffer.concat(chunks)));
    // The mock may close the connection before reading everything.
    socket.on('error', () => done(Buffer.concat(chunks)));
    if (cut) socket.end(bytes);
    else socket.write(bytes);
  });
}

function hasAll(received: Buffer, methods: readonly string[]): boolean {
  let rest: Buffer | undefined = received;
  for (const method of methods) rest = rest && takeAnswer(rest, method)?.rest;
  return rest !== undefined;
}

interface Answer {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly body: string;
  readonly rest: Buffer;
}

function takeAnswer(received: Buffer, method: string): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  if (status === 100) return takeAnswer(received.subarray(end + 4), method);
  // A malformed request gets a body, even if it was meant as a HEAD.
  const understood = !/\r\nx-mock-condition: mock\/(?:malformed|header|timeout)/i.test(head);
  const bodiless = method === 'HEAD' && understood;
  const length = bodiless ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const last = end + 4 + length;
  if (received.byteLength < last) return undefined;
  return {
    status,
    mediaType: /\r\ncontent-type: ([^\r]+)/i.exec(head)?.[1],
    body: received.toString('utf8', end + 4, last),
    rest: received.subarray(last),
  };
}

function problemOf({ status, mediaType, body }: Answer): string | undefined {
  if (status === 500 || !(status >= 200 && status < 600)) return 'an unexpected status';
  if (status < 400 || body === '') return undefined;
  if (mediaType?.endsWith('xml')) {
    return body.includes(`<status_code>${status}</status_code>`) || status === 503
      ? undefined
      : 'no envelope';
  }
  if (!body.startsWith('{') || !body.trimEnd().endsWith('}')) return 'no envelope';
  const envelope = JSON.parse(body) as { status_code?: number; message?: unknown; status?: unknown };
  const inOrder =
    status === 503
      ? typeof envelope.status === 'string'
      : envelope.status_code === status && typeof envelope.message === 'string';
  return inOrder ? undefined : 'no envelope';
}

function show(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1', 0, 600));
}
