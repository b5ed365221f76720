import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleSpec } from '../bundle/bundle-spec.ts';
import { leftToRead } from '../contract/proposals/read-again.ts';
import { READ_AGAIN } from '../source/read-again.ts';
import { checkGuides } from '../lint/check-guides.ts';
import { checkProse } from '../lint/check-prose.ts';
import { lintSpec } from '../lint/lint-spec.ts';
import { openSpec } from '../source/open-spec.ts';
import { BuildError, formatProblems, isReminder } from '../source/problems.ts';

/**
 * Finds the texts that what a service has shown made stale, or may have: those that a build reminds of, and those that
 * `--apply` has listed and nobody has read again.
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
    const left = leftToRead(dirname(spec)).map(
      (line) =>
        `spec/${READ_AGAIN}  ${line} (say what is known now; where the sentence is still true, take its line off the list)`,
    );
    return [...found.map((problem) => formatProblems([problem], cwd)), ...left];
  } catch (error) {
    if (error instanceof BuildError) return [];
    throw error;
  }
}
