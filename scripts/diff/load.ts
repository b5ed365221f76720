import { readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { staleReason } from '../build/made-from.ts';
import type { JsonObject } from '../model/document.ts';
import { git } from './git.ts';
import { isObject } from './json.ts';

/** The path of the bundle in the repository. */
export const BUNDLE = 'generated/openapi.json';

/**
 * Comparing two completely different documents takes about 70 times their size in memory, so larger ones could crash
 * the process. GitHub's OpenAPI description is 14 MB.
 */
const MAX_BYTES = 20_000_000;

/** Thrown for a document that can't be read or compared. The message has the reason. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

export interface LoadedDocument {
  readonly document: JsonObject;
  /** The document's name in the report. */
  readonly label: string;
}

/**
 * Reads a bundle from a file, or from the repository at a git ref.
 *
 * @param source a path or a git ref; a file takes precedence
 * @param cwd the folder that paths are relative to, inside the repository
 * @throws UnreadableDocument if neither exists, or if it is too large or isn't an OpenAPI 3.1 document
 */
export function loadDocument(source: string, cwd: string): LoadedDocument {
  const file = resolve(cwd, source);
  if (isFile(file)) return { document: parseText(readText(file, source), source), label: source };
  return loadRef(source, cwd);
}

/**
 * Reads a bundle from a file. Refuses the bundle of this repository if it is stale, because it would hide changes.
 *
 * @throws UnreadableDocument if the file doesn't exist, is stale, is too large or isn't an OpenAPI 3.1 document
 */
export function loadFile(source: string, cwd: string): LoadedDocument {
  const file = resolve(cwd, source);
  if (!isFile(file)) {
    const hint = source === BUNDLE ? ' Run `npm run build`.' : '';
    throw new UnreadableDocument(`There is no file ${source}.${hint}`);
  }
  const stale = source === BUNDLE ? staleReason(cwd) : undefined;
  if (stale !== undefined) throw new UnreadableDocument(stale);
  return { document: parseText(readText(file, source), source), label: source };
}

/**
 * Reads the bundle that was committed at a git ref.
 *
 * @throws UnreadableDocument if the ref or its bundle doesn't exist, or if the bundle is too large or isn't an OpenAPI
 *   3.1 document
 */
export function loadRef(ref: string, cwd: string): LoadedDocument {
  const commit = git(cwd, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!commit.ok) {
    const inside = git(cwd, ['rev-parse', '--is-inside-work-tree']);
    const why = inside.ok ? 'no git ref with that name' : `git reports: ${inside.reason}`;
    throw new UnreadableDocument(`There is no file ${ref}, and ${why}.`);
  }
  const shown = git(cwd, ['show', `${commit.text.trim()}:./${BUNDLE}`]);
  if (!shown.ok) throw new UnreadableDocument(`${ref} has no ${BUNDLE} to compare with.`);
  refuseLarge(shown.text.length, `${ref}:${BUNDLE}`);
  return { document: parseText(shown.text, `${ref}:${BUNDLE}`), label: ref };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readText(file: string, name: string): string {
  refuseLarge(statSync(file).size, name);
  return readFileSync(file, 'utf8');
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}

function refuseLarge(bytes: number, name: string): void {
  if (bytes <= MAX_BYTES) return;
  throw new UnreadableDocument(
    `${name} is ${megabytes(bytes)}; the limit is ${megabytes(MAX_BYTES)}. Use $ref for repeated parts, or compare parts of it.`,
  );
}

function parseText(text: string, name: string): JsonObject {
  const document = ['.yaml', '.yml'].includes(extname(name)) ? parseYaml(text, name) : parseJson(text, name);
  if (!isObject(document) || typeof document['openapi'] !== 'string') {
    throw new UnreadableDocument(`${name} isn't an OpenAPI document, because it has no \`openapi\` key.`);
  }
  if (!document['openapi'].startsWith('3.1.')) {
    const hint = document['openapi'].startsWith('3.0.')
      ? ' Convert it first; some keywords mean something else in 3.0.'
      : '';
    throw new UnreadableDocument(
      `${name} is OpenAPI ${document['openapi']}; only OpenAPI 3.1 can be compared.${hint}`,
    );
  }
  return document;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableDocument(`${name} isn't valid JSON: ${messageOf(error)}`, { cause: error });
  }
}

function parseYaml(text: string, name: string): unknown {
  const parsed = parseDocument(text);
  const [error] = parsed.errors;
  if (error) throw new UnreadableDocument(`${name} isn't valid YAML: ${error.message}`, { cause: error });
  try {
    // Aliases become copies, so that the document is a tree. Refuses a document with too many of them.
    return JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 1000 })));
  } catch (cause) {
    throw new UnreadableDocument(`${name} can't be read: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
