/** Runs against the mock and stock Prism, so it uses only features of both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadRequestError, GrantManagement, UnauthorizedError } from '@grant-management/client';
import { fundLine, unpaid } from './report.js';

const baseUrl = process.env.GRANT_MANAGEMENT_MOCK_URL ?? '';
const client = new GrantManagement({ baseUrl, apiKey: 'test-key', maxRetries: 0 });
const asking = (prefer) => client.with({ headers: { prefer } });
const fund = 'bxZvISGS';

test('fundLine() reports how much of a fund is left', async () => {
  assert.match(await fundLine(client, fund), /^.+: [\d.]+ of [\d.]+ [A-Z]{3} left$/);
});

test('fundLine() handles a missing fund and maintenance', async () => {
  assert.equal(await fundLine(asking('code=404'), fund), `There is no fund ${fund}.`);
  assert.equal(await fundLine(asking('code=503'), fund), 'The service is down for maintenance.');
});

test('fundLine() rethrows other errors', async () => {
  await assert.rejects(fundLine(asking('code=400, example=invalid-slug'), fund), BadRequestError);
  await assert.rejects(fundLine(asking('code=401'), fund), UnauthorizedError);
});

test('unpaid() finds unpaid payments', async () => {
  const slugs = await unpaid(client);
  assert.ok(slugs.length > 0);
  for (const slug of slugs) assert.match(slug, /^[A-Za-z]{8}$/);
});

test('a contributor can be changed', async () => {
  const { slug } = await client.contributors.update('wXwVZqsx', { fields: {} });
  assert.equal(slug, 'wXwVZqsx');
});
