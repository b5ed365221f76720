import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeMocks, type MockServer, mockData, sendForJson, start } from '../support/mock.ts';

const path = '/allocation-payment';
const total = mockData['allocation-payment']?.length ?? 0;

let mock: MockServer;
beforeAll(async () => {
  mock = await start();
});
afterAll(closeMocks);

it('there are more payments than fit on a page', () => expect(total).toBeGreaterThan(100));

it('pages have the documented envelope', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 100 }),
      async (page, perPage) => {
        const { status, body } = await sendForJson(mock, `${path}?page=${page}&per_page=${perPage}`);
        const lastPage = Math.ceil(total / perPage);
        const url = (number: number): string => `${path}?page=${number}&per_page=${perPage}`;
        expect(status).toBe(200);
        expect(body).toMatchObject({
          current_page: page,
          last_page: lastPage,
          path: mock.url + path,
          per_page: perPage,
          total,
        });
        const beyond = page > lastPage;
        const from = (page - 1) * perPage + 1;
        const to = Math.min(page * perPage, total);
        const origin = beyond ? '' : mock.url;
        expect(body).toMatchObject({
          first_page_url: origin + url(1),
          last_page_url: origin + url(lastPage),
          from: beyond ? null : from,
          to: beyond ? null : to,
          next_page_url: beyond ? null : page === lastPage ? '' : mock.url + url(page + 1),
          prev_page_url: beyond ? null : page === 1 ? '' : mock.url + url(page - 1),
        });
        expect(body['data']).toHaveLength(beyond ? 0 : to - from + 1);
      },
    ),
    { numRuns: 150 },
  );
});

it('the pages together contain every payment once', async () => {
  const slugs: unknown[] = [];
  for (let url = `${mock.url}${path}?per_page=50`; url !== '';) {
    const { body } = await sendForJson({ url: '' }, url);
    slugs.push(...(body['data'] as { slug: string }[]).map(({ slug }) => slug));
    url = String(body['next_page_url']);
  }
  expect(slugs).toEqual(mockData['allocation-payment']?.map(({ slug }) => slug));
});

it('listed payments lack the fields of the full record', async () => {
  const { body } = await sendForJson(mock, path);
  const [listed] = body['data'] as object[];
  expect(body['per_page']).toBe(10);
  expect(Object.keys(listed ?? {})).not.toContain('allocation_amount');
  expect(Object.keys(listed ?? {})).toContain('reference');
});

describe('values out of range', () => {
  it.each(['0', '101', '-1', 'ten', '1.5', '', '9'.repeat(400), '1e1', '+5', '%205', '05', '0x5'])(
    'get a 400 for per_page=%s',
    async (perPage) => {
      const { status, headers } = await sendForJson(mock, `${path}?per_page=${perPage}`);
      expect([status, headers.get('x-mock-condition')]).toEqual([400, 'per-page-out-of-range']);
    },
  );

  it.each(['0', '-1', 'one', '', 'Infinity', '1e400', '1e1', '+5', '%205', '05', '9'.repeat(23)])(
    "get the mock's own error for page=%s",
    async (page) => {
      const { status, headers, body } = await sendForJson(mock, `${path}?page=${page}`);
      expect([status, body['status_code'], headers.get('x-mock-condition')]).toEqual([
        400,
        400,
        'mock/invalid-query',
      ]);
    },
  );

  it('start above 500 for per_page of fields', async () => {
    expect((await sendForJson(mock, '/field?per_page=500')).body).toMatchObject({
      per_page: 500,
      total: 13,
      last_page: 1,
    });
  });

  it.each(['/field?per_page=501', '/field?per_page=0', '/field?page=0'])('get a 400 for %s', async (url) => {
    expect((await sendForJson(mock, url)).status).toBe(400);
  });
});

it("parameters whose names aren't documented are ignored", async () => {
  const plain = await sendForJson(mock, path);
  const more = await sendForJson(mock, `${path}?order=amount&direction=sideways&deleted=only`);
  expect(more.status).toBe(200);
  expect(more.body).toEqual(plain.body);
});

it('an empty list has one page without records, and its URLs work', async () => {
  const empty = await start({ data: { 'allocation-payment': [] } });
  const { body } = await sendForJson(empty, path);
  expect(body).toMatchObject({
    current_page: 1,
    data: [],
    from: null,
    last_page: 0,
    to: null,
    total: 0,
  });
  for (const name of ['first_page_url', 'last_page_url'])
    expect((await sendForJson(empty, String(body[name]))).status).toBe(200);
});
