import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript, startScript, type ScriptRun } from './run-script.ts';

const script = 'scripts/build.ts';

/** Runs the build as a process of its own, to its end. */
export function runBuild(...args: string[]): ScriptRun {
  return runScript(script, args);
}

/** Starts the build as a process of its own. */
export function startBuild(...args: string[]): ChildProcess {
  return startScript(script, args);
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
