import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
    const named = new Set(
      this.files()
        .filter((file) => file.endsWith('.yaml') && file !== 'registers/gaps.yaml')
        .flatMap((file) => gapsIn(this.read(file))),
    );
    const open = this.read('registers/gaps.yaml').filter((gap: Node) => gap.closed === undefined);
    for (const { id } of open) if (!named.has(id)) this.closeGap(id);
  }

  /** Closes a gap: no node names it, the register says so, and no text calls it unknown. */
  closeGap(id: string): void {
    for (const file of this.files().filter((name) => name.endsWith('.yaml'))) {
      const node = this.read(file);
      // A register may go on speaking of it.
      const inText = !file.startsWith('registers/') && JSON.stringify(node).includes(id);
      if (inText || gapsIn(node).includes(id)) this.write(file, withoutGap(node, id));
    }
    this.edit('registers/gaps.yaml', (gaps: Node[]) => {
      const closed = { statement: 'Known now.', source: 'the service', date: '2026-01-31' };
      for (const gap of gaps) if (gap.id === id) gap.closed = closed;
    });
    for (const file of this.files('guides')) {
      const text = readFileSync(join(this.folder, file), 'utf8');
      const mended = text.replaceAll(new RegExp(`(?:, )?\`?${id}\`?`, 'g'), '').replaceAll('(, ', '(');
      if (mended !== text) this.write(file, mended.replaceAll(/ \(\)/g, ''));
    }
  }

  dispose(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}

/** Every gap that a node or a node inside it names. */
function gapsIn(node: Node): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own: string[] = Array.isArray(node['x-gap']) ? node['x-gap'] : [];
  return [...own, ...Object.values(node).flatMap(gapsIn)];
}

function withoutGap(node: Node, id: string): Node {
  if (Array.isArray(node)) return node.map((item) => withoutGap(item, id));
  if (typeof node === 'string' && node.includes(id)) return withoutSentences(node, id);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key !== 'x-gap' || !Array.isArray(value)) return [[key, withoutGap(value, id)]];
      const left = value.filter((gap) => gap !== id);
      return left.length > 0 ? [[key, left]] : [];
    }),
  );
}

/** A text without the sentences that name a gap. */
function withoutSentences(text: string, id: string): string {
  return text
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !sentence.includes(id))
    .join(' ');
}
