import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Retries, because a child process of a killed build may still be writing to the folder. */
const removeOptions = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };

/**
 * A build's output folder. The build writes to a sibling folder and swaps the two at the end, so a failed build doesn't
 * affect the previous output.
 *
 * The swap takes two renames. If a build is killed between them, the next build (or {@link recoverOutput}) restores the
 * previous output.
 */
export class OutputFolder {
  /** The folder to write to. */
  readonly workDir: string;
  readonly #outDir: string;
  readonly #previousDir: string;

  /** @param out absolute path of the final folder */
  constructor(out: string) {
    recoverOutput(out);
    this.#outDir = out;
    this.workDir = join(dirname(out), `.${basename(out)}-${process.pid}`);
    this.#previousDir = join(dirname(out), `.${basename(out)}-old-${process.pid}`);
    rmSync(this.workDir, removeOptions);
    mkdirSync(this.workDir, { recursive: true });
  }

  /** Moves the finished folder to its final place. */
  async publish(): Promise<void> {
    // If two builds publish concurrently, the last one wins.
    for (let attempt = 1; !this.#swap(); attempt++) {
      if (attempt === 100)
        throw new Error(
          `Can't replace ${this.#outDir}, because it is in use. Stop the program that uses it.`,
        );
      await sleep(10);
    }
    await rm(this.#previousDir, removeOptions);
  }

  /** Removes the working folder. Does nothing after {@link publish}. */
  discard(): void {
    rmSync(this.workDir, removeOptions);
  }

  #swap(): boolean {
    try {
      if (existsSync(this.#outDir)) {
        rmSync(this.#previousDir, removeOptions);
        renameSync(this.#outDir, this.#previousDir);
      }
      renameSync(this.workDir, this.#outDir);
      return true;
    } catch (error) {
      if (existsSync(this.#previousDir) && !existsSync(this.#outDir))
        renameSync(this.#previousDir, this.#outDir);
      if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
        return false;
      throw error;
    }
  }
}

/**
 * On SIGINT and SIGTERM, removes the working folder and exits with 128 + the signal number.
 *
 * @returns a function that removes the handlers
 */
export function discardOnSignal(output: OutputFolder): () => void {
  const onSignal = (signal: 'SIGINT' | 'SIGTERM'): void => {
    output.discard();
    process.exit(128 + constants.signals[signal]);
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}

/**
 * Cleans up after killed builds: restores the previous output if the final folder is missing, and removes working
 * folders. Doesn't touch running builds.
 *
 * @param out absolute path of the final folder
 */
export function recoverOutput(out: string): void {
  const folder = dirname(out);
  if (!existsSync(folder)) return;
  const pattern = new RegExp(`^\\.${basename(out).replaceAll(/[^\w-]/g, '\\$&')}-(old-)?(\\d+)$`);
  for (const name of readdirSync(folder).toSorted()) {
    const [, old, pid] = pattern.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (old && !existsSync(out)) renameSync(join(folder, name), out);
    else rmSync(join(folder, name), removeOptions);
  }
}

/** True if another process with this ID is running. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
