import { expect, it } from 'vitest';
import { judgeHar } from '../../scripts/contract/har.ts';
import { reportOf } from '../../scripts/contract/reports/report.ts';
import { isObject } from '../../scripts/model/json.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const key = 'har-key-9f8e7d';
const fund = model.operations.find(({ id }) => id === 'getFund');
const record = structuredClone(fund?.success?.as('json')?.examples[0]?.value) as Record<string, unknown>;

function entry(path: string, status: number, body: unknown, host = 'https://grants.example/v') {
  return {
    request: {
      method: 'GET',
      url: `${host}${path}`,
      headers: [
        { name: ':path', value: path },
        { name: 'Accept', value: model.mediaTypes.json },
        { name: 'x-api-key', value: key },
      ],
    },
    response: {
      status,
      headers: [{ name: 'content-type', value: model.mediaTypes.json }],
      content: { text: JSON.stringify(body), mimeType: model.mediaTypes.json },
    },
  };
}

function judge(...entries: object[]) {
  const { outcome, foreign } = judgeHar(
    model,
    JSON.stringify({ log: { entries } }),
    'https://grants.example/v',
  );
  const context = {
    model,
    service: 'x',
    region: undefined,
    keyVariable: 'K',
    date: new Date(0),
    proposals: [],
  };
  return { report: outcome.redactor.values(reportOf(outcome, context)), foreign };
}

it('judges recorded traffic, keeps no key, and leaves out what is of no operation', () => {
  const wrong = { ...record, budget: key, [key]: key };
  const { report, foreign } = judge(
    entry('/fund/AbCdEfGh', 200, record),
    entry('/fund/AbCdEfGi', 200, wrong),
    entry('/elsewhere', 200, {}),
    entry('/fund/AbCdEfGh', 200, record, 'https://other.example'),
  );
  expect(foreign).toBe(2);
  expect(report.requests).toBe(2);
  expect(report.findings.map(({ facts }) => facts)).toEqual(expect.arrayContaining([['Fund.budget'], []]));
  expect(report.facts.find(({ id }) => id === 'Fund.currency')).toMatchObject({
    state: 'confirmed',
    seen: 2,
  });
  expect(JSON.stringify(report)).not.toContain(key);
  expect(JSON.stringify(report)).not.toContain(String(record['name']));
});

it.each(['', '{}', '[]', 'no json', '{"log":{"entries":1}}'])(
  'refuses %j, which is not a HAR file',
  (text) => {
    expect(() => judgeHar(model, text, undefined)).toThrow(/JSON|log.entries/);
  },
);

it('takes entries that are not whole for what they are', () => {
  const odd = [null, 1, {}, { request: {} }, { request: { url: 'x', method: 'GET' }, response: {} }];
  expect(judge(...(odd as object[])).report.requests).toBe(0);
});

it('a member that is a text at times and null at others is one finding', () => {
  const { report } = judge(
    entry('/fund/AbCdEfGh', 200, { ...record, nickname: null }),
    entry('/fund/AbCdEfGi', 200, { ...record, nickname: 'a' }),
    entry('/fund/AbCdEfGj', 200, { ...record, motto: { en_GB: 'a', de_DE: 'b' } }),
  );
  const strangers = report.findings.filter(({ kind }) => kind === 'not-described');
  expect(strangers.map(({ what }) => what)).toEqual([
    '`Fund` has a member `nickname` (string or null), which is not described.',
    '`Fund` has a member `motto` (translated text), which is not described.',
  ]);
});

it('a member of an object that may have others is listed too', () => {
  const reads = model.operations.filter(({ method, successes }) => method === 'get' && successes.length > 0);
  const places = reads.flatMap(({ path, success }) => {
    const value = success?.as('json')?.examples[0]?.value as Record<string, unknown>;
    const members = success?.schema?.meant.members ?? [];
    return members
      .filter(({ name, schema }) => schema.meant.open && isObject(value?.[name]))
      .map(({ name }) => ({ path, value, name }));
  });
  const [place] = places;
  if (!place) throw new Error('No object in an example may have further members; make one up.');
  const { path, value, name } = place;
  const more = { ...value, [name]: { ...Object(value[name]), further_member: 1 } };
  const { findings } = judge(entry(path.replaceAll(/\{[^}]+\}/g, 'AbCdEfGh'), 200, more)).report;
  const found = findings.filter(({ what }) => what.includes('`further_member`'));
  expect(found.map(({ kind }) => kind)).toEqual(['not-described']);
});

it('a header that no response is known to carry is listed once, of successes and errors', () => {
  const [good, bad] = [entry('/fund/AbCdEfGh', 200, record), entry('/fund/AbCdEfGi', 404, {})];
  for (const { response } of [good, bad]) response.headers.push({ name: 'x-trace', value: '1' });
  const found = judge(good, bad).report.findings.filter(({ what }) => what.includes('X-Trace'));
  // A number that a service has shown stands beside the range.
  const places = [expect.stringMatching(/^getFund 2(?:XX|00)$/) as string, 'getFund 404'];
  expect(found).toMatchObject([{ kind: 'not-described', count: 2, places }]);
});

it('a limit that was recorded is known', () => {
  const limited = entry('/fund/AbCdEfGh', 404, {});
  limited.response.headers.push({ name: 'X-RateLimit-Limit', value: '120' });
  expect(judge(limited).report).toMatchObject({ limit: 120, recorded: true });
});

it('a recording in which every request was refused says so', () => {
  const { report } = judge(entry('/fund/AbCdEfGh', 403, {}), entry('/fund/AbCdEfGi', 401, {}));
  expect(report.unchecked).toBe('no recorded request was accepted, each got 401 or 403');
  expect(judge(entry('/fund/AbCdEfGh', 200, record)).report.unchecked).toBeUndefined();
});

it('no line that writes is handed out, and none for what no known request shows', () => {
  const { report } = judge();
  expect(report.gaps.length).toBeGreaterThan(10);
  for (const { id, curl = '' } of report.gaps) expect(curl, id).not.toMatch(/-X (?:PUT|POST|DELETE)/);
  const unasked = report.gaps.filter(({ ask }) => /^(?:no request|a person)/.test(ask));
  expect(unasked.filter(({ curl }) => curl !== undefined)).toEqual([]);
  expect(report.gaps.some(({ ask }) => ask.startsWith('no request'))).toBe(true);
  expect(report.gaps.some(({ curl }) => curl !== undefined)).toBe(true);
});
