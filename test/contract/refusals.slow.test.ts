/** Refused requests. A single one is a finding; many in a row are attributed to a gateway; none is hidden. */
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeMocks, slugOf } from '../support/mock.ts';
import { type CheckRun, checkService, everyProbe } from './check-service.ts';
import { records, slugsOf, startService } from './conforming-service.ts';
import { closeServices, type Passing, playService } from './wrong-service.ts';

afterEach(closeServices);
afterAll(closeMocks);

type Change = (passing: Passing, turn: number) => void;

/** Response timeouts in seconds: one for a busy machine, and one for responses that never arrive. */
const [normalTimeout, shortTimeout] = [20, 2];

async function checkWith(
  change: Change,
  args: readonly string[] = slugsOf(),
  timeout = normalTimeout,
): Promise<CheckRun & { readonly paths: readonly string[] }> {
  const mock = await startService();
  const paths: string[] = [];
  const url = await playService(mock.url, (passing) => {
    change(passing, paths.length);
    paths.push(passing.path);
  });
  return { ...(await checkService(url, ['--records', '2', '--timeout', String(timeout), ...args])), paths };
}

const findingTexts = ({ report }: CheckRun): string[] => report.findings.map(({ what }) => what);
const to =
  (path: RegExp, change: (passing: Passing) => void): Change =>
  (passing) => {
    if (path.test(passing.path)) change(passing);
  };
const answer = (status: number, type: string, text: string, more: Record<string, string> = {}) => ({
  status,
  text,
  headers: { 'content-type': type, ...more },
});
const page = '<!doctype html><h1>No</h1>';

it.each<[name: string, failure: Passing['spoil']]>([
  ['is cut off', 'cut'],
  ['is reset', 'reset'],
  ['is not valid gzip despite its header', 'no-gzip'],
  ['never arrives', 'hang'],
])(
  'the check retries once after a response that %s, and reports it only if the retry fails too',
  async (_, failure) => {
    const timeout = failure === 'hang' ? shortTimeout : normalTimeout;
    const spoilOne: Change = (passing, turn) => {
      if (turn === 9) passing.spoil = failure;
    };
    const once = await checkWith(spoilOne, slugsOf(), timeout);
    expect(findingTexts(once)).toEqual([]);
    expect(once.status).toBe(0);
    const spoilAll: Change = (passing) => {
      if (passing.query.get('per_page') === '100' && passing.path === '/allocation-payment')
        passing.spoil = failure;
    };
    const always = await checkWith(spoilAll, slugsOf(), timeout);
    expect(findingTexts(always)).toEqual([expect.stringMatching(/^No complete response: /)]);
    expect(always.status).toBe(1);
  },
);

it.each<[name: string, change: Change, what: RegExp, timeout?: number]>([
  ['500', to(/^\/tab\//, (passing) => void (passing.status = 500)), /^Status 500 isn't documented\.$/],
  [
    'a redirect',
    to(/^\/tab\//, (passing) => {
      passing.status = 301;
      passing.headers['location'] = `${passing.path}/`;
    }),
    /^Status 301 isn't documented\. It redirects to \/tab\/\w+\/, which wasn't followed\.$/,
  ],
  ['418', to(/^\/account/, (passing) => void (passing.status = 418)), /^Status 418 isn't documented\.$/],
  [
    'an HTML page',
    to(/^\/webhook\//, (passing) => Object.assign(passing, answer(200, 'text/html', page))),
    /the media type `text\/html`/,
  ],
  [
    'an unreadable body',
    to(/^\/account/, (passing) => void (passing.spoil = 'no-gzip')),
    /^No complete response: /,
  ],
  [
    'XML that never arrives',
    to(/^\/tab\//, (passing) => {
      if (passing.sent.accept?.endsWith('xml')) passing.spoil = 'hang';
    }),
    /^No complete response: no response within/,
    shortTimeout,
  ],
])(
  'the check reports one finding and continues if one operation returns %s',
  async (_, change, what, timeout) => {
    const run = await checkWith(change, slugsOf(), timeout);
    expect(run.report.ended).toBeUndefined();
    expect(findingTexts(run)).toEqual([expect.stringMatching(what)]);
    expect(run.report.reads.reached).toBeGreaterThanOrEqual(6);
    expect(run.report.findings[0]?.id).not.toMatch(/[A-Z][A-Za-z]{7}/);
  },
);

it("a normal response resets the check's count of consecutive refusals", async () => {
  const run = await checkWith((passing) => {
    if (passing.status === 404)
      Object.assign(passing, { status: 403, text: '{"message":"","status_code":403}' });
  });
  expect(run.report.ended).toBeUndefined();
  expect(findingTexts(run)).toEqual(['The status is 403 instead of 404.']);
});

it.each<[name: string, refuse: (turn: number) => Partial<Passing>, ended: RegExp]>([
  [
    '200 and HTML',
    () => answer(200, 'text/html', page),
    /^8 consecutive requests got 200 in HTML, starting with request 21$/,
  ],
  ['400 and HTML', () => answer(400, 'text/html', page), /^8 consecutive requests got 400 in HTML/],
  ['404 and HTML', () => answer(404, 'text/html', page), /^8 consecutive requests got 404 in HTML/],
  ['406 and HTML', () => answer(406, 'text/html', page), /^8 consecutive requests got 406 in HTML/],
  [
    'two alternating statuses',
    (turn) => answer(turn % 2 === 0 ? 403 : 429, 'text/html', page, { 'retry-after': '0' }),
    /^8 consecutive requests got 403 or 429, starting with request 21$/,
  ],
  ['502', () => answer(502, 'text/plain', ''), /^8 consecutive requests got 502/],
  ['nothing', () => ({ spoil: 'reset' }), /^the connection .*, 3 times in a row$/],
])('the check ends without a finding if a gateway returns %s after request 20', async (_, refuse, ended) => {
  const run = await checkWith((passing, turn) => {
    if (turn >= 20) Object.assign(passing, refuse(turn));
  });
  expect(run.report.ended).toMatch(ended);
  expect(run.paths.length - 20).toBeLessThanOrEqual(10);
  expect(findingTexts(run)).toEqual([]);
  expect(run.status).toBe(1);
});

it("the check waits after a gateway's undocumented 429 and doesn't report it", async () => {
  const run = await checkWith((passing, turn) => {
    if (turn === 6 || turn === 7)
      Object.assign(passing, answer(429, '', 'slow down', { 'retry-after': '1' }));
  });
  expect(findingTexts(run)).toEqual([]);
  expect(run.status).toBe(0);
});

it("the check doesn't mistake a firewall that refuses everything for a wrong base URL", async () => {
  const run = await checkWith((passing) => Object.assign(passing, answer(403, 'text/html', page)));
  expect(run.report.unchecked).toBe('the service refused every request with the key, with 403');
  expect(findingTexts(run)).toEqual([]);
});

it("a finding has a curl command unless the request used a key that the command can't have", async () => {
  const run = await checkWith(
    (passing) => {
      if (passing.status === 401 || passing.status === 403) passing.status = 409;
    },
    [...slugsOf(), ...everyProbe],
  );
  const probes = run.report.findings.filter(({ request }) => /api-key/.test(request.purpose));
  const curlOf = (key: 'none' | 'another') => probes.filter(({ request }) => request.key === key);
  expect(probes.length).toBeGreaterThan(0);
  for (const { curl } of curlOf('none')) expect(curl).not.toContain('x-api-key');
  for (const { curl } of curlOf('another')) expect(curl).toBeUndefined();
  expect(curlOf('none').length + curlOf('another').length).toBe(probes.length);
});

it("the check fails if it couldn't test an operation or slug from its options", async () => {
  const without = await checkWith(() => {}, ['--operation', 'getFund']);
  expect(without.status).toBe(1);
  expect(without.report.unchecked).toMatch(
    /^getFund wasn't reached: no slug is known; pass one with --slug fund=/,
  );
  const unknown = await checkWith(() => {}, [
    '--slug',
    'tab=ZzZzZzZz',
    '--slug',
    `webhook=${slugOf('webhook')}`,
  ]);
  expect(unknown.status).toBe(1);
  expect(unknown.out.replaceAll(/\s+/g, ' ')).toMatch(/getTab wasn't reached: the service returned 404/);
  const both = await checkWith(() => {}, [
    ...slugsOf({ ...records, tab: [], webhook: [] }),
    '--slug',
    `tab=ZzZzZzZz,${slugOf('tab')}`,
  ]);
  expect(both.out.replaceAll(/\s+/g, ' ')).toContain('--slug tab=ZzZzZzZz: the service returned 404');
  expect(both.status).toBe(0);
  expect(both.out.replaceAll(/\s+/g, ' ')).toContain(
    'Not reached: getWebhook (no slug is known; pass one with --slug webhook=<slug>).',
  );
});

it('the check compares totals between page sizes', async () => {
  const run = await checkWith((passing) => {
    if (passing.path !== '/allocation-payment' || !passing.sent.accept?.endsWith('json')) return;
    if (passing.status !== 200 || passing.query.get('per_page') !== '100') return;
    const value = JSON.parse(passing.text) as { data: unknown[]; total: number; to: number };
    Object.assign(value, { data: value.data.slice(1), total: value.total - 1, to: value.to - 1 });
    passing.text = JSON.stringify(value);
  });
  expect(findingTexts(run)).toEqual([expect.stringMatching(/^The total depends on the page size\. /)]);
});
