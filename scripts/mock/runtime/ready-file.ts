import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { SettingsError } from './errors.ts';

/** A file that holds the address of the mock while it answers, and is not there otherwise. */
export class ReadyFile {
  readonly #path: string;

  /**
   * Removes what an earlier mock may have left.
   *
   * @throws SettingsError when the file cannot be removed
   */
  constructor(path: string) {
    this.#path = path;
    this.remove();
  }

  /**
   * Writes the address; the file is never seen half written.
   *
   * @throws SettingsError when the file cannot be written
   */
  write(url: string): void {
    const part = `${this.#path}.${process.pid}`;
    this.#change(() => {
      writeFileSync(part, `${url}\n`);
      renameSync(part, this.#path);
    });
  }

  /** @throws SettingsError when the file cannot be removed */
  remove(): void {
    this.#change(() => rmSync(this.#path, { force: true }));
  }

  #change(change: () => void): void {
    try {
      change();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      throw new SettingsError(`The ready file ${this.#path} cannot be written: ${code}.`, { cause: error });
    }
  }
}
