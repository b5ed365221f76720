/**
 * Tests deviations one at a time. Each must cause exactly one finding with the right name, and fail the check. A
 * conforming service must pass.
 */
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeMocks, mockData, slugOf } from '../support/mock.ts';
import { type CheckRun, checkService, readCount } from './check-service.ts';
import { slugsOf, startService } from './conforming-service.ts';
import { closeServices, type Passing, playService } from './wrong-service.ts';

afterEach(closeServices);
afterAll(closeMocks);

async function checkWith(
  change: (passing: Passing) => void,
  args: readonly string[] = [],
): Promise<CheckRun> {
  const mock = await startService();
  return checkService(await playService(mock.url, change), [...slugsOf(), '--records', '1', ...args]);
}

// oxlint-disable-next-line typescript/no-explicit-any -- a deviation can change anything in a body
type Body = any;

/** Changes the JSON body of a success. */
function body(
  path: string,
  change: (body: Body, passing: Passing) => Body | void,
): (passing: Passing) => void {
  return (passing) => {
    if (passing.path !== path || passing.status >= 300 || !passing.sent.accept?.endsWith('json')) return;
    const value: Body = JSON.parse(passing.text);
    passing.text = JSON.stringify(change(value, passing) ?? value);
  };
}

const list = '/allocation-payment';
const fund = `/fund/${slugOf('fund', 0)}`;
const otherFund = mockData['fund']?.[1];
const isAccount = ({ path, status }: Passing): boolean => path === '/account' && status < 300;

/** Replaces a page URL's query. */
const withQuery = (url: string, query: string): string =>
  url === '' ? '' : `${url.replace(/\?.*/, '')}?${query}`;

it.each<[name: string, change: (passing: Passing) => void, what: RegExp]>([
  [
    'a list that ignores the page number',
    body(list, (value, { query }) => {
      if (query.get('per_page') !== '2') return;
      const size = `per_page=2`;
      Object.assign(value, {
        current_page: 1,
        from: 1,
        to: 2,
        prev_page_url: '',
        first_page_url: withQuery(value.path, `page=1&${size}`),
        last_page_url: withQuery(value.path, `page=${value.last_page}&${size}`),
        next_page_url: withQuery(value.path, `page=2&${size}`),
        data:
          mockData['allocation-payment']
            ?.slice(0, 2)
            .map((record) => ({ ...value.data[0], slug: record['slug'] })) ?? [],
      });
      // A page beyond the last has no record to copy.
      if (value.data.some((record: Body) => record.amount === undefined)) value.data = [];
      if (value.data.length === 0) Object.assign(value, { from: null, to: null });
    }),
    /`current_page = @page`/,
  ],
  [
    'a list that ignores the page size',
    body(list, (value, { query }) => {
      if (query.get('per_page') !== '100') return;
      const data = value.data.slice(0, 10);
      const last = Math.ceil(value.total / 10);
      return {
        ...value,
        data,
        per_page: 10,
        to: data.length,
        last_page: last,
        first_page_url: withQuery(value.path, 'page=1&per_page=10'),
        last_page_url: withQuery(value.path, `page=${last}&per_page=10`),
        next_page_url: last > 1 ? withQuery(value.path, 'page=2&per_page=10') : '',
      };
    }),
    /`per_page = @per_page`/,
  ],
  [
    'a second page with the records of the first page',
    (() => {
      let first: Body;
      return body(list, (value, { query }) => {
        if (query.get('per_page') !== '2') return;
        if (query.get('page') === '1') first = value.data;
        if (query.get('page') === '2') value.data = first;
      });
    })(),
    /The second page repeats the records of the first/,
  ],
  [
    'a total that differs from the pages',
    body(list, (value, { query }) => {
      // Change the number of records on the last page, but not the number of pages.
      if (value.current_page === value.last_page && query.get('per_page') === '2')
        value.total += value.total % 2 === 1 ? 1 : -1;
    }),
    /`current_page = last_page => total = .*count\(data\)`/,
  ],
  [
    'a total that is always wrong',
    body(list, (value) => void (value.total += 50)),
    /`total > 0 => last_page = ceil\(total \/ per_page\)`/,
  ],
  [
    'pages with a record missing',
    body(list, (value) => void (value.data = value.data.slice(1))),
    /`count\(data\) > 0 => to = /,
  ],
  [
    'page URLs on another host',
    body(list, (value, { query }) => {
      if (query.get('per_page') !== '100') return;
      value.path = value.path.replace(/^https?:\/\/[^/]+/, 'https://elsewhere.example');
    }),
    /Page URLs point to a different host.*`path` point to elsewhere\.example/,
  ],
  [
    'a record that was not requested',
    body(fund, (value) => ({ ...value, slug: otherFund?.['slug'] })),
    /`slug = @fund_slug`/,
  ],
  [
    'an error envelope instead of a record',
    body(fund, () => ({ message: 'No such fund', status_code: 404 })),
    /^`Fund` lacks 9 of 9 fields and has `message`, `status_code` \(the error envelope\)\.$/,
  ],
  [
    'a different charset',
    (passing) => {
      if (isAccount(passing)) passing.headers['content-type'] += '; charset=iso-8859-1';
    },
    /^The charset is iso-8859-1, not UTF-8\.$/,
  ],
  [
    'a redirect',
    (passing) => {
      if (!isAccount(passing)) return;
      passing.status = 301;
      passing.headers['location'] =
        `https://elsewhere.example/account?key=${String(passing.sent['x-api-key'])}`;
    },
    /^Status 301 isn't documented\. It redirects to https:\/\/elsewhere\.example\/account, which wasn't followed\.$/,
  ],
  [
    'a gateway that fails for one path',
    (passing) => {
      if (passing.path === '/account') passing.status = 502;
    },
    /^Status 502 isn't documented\.$/,
  ],
])('the check reports %s', async (_, change, what) => {
  const { report, status, out } = await checkWith(change);
  expect(report.findings.map((finding) => finding.what)).toEqual([expect.stringMatching(what)]);
  expect(status).toBe(1);
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^FAILED: 1 finding, /);
});

it("the check doesn't blame an unknown about fields for a wrong media type, and quotes the sentence that a wrong status contradicts", async () => {
  const { report } = await checkWith((passing) => {
    if (isAccount(passing)) passing.headers['content-type'] = 'application/json';
    if (passing.path === fund && passing.status === 400) passing.status = 422;
  });
  const [first, second] = report.findings.toSorted((a, b) => a.what.localeCompare(b.what));
  expect(first?.register).toEqual([]);
  expect(second?.sentence).toMatch(/^`getFund` returns 400 for this error condition: /);
});

/** Time at which the service accepts requests again. */
let until = 0;

it.each<[name: string, change: (passing: Passing, turn: number) => void]>([
  ['without changes', () => {}],
  ['behind gzip', (passing) => void (passing.encoding = 'gzip')],
  ['that sends small chunks', (passing) => void (passing.encoding = 'chunks')],
  [
    'that sends fields in a different order',
    (passing) => {
      if (!passing.sent.accept?.endsWith('json')) return;
      const value = JSON.parse(passing.text) as object;
      passing.text = JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()));
    },
  ],
  [
    'with a single 502',
    (passing, turn) => {
      if (turn === 5) Object.assign(passing, { status: 502, text: 'Bad gateway' });
    },
  ],
  [
    'that sends Retry-After as a date',
    (passing, turn) => {
      if (turn !== 5) return;
      const date = new Date(Date.now() + 2000).toUTCString();
      until = Date.parse(date);
      Object.assign(passing, { status: 429, text: '{"message":"","status_code":429}' });
      passing.headers['retry-after'] = date;
    },
  ],
  [
    'that sends the reset time but not the remaining requests',
    (passing, turn) => {
      if (turn !== 5) return;
      Object.assign(passing, { status: 429, text: '{"message":"","status_code":429}' });
      until = Math.ceil(Date.now() / 1000) * 1000 + 2000;
      passing.headers['x-ratelimit-reset'] = String(until / 1000);
      delete passing.headers['x-ratelimit-remaining'];
    },
  ],
])('the check passes a conforming service %s', async (_, change) => {
  let turn = 0;
  const times: number[] = [];
  until = 0;
  const run = await checkWith((passing) => {
    times.push(Date.now());
    change(passing, turn++);
  });
  expect(run.report.findings).toEqual([]);
  expect(run.status).toBe(0);
  expect(run.report.reads).toEqual({ reached: readCount, all: readCount });
  expect(run.out.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^PASSED: 0 findings, ${readCount} of ${readCount} reads and \\d+ of \\d+ statuses reached`),
  );
  // Timers and the system clock differ by a few milliseconds.
  expect(times[6]).toBeGreaterThanOrEqual(until - 50);
});

it('the check accepts a byte order mark and lists it as undocumented', async () => {
  const { report, status } = await checkWith((passing) => {
    if (isAccount(passing) && passing.sent.accept?.endsWith('json')) passing.text = `\u{FEFF}${passing.text}`;
  });
  expect(report.findings).toEqual([]);
  expect(report.undescribed.map(({ what }) => what)).toContain('The JSON starts with a byte order mark.');
  expect(status).toBe(0);
});

it('the check reports no object keys that are data', async () => {
  let turn = 0;
  const secrets = ['QwErTyUi', 'Ada', 'Grace Hopper', 'ada', 'grace', 'alan', 'edsger'];
  const { everything, report } = await checkWith((passing) => {
    if (!isAccount(passing) || !passing.sent.accept?.endsWith('json')) return;
    const people = ['ada', 'grace', 'alan', 'edsger'];
    passing.text = JSON.stringify({
      seats: 3,
      budgets: { QwErTyUi: 1, AsDfGhJk: 2 },
      owners: { Ada: { seats: 1 }, 'Grace Hopper': { seats: 2 } },
      members: { [people[turn++ % 4] ?? '']: 1 },
    });
  });
  expect(JSON.stringify(report.undescribed)).toContain('seats');
  const words = new Set(everything.split(/[^\w ]+/).flatMap((text) => [text, ...text.split(' ')]));
  expect(secrets.filter((secret) => words.has(secret))).toEqual([]);
});

it('the report stays small for a body with 100,000 unknown fields', async () => {
  const { report, files } = await checkWith(
    body(fund, (value) => ({
      ...value,
      ...Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field_${index}`, index])),
    })),
  );
  expect(report.findings).toEqual([]);
  expect(Buffer.byteLength(files['report.json'] ?? '')).toBeLessThan(200_000);
});

it('the report stays small for a body with 100,000 invalid records', async () => {
  const { report, files } = await checkWith(
    body(list, (value, { query }) => {
      if (query.get('per_page') === '100') value.data = Array.from({ length: 100_000 }, () => ({ slug: 7 }));
    }),
  );
  expect(report.findings.length).toBeGreaterThan(0);
  expect(report.findings.length).toBeLessThan(10);
  expect(Buffer.byteLength(files['report.json'] ?? '')).toBeLessThan(200_000);
});

/** Returns one response from the nth request on. */
const from =
  (first: number, answer: Partial<Passing>): ((passing: Passing, turn: number) => void) =>
  (passing, turn) => {
    if (turn >= first) Object.assign(passing, answer);
  };

const firewall = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html><h1>Blocked</h1>',
};

it.each<[name: string, first: number, answer: Partial<Passing>, findings: number, ended: RegExp]>([
  [
    'a firewall that refuses everything after request 20',
    20,
    firewall,
    0,
    /8 consecutive requests got 403, starting with request 21/,
  ],
  [
    'a dead upstream',
    0,
    { status: 502, text: '' },
    0,
    /8 consecutive requests got 502, starting with request 1/,
  ],
  [
    'an upstream that goes down',
    30,
    { status: 503, text: '' },
    0,
    /8 consecutive requests got 503, starting with request 31/,
  ],
  [
    'a redirect loop',
    0,
    { status: 302, headers: { location: '/again' }, text: '' },
    0,
    /8 consecutive requests got 302, starting with request 1\. It redirects to \/again/,
  ],
])('faced with %s, the check stops within ten more requests', async (_, first, answer, findings, ended) => {
  let turn = 0;
  const { report, status } = await checkWith((passing) => from(first, answer)(passing, turn++));
  expect(turn - first).toBeLessThanOrEqual(10);
  expect(report.ended).toMatch(ended);
  expect(report.findings).toHaveLength(findings);
  expect(status).toBe(1);
});

it('the check reports a finding that is in the baseline without failing', async () => {
  const change = body(fund, (value) => ({ ...value, currency: null }));
  const { files } = await checkWith(change);
  const { writeFileSync, mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = mkdtempSync(`${tmpdir()}/baseline-`);
  try {
    writeFileSync(`${folder}/report.json`, files['report.json'] ?? '');
    const again = await checkWith(change, ['--baseline', `${folder}/report.json`]);
    expect(again.status).toBe(0);
    expect(again.out).toMatch(/✗ Known: Fund\.currency/);
    expect(again.out).toMatch(/PASSED: 0 findings, 1 known, /);
    const both = (passing: Passing): void => {
      change(passing);
      if (isAccount(passing)) passing.headers['content-type'] = 'text/plain';
    };
    expect(await checkWith(both, ['--baseline', `${folder}/report.json`])).toMatchObject({ status: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
