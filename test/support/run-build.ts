import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const script = join(projectRoot, 'scripts/start-build.js');

export interface BuildRun {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the build as a process of its own, to its end. */
export function runBuild(...args: string[]): BuildRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

/** Starts the build as a process of its own. */
export function startBuild(...args: string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Every file below a folder, with a hash of its content; equal for equal folders. */
export function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [
        path.slice(folder.length),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}
