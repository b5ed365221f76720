import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../scripts/release/packages.ts';
import { readPublicApi, formatApi } from '../../scripts/release/public-api.ts';
import { generated } from '../support/generated.ts';

test.each(PACKAGES)('$report matches the exports of $folder', ({ name, report }) => {
  const api = formatApi(readPublicApi(join(generated, name)));
  const hint = 'Run `npm run release -- --write-api`, look at the difference, and commit it.';
  expect(api, hint).toBe(readFileSync(join(import.meta.dirname, '../..', report), 'utf8'));
});
