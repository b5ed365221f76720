import { Document, isMap, isScalar, isSeq, parseDocument, visit, type Node, type Pair } from 'yaml';

type Path = readonly (string | number)[];

/**
 * The text of a YAML file that is changed at single places. What is not changed stays as it was written, to the letter:
 * comments, folded lines, quotes.
 */
export class YamlText {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** The value at a path; undefined when there is none. */
  get(path: Path): unknown {
    return this.#node(path)?.toJS(parseDocument(this.#text)) as unknown;
  }

  /** Keys of the map at a path. */
  keys(path: Path): string[] {
    const node = this.#node(path);
    return isMap(node)
      ? node.items.map((pair) => String((pair.key as { value?: unknown }).value ?? pair.key))
      : [];
  }

  /**
   * Sets a value: replaces it where the key is there, or adds it at the end of the map.
   *
   * @param path where; all but the last key have to be there
   * @param before key in front of which it is added
   */
  set(path: Path, value: unknown, before?: string): void {
    const parent = this.#node(path.slice(0, -1));
    const key = path.at(-1);
    if (isSeq(parent)) throw new Error('Items of a sequence are added by `push`.');
    if (!isMap(parent)) throw new Error(`There is no map at /${path.slice(0, -1).join('/')}.`);
    const known = this.#pair(path);
    if (known) return this.#replacePair(known, path, value);
    const first = parent.items[0];
    const column = first ? this.#columnOf(startOf(first.key as Node)) : 0;
    const lines = indent(write({ [String(key)]: value }), column);
    const next = before === undefined ? undefined : this.#pair([...path.slice(0, -1), before]);
    this.#insert(next ? this.#lineOf(startOf(next.key as Node)) : this.#endOf(parent), lines);
  }

  /** Adds an item at the end of a sequence that is written line by line. */
  push(path: Path, value: unknown, beforeLast = false): void {
    const parent = this.#node(path);
    if (!isSeq(parent) || parent.items.length === 0)
      throw new Error(`There is no sequence at /${path.join('/')}.`);
    const last = parent.items.at(-1) as Node;
    const column = this.#text.lastIndexOf('-', startOf(last)) - this.#lineOf(startOf(last));
    const lines = indent(write([value]), column);
    this.#insert(beforeLast ? this.#lineOf(startOf(last)) : this.#endOf(parent), lines);
  }

  /** Takes a pair out of its map, or an item out of its sequence. */
  remove(path: Path): void {
    const parent = this.#node(path.slice(0, -1));
    const node = isMap(parent) ? (this.#pair(path)?.key as Node | undefined) : this.#node(path);
    if (!node) return;
    const from = this.#lineOf(startOf(node));
    const value = this.#node(path);
    const to = value ? this.#endOf(value) : this.#text.indexOf('\n', from) + 1;
    this.#text = this.#text.slice(0, from) + this.#text.slice(to);
  }

  /** The lines of a pair, key included. */
  lines(path: Path): string {
    const pair = this.#pair(path);
    const value = this.#node(path);
    if (!pair || !value) throw new Error(`There is nothing at /${path.join('/')}.`);
    return this.#text.slice(this.#lineOf(startOf(pair.key as Node)), this.#endOf(value));
  }

  /** Puts lines in front of those of a pair. */
  insertLines(before: Path, lines: string): void {
    const pair = this.#pair(before);
    if (!pair) throw new Error(`There is nothing at /${before.join('/')}.`);
    this.#insert(this.#lineOf(startOf(pair.key as Node)), lines);
  }

  #replacePair(pair: Pair, path: Path, value: unknown): void {
    const from = this.#lineOf(startOf(pair.key as Node));
    const node = this.#node(path);
    const to = node ? this.#endOf(node) : this.#text.indexOf('\n', from) + 1;
    const column = this.#columnOf(startOf(pair.key as Node));
    this.#text =
      this.#text.slice(0, from) +
      indent(write({ [String(path.at(-1))]: value }), column) +
      this.#text.slice(to);
  }

  #insert(at: number, lines: string): void {
    const before = this.#text.slice(0, at);
    this.#text = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${lines}${this.#text.slice(at)}`;
  }

  #pair(path: Path): Pair | undefined {
    const parent = this.#node(path.slice(0, -1));
    if (!isMap(parent)) return undefined;
    return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
  }

  #node(path: Path): Node | undefined {
    const found = path.reduce<unknown>((node, key) => {
      if (isSeq(node)) return node.items[Number(key)];
      if (!isMap(node)) return undefined;
      return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))?.value;
    }, parseDocument(this.#text).contents);
    return (found ?? undefined) as Node | undefined;
  }

  #lineOf(offset: number): number {
    return this.#text.lastIndexOf('\n', offset - 1) + 1;
  }

  #columnOf(offset: number): number {
    // The first key of an item of a sequence stands behind the dash.
    return offset - this.#lineOf(offset);
  }

  /** Where the line after a node begins; comments behind it are not part of it. */
  #endOf(node: Node): number {
    const end = node.range?.[1] ?? 0;
    const at = this.#text[end - 1] === '\n' ? end - 1 : this.#text.indexOf('\n', end);
    return at < 0 ? this.#text.length : at + 1;
  }
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function write(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    // Short lists of words stand on one line, as everywhere in the spec.
    Seq: (_, node) => {
      node.flow = node.items.every((item) => isScalar(item)) && node.items.length < 12;
    },
  });
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false });
}

function indent(text: string, column: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(column) + line))
    .join('\n');
}
