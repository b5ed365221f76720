import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { StageContext } from '../build/stage.ts';

/** Where the command goes in the package of the mock, which brings the bundle that it reads. */
const dist = 'mock/dist';

/**
 * Makes one file of the contract check, with the validators that it needs, so that it runs without a dependency.
 *
 * @param context where to write, and the project's root folder
 * @returns folders of the packages whose code is inside, below `node_modules`, sorted
 * @throws Error when a module is missing or has a syntax error
 */
export async function buildContract({
  outDir,
  root,
}: Pick<StageContext, 'outDir' | 'root'>): Promise<readonly string[]> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, 'packed.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    // The package of the mock has the licences in a file of their own.
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild made no file.');
  const folders = Object.keys(result.metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  await mkdir(join(outDir, dist), { recursive: true });
  const command = join(outDir, dist, 'contract.js');
  await writeFile(command, output.text);
  await chmod(command, 0o755);
  return [...new Set(folders)].toSorted();
}
