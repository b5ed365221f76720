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
  [['--base-url', 'https://x.example', '--key-env', 'optionkey1234'], /The variable of --key-env isn't set/],
  [
    ['--base-url', 'http://127.0.0.1:9', '--key-env', 'K', '--baseline', 'none.json'],
    /none\.json isn't a report/,
  ],
  [['--base-url', 'http://x.example', '--key-env', 'K'], /must start with https/],
  [['--base-url', 'https://u:p@x.example', '--key-env', 'K'], /contains credentials/],
  [['--base-url', 'https://x.example/?a', '--key-env', 'K'], /must not contain/],
  [['--base-url', 'x', '--key-env', 'K'], /isn't a URL/],
  [['--base-url', 'https://x.example', '--key-env', key], /not the key\./],
  [['--base-url', 'https://x.example', '--key-env', 'NONE'], /The variable NONE of --key-env isn't set/],
  [['--base-url', 'https://x.example', '--key-env', 'EMPTY'], /The variable EMPTY of --key-env is empty/],
  [['--base-url', 'https://x.example', '--key-env', 'SHORT'], /fewer than 6/],
  [['--base-url', 'https://x.example', '--key-env', 'ODD'], /a header can't contain/],
  [[...validArgs, '--operation', 'getNothing'], /--operation must be one of/],
  [[...validArgs, '--probe', 'x'], /--probe must be one of/],
  [[...validArgs, '--slug', 'fund=short'], /a slug must match/],
  [[...validArgs, '--slug', 'fund'], /has the form/],
  [[...validArgs, '--share', '2'], /--share must be a number/],
  [[...validArgs, '--records', '1.5'], /an integer/],
  [[...validArgs, '--timeout', ''], /--timeout must be a number/],
  [[...validArgs, '--format', 'yaml'], /json or xml/],
  [[...validArgs, '--report', 'json=nowhere/report.json'], /Can't write \S+nowhere.report\.json/],
  [[...validArgs, '--report', 'json=.'], /Can't write/],
  [[...validArgs, '--report', 'json=a', '--report', 'markdown=a'], /Two reports have the file/],
  [[...validArgs, '--operation', 'updateContributor'], /--operation must be one of/],
  [[...validArgs, '--report', 'pdf=x'], /--report must be/],
  [[...validArgs, '--unheard'], /Unknown option/],
])("the arguments %j are refused with a reason that doesn't contain the key", async (args, why) => {
  const run = await runInProcess(command, args);
  expect(run.status).toBe(2);
  expect(run.err).toMatch(why);
  expect(run.out + run.err).not.toContain(key);
});

it.each(['HTTPS_PROXY', 'https_proxy'])('the variable %s is refused unless Node uses it', async (name) => {
  const proxied = contractCommand({
    name: 'contract',
    document: readBundle,
    environment: { K: key, [name]: 'http://proxy.example:3128' },
  });
  const run = await runInProcess(proxied, sent);
  expect(run.status).toBe(2);
  expect(run.err).toContain(`Node ignores ${name} by default. Set NODE_USE_ENV_PROXY=1`);
});

it('HTTPS_PROXY is ignored for a local service', async () => {
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

it('--plan needs no key', async () => {
  const run = await runInProcess(command, ['--base-url', 'https://x.example', '--plan']);
  expect(run.status).toBe(0);
  expect(run.out).toMatch(/At most \d+ requests/);
  expect(run.out + run.err).not.toContain(key);
});
