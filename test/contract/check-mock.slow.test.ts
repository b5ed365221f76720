/**
 * Runs the contract check on our own mock, which conforms to the description, so everything testable must be confirmed.
 */
import { afterAll, expect, it } from 'vitest';
import { closeMocks, start } from '../support/mock.ts';
import { checkService, everyProbe, mockKeys, readCount, secretKey, untried } from './check-service.ts';
import { slugsOf, startService } from './conforming-service.ts';

afterAll(closeMocks);

/** Acceptable reasons why something is untested even with everything allowed. */
const reasons = [
  /: the check is read-only$/,
  /: no request can trigger it, because it depends on time$/,
  /the parameter's name isn't documented \(GAP-\d+\)$/,
];

it('the check reaches every reachable operation and status, and has no findings', async () => {
  const mock = await startService();
  const args = [...slugsOf(), ...everyProbe, ...mockKeys.args];
  const run = await checkService(mock.url, [...args, '--records', '40'], mockKeys.environment);
  const { report, out, everything } = run;
  expect(report.findings.map(({ what }) => what)).toEqual([]);
  expect(run.status, out).toBe(0);
  const untested = [
    ...report.coverage
      .filter(({ reached }) => !reached)
      .map(({ operation, status, why }) => `${operation} ${status}: ${why}`),
    ...report.skipped.map(({ what, why }) => `${what}: ${why}`),
  ].filter(
    (text) =>
      !reasons.some((reason) => reason.test(text)) && !untried.some((reason) => text.endsWith(` ${reason}`)),
  );
  expect(untested).toEqual([]);
  expect(report.reads).toEqual({ reached: readCount, all: readCount });
  expect(report.coverage.length).toBeGreaterThan(30);
  expect(report.imitation).toContain('mock');
  // Apart from placeholders for unknowns, our mock sends nothing undocumented.
  expect(report.undescribed.filter(({ unknowns }) => unknowns.length === 0)).toEqual([]);
  expect(everything).not.toContain(secretKey);
});

it('the check only reads by default, and runs careful probes only on request', async () => {
  const mock = await startService();
  await checkService(mock.url, slugsOf());
  const requests = mock.requests();
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']));
  const careful = new Set(['missing-api-key', 'unknown-api-key']);
  expect(requests.filter(({ condition }) => careful.has(condition ?? ''))).toEqual([]);
  expect(requests.length).toBeGreaterThan(50);
});

it('--plan sends no requests', async () => {
  const mock = await start();
  const { command } = await import('../../scripts/contract/main.ts');
  const { runInProcess } = await import('../support/run-command.ts');
  const run = await runInProcess(command, ['--base-url', mock.url, '--plan']);
  expect(run.status).toBe(0);
  expect(run.out).toMatch(/At most \d+ requests to http/);
  expect(run.out).toContain('Nothing was sent.');
  expect(mock.requests()).toEqual([]);
});
