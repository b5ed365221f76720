import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A script's exit code and output. */
export interface ScriptRun {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs one of the project's scripts in a separate process. */
export function runScript(script: string, args: readonly string[], cwd: string = projectRoot): ScriptRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(script, args), {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

/** Starts one of the project's scripts in a separate process. */
export function startScript(
  script: string,
  args: readonly string[],
  cwd: string = projectRoot,
): ChildProcess {
  return spawn(process.execPath, commandOf(script, args), { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs Node with tsx loaded, because the command `tsx` would add another process. */
function commandOf(script: string, args: readonly string[]): string[] {
  return ['--import', import.meta.resolve('tsx'), join(projectRoot, script), ...args];
}
