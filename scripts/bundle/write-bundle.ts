import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageContext } from '../build/stage.ts';
import { gapsReport } from './gaps-report.ts';

/** Writes `openapi.yaml`, `openapi.json` and `GAPS.md`, the report of unknowns. */
export async function writeBundle({ bundle, outDir }: StageContext): Promise<void> {
  await Promise.all([
    writeFile(join(outDir, 'openapi.yaml'), bundle.yaml),
    writeFile(join(outDir, 'openapi.json'), bundle.json),
    writeFile(join(outDir, 'GAPS.md'), gapsReport(bundle.document)),
  ]);
}
