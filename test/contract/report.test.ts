import { expect, it } from 'vitest';
import type { Outcome } from '../../scripts/contract/check.ts';
import { factsOf } from '../../scripts/contract/facts.ts';
import { Ledger } from '../../scripts/contract/ledger.ts';
import { Observations } from '../../scripts/contract/observations.ts';
import { junitReport } from '../../scripts/contract/reports/junit.ts';
import { markdownReport } from '../../scripts/contract/reports/markdown.ts';
import { candidateWords, isWrong, type Report, reportOf } from '../../scripts/contract/reports/report.ts';
import { terminalReport } from '../../scripts/contract/reports/terminal.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const facts = factsOf(model);

const told = (report: Report): string => terminalReport(report, { coloured: false, whole: false });

it('a name that no request could try was not tried', () => {
  const candidate = { operation: 'list', role: 'mode', name: 'm', accepted: false, why: 'no response' };
  expect(candidateWords({ ...candidate, requests: 0 })).toBe('not tried: no response');
  expect(candidateWords({ ...candidate, requests: 2 })).toBe('tried, not accepted, 2 requests: no response');
});

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

function reportOfFindings(collect: (ledger: Ledger) => void): Report {
  const ledger = new Ledger(facts);
  collect(ledger);
  const outcome = {
    facts: ledger.facts,
    findings: ledger.findings,
    observations: new Observations(new Set()),
    requests: [request],
    milliseconds: 1,
  } as unknown as Outcome;
  const date = new Date('2026-01-31');
  return reportOf(outcome, {
    model,
    service: 'https://x.example',
    region: undefined,
    keyVariable: 'K',
    date,
    proposals: [],
  });
}

const everyForm = (report: Report): string[] => [told(report), markdownReport(report), junitReport(report)];

it('what is not described contradicts nothing, and the summary counts exactly what is listed', () => {
  const report = reportOfFindings((ledger) => {
    ledger.strangeHeader('X-Seen', request, '200');
    ledger.strangeHeader('X-Seen', { ...request, operation: 'get', number: 2 }, '200');
    ledger.strangeHeader('X-Other', request, '200');
    ledger.strangeMember('`Fund` has a member `motto`', 'string', request, []);
  });
  expect(isWrong(report)).toBe(false);
  expect(told(report)).toContain('3 things not described');
  expect(told(report).match(/^not described/gm)).toHaveLength(3);
  for (const text of everyForm(report)) {
    for (const name of ['X-Seen', 'X-Other', 'motto']) expect(text).toContain(name);
    expect(text).toMatch(/list 200.*get 200/);
  }
  expect(junitReport(report)).not.toContain('<failure');
});

it('a status that is not documented is wrong', () => {
  const report = reportOfFindings((ledger) => ledger.undocumented('Status 418 is not documented.', request));
  expect(isWrong(report)).toBe(true);
  expect(told(report)).toContain('1 answer not documented, 0 things not described');
  expect(junitReport(report)).toContain('<failure');
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

it('each test of JUnit has the request that showed its failure, its media type included', () => {
  const types = facts.filter(({ kind, id }) => kind === 'media-type' && id.includes(' 404 ')).slice(0, 4);
  const report = reportOfFindings((ledger) => {
    for (const [index, { id }] of types.entries()) {
      const [operation = '', , accept = ''] = id.split(' ');
      const shown = { ...request, number: index, operation, headers: { accept } };
      ledger.contradict(id, 'The response is sent as `text/html`.', shown);
      ledger.undocumented('Status 418 is not documented.', shown);
    }
  });
  expect(new Set(types.map(({ id }) => id.split(' ')[2])).size).toBe(2);
  const xml = junitReport(report);
  for (const { id } of types) {
    const found = xml.split('<testcase ').find((each) => each.includes(`name="${id}"`)) ?? '';
    expect(found.match(/accept: [^']*/g)).toEqual([`accept: ${id.split(' ')[2]}`]);
  }
  const others = xml.split('<testcase ').filter((each) => each.startsWith('classname="not-documented"'));
  const operations = new Set(types.map(({ id }) => id.split(' ')[0] ?? ''));
  for (const operation of operations) expect(others.join('')).toContain(`${operation}&#10;curl`);
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

it('recorded requests were judged, and none was sent', () => {
  const report: Report = { ...reportOfFindings(() => {}), recorded: true };
  expect(told(report)).toContain('Judged 1 recorded request.');
  expect(markdownReport(report)).toContain('judged 1 recorded request.');
  expect(told(report)).not.toMatch(/ in \d+\.\d s/);
});
