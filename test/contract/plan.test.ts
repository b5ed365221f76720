/** The plan, before anything is sent. */
import { expect, it } from 'vitest';
import { contractCommand } from '../../scripts/contract/command.ts';
import { Model } from '../../scripts/model/model.ts';
import { kindOfSlug } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';

const model = Model.of(readBundle());
const command = contractCommand({
  name: 'contract',
  document: readBundle,
  environment: { K: 'plan-key-1234' },
});
const planned = async (...args: string[]): Promise<string> => {
  const options = ['--base-url', 'https://x.example', '--key-env', 'K', '--plan'];
  const { out, err, status } = await runInProcess(command, [...options, ...args]);
  expect(status, err).toBe(0);
  return out;
};
it('the plan explains how to test conditions that need another key', async () => {
  const plan = await planned();
  const lines = plan.split('\n').filter((line) => line.includes('--key-for'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toMatch(/\bno request\b|\bcannot\b/);
});

it('the plan contains no writes', async () => {
  const writes = model.operations.filter(({ method }) => method !== 'get');
  expect(writes.length).toBeGreaterThan(0);
  const plan = await planned(...model.conditions.flatMap(({ id }) => ['--probe', id]));
  expect(plan).not.toMatch(/^(?:POST|PUT|PATCH|DELETE) /m);
  for (const { id } of writes) expect(plan).toMatch(new RegExp(`the check is read-only: .*\\b${id}\\b`));
});

it('the plan lists each operation that lacks a slug, with the option to add', async () => {
  const reads = model.operations.filter(
    ({ method, pathParameters }) => method === 'get' && pathParameters.length === 1,
  );
  const plan = await planned();
  for (const { id, pathParameters } of reads)
    expect(plan).toContain(`  ${id}: add --slug ${kindOfSlug(pathParameters[0]?.name ?? '')}=<slug>\n`);
});

it('the plan starts with a request that returns the rate limit, with or without slugs', async () => {
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
