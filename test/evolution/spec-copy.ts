import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { findTwinProblems } from '../../scripts/examples/twins.ts';

const original = fileURLToPath(new URL('../../spec', import.meta.url));

/** A node of a YAML file, to be changed in place. */
// oxlint-disable-next-line typescript/no-explicit-any -- an edit reaches into whatever a file holds
export type Node = any;

/** A copy of the project's spec that is edited as a maintainer would. */
export class SpecCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'evolution-'));
  readonly folder = join(this.#parent, 'spec');
  /** Where a build of the copy goes. */
  readonly out = join(this.#parent, 'generated');

  constructor() {
    cpSync(original, this.folder, { recursive: true });
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  read(file: string): Node {
    const text = readFileSync(join(this.folder, file), 'utf8');
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  }

  write(file: string, content: Node): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const text =
      typeof content === 'string'
        ? content
        : file.endsWith('.json')
          ? `${JSON.stringify(content, null, 2)}\n`
          : stringify(content, { lineWidth: 0, aliasDuplicateObjects: false });
    writeFileSync(path, text);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }

  /** Changes what a YAML or JSON file holds. */
  edit(file: string, change: (node: Node) => void): void {
    const node = this.read(file);
    change(node);
    this.write(file, node);
  }

  /** Every file, relative to the folder. */
  files(under = ''): string[] {
    return readdirSync(join(this.folder, under), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .toSorted();
  }

  /** Replaces a text wherever it stands. */
  replaceAll(from: string | RegExp, to: string, files = this.files()): void {
    for (const file of files) {
      const text = readFileSync(join(this.folder, file), 'utf8');
      const replaced = text.replaceAll(from, () => to);
      if (replaced !== text) writeFileSync(join(this.folder, file), replaced);
    }
  }

  rename(from: string, to: string): void {
    this.write(to, readFileSync(join(this.folder, from), 'utf8'));
    this.remove(from);
  }

  /** What `npm run examples` does. */
  writeTwins(): void {
    for (const problem of findTwinProblems(this.folder)) {
      if (problem.kind === 'orphan') this.remove(join('examples', problem.path));
      else this.write(join('examples', problem.path), problem.content);
    }
  }

  /** Closes the gaps that no node names any more, as the register asks. */
  closeUnnamedGaps(): void {
    const text = this.files()
      .filter((file) => file.endsWith('.yaml') && !file.startsWith('registers/gaps'))
      .map((file) => readFileSync(join(this.folder, file), 'utf8'))
      .join('\n');
    this.edit('registers/gaps.yaml', (gaps: Node[]) => {
      for (const gap of gaps)
        if (gap.closed === undefined && !new RegExp(`x-gap:[^\\]]*\\b${gap.id}\\b`).test(text))
          gap.closed = 'Known now.';
    });
  }

  dispose(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
