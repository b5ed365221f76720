import { expect, it } from 'vitest';
import type { Outcome } from '../../scripts/contract/check.ts';
import { factsOf } from '../../scripts/contract/facts.ts';
import { Ledger } from '../../scripts/contract/ledger.ts';
import { markdownReport } from '../../scripts/contract/reports/markdown.ts';
import { isWrong, type Report, reportOf } from '../../scripts/contract/reports/report.ts';
import { terminalReport } from '../../scripts/contract/reports/terminal.ts';
import { UndescribedCollector } from '../../scripts/contract/undescribed.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const facts = factsOf(model);

const told = (report: Report): string => terminalReport(report, { coloured: false, whole: false });

const request = {
  number: 1,
  operation: 'list',
  method: 'GET',
  url: 'https://x.example/list',
  headers: {},
  received: {},
  status: 200,
  purpose: 'success',
};

function reportOfFindings(collect: (ledger: Ledger, undescribed: UndescribedCollector) => void): Report {
  const ledger = new Ledger(facts);
  const undescribed = new UndescribedCollector(model);
  collect(ledger, undescribed);
  const outcome = {
    facts: ledger.facts,
    findings: ledger.findings,
    undescribed: undescribed.items,
    requests: [request],
    milliseconds: 1,
  } as unknown as Outcome;
  const date = new Date('2026-01-31');
  return reportOf(outcome, {
    model,
    service: 'https://x.example',
    keyVariable: 'K',
    date,
  });
}

const everyForm = (report: Report): string[] => [told(report), markdownReport(report)];

it('what is not described contradicts nothing, and each is listed once with the place to edit', () => {
  const fund = model.operations.find(({ id }) => id === 'getFund');
  const [success, notFound] = ['2XX', '404'].map((status) =>
    fund?.responses.find((response) => response.status === status),
  );
  const owner = model.schemas.get('Fund');
  if (!success || !notFound || !owner) throw new Error('The bundle has them.');
  const report = reportOfFindings((_, undescribed) => {
    undescribed.status(success, 200, request);
    undescribed.header(success, 'X-Seen', request);
    undescribed.header(notFound, 'X-Seen', { ...request, number: 2 });
    undescribed.field(owner, 'motto', { en_GB: 'Give' }, request);
    undescribed.field(owner, 'owner', { seats: 3, note: null }, request);
    undescribed.field(owner, 'owner', { seats: 2.5 }, { ...request, number: 2 });
  });
  expect(isWrong(report)).toBe(false);
  expect(told(report)).toContain('contradicts nothing: 3.');
  expect(
    report.undescribed.map(({ what, places, lines, count }) => ({ what, places, lines, count })),
  ).toEqual([
    {
      what: 'The success status is 200.',
      places: [{ file: 'spec/paths/fund_{fund_slug}.yaml', node: 'get.responses.2XX' }],
      lines: ["'200': # in place of 2XX"],
      count: 1,
    },
    {
      what: 'Schema `Fund` has the fields `motto` (translated text), `owner` (object).',
      places: [{ file: 'spec/components/schemas/Fund.yaml', node: '' }],
      lines: [
        'properties:',
        '  motto:',
        '    $ref: TranslatedText.yaml',
        '  owner:',
        '    type: object',
        '    properties:',
        '      seats:',
        '        type: number',
        '      note: {}',
      ],
      count: 2,
    },
    {
      what: 'The header `X-Seen` is sent.',
      places: [
        { file: 'spec/paths/fund_{fund_slug}.yaml', node: 'get.responses.2XX.headers' },
        { file: 'spec/components/responses/NotFound.yaml', node: 'headers' },
      ],
      lines: ['X-Seen:', '  schema:', '    type: string'],
      count: 2,
    },
  ]);
  for (const text of everyForm(report))
    for (const word of ['X-Seen', 'motto', 'spec/components/responses/NotFound.yaml', 'type: number'])
      expect(text).toContain(word);
});

it('of a value whose type is partly known, only the other kinds are listed', () => {
  const open = model.schemas.get('ContributorFieldValue');
  if (!open) throw new Error('The bundle has it.');
  const seen = (value: unknown) =>
    reportOfFindings((_, undescribed) => undescribed.value(open, value, request)).undescribed;
  expect(seen('text')).toEqual([]);
  expect(seen(['a', 'b'])).toMatchObject([
    { what: 'Schema `ContributorFieldValue` is array.', lines: ['type: array', 'items:', '  type: string'] },
  ]);
});

it('a status that is not documented is wrong', () => {
  const report = reportOfFindings((ledger) => ledger.undocumented('Status 418 is not documented.', request));
  expect(isWrong(report)).toBe(true);
  expect(told(report)).toContain('1 answer not documented.');
});

it('the same deviation at several operations and formats is one finding with its places', () => {
  const types = facts.filter(({ kind, id }) => kind === 'media-type' && id.includes(' 404 ')).slice(0, 4);
  expect(new Set(types.map(({ id }) => id.split(' ')[0])).size).toBeGreaterThan(1);
  const report = reportOfFindings((ledger) => {
    for (const { id } of types) ledger.contradict(id, 'The response is sent as `text/html`.', request);
  });
  expect(report.findings).toHaveLength(1);
  expect(report.knowledge.contradicted).toBe(4);
  for (const text of everyForm(report)) for (const { id } of types) expect(text).toContain(id);
});

it('a finding names an entry of the register only where that is about what is contradicted', () => {
  const entriesOf = (kind: string) =>
    facts.filter((fact) => fact.kind === kind).flatMap((fact) => fact.register);
  const kindsOf = (kind: string): string[] =>
    model.gaps.filter(({ id }) => entriesOf(kind).includes(id)).map((gap) => gap.kind);
  for (const kind of kindsOf('media-type')) expect(kind).toMatch(/shape|body|types|values/);
  for (const kind of [...kindsOf('status'), ...kindsOf('condition')]) expect(kind).toContain('status-code');
  for (const { register } of facts)
    for (const { kind } of model.gaps.filter(({ id }) => register.includes(id)))
      expect(kind).not.toBe('behaviour');
  // Which operations answer 404, and how a list of languages is written.
  expect(entriesOf('media-type')).not.toContain('AMB-06');
  expect(entriesOf('language')).toEqual([]);
  // Errors of an operation are about its conditions; when it appeared is not.
  expect(entriesOf('condition')).toContain('AMB-10');
  expect(entriesOf('condition')).not.toContain('AMB-29');
  const type = facts.find(({ id }) => id.startsWith('getTab 404 application'));
  const report = reportOfFindings((ledger) => ledger.contradict(type?.id ?? '', 'It is HTML.', request));
  expect(report.findings.map(({ register }) => register)).toEqual([[]]);
});

it('the same words about different members are two findings', () => {
  const members = facts.filter(({ kind }) => kind === 'member').slice(0, 2);
  const report = reportOfFindings((ledger) => {
    for (const { id } of members) ledger.contradict(id, 'It is null.', request);
  });
  expect(report.findings.map((finding) => finding.facts)).toEqual(members.map(({ id }) => [id]));
});

it('a service that could not be checked is said first, and is wrong', () => {
  const report = { ...reportOfFindings(() => {}), unchecked: 'no request with the key was accepted' };
  expect(isWrong(report)).toBe(true);
  const lines = told(report).trim().split('\n');
  const title = lines.findIndex((line) => line.includes('at https://x.example'));
  expect(lines[title - 1]).toBe('The service could not be checked: no request with the key was accepted.');
  for (const text of everyForm(report)) expect(text).toContain('no request with the key was accepted');
});
