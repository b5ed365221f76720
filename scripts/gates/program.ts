import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes } from '../cli/command.ts';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Finds the script of a tool in `node_modules`, so that Node can run it on every system and regardless of PATH.
 *
 * @param packageName the package
 * @param command the package's command; default: named like the package
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
 * Runs Node in the project's root folder and waits for it to exit.
 *
 * @param args Node's arguments
 * @param mode `capture` returns the output, `stream` prints it immediately
 */
export function runNode(args: readonly string[], mode: 'capture' | 'stream'): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: [
        'ignore',
        ...(mode === 'stream' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs one of the projects in `vitest.config.ts` and streams its report.
 *
 * @param filters run only the test files whose path contains one of these; all if empty
 * @returns the exit code
 */
export async function runTests(
  project: 'unit' | 'slow' | 'deep',
  filters: readonly string[],
): Promise<number> {
  const { code } = await runNode([tool('vitest'), 'run', '--project', project, ...filters], 'stream');
  return code === 0 ? exitCodes.done : exitCodes.failed;
}
