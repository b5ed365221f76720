import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** How a program ended, and all that it printed. */
export interface Ended {
  readonly code: number;
  readonly printed: string;
}

/**
 * Arguments for Node that run a tool of `node_modules`, on every system and whatever is in the PATH.
 *
 * @param packageName the package
 * @param command its command, where that has another name than the package
 * @throws Error when the package has no such command
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
 * Runs Node with arguments in the project's folder, to its end.
 *
 * @param args arguments of Node
 * @param output `keep` to return what is printed, `show` to let it appear as it comes
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
