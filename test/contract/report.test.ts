import { expect, it } from 'vitest';
import type { Outcome } from '../../scripts/contract/check.ts';
import { type Deviation, Findings } from '../../scripts/contract/findings.ts';
import { type Report, reportOf } from '../../scripts/contract/reports/report.ts';
import { markdownReport, terminalReport } from '../../scripts/contract/reports/text.ts';
import { factOf } from '../../scripts/contract/facts.ts';
import { type Observation, UndescribedCollector } from '../../scripts/contract/undescribed.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { readBundle } from '../support/generated.ts';
import { recorded } from './recorded.ts';

const model = Model.of(readBundle());

function operationOf(id: string): Operation {
  const operation = model.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`Unknown operation: ${id}`);
  return operation;
}

const printed = (report: Report, options: { coloured?: boolean; showAll?: boolean } = {}): string =>
  terminalReport(report, { coloured: false, showAll: false, ...options });
const everyForm = (report: Report): string[] => [
  printed(report, { showAll: true }),
  markdownReport(report, { showAll: true }),
];

interface Collected {
  readonly deviations?: readonly Deviation[];
  readonly observed?: readonly (readonly Observation[])[];
  readonly outcome?: Partial<Outcome>;
  readonly baseline?: readonly string[];
}

function reportWith({ deviations = [], observed = [], outcome = {}, baseline = [] }: Collected): Report {
  const findings = new Findings();
  findings.add(recorded, deviations);
  const undescribed = new UndescribedCollector(model);
  for (const [index, each] of observed.entries()) undescribed.add({ ...recorded, number: index }, each);
  return reportOf(
    {
      findings: findings.all,
      dropped: findings.dropped,
      undescribed: undescribed.items,
      coverage: [],
      absent: [],
      skipped: [],
      requests: [recorded],
      milliseconds: 1,
      ...outcome,
    } as unknown as Outcome,
    {
      model,
      service: 'https://x.example',
      keyVariable: 'K',
      date: new Date('2026-01-31'),
      baseline: new Set(baseline),
    },
  );
}

const deviation: Deviation = { what: "Status 418 isn't documented." };

it('the report starts with the findings and ends with the verdict and counts', () => {
  const [failed, passed] = [reportWith({ deviations: [deviation] }), reportWith({})];
  const reads = model.operations.filter(({ method }) => method === 'get').length;
  expect(failed.passed).toBe(false);
  const lines = printed(failed).trimEnd().split('\n');
  expect(lines[0]).toBe("✗ Status 418 isn't documented.");
  expect(lines.at(-1)).toBe(`FAILED: 1 finding, 0 of ${reads} reads and 0 of 0 statuses reached.`);
  expect(printed(passed).trimEnd().split('\n').at(-1)).toBe(
    `PASSED: 0 findings, 0 of ${reads} reads and 0 of 0 statuses reached.`,
  );
  expect(printed(failed, { coloured: true })).toContain('\u001B[31mFAILED');
  expect(printed(passed, { coloured: true })).toContain('\u001B[32mPASSED');
  expect(markdownReport(failed, { showAll: false })).toMatch(/^# FAILED: 1 finding/);
});

it("a finding fits on a screen, with everything that the service's support needs", () => {
  const fund = model.schemas.get('Fund')?.member('budget')?.schema;
  if (!fund) throw new Error("The bundle lacks the fund's schema.");
  const fact = factOf.member(fund);
  const report = reportWith({
    deviations: [{ fact, what: '`Fund.budget` is string; documented: number.', pointer: '/budget' }],
  });
  const text = printed(report);
  for (const part of [fact.sentence.replaceAll('`', ''), '/budget', recorded.url, recorded.time, 'req-7'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  const lines = text.split('\n');
  expect(lines.length).toBeLessThan(24);
  for (const line of lines.filter((each) => !each.startsWith('  curl')))
    expect(line.length).toBeLessThanOrEqual(100);
});

it('the report lists untested items on request', () => {
  const operation = operationOf('getFund');
  const report = reportWith({
    outcome: {
      coverage: [
        { operation, status: '2XX', reached: false, why: 'no slug is known' },
        { operation, status: '404', reached: true },
      ],
      skipped: [{ operation: operationOf('recuseReviewer'), why: 'it writes' }],
    },
  });
  // Reads that weren't reached are listed even without the option.
  expect(printed(report)).toContain('Not reached: getFund (no slug is known).');
  expect(printed(report)).not.toContain('it writes');
  expect(markdownReport(report, { showAll: false })).not.toContain('it writes');
  for (const text of everyForm(report)) {
    expect(text).toContain('no slug is known');
    expect(text).toContain('getFund 2XX');
    expect(text).toContain('it writes');
    expect(text).not.toContain('getFund 404');
    expect(text).toContain('1 of 2 statuses reached');
  }
});

const header = ({ pointer }: { pointer: string }): Observation => ({
  what: 'The header `X-Seen` is sent.',
  node: { pointer: `${pointer}/headers`, gaps: [] },
});

it('the report lists each undocumented item once, with the place to edit, and not as a finding', () => {
  const { responses } = operationOf('getFund');
  const [success, notFound] = ['2XX', '404'].map((status) =>
    responses.find((each) => each.status === status),
  );
  const owner = model.schemas.get('Fund');
  if (!success || !notFound || !owner) throw new Error('The bundle lacks a node that this test uses.');
  const status: Observation = { what: 'The success status is 200.', node: success };
  const field = (name: string, value: unknown): Observation => ({ schema: owner, name, value });
  const report = reportWith({
    observed: [
      [status, header(success), field('motto', { en_GB: 'Give' }), field('owner', null), field('seats', 3)],
      [header(notFound), field('owner', { phone: '1' }), field('seats', 2.5)],
    ],
  });
  expect(report.passed).toBe(true);
  expect(report.undescribed.map(({ what, places, count }) => ({ what, places, count }))).toEqual([
    {
      what: 'The success status is 200.',
      places: ['spec/paths/fund_{fund_slug}.yaml, at `get.responses.2XX`'],
      count: 1,
    },
    {
      what: 'The header `X-Seen` is sent.',
      places: [
        'spec/paths/fund_{fund_slug}.yaml, at `get.responses.2XX.headers`',
        'spec/components/responses/NotFound.yaml, at `headers`',
      ],
      count: 2,
    },
    {
      what: 'Schema `Fund` has the fields `motto` (translated text), `owner` (object or null), `seats` (number).',
      places: ['spec/components/schemas/Fund.yaml'],
      count: 2,
    },
  ]);
  for (const text of everyForm(report))
    for (const word of ['X-Seen', 'motto', 'spec/components/responses/NotFound.yaml'])
      expect(text).toContain(word);
});

it('the report lists only the undocumented types of a partly documented value', () => {
  const open = model.schemas.get('ContributorFieldValue');
  if (!open) throw new Error('The bundle lacks a node that this test uses.');
  const seen = (value: unknown) =>
    reportWith({ observed: [[{ schema: open, value }]] }).undescribed.map(({ what }) => what);
  expect(seen('text')).toEqual([]);
  expect(seen(['a', 'b'])).toEqual(['Schema `ContributorFieldValue` is array.']);
});

it('the report groups the same deviation in several operations into one finding', () => {
  const deviations = ['getFund', 'getTab'].map((id): Deviation => {
    const operation = operationOf(id);
    const response = operation.responses.find(({ status }) => status === '404');
    const mediaType = response?.content[0];
    if (!response || !mediaType) throw new Error('The bundle lacks a node that this test uses.');
    return { fact: factOf.mediaType(operation, response, mediaType), what: 'It is HTML.' };
  });
  const report = reportWith({ deviations });
  expect(report.findings.map(({ facts }) => facts.length)).toEqual([2]);
  // Unknowns about fields don't explain a wrong media type.
  expect(report.findings.map(({ register }) => register)).toEqual([[]]);
});

it('the report keeps findings with the same text about different fields apart', () => {
  const members = (model.schemas.get('Fund')?.members ?? [])
    .slice(0, 2)
    .map(({ schema }) => factOf.member(schema));
  const report = reportWith({ deviations: members.map((fact) => ({ fact, what: 'It is null.' })) });
  expect(report.findings.map(({ facts }) => facts)).toEqual(members.map(({ id }) => [id]));
});

it('the report counts findings beyond a hundred without storing them', () => {
  const deviations = Array.from({ length: 150 }, (_, index) => ({ what: `Deviation ${index}.` }));
  const report = reportWith({ deviations });
  expect(report.findings).toHaveLength(100);
  expect(printed(report)).toContain('50 more deviations dropped');
  expect(reportWith({ deviations, baseline: report.findings.map(({ id }) => id) }).passed).toBe(false);
});

it("a finding that is in the baseline is reported but doesn't fail the check", () => {
  const { findings } = reportWith({ deviations: [deviation] });
  const baseline = findings.map(({ id }) => id);
  const report = reportWith({ deviations: [deviation], baseline });
  expect(report.passed).toBe(true);
  for (const text of everyForm(report)) {
    expect(text).toContain('Known: Status 418');
    expect(text).toContain('PASSED: 0 findings, 1 known');
  }
  expect(
    reportWith({ deviations: [deviation, { what: "Status 500 isn't documented." }], baseline }).passed,
  ).toBe(false);
});

it('the report lists baseline findings that no longer occur', () => {
  const report = reportWith({ baseline: ["not documented: Status 418 isn't documented."] });
  expect(report.passed).toBe(true);
  for (const text of everyForm(report))
    expect(text).toContain('In the baseline, but not seen this time: not documented: Status 418');
  const ended = reportWith({ baseline: ['x'], outcome: { ended: 'its time was over' } });
  expect(printed(ended)).not.toContain('In the baseline');
});

it("the check fails if the service can't be checked, and its report has the reason right before the verdict", () => {
  const report = reportWith({ outcome: { unchecked: 'no request with the key was accepted' } });
  expect(report.passed).toBe(false);
  const lines = printed(report).trimEnd().split('\n');
  expect(lines.at(-2)).toBe("The service couldn't be checked: no request with the key was accepted.");
  for (const text of everyForm(report)) expect(text).toContain('no request with the key was accepted');
});
