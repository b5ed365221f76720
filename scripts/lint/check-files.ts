import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readErrorExamples } from '../source/error-examples.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const fileRules = {
  'real-file': "files in `spec/` aren't symbolic links",
  'reached-file': 'every file in `spec/` is referenced from the root',
};

/** Files that don't belong to the spec, so they don't have to be referenced. */
const exemptFiles: ReadonlySet<string> = new Set(['README.md']);

/**
 * Finds unreferenced files in the spec folder. Call it once all references have been followed.
 *
 * @returns one problem per file
 */
export async function checkFiles(spec: OpenSpec): Promise<SourceProblem[]> {
  // The bundler looks these up by error condition ID, not by reference.
  await readErrorExamples(spec);
  const { reader, root } = spec;
  if (reader.problems.length > 0) throw new BuildError(reader.problems);
  const reached = new Set((await reader.documents()).map(({ source }) => source.absoluteRef));
  const folder = dirname(root.source.absoluteRef);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => ({
      file: join(entry.parentPath, entry.name),
      line: 1,
      column: 1,
      rule: 'real-file',
      message:
        'The file is a symbolic link, which may not work on other machines; replace it with the file itself.',
    }));
  const unreached = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !exemptFiles.has(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !reached.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      rule: 'reached-file',
      message: "The file isn't referenced, so it isn't part of the spec; reference it or remove it.",
    }));
  return [...links, ...unreached];
}
