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

const original = fileURLToPath(new URL('../../spec', import.meta.url));

/** A node of a parsed file. Mutable. */
// oxlint-disable-next-line typescript/no-explicit-any -- edits access arbitrary file contents
export type Node = any;

/** A copy of the project's spec for edits. */
export class SpecCopy {
  readonly #parent = mkdtempSync(join(tmpdir(), 'evolution-'));
  readonly folder = join(this.#parent, 'spec');
  /** Output folder for builds of the copy. */
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

  /** Changes the content of a YAML or JSON file. */
  edit(file: string, change: (node: Node) => void): void {
    const node = this.read(file);
    change(node);
    this.write(file, node);
  }

  /** All files, relative to the spec folder. */
  files(under = ''): string[] {
    return readdirSync(join(this.folder, under), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .toSorted();
  }

  /** Replaces all occurrences of a text. */
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

  /** Returns the mark of an unknown, or nothing if it is closed. */
  mark(id: string): { 'x-gap'?: [string] } {
    const isOpen = this.read('registers/gaps.yaml').some((gap: Node) => gap.id === id && !gap.closed);
    return isOpen ? { 'x-gap': [id] } : {};
  }

  /** Closes all unknowns that no node references any more, as lint requires. */
  closeUnnamedGaps(): void {
    const named = new Set(
      this.files()
        .filter((file) => file.endsWith('.yaml') && file !== 'registers/gaps.yaml')
        .flatMap((file) => gapsIn(this.read(file))),
    );
    const open = this.read('registers/gaps.yaml').filter((gap: Node) => gap.closed === undefined);
    for (const { id } of open) if (!named.has(id)) this.closeGap(id);
  }

  /**
   * Closes an unknown with two edits: removes its ID from all nodes, and adds `closed` to its entry. Also replaces its
   * placeholder in guides.
   *
   * @param shape keywords to add to a schema that has no constraints once the ID is removed
   */
  closeGap(id: string, shape: Node = {}): void {
    for (const file of this.files().filter((name) => name.endsWith('.yaml'))) {
      const node = this.read(file);
      if (gapsIn(node).includes(id)) this.write(file, withoutGap(node, id, shape));
    }
    this.edit('registers/gaps.yaml', (gaps: Node[]) => {
      for (const gap of gaps)
        if (gap.id === id) gap.closed = { known: 'Known now.', source: 'version 2.4', date: '2026-01-31' };
    });
    this.replaceAll(`{{${id}}}`, 'Known now.', this.files('guides'));
    this.replaceAll(
      new RegExp(String.raw`\s\(\[${id}\]\(site:not-shown#${id}\)\)`, 'g'),
      '',
      this.files('guides'),
    );
  }

  dispose(): void {
    rmSync(this.#parent, { recursive: true, force: true });
  }
}

/** Unknowns referenced by a node or its descendants. */
function gapsIn(node: Node): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const nodeGaps: string[] = Array.isArray(node['x-gap']) ? node['x-gap'] : [];
  return [...nodeGaps, ...Object.values(node).flatMap(gapsIn)];
}

function withoutGap(node: Node, id: string, shape: Node): Node {
  if (Array.isArray(node)) return node.map((item) => withoutGap(item, id, shape));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key !== 'x-gap' || !Array.isArray(value)) return [[key, withoutGap(value, id, shape)]];
      const left = value.filter((gap) => gap !== id);
      return left.length > 0 ? [[key, left]] : [];
    }),
  );
  const isClosed = 'x-gap' in node && !('x-gap' in copy);
  return isClosed && hasNoShape(copy) ? { ...copy, ...shape } : copy;
}

const withoutShape = new Set(['title', 'description', 'type', 'additionalProperties', 'x-since', 'x-amb']);

/** True for a schema without constraints, or with only a `type`. */
function hasNoShape(node: Node): boolean {
  return (
    Object.keys(node).every((key) => withoutShape.has(key)) &&
    [undefined, true].includes(node.additionalProperties)
  );
}
