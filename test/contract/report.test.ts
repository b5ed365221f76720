import { expect, it } from 'vitest';
import { candidateWords, type Report } from '../../scripts/contract/reports/report.ts';
import { terminalReport } from '../../scripts/contract/reports/terminal.ts';

const told = (report: Report): string => terminalReport(report, { coloured: false, whole: false });

it('a name that no request could try was not tried', () => {
  const candidate = { operation: 'list', role: 'mode', name: 'm', accepted: false, why: 'no response' };
  expect(candidateWords({ ...candidate, requests: 0 })).toBe('not tried: no response');
  expect(candidateWords({ ...candidate, requests: 2 })).toBe('tried, not accepted, 2 requests: no response');
});

it('the summary counts what is proposed beside the description, though it is no finding', () => {
  const report: Report = {
    interface: { title: 'Grants', version: '1' },
    service: 'https://x.example',
    date: '2026-01-31',
    milliseconds: 1,
    requests: 1,
    knowledge: { facts: 1, confirmed: 1, contradicted: 0, untested: 0, gaps: 1, gapsSeen: 0 },
    findings: [],
    facts: [],
    gaps: [],
    candidates: [],
    proposals: [
      {
        id: 'header',
        says: 'A 200 of `list` can carry `X-Seen`.',
        closes: [],
        narrows: [],
        count: 1,
        date: '2026-01-31',
        change: { kind: 'header', operation: 'list', status: '200', header: 'X-Seen' },
      },
    ],
  };
  expect(told(report)).toContain('1 thing not described');
  expect(told({ ...report, proposals: [] })).toContain('0 things not described');
});
