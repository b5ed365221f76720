/** The `data` option is validated at startup. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeMocks, mockData, sendForJson, slugOf, start } from '../support/mock.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(closeMocks);

const [fund] = mockData['fund'] ?? [];
const [payment] = mockData['allocation-payment'] ?? [];

it('the mock accepts its own data', async () => {
  const mock = await start({ data: mockData });
  expect(mock.state().data).toEqual(mockData);
});

it('lists that the data lacks are empty', async () => {
  const mock = await start({ data: { fund: [fund ?? {}] } });
  expect((await sendForJson(mock, `/fund/${slugOf('fund')}`)).status).toBe(200);
  expect((await sendForJson(mock, `/webhook/${slugOf('webhook')}`)).status).toBe(404);
  expect((await sendForJson(mock, '/allocation-payment')).body).toMatchObject({ total: 0 });
});

it("the mock copies the caller's objects", async () => {
  const data = { fund: [{ ...fund }] };
  const mock = await start({ data: data });
  data.fund.length = 0;
  expect((await sendForJson(mock, `/fund/${slugOf('fund')}`)).status).toBe(200);
});

it("data may be a function, which gets a copy of the mock's data", async () => {
  const make = { data: (defaults: typeof mockData): typeof mockData => defaults };
  const mock = await start({
    data: (defaults) => ({
      ...defaults,
      'allocation-payment': (defaults['allocation-payment'] ?? []).map((each) => ({
        ...each,
        status: 'Paid',
      })),
    }),
  });
  const { body } = await sendForJson(mock, '/allocation-payment?per_page=100');
  const statuses = (body['data'] as { status: string }[]).map(({ status }) => status);
  expect([statuses.length, ...new Set(statuses)]).toEqual([100, 'Paid']);
  expect((await start(make)).state().data).toEqual(mockData);
});

it('an invalid record from a function is reported with its position', async () => {
  const broken = start({
    data: (defaults) => ({ fund: (defaults['fund'] ?? []).map((each) => ({ ...each, budget: 'much' })) }),
  });
  await expect(broken).rejects.toThrow(/fund\[0\]\.budget must be number\./);
  await expect(start({ data: () => undefined as never })).rejects.toThrow(
    'The data must be an object of lists',
  );
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it.each([
  [
    'a circle',
    () => {
      const circle: Record<string, unknown> = {};
      circle['self'] = circle;
      return { fund: [circle] };
    },
    "The data can't be written as JSON: Converting circular",
  ],
  [
    "a number that JSON can't express",
    () => ({ fund: [{ ...fund, budget: 1n }] }),
    "The data can't be written as JSON:",
  ],
  ['endlessly nested data', () => ({ account: [{ deep: nested(101) }] }), 'nested more than 100 levels deep'],
  ['a promise', async () => ({ fund: [] }), 'The data is a promise.'],
])('a function that returns %s is refused', async (_, make, message) => {
  await expect(start({ data: make as never })).rejects.toThrow(message);
});

it('dates from a function are served as JSON text', async () => {
  const created = new Date('2026-01-01T00:00:00.000Z');
  const mock = await start({ data: () => ({ fund: [{ ...mockData['fund']?.[0], created }] }) });
  expect(mock.state().data['fund']?.[0]?.['created']).toBe(created.toISOString());
});

it('data may be a file with a byte order mark, and may refer to lists that it lacks', async () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, `\uFEFF${JSON.stringify({ 'allocation-payment': [payment] })}`);
  const mock = await start({ data: file });
  expect(mock.state().data).toEqual({ 'allocation-payment': [payment] });
});

it("data may have an undocumented object with a list's name and no slug", async () => {
  const funds = [{ ...mockData['fund']?.[0], tab: { order: 1 } }];
  const mock = await start({ data: { fund: funds, tab: mockData['tab'] ?? [] } });
  expect(mock.state().data['fund']).toEqual(funds);
});

it('data may be the result of state()', async () => {
  const first = await start();
  const state = (await (await fetch(`${first.url}/__mock/state`)).json()) as { data: typeof mockData };
  const second = await start({ data: state.data });
  expect(second.state().data).toEqual(mockData);
});

describe('invalid data', () => {
  it.each([
    ["data that isn't an object", [], 'The data must be an object of lists'],
    ['an unknown list', { funds: [] }, 'Unknown list "funds". The lists are: '],
    ["a list that isn't an array", { fund: {} }, 'fund must be a list of objects'],
    [
      "a record that isn't an object",
      { fund: [fund, null, 'x'] },
      'fund[1] must be an object.\n  fund[2] must be an object.',
    ],
    ['a list that no operation uses', { account: [{}] }, 'Unknown list "account". The lists are: '],
    ['a record without a slug', { fund: [{ ...fund, slug: undefined }] }, 'fund[0].slug must be a slug'],
    ['an invalid slug', { application: [{ slug: 'short' }] }, 'application[0].slug must be a slug'],
    [
      'a duplicate slug',
      { fund: [fund, fund] },
      `fund[1].slug is "${slugOf('fund')}", which is already the slug of fund[0].`,
    ],
    [
      'other problems of a record with a duplicate slug',
      { fund: [fund, { ...fund, budget: 'much' }] },
      'fund[1].budget must be number.',
    ],
    [
      'a reference to a record that its list lacks',
      { 'allocation-payment': [payment], fund: [] },
      'allocation-payment[0].fund is "',
    ],
    ['a missing field', { fund: [{ ...fund, budget: undefined }] }, 'fund[0].budget must be present.'],
    ['a wrong type', { fund: [{ ...fund, budget: 'much' }] }, 'fund[0].budget must be number.'],
    [
      'a payment without the fields of the full record',
      { 'allocation-payment': [{ ...payment, fund: undefined }] },
      'allocation-payment[0].fund must be present.',
    ],
    [
      'the path of a nonexistent file',
      '/nowhere/data.json',
      "/nowhere/data.json can't be read as JSON: ENOENT",
    ],
    ["a file that isn't JSON", import.meta.filename, "can't be read as JSON: Unexpected token"],
    ['the path of a folder', folder, "can't be read as JSON: EISDIR"],
  ])('is refused: %s', async (_, data, message) => {
    const problem = await start({ data: data as never }).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'DataError', message: expect.stringContaining(message) as string });
  });

  it('is reported with the cause first, and each missing record once', async () => {
    const problem = await start({
      data: (defaults) => ({ ...defaults, fund: [{ ...fund, slug: 'bad', budget: 'much' }] }),
    }).catch((error: unknown) => error);
    const lines = (problem as Error).message.split('\n');
    expect(lines[1]).toContain('fund[0].slug must be a slug');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeLessThan(10);
  });

  it('is reported quickly for 200,000 invalid records', async () => {
    const problem = await start({ data: { fund: Array.from({ length: 200_000 }, () => ({})) } }).catch(
      (error: unknown) => error,
    );
    expect(problem).toMatchObject({ name: 'DataError' });
  });

  it('is reported with the file name', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, '{"funds": []}');
    await expect(start({ data: file })).rejects.toThrow(`${file} is invalid:\n  Unknown list "funds"`);
  });

  it('is reported with consistent paths, and each problem once', async () => {
    const [contributor] = mockData['contributor'] ?? [];
    const fields = [{ slug: 'short' }];
    const data = { contributor: [{ ...contributor, fields, updated: 'yesterday' }] };
    const problem = await start({ data }).catch((error: unknown) => error);
    const lines = String((problem as Error).message)
      .split('\n  ')
      .slice(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^contributor\[0\]\.fields\[0\]\.\w+ must be present\.$/),
    );
    for (const line of lines) expect(line).toMatch(/^contributor\[0\][\w.[\]]* must .*\.$/);
    for (const line of lines) expect(line).not.toMatch(/property [\w.]+ must|schema in/);
    expect(lines.filter((line) => line.startsWith('contributor[0].updated'))).toHaveLength(1);
  });

  it.each(['{"fund": [x]}', '{"fund": [', '{"a": 1}}', Buffer.from([0x7b, 0xff, 0x7d])])(
    "is reported with the file name if the file isn't valid UTF-8 JSON: %j",
    async (text) => {
      const file = join(folder, 'broken.json');
      writeFileSync(file, text);
      await expect(start({ data: file })).rejects.toThrow(`${file} can't be read as JSON: `);
    },
  );

  it('is reported with a limited number of problems', async () => {
    const many = Array.from({ length: 100 }, () => ({ slug: 'short' }));
    const problem = await start({ data: { fund: many } }).catch((error: unknown) => error);
    expect(String(problem)).toMatch(/… and 80 more$/);
  });
});
