import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of a killed build may still write while its folder is removed. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };

/**
 * The folder that a build leaves behind, made beside its place and put there at the end. Whatever happens before,
 * the last good output stays.
 *
 * The swap is two renames without anything between them. A build that is killed right there leaves the last output
 * under another name, and the next build (or {@link recoverOutput}) puts it back.
 */
export class OutputFolder {
  /** Where the build writes. */
  readonly workDir: string;
  readonly #out: string;
  readonly #old: string;

  /** @param out the folder's place, absolute */
  constructor(out: string) {
    recoverOutput(out);
    this.#out = out;
    this.workDir = join(dirname(out), `.${basename(out)}-${process.pid}`);
    this.#old = join(dirname(out), `.${basename(out)}-old-${process.pid}`);
    rmSync(this.workDir, removal);
    mkdirSync(this.workDir, { recursive: true });
  }

  /** Puts the finished folder in its place. */
  async publish(): Promise<void> {
    // Another build may publish at the same moment; then the one that comes later wins.
    for (let attempt = 1; !this.#swap(); attempt++) {
      if (attempt === 100) throw new Error(`Cannot put the output in its place: ${this.#out} is in use`);
      await sleep(10);
    }
    await rm(this.#old, removal);
  }

  /** Removes what the build has written. Does nothing after {@link publish}. */
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
 * Tidies up after builds that were killed: puts the last output back where a kill left none, and removes what such
 * builds had begun. Leaves builds alone that still run.
 *
 * @param out the folder's place, absolute
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

/** Tells whether another process of this id runs. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
