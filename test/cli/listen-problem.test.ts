import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listenProblem } from '../../scripts/cli/listen-problem.ts';
import { LiveSite } from '../../scripts/dev/live-site.ts';

test('a port in use is reported, with what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const site = new LiveSite('/nowhere');
  await expect(site.listen(port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Pass another port, or 0 for any free port.`,
  );
  server.close();
});

test('listening on port 0 returns a URL with the chosen port', async () => {
  const site = new LiveSite('/nowhere');
  const url = await site.listen(0);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/$/);
  await site.close();
});

test.each([
  [
    'EACCES',
    "You don't have permission to listen on port 80 on 127.0.0.1. Pass another port, or 0 for any free port.",
  ],
  ['EPERM', "Can't listen on port 80 on 127.0.0.1: EPERM. Pass another port, or 0 for any free port."],
])('the error code %s is explained', (code, words) => {
  expect(listenProblem(Object.assign(new Error('no'), { code }), 80, '127.0.0.1')).toBe(words);
});
