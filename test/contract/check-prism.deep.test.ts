/** Runs the contract check on stock Prism, which has known deviations. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningPrism, startPrism } from '../../scripts/prism/stock-prism.ts';
import { generated } from '../support/generated.ts';
import { checkService } from './check-service.ts';
import { slugsOf } from './conforming-service.ts';

let prism: RunningPrism;
beforeAll(async () => {
  const document = join(generated, 'openapi.yaml');
  prism = await startPrism({ document, host: '127.0.0.1', port: await freePort(), output: 'ignore' });
});
afterAll(() => prism?.stop());

/** Stock Prism's known deviations: contradicted facts, or text of the finding. */
const expected: readonly RegExp[] = [
  /^\w+ invalid-accept: The status is 406 instead of 400, which isn't documented here\.$/,
  // It returns the example's page numbers, not the requested ones.
  /The relation `(?:current_page = @page|per_page = @per_page)` doesn't hold/,
  /Page URLs point to a different host/,
  // Errors are always JSON, whatever was requested.
  /^\w+ 400 \S+\+xml: The response has the media type `\S+\+json`\.$/,
  // It has no records.
  /^\w+ not-found: The status is 200 instead of 404\.$/,
];

it('the check finds only the known deviations', async () => {
  const { report } = await checkService(prism.url, [...slugsOf(), '--records', '1']);
  const texts = report.findings.flatMap(({ facts, what, operations }) =>
    (facts.length > 0 ? facts : [operations.join()]).map((subject) => `${subject}: ${what}`),
  );
  expect(texts.filter((text) => !expected.some((each) => each.test(text)))).toEqual([]);
  expect(expected.filter((each) => !texts.some((text) => each.test(text)))).toEqual([]);
  expect(report.imitation).toContain('Prism');
});
