/** The contract check against stock Prism: what is known to differ from the interface, and nothing else. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningPrism, startPrism } from '../../scripts/prism/stock-prism.ts';
import { generated } from '../support/generated.ts';
import { ownData } from '../support/mock.ts';
import { checkService, slugsOf } from './check-service.ts';

let prism: RunningPrism;
beforeAll(async () => {
  const document = join(generated, 'openapi.yaml');
  prism = await startPrism({ document, host: '127.0.0.1', port: await freePort(), output: 'ignore' });
});
afterAll(() => prism?.stop());

/** What stock Prism does otherwise, by the facts that it contradicts or by what is said of it. */
const known: readonly RegExp[] = [
  /^\w+ invalid-accept: The status is 406 instead of 400, which is not documented here\.$/,
  // Its pages are those of another request.
  /This does not hold: `(?:current_page = @page|per_page = @per_page)`/,
  /Page URLs leave the host that was asked/,
  // Errors are in JSON, whatever was asked for.
  /^\w+ 400 \S+\+xml: The response is sent as `\S+\+json`\.$/,
  // It knows no records.
  /^\w+ not-found: The status is 200 instead of 404\.$/,
];

it('finds the known deviations, and no other', async () => {
  const { report } = await checkService(prism.url, [...slugsOf(ownData), '--records', '1']);
  const found = report.findings.flatMap(({ facts, what, operations }) =>
    (facts.length > 0 ? facts : [operations.join()]).map((at) => `${at}: ${what}`),
  );
  expect(found.filter((text) => !known.some((each) => each.test(text)))).toEqual([]);
  expect(known.filter((each) => !found.some((text) => each.test(text)))).toEqual([]);
  expect(report.imitation).toContain('Prism');
});
