import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyStale } from '../build/made-from.ts';
import { bundleSpec } from '../bundle/bundle-spec.ts';
import { BUNDLE } from '../diff/load.ts';
import { lintSpec } from '../lint/lint-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError } from '../source/problems.ts';

/**
 * Checks that `generated/` is what a build of the present files makes, and that its bundle is what `spec/` gives.
 *
 * @returns what to do about it, undefined where it is, and where there is no bundle yet
 */
export async function staleBuild(cwd: string): Promise<string | undefined> {
  if (!existsSync(join(cwd, BUNDLE))) return undefined;
  return whyStale(cwd) ?? (await staleBundle(cwd));
}

/** @returns undefined also where there is no spec */
async function staleBundle(cwd: string): Promise<string | undefined> {
  const spec = join(cwd, 'spec/openapi.yaml');
  const bundle = join(cwd, BUNDLE);
  if (!existsSync(spec) || !existsSync(bundle)) return undefined;
  try {
    const source = await openSpec(spec, join(cwd, 'redocly.yaml'));
    await lintSpec(source);
    const { bundle: fresh } = await bundleSpec(source);
    if (fresh.json === readFileSync(bundle, 'utf8')) return undefined;
    return `${BUNDLE} is not what spec/ gives now. Run \`npm run build\`, and commit what it makes.`;
  } catch (error) {
    if (error instanceof BuildError) return 'spec/ has problems. Run `npm run lint`, and mend them.';
    throw error;
  }
}
