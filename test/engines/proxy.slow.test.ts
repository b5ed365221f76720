/**
 * `prism proxy --errors` between client and mock, as a second opinion on every documented JSON response. Prism can't read
 * XML, and responds to bad requests itself, so errors are requested with `Prefer`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedAnswers, documentedRequests } from '../support/cases.ts';
import { generated, readBundle } from '../support/generated.ts';
import { closeMocks, facts, jsonMediaType, type MockServer, mockData, send, start } from '../support/mock.ts';

const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

let mock: MockServer;
let proxy: ChildProcess;
let url = '';
beforeAll(async () => {
  mock = await start();
  const args = ['proxy', '--errors', '--port', '0', join(generated, 'openapi.json'), mock.url];
  proxy = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  url = await new Promise<string>((resolve, reject) => {
    let output = '';
    proxy.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const address = /listening on (http:\S+?\d+)\s/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    proxy.once('exit', () => reject(new Error(`Prism exited: ${output}`)));
  });
});
afterAll(async () => {
  await closeMocks();
  if (!proxy) return;
  proxy.kill('SIGKILL');
  if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
});

/** An operation's path with slugs of the mock; of the last record for a deletion, because the others are read. */
function pathOf(id: string): string {
  const {
    method = '',
    path = '',
    slugs = [],
  } = facts.operations.find((operation) => operation.id === id) ?? {};
  return slugs.reduce((filled, { name, collection }) => {
    const slug = mockData[collection]?.at(method === 'DELETE' ? -1 : 0)?.['slug'] ?? 'AbCdEfGh';
    return filled.replace(`{${name}}`, String(slug));
  }, path);
}

it('the Prism proxy accepts every documented JSON response', async () => {
  const answers = documentedAnswers(readBundle()).filter(({ mediaType }) => mediaType === jsonMediaType);
  const wrong: string[] = [];
  for (const { operationId, method, status, example, body } of answers) {
    const prefer = `code=${status}, example=${example}`;
    const response = await send({ url }, pathOf(operationId), { method, body, headers: { prefer } });
    if (response.status !== status)
      wrong.push(`${operationId} ${prefer}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
});

it("the Prism proxy accepts the mock's ordinary responses", async () => {
  const wrong: string[] = [];
  for (const { operationId, method, body } of documentedRequests(readBundle())) {
    const response = await send({ url }, pathOf(operationId), { method, body });
    if (response.status !== facts.operations.find(({ id }) => id === operationId)?.success)
      wrong.push(`${operationId}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
});

it('the Prism proxy refuses an empty fund', async () => {
  mock.set({ faults: [{ operation: 'getFund', kind: 'response', status: 200, body: {} }] });
  expect((await send({ url }, pathOf('getFund'))).status).toBe(500);
});
