import { expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { contractCommand } from '../../scripts/contract/command.ts';
import { command as main } from '../../scripts/contract/main.ts';
import { readCheckOptions } from '../../scripts/contract/read-options.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';

const key = 'option-key-1234';
const command = contractCommand({
  name: 'contract',
  document: readBundle,
  environment: { K: key, SHORT: 'abc', ODD: 'with blank', EMPTY: '' },
});
/** A parameter whose name is not shown, as long as there is one. */
const role =
  Model.of(readBundle()).operations.flatMap(({ unnamedParameters }) => unnamedParameters)[0]?.role ?? 'none';
const good = ['--base-url', 'https://x.example', '--key-env', 'K', '--plan'];

it.each<[readonly string[], RegExp]>([
  [['--key-env', 'K'], /--base-url is missing/],
  [['--base-url', 'https://x.example'], /--key-env is missing/],
  [['--base-url', 'http://x.example', '--key-env', 'K'], /has to begin with https/],
  [['--base-url', 'https://u:p@x.example', '--key-env', 'K'], /holds a user name/],
  [['--base-url', 'https://x.example/?a', '--key-env', 'K'], /ends before/],
  [['--base-url', 'x', '--key-env', 'K'], /is not an address/],
  [['--base-url', 'https://x.example', '--key-env', key], /it is not the key itself/],
  [['--base-url', 'https://x.example', '--key-env', 'NONE'], /no variable of this name/],
  [['--base-url', 'https://x.example', '--key-env', 'EMPTY'], /the variable is empty/],
  [['--base-url', 'https://x.example', '--key-env', 'SHORT'], /fewer than 6/],
  [['--base-url', 'https://x.example', '--key-env', 'ODD'], /no header can carry/],
  [[...good, '--operation', 'getNothing'], /--operation: there are/],
  [[...good, '--probe', 'x'], /--probe: there are/],
  [[...good, '--slug', 'fund=short'], /a slug has the form/],
  [[...good, '--slug', 'fund'], /is written like/],
  [[...good, '--share', '2'], /--share is a number/],
  [[...good, '--records', '1.5'], /whole number/],
  [[...good, '--timeout', ''], /--timeout is a number/],
  [[...good, '--format', 'yaml'], /json or xml/],
  [[...good, '--region', 'Mars'], /--region is one of/],
  [
    [...good, '--region', 'EU=https://eu.other.example'],
    /https:\/\/eu\.other\.example is not the address that is checked, which is https:\/\/x\.example/,
  ],
  [['--base-url', 'http://127.0.0.1:1', '--key-env', 'K', '--region', 'EU'], /as others reach it/],
  [
    ['--base-url', 'http://127.0.0.1:1', '--key-env', 'K', '--region', 'EU=http://eu.other.example'],
    /--region EU has to begin with https/,
  ],
  [[...good, '--report', 'json=nowhere/report.json'], /nowhere.report\.json cannot be written/],
  [[...good, '--report', 'json=.'], /cannot be written/],
  [[...good, '--proposals', 'nowhere/proposals.json'], /nowhere.proposals\.json cannot be written/],
  [[...good, '--report', 'json=a', '--report', 'markdown=a'], /is named twice/],
  [['--har', 'none.har', '--region', 'EU', '--plan'], /--region, --plan cannot be used with --har/],
  [[...good, '--write', 'updateContributor=x.json'], /needs --allow-writes/],
  [[...good, '--allow-writes', '--write', 'updateContributor=none.json'], /cannot be read/],
  [[...good, '--report', 'pdf=x'], /--report is one of/],
  [[...good, '--candidate', `${role}=a b`], role === 'none' ? /there are/ : /is not the name of a parameter/],
  [['--har', 'none.har'], /cannot be read/],
  [[...good, '--unheard'], /Unknown option/],
])('%j is refused, and says why without the key', async (args, why) => {
  const run = await runInProcess(command, args);
  expect(run.status).toBe(2);
  expect(run.err).toMatch(why);
  expect(run.out + run.err).not.toContain(key);
});

it.each([
  ['https://x.example/', 'EU', { address: 'https://x.example', called: true }],
  ['https://x.example/v', 'eu=https://X.example/v/', { address: 'https://x.example/v', called: true }],
  ['http://127.0.0.1:1', 'EU=https://eu.x.example/', { address: 'https://eu.x.example', called: false }],
])('of %s, the region %s is %j', (url, region, read) => {
  const values = { 'base-url': url, 'key-env': 'K', region };
  const options = readCheckOptions(values, Model.of(readBundle()), { K: key }, '.');
  expect(options.region).toEqual({ name: 'EU', ...read });
});

it('options that mean nothing beside --apply are refused, and --spec alone', async () => {
  const idle = await runInProcess(main, ['--apply', 'none.json', ...good]);
  expect(idle).toMatchObject({ status: 2 });
  expect(idle.err).toMatch(/--base-url, --key-env, --plan cannot be used with --apply/);
  const spec = await runInProcess(main, [...good, '--spec', 'x']);
  expect(spec).toMatchObject({ status: 2 });
  expect(spec.err).toMatch(/--spec needs --apply/);
});

it('the plan names no key', async () => {
  const run = await runInProcess(command, good);
  expect(run.status).toBe(0);
  expect(run.out).toMatch(/At most \d+ requests/);
  expect(run.out + run.err).not.toContain(key);
});
