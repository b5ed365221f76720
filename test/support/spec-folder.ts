import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const base = fileURLToPath(new URL('base-spec', import.meta.url));

/** The project's `redocly.yaml`, which works for specs in any folder. */
export const configFile = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));

/** A temporary copy of a small second API's spec, for tests to change. */
export class SpecFolder {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'spec-')), 'spec');
  readonly root = this.path('openapi.yaml');

  constructor() {
    cpSync(base, this.folder, { recursive: true });
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): this {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
    return this;
  }

  /** Replaces the first occurrence of a text or pattern. Throws if there is none. */
  edit(file: string, from: string | RegExp, to: string): this {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} doesn't contain ${String(from)}`);
    return this.write(file, after);
  }

  /** Returns the position at which a text starts. */
  place(file: string, text: string): { file: string; line: number; column: number } {
    const index = this.read(file).indexOf(text);
    if (index < 0) throw new Error(`${file} doesn't contain ${JSON.stringify(text)}`);
    const lines = this.read(file).slice(0, index).split('\n');
    return { file: this.path(file), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }

  remove(): void {
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }
}

const createdSpecs: SpecFolder[] = [];

/** Creates a spec that {@link removeSpecs} deletes. */
export function newSpec(): SpecFolder {
  const spec = new SpecFolder();
  createdSpecs.push(spec);
  return spec;
}

/** Deletes all specs. Call it in `afterEach`. */
export function removeSpecs(): void {
  for (const spec of createdSpecs.splice(0)) spec.remove();
}
