import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../scripts/release/packages.ts';
import { readPublicFace, writeFace } from '../../scripts/release/public-face.ts';
import { generated } from '../support/generated.ts';

test.each(PACKAGES)('matches $report with the exports of $folder', ({ name, report }) => {
  const face = writeFace(readPublicFace(join(generated, name)));
  const hint = 'Run `npm run release -- --write-api`, review the diff, and commit it.';
  expect(face, hint).toBe(readFileSync(join(import.meta.dirname, '../..', report), 'utf8'));
});
