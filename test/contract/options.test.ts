import { expect, it } from 'vitest';
import { contractCommand } from '../../scripts/contract/command.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';

const key = 'option-key-1234';
const command = contractCommand({
  name: 'contract',
  document: readBundle,
  environment: { K: key, SHORT: 'abc', ODD: 'with blank', EMPTY: '' },
});
const validArgs = ['--base-url', 'https://x.example', '--key-env', 'K', '--plan'];
const sent = validArgs.slice(0, -1);

it.each<[readonly string[], RegExp]>([
  [['--key-env', 'K'], /--base-url is missing/],
  [['--base-url', 'https://x.example'], /--key-env is missing/],
  [['--base-url', 'https://x.example', '--key-env', 'optionkey1234'], /no variable of this name/],
  [
    ['--base-url', 'http://127.0.0.1:9', '--key-env', 'K', '--baseline', 'none.json'],
    /none\.json is not a report/,
  ],
  [['--base-url', 'http://x.example', '--key-env', 'K'], /has to begin with https/],
  [['--base-url', 'https://u:p@x.example', '--key-env', 'K'], /holds a user name/],
  [['--base-url', 'https://x.example/?a', '--key-env', 'K'], /ends before/],
  [['--base-url', 'x', '--key-env', 'K'], /is not an address/],
  [['--base-url', 'https://x.example', '--key-env', key], /it is not the key itself/],
  [
    ['--base-url', 'https://x.example', '--key-env', 'NONE'],
    /the environment has no variable NONE; export it/,
  ],
  [['--base-url', 'https://x.example', '--key-env', 'EMPTY'], /the variable EMPTY is empty/],
  [['--base-url', 'https://x.example', '--key-env', 'SHORT'], /fewer than 6/],
  [['--base-url', 'https://x.example', '--key-env', 'ODD'], /no header can carry/],
  [[...validArgs, '--operation', 'getNothing'], /--operation: there are/],
  [[...validArgs, '--probe', 'x'], /--probe: there are/],
  [[...validArgs, '--slug', 'fund=short'], /a slug has the form/],
  [[...validArgs, '--slug', 'fund'], /is written like/],
  [[...validArgs, '--share', '2'], /--share is a number/],
  [[...validArgs, '--records', '1.5'], /whole number/],
  [[...validArgs, '--timeout', ''], /--timeout is a number/],
  [[...validArgs, '--format', 'yaml'], /json or xml/],
  [[...validArgs, '--report', 'json=nowhere/report.json'], /nowhere.report\.json cannot be written/],
  [[...validArgs, '--report', 'json=.'], /cannot be written/],
  [[...validArgs, '--report', 'json=a', '--report', 'markdown=a'], /is named twice/],
  [[...validArgs, '--operation', 'updateContributor'], /--operation: there are/],
  [[...validArgs, '--report', 'pdf=x'], /--report is one of/],
  [[...validArgs, '--unheard'], /Unknown option/],
])("rejects %j with a reason that doesn't contain the key", async (args, why) => {
  const run = await runInProcess(command, args);
  expect(run.status).toBe(2);
  expect(run.err).toMatch(why);
  expect(run.out + run.err).not.toContain(key);
});

it.each(['HTTPS_PROXY', 'https_proxy'])('rejects %s unless Node uses it', async (name) => {
  const proxied = contractCommand({
    name: 'contract',
    document: readBundle,
    environment: { K: key, [name]: 'http://proxy.example:3128' },
  });
  const run = await runInProcess(proxied, sent);
  expect(run.status).toBe(2);
  expect(run.err).toContain(`${name} is set, and Node does not use it by itself; set NODE_USE_ENV_PROXY=1`);
});

it('ignores HTTPS_PROXY for a local service', async () => {
  const local = contractCommand({
    name: 'contract',
    document: readBundle,
    environment: { K: key, HTTPS_PROXY: 'http://proxy.example:3128' },
  });
  const run = await runInProcess(local, [
    '--base-url',
    'http://127.0.0.1:9',
    '--key-env',
    'K',
    '--per-minute',
    '1000000',
  ]);
  expect(run.status).toBe(1);
});

it('plans without a key', async () => {
  const run = await runInProcess(command, ['--base-url', 'https://x.example', '--plan']);
  expect(run.status).toBe(0);
  expect(run.out).toMatch(/At most \d+ requests/);
  expect(run.out + run.err).not.toContain(key);
});
