/** What a plan says before anything is sent. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contractCommand } from '../../scripts/contract/command.ts';
import { Model } from '../../scripts/model/model.ts';
import { kindOfSlug } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'body.json'), '{}');

const model = Model.of(readBundle());
const command = contractCommand({
  name: 'contract',
  document: readBundle,
  environment: { K: 'plan-key-1234' },
});
const planned = async (...args: string[]): Promise<string> => {
  const options = ['--base-url', 'https://x.example', '--key-env', 'K', '--plan'];
  const { out, err, status } = await runInProcess(command, [...options, ...args], folder);
  expect(status, err).toBe(0);
  return out;
};
const writes = model.operations
  .filter(({ method, pathParameters }) => method !== 'get' && pathParameters.length > 0)
  .map(({ id, pathParameters }) => ({
    id,
    option: pathParameters.map(({ name }) => `--write-slug ${kindOfSlug(name)}=<slug>`).join(' '),
  }));

it('of what needs another key the plan says how it can be tried, and not that it cannot', async () => {
  const plan = await planned();
  const lines = plan.split('\n').filter((line) => line.includes('--key-for'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/\bno request\b|\bcannot\b/);
});

it('a write without a record to write to will not be tested, and the option to add is said', async () => {
  expect(writes.length).toBeGreaterThan(0);
  for (const { id, option } of writes) {
    const allowed = ['--allow-writes', '--write', `${id}=body.json`];
    const without = await planned(...allowed);
    expect(without).toContain(`  no record to write to is named; add ${option}: ${id}\n`);
    expect(without).not.toMatch(new RegExp(`  ${id}\\n  success`));
    const given = option.replaceAll('<slug>', 'AbCdEfGh').split(' ');
    const whole = await planned(...allowed, ...given);
    expect(whole).not.toContain(`add ${option}`);
    expect(whole).toMatch(new RegExp(`  ${id}\\n  success`));
    expect(await planned(), 'where it is not allowed').toContain(`--write ${id}=<file> ${option}`);
  }
});

it('a record to read that no option names is said, with the option', async () => {
  const reads = model.operations.filter(
    ({ method, pathParameters }) => method === 'get' && pathParameters.length === 1,
  );
  const plan = await planned();
  for (const { id, pathParameters } of reads)
    expect(plan).toContain(`  ${id}: add --slug ${kindOfSlug(pathParameters[0]?.name ?? '')}=<slug>\n`);
});

it('the first request is one whose response announces the limit, with and without a record', async () => {
  const announcing = model.operations.filter(
    ({ method, responses }) =>
      method === 'get' && responses.some(({ headers }) => headers.some(({ name }) => /-limit$/i.test(name))),
  );
  expect(announcing.length).toBeGreaterThan(0);
  const slugs = announcing.flatMap(({ pathParameters }) =>
    pathParameters.flatMap(({ name }) => ['--slug', `${kindOfSlug(name)}=AbCdEfGh`]),
  );
  for (const args of [[], slugs]) {
    const [first = ''] = (await planned(...args)).split('\n');
    expect(announcing.map(({ id }) => id)).toContain(first.split(/\s+/).at(-1));
  }
});
