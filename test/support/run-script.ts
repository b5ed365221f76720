import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** How a process of a script of this project ended. */
export interface ScriptRun {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a script of this project as a process of its own, to its end. */
export function runScript(script: string, args: readonly string[], cwd: string = projectRoot): ScriptRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(script, args), {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

/** Starts a script of this project as a process of its own. */
export function startScript(
  script: string,
  args: readonly string[],
  cwd: string = projectRoot,
): ChildProcess {
  return spawn(process.execPath, commandOf(script, args), { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Node with tsx inside, without the process in between that the command `tsx` adds. */
function commandOf(script: string, args: readonly string[]): string[] {
  return ['--import', import.meta.resolve('tsx'), join(projectRoot, script), ...args];
}
