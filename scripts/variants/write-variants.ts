import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download } from '../build/stage.ts';

/**
 * Writes the variants for other tools next to the bundle.
 *
 * @param outDir the build's copy of `generated/`
 */
export async function writeVariants(outDir: string, variants: readonly Download[]): Promise<void> {
  await Promise.all(variants.map(({ name, text }) => writeFile(join(outDir, name), text)));
}
