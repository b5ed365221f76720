import { lstatSync, readFileSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { SettingsError } from './errors.ts';

/** A file that holds the address of the mock while it answers, and is not there otherwise. */
export class ReadyFile {
  readonly #path: string;
  #content = '';

  /**
   * Removes what an earlier mock may have left, and nothing else.
   *
   * @throws SettingsError when something stands there that is not such a file, or the file cannot be removed
   */
  constructor(path: string) {
    this.#path = path;
    this.#change(() => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (!found) return;
      if (!found.isFile())
        throw new SettingsError(`The ready file must be a plain file, and ${path} is ${kindOf(found)}.`);
      if (!isAddress(readFileSync(path, 'utf8')))
        throw new SettingsError(
          `The ready file is replaced, and ${path} holds something else than the address of a mock.`,
        );
      rmSync(path);
    });
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
      if (error instanceof SettingsError) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      throw new SettingsError(`The ready file ${this.#path} cannot be written: ${code}.`, { cause: error });
    }
  }
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  return found.isSymbolicLink() ? 'a symbolic link' : 'a device or a pipe';
}

/** Whether a text is what a ready file holds: one address, or nothing yet, as `mktemp` leaves it. */
function isAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+\n?)?$/.test(text);
}
