import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import {
  BaseResolver,
  getLineColLocation,
  ResolveError,
  Source,
  YamlParseError,
  type Document,
} from '@redocly/openapi-core';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { SourceProblem } from './problems.ts';

/**
 * Reads, parses and caches the files of a spec. It is stricter than Redocly's resolver, and reports problems with their
 * position in the file.
 */
export class SourceReader extends BaseResolver {
  /** Problems in the files read so far. */
  readonly problems: SourceProblem[] = [];
  /** The folder that must contain all files; undefined allows any location. */
  folder: string | undefined;

  /** @throws ResolveError if the file is invalid; the problem is also added to `problems` */
  override async loadExternalRef(file: string): Promise<Source> {
    if (/^[a-z]+:\/\//i.test(file)) {
      throw new ResolveError(new Error('a spec must not depend on the network'));
    }
    if (this.folder !== undefined && !file.startsWith(this.folder + sep)) {
      throw new ResolveError(new Error("the file is outside the spec's folder"));
    }
    const bytes = readBytes(file);
    if (!isUtf8(bytes)) {
      const message = "The file isn't valid UTF-8; save it as UTF-8.";
      this.#reject({ ...placeOfBadByte(bytes), file, message });
    }
    if (bytes.subarray(0, 3).equals(byteOrderMark)) {
      const message = 'The file starts with a byte order mark; save it as UTF-8 without one.';
      this.#reject({ file, line: 1, column: 1, message });
    }
    const text = bytes.toString('utf8');
    const firstReturn = text.indexOf('\r');
    if (firstReturn !== -1) {
      const message = 'The file has Windows line endings (CRLF); save it with LF.';
      this.#reject({ file, ...placeIn(text, firstReturn), message });
    }
    const conflict = text.search(/^(?:<{7}|>{7}) /m);
    if (conflict !== -1) {
      const message =
        'This is an unresolved merge conflict; keep one version and remove the conflict markers.';
      this.#reject({ file, ...placeIn(text, conflict), message });
    }
    if (text.trim() === '') {
      const message = 'The file is empty; add content, or remove the file and all references to it.';
      this.#reject({ file, line: 1, column: 1, message });
    }
    if (file.endsWith('.json')) await this.#checkJson(file, text);
    return new Source(file, text);
  }

  /** @throws YamlParseError, which is also added to `problems` */
  override parseDocument(source: Source, isRoot = false): Document {
    if (/\.ya?ml$/.test(source.absoluteRef)) this.problems.push(...findAnchors(source));
    try {
      const json = source.absoluteRef.endsWith('.json') ? parseJson(source.body) : undefined;
      return json === undefined ? super.parseDocument(source, isRoot) : { source, parsed: json };
    } catch (error) {
      if (error instanceof YamlParseError) {
        const message = error.message.replace(/ in "[^"]*"\s*\(\d+:\d+\)$/, '');
        const [line, column] = [error.line || 1, error.col || 1];
        this.problems.push({
          file: source.absoluteRef,
          line,
          column,
          message: `The file isn't valid YAML: ${message}; ${yamlRemedy(message)}.`,
          rule: 'yaml',
        });
      }
      throw error;
    }
  }

  /**
   * Reads the referenced files recursively. Unreadable files are reported later, when their reference is resolved.
   */
  async readReferenced(document: Document, seen = new Set<string>()): Promise<void> {
    const from = document.source.absoluteRef;
    if (seen.has(from)) return;
    seen.add(from);
    const files = [...filesNamedIn(document.parsed)];
    const read = await Promise.allSettled(files.map((file) => this.resolveDocument(from, file)));
    for (const result of read)
      if (result.status === 'fulfilled' && !(result.value instanceof Error))
        await this.readReferenced(result.value, seen);
  }

  /** Returns the files that were read and parsed. */
  async documents(): Promise<Document[]> {
    const settled = await Promise.allSettled(this.cache.values());
    return settled.flatMap((result) =>
      result.status === 'fulfilled' && !(result.value instanceof Error) ? [result.value] : [],
    );
  }

  /** Rejects a `.json` file with invalid JSON, which Redocly's YAML parser might accept. */
  async #checkJson(file: string, text: string): Promise<void> {
    try {
      JSON.parse(text);
    } catch (error) {
      // V8 doesn't always report the position. Import lazily, because errors are rare.
      const { Json } = await import('@stoplight/spectral-parsers');
      const [first] = Json.parse(text).diagnostics;
      const { line, character } = first?.range.start ?? { line: 0, character: 0 };
      const reason = humanize(first?.message ?? String(error));
      const message = `The file isn't valid JSON: ${reason}. Fix it here or just before.`;
      this.#reject({ file, line: line + 1, column: character + 1, message });
    }
  }

  #reject(problem: SourceProblem): never {
    this.problems.push({ rule: 'file', ...problem });
    throw new ResolveError(new Error(problem.message));
  }
}

/** Returns the YAML and JSON files that a node references, ignoring `$ref` keys inside example values. */
function filesNamedIn(node: unknown, isMap = false, files = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return files;
  for (const [key, child] of Object.entries(node)) {
    if (key === '$ref' && typeof child === 'string') {
      const [file = ''] = child.split('#');
      if (/\.(?:ya?ml|json)$/.test(file) && !file.includes('://')) files.add(file);
    } else if (isMap || !valueKeywords.has(key)) filesNamedIn(child, key === 'properties' && !isMap, files);
  }
  return files;
}

const valueKeywords: ReadonlySet<string> = new Set(['value', 'example', 'default', 'enum', 'const']);

/** Suggests a fix for a YAML parser error. */
function yamlRemedy(message: string): string {
  if (/duplicated mapping key/.test(message)) return 'the key is duplicated, so remove one of the two';
  if (/indentation|mapping entry/.test(message))
    return 'check the indentation of this line and the one before';
  return 'correct it here or in the line before';
}

/** Converts the JSON parser's error codes to words: `CommaExpected` to "comma expected". */
function humanize(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/**
 * Finds YAML aliases and unused anchors. They aren't allowed, because a problem in an aliased node has no single position.
 */
function findAnchors({ absoluteRef: file, body }: Source): SourceProblem[] {
  // Most files have no anchors, so don't parse them twice.
  if (!/(?:^|[\s[{,:-])&[^\s&]/m.test(body)) return [];
  const lines = new LineCounter();
  const aliases: SourceProblem[] = [];
  const anchors = new Map<string, SourceProblem>();
  const problem = (offset: number, message: string): SourceProblem => {
    const { line, col: column } = lines.linePos(offset);
    return { file, line, column, message, rule: 'yaml' };
  };
  visit(parseDocument(body, { lineCounter: lines }), {
    Node(_, { anchor, range }) {
      if (anchor === undefined) return;
      // The anchor precedes its node.
      const offset = body.lastIndexOf(`&${anchor}`, range?.[0] ?? 0);
      const message = `The YAML anchor \`&${anchor}\` is unused; remove it.`;
      anchors.set(anchor, problem(offset, message));
    },
    Alias(_, { source: name, range }) {
      const message = `YAML aliases such as \`*${name}\` aren't supported; move the content to its own file and reference it with \`$ref\`.`;
      aliases.push(problem(range?.[0] ?? 0, message));
      anchors.delete(name);
    },
  });
  return [...aliases, ...anchors.values()];
}

const byteOrderMark = Buffer.from('\uFEFF');

/** Reads synchronously, which is faster for many small files. */
function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ResolveError(new Error(readFailures[code ?? ''] ?? message));
  }
}

/**
 * Parses JSON much faster than the YAML parser would.
 *
 * @returns undefined if there are duplicate keys, which the YAML parser reports with their position
 */
function parseJson(text: string): unknown {
  let keys = 0;
  const parsed: unknown = JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      keys += Object.keys(value).length;
    return value;
  });
  const written = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)?.length ?? 0;
  return written === keys ? parsed : undefined;
}

const readFailures: Record<string, string> = {
  ENOENT: "the file doesn't exist",
  EISDIR: 'this is a folder, not a file',
  EACCES: "you don't have permission to read the file",
};

function placeOfBadByte(bytes: Buffer): { line: number; column: number } {
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf('\n', start);
    const text = bytes.subarray(start, end === -1 ? undefined : end);
    if (!isUtf8(text) || end === -1) return { line, column: text.toString('utf8').indexOf('\uFFFD') + 1 };
    start = end + 1;
  }
}

/** Converts a JSON pointer in a parsed file to line and column. `#/` is the whole file. */
export function placeOf(source: Source, pointer: string, onKey = false): Omit<SourceProblem, 'message'> {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: onKey });
  return {
    file: source.absoluteRef,
    line: start.line,
    column: start.col,
    pointer: pointer.replace(/^#\/?/, '/'),
  };
}

/** Converts an offset in a text to a 1-based line and column. */
function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
