import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SpecFolder } from '../../support/spec-folder.ts';

/** A copy of a spec for planting mistakes, with undo. */
export class SpecCopy extends SpecFolder {
  readonly #originals = new Map<string, string | undefined>();

  override write(file: string, content: string | Uint8Array): this {
    this.#keep(file);
    return super.write(file, content);
  }

  move(from: string, to: string): this {
    this.write(to, this.read(from));
    this.#keep(from);
    rmSync(this.path(from));
    return this;
  }

  /** Creates a symbolic link to a file. */
  link(to: string, from: string): this {
    this.#keep(from);
    symlinkSync(this.path(to), this.path(from));
    return this;
  }

  /** Absolute paths of the changed files. */
  get changed(): Set<string> {
    return new Set([...this.#originals.keys()].map((file) => this.path(file)));
  }

  /** Undoes all changes. */
  restore(): void {
    for (const [file, text] of this.#originals) {
      if (text === undefined) rmSync(this.path(file), { force: true });
      else writeFileSync(this.path(file), text);
    }
    this.#originals.clear();
  }

  #keep(file: string): void {
    if (this.#originals.has(file)) return;
    try {
      this.#originals.set(file, this.read(file));
    } catch {
      this.#originals.set(file, undefined);
    }
  }
}
