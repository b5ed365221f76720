import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript, startScript, type ScriptRun } from './run-script.ts';

const script = 'scripts/build.ts';

/** Runs the build in a separate process. */
export function runBuild(...args: string[]): ScriptRun {
  return runScript(script, args);
}

/** Starts the build in a separate process. */
export function startBuild(...args: string[]): ChildProcess {
  return startScript(script, args);
}

/** Returns a hash of every file in a folder, for comparing folders. */
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
