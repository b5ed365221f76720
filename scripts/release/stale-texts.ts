import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSpec } from '../bundle/bundle-spec.ts';
import { checkGuides } from '../lint/check-guides.ts';
import { checkProse } from '../lint/check-prose.ts';
import { lintSpec } from '../lint/lint-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError, formatProblems, isReminder } from '../source/problems.ts';

/**
 * Finds the texts that what a service has shown made stale. A build only reminds of them; what is published is true.
 *
 * @param cwd the project's root
 * @param configFile absolute path of `redocly.yaml`
 * @returns a line for each text, with its place; none where there is no spec, or where it has problems, which others tell
 */
export async function staleTexts(cwd: string, configFile = join(cwd, 'redocly.yaml')): Promise<string[]> {
  const spec = join(cwd, 'spec/openapi.yaml');
  if (!existsSync(spec)) return [];
  try {
    const source = await openSpec(spec, configFile);
    await lintSpec(source);
    const bundled = await bundleSpec(source);
    const found = [...checkProse(bundled), ...(await checkGuides(source, bundled))].filter(isReminder);
    return found.map((problem) => formatProblems([problem], cwd));
  } catch (error) {
    if (error instanceof BuildError) return [];
    throw error;
  }
}
