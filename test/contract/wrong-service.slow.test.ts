/** Deviations planted in the mock. The check must find all of them and nothing else. */
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeMocks } from '../support/mock.ts';
import { checkService, secretKey } from './check-service.ts';
import { slugsOf, startService } from './conforming-service.ts';
import { plants } from './plants.ts';
import { closeServices, playService } from './wrong-service.ts';

afterEach(closeServices);
afterAll(closeMocks);

it(`the check finds all ${plants.length} planted deviations in one run, and nothing else`, async () => {
  const mock = await startService();
  const url = await playService(mock.url, (passing) => {
    for (const { change } of plants) change(passing);
  });
  const run = await checkService(url, [...slugsOf(), '--records', '5']);
  const { findings, undescribed } = run.report;
  // A planted field without an unknown is listed separately, since it contradicts nothing.
  const withoutUnknown = undescribed.filter(({ unknowns }) => unknowns.length === 0);
  const seen = [...findings, ...withoutUnknown.map(({ what }) => ({ facts: [], what }))];
  const matches = (expected: string | RegExp, { facts, what }: (typeof seen)[number]): boolean =>
    typeof expected === 'string' ? facts.some((fact) => fact.startsWith(expected)) : expected.test(what);
  const missed = plants.filter(
    ({ expected }) => !expected.every((each) => seen.some((finding) => matches(each, finding))),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
  const expectedFindings = plants.flatMap(({ expected }) => expected);
  const unexpected = seen.filter((finding) => !expectedFindings.some((each) => matches(each, finding)));
  expect(unexpected.map(({ facts, what }) => `${facts.join()}: ${what}`)).toEqual([]);
  expect(run.status).toBe(1);
  for (const { curl } of findings) expect(curl).toContain('-H "x-api-key: $CHECK_KEY"');
  expect(run.everything).not.toContain(secretKey);
});

it('the check finds nothing in a conforming service, and treats it as a real one', async () => {
  const mock = await startService();
  const run = await checkService(await playService(mock.url), slugsOf());
  expect(run.report.findings).toEqual([]);
  expect(run.report.imitation).toBeUndefined();
  expect(run.status).toBe(0);
});

it('the report lists undocumented fields and headers by name, except any that contain the key', async () => {
  const mock = await startService();
  const url = await playService(mock.url, (passing) => {
    if (passing.path !== '/account' || passing.status >= 300) return;
    if (!passing.sent.accept?.endsWith('json')) return;
    passing.text = JSON.stringify({ seats: 12, [secretKey]: 1, owner: { [secretKey]: 'x', phone: 'y' } });
    passing.headers[`x-${Buffer.from(secretKey).toString('hex')}`] = '1';
    passing.headers['x-tenant-plan'] = 'gold';
  });
  const { report, everything } = await checkService(url);
  const listed = JSON.stringify(report.undescribed);
  for (const name of ['seats', 'owner', 'X-Tenant-Plan']) expect(listed).toContain(name);
  expect(everything).not.toContain(secretKey);
});
