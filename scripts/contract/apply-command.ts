import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { bundleSpec } from '../bundle/bundle-spec.ts';
import { readBuildOptions } from '../cli/build-options.ts';
import { exitCodes } from '../cli/command.ts';
import { counted } from '../cli/counted.ts';
import { UsageError } from '../cli/errors.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import { Model } from '../model/model.ts';
import { openSpec } from '../source/open-spec.ts';
import { applyProposals } from './proposals/apply.ts';
import type { Proposal } from './proposals/proposal.ts';
import { READ_AGAIN } from '../source/read-again.ts';
import { lineOf, listToRead } from './proposals/read-again.ts';
import { readProposals } from './proposals/read-proposals.ts';
import { SpecFiles } from './proposals/spec-files.ts';
import { addUnreleased } from './unreleased.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `--apply`: writes proposals into the spec, and a line for each into the changelog that stands beside it.
 *
 * @param given file of proposals, and the spec as the command line says it
 * @returns the exit code: 1 when a proposal was left out, also one that was applied before
 */
export async function runApply(
  given: { readonly file: string; readonly spec?: string },
  { cwd, out }: Surroundings,
): Promise<number> {
  const proposals = proposalsIn(resolve(cwd, given.file));
  const { spec } = readBuildOptions(given.spec === undefined ? {} : { spec: given.spec });
  const { bundle } = await bundleSpec(await openSpec(spec, join(root, 'redocly.yaml')));
  const files = new SpecFiles(dirname(spec));
  const { changelog, reread, left } = applyProposals(Model.of(bundle.document), files, proposals);
  const changed = await files.save(formatted);
  const log = join(dirname(spec), '../CHANGELOG.md');
  if (changelog.length > 0 && existsSync(log)) {
    const text = readFileSync(log, 'utf8');
    const added = addUnreleased(text, changelog);
    if (added !== text) {
      writeFileSync(log, added);
      changed.push('../CHANGELOG.md');
    }
  }
  listToRead(dirname(spec), reread);
  if (changed.length === 0) out('Changed nothing.\n');
  else out(`Changed ${counted(changed.length, 'file')}:\n${linesOf(changed)}`);
  if (reread.length > 0)
    out(
      `\nRead again what spoke of something unknown. Rewrite each where it is false now; where it is still true, take its line off ${basename(dirname(spec))}/${READ_AGAIN}. A release waits until none is left:\n${linesOf(reread.map((each) => lineOf(each) + (each.count === 1 ? '' : ` (${each.count} times)`)))}`,
    );
  if (left.length > 0) out(`\nLeft out:\n${linesOf(left)}`);
  if (changed.length > 0)
    out(
      '\nThen: npm run examples, npm run format, npm run build, npm run anchors, npm run release -- --write-api, npm run build, npm test.\n',
    );
  return left.length > 0 ? exitCodes.failed : exitCodes.done;
}

function linesOf(texts: readonly string[]): string {
  return texts.map((each) => `  ${each}\n`).join('');
}

function proposalsIn(file: string): readonly Proposal[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--apply: ${file} cannot be read; give the file that --proposals has written`, {
      cause: error,
    });
  }
  try {
    return readProposals(text);
  } catch (error) {
    throw new UsageError(`--apply: ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function formatted(text: string, file: string): Promise<string> {
  if (!/\.(?:ya?ml|md)$/.test(file)) return text;
  return format(text, { ...(await resolveConfig(join(root, 'package.json'))), filepath: file });
}
