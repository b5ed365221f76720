import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenProblem } from '../../scripts/cli/listen-problem.ts';
import { LiveSite } from '../../scripts/dev/live-site.ts';

test('reports a taken port and what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const site = new LiveSite('/nowhere');
  await expect(site.listen(port)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken. Port 0 takes a free one.`,
  );
  server.close();
});

test('returns the port chosen for port 0', async () => {
  const site = new LiveSite('/nowhere');
  const url = await site.listen(0);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
  await site.close();
});

test.each([
  ['EACCES', 'This user may not listen on port 80 of 127.0.0.1. Port 0 takes a free one.'],
  ['EPERM', 'Nothing can listen on port 80 of 127.0.0.1: EPERM. Port 0 takes a free one.'],
])('reports %s', (code, words) => {
  expect(listenProblem(Object.assign(new Error('no'), { code }), 80, '127.0.0.1')).toBe(words);
});
