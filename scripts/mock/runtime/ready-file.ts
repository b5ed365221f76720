import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SettingsError } from './errors.ts';

/** A file that holds the address of the mock while it answers, and is not there otherwise. */
export class ReadyFile {
  readonly #path: string;
  #content = '';

  /**
   * Removes what an earlier mock may have left.
   *
   * @throws SettingsError when the path is that of a folder, or the file cannot be removed
   */
  constructor(path: string) {
    this.#path = path;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new SettingsError(`The ready file must be a file, and ${path} is a folder.`);
    this.#change(() => rmSync(path, { force: true }));
  }

  /**
   * Writes the address; the file is never seen half written.
   *
   * @throws SettingsError when the file cannot be written
   */
  write(url: string): void {
    const part = `${this.#path}.${process.pid}`;
    this.#content = `${url}\n`;
    this.#change(() => {
      writeFileSync(part, this.#content);
      renameSync(part, this.#path);
    });
  }

  /**
   * Removes the file, unless another mock has written its own address into it.
   *
   * @throws SettingsError when the file cannot be removed
   */
  remove(): void {
    if (this.#read() === this.#content) this.#change(() => rmSync(this.#path, { force: true }));
  }

  /** What stands in the file; undefined when it cannot be read. */
  #read(): string | undefined {
    try {
      return readFileSync(this.#path, 'utf8');
    } catch {
      return undefined;
    }
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
