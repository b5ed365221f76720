import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes } from '../cli/command.ts';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A program's exit code and output. */
export interface Ended {
  readonly code: number;
  readonly printed: string;
}

/**
 * Finds the script of a tool in `node_modules`, so that Node can run it on every system, whatever is in PATH.
 *
 * @param packageName the package
 * @param command its command, if that has another name than the package
 * @throws Error if the package has no such command
 */
export function tool(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}

/**
 * Runs Node in the project's folder, and waits for it to exit.
 *
 * @param args Node's arguments
 * @param output `keep` returns the output, `show` prints it as it comes
 */
export function runNode(args: readonly string[], output: 'keep' | 'show'): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: [
        'ignore',
        ...(output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

/**
 * Runs one of the projects in `vitest.config.ts`, and prints its report as it comes.
 *
 * @param filters run only the test files whose path contains one of these; all if empty
 * @returns the exit code
 */
export async function runTests(
  project: 'unit' | 'slow' | 'deep',
  filters: readonly string[],
): Promise<number> {
  const { code } = await runNode([tool('vitest'), 'run', '--project', project, ...filters], 'show');
  return code === 0 ? exitCodes.done : exitCodes.failed;
}
