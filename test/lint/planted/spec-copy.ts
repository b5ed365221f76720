import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../support/run-script.ts';

/** The spec to plant faults in, independent of changes to the real one. */
const fixture = join(projectRoot, 'test/lint/fixture/spec');

/** An editable copy of a spec and the README next to it. Edits can be undone. */
export class SpecCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'planted-'));
  readonly #originals = new Map<string, string | undefined>();

  /** @param from folder of a spec; a README next to it is copied too */
  constructor(from = fixture) {
    const readme = join(dirname(from), 'README.md');
    cpSync(from, join(this.#folder, 'spec'), { recursive: true });
    if (existsSync(readme)) cpSync(readme, join(this.#folder, 'README.md'));
  }

  /** Root file of the spec. */
  get root(): string {
    return this.path('openapi.yaml');
  }

  /** Absolute path of a file in `spec/`, or next to it if `file` starts with `../`. */
  path(file: string): string {
    return join(this.#folder, 'spec', file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string): this {
    this.#keep(file);
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
    return this;
  }

  /** Replaces the first occurrence of a text or pattern, which must exist. */
  edit(file: string, from: string | RegExp, to: string): this {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${String(from)}`);
    return this.write(file, after);
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

  /** The position of a text. */
  place(file: string, text: string): { file: string; line: number; column: number } {
    const index = this.read(file).indexOf(text);
    if (index < 0) throw new Error(`${file} has no ${JSON.stringify(text)}`);
    const lines = this.read(file).slice(0, index).split('\n');
    return { file: this.path(file), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
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

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
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
