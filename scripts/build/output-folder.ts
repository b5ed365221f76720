import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Retry: a child process of a killed build may still write into its folder. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };

/**
 * A build's output folder. The build writes beside its final place, and swaps at the end, so a failed build leaves the
 * last good output.
 *
 * The swap is two renames. A build that is killed between them leaves the last output under another name, and the next
 * build (or {@link recoverOutput}) restores it.
 */
export class OutputFolder {
  /** Where the build writes. */
  readonly workDir: string;
  readonly #out: string;
  readonly #old: string;

  /** @param out the final folder, absolute */
  constructor(out: string) {
    recoverOutput(out);
    this.#out = out;
    this.workDir = join(dirname(out), `.${basename(out)}-${process.pid}`);
    this.#old = join(dirname(out), `.${basename(out)}-old-${process.pid}`);
    rmSync(this.workDir, removal);
    mkdirSync(this.workDir, { recursive: true });
  }

  /** Moves the finished folder to its final place. */
  async publish(): Promise<void> {
    // If another build publishes at the same moment, the later one wins.
    for (let attempt = 1; !this.#swap(); attempt++) {
      if (attempt === 100) throw new Error(`Cannot put the output in its place: ${this.#out} is in use`);
      await sleep(10);
    }
    await rm(this.#old, removal);
  }

  /** Removes what the build wrote. Does nothing after {@link publish}. */
  discard(): void {
    rmSync(this.workDir, removal);
  }

  #swap(): boolean {
    try {
      if (existsSync(this.#out)) {
        rmSync(this.#old, removal);
        renameSync(this.#out, this.#old);
      }
      renameSync(this.workDir, this.#out);
      return true;
    } catch (error) {
      if (existsSync(this.#old) && !existsSync(this.#out)) renameSync(this.#old, this.#out);
      if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
        return false;
      throw error;
    }
  }
}

/**
 * On SIGINT and SIGTERM, removes what the build wrote and exits with the usual code.
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
 * Cleans up after killed builds: restores the last output if a kill left none, and removes unfinished folders. Leaves
 * running builds alone.
 *
 * @param out the final folder, absolute
 */
export function recoverOutput(out: string): void {
  const folder = dirname(out);
  if (!existsSync(folder)) return;
  const pattern = new RegExp(`^\\.${basename(out).replaceAll(/[^\w-]/g, '\\$&')}-(old-)?(\\d+)$`);
  for (const name of readdirSync(folder).toSorted()) {
    const [, old, pid] = pattern.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (old && !existsSync(out)) renameSync(join(folder, name), out);
    else rmSync(join(folder, name), removal);
  }
}

/** Whether another process with this id is running. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
