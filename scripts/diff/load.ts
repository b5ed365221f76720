import { readFileSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import type { JsonObject } from '../model/document.ts';
import { whyStale } from '../build/made-from.ts';
import { git } from './git.ts';
import { isObject } from './json.ts';

/** Where a bundle stands in the repository, whichever version of it. */
export const BUNDLE = 'generated/openapi.json';

/**
 * Most bytes of a document. A comparison of documents that differ in everything takes about 70 times as much memory, and
 * more than this would end the program in the middle. GitHub's description has 14 MB.
 */
const MOST_BYTES = 20_000_000;

/** A document that cannot be read, with a message for whoever named it. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

export interface LoadedDocument {
  readonly document: JsonObject;
  /** What it is, in words. */
  readonly label: string;
}

/**
 * Reads a bundle from a file, or from the repository at a git ref.
 *
 * @param source a path, or a git ref; a file of that name comes first
 * @param cwd folder that paths are relative to, inside the repository
 * @throws UnreadableDocument when there is neither, or what is there is no OpenAPI document
 */
export function loadDocument(source: string, cwd: string): LoadedDocument {
  const file = resolve(cwd, source);
  if (isFile(file)) return { document: parseText(readText(file, source), source), label: source };
  return loadRef(source, cwd);
}

/**
 * Reads a bundle from a file. That of the last build has to be made from the present files: a stale one looks as if
 * nothing had changed.
 *
 * @throws UnreadableDocument when there is none, it is stale, or it is no OpenAPI document
 */
export function loadFile(source: string, cwd: string): LoadedDocument {
  const file = resolve(cwd, source);
  if (!isFile(file)) {
    const hint = source === BUNDLE ? ' Run `npm run build` to make it.' : '';
    throw new UnreadableDocument(`There is no file ${source}.${hint}`);
  }
  const stale = source === BUNDLE ? whyStale(cwd) : undefined;
  if (stale !== undefined) throw new UnreadableDocument(stale);
  return { document: parseText(readText(file, source), source), label: source };
}

/**
 * Reads the bundle that was committed at a git ref.
 *
 * @throws UnreadableDocument when the ref, or the bundle in it, does not exist
 */
export function loadRef(ref: string, cwd: string): LoadedDocument {
  const commit = git(cwd, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!commit.ok) {
    const inside = git(cwd, ['rev-parse', '--is-inside-work-tree']);
    const why = inside.ok ? 'no git ref of that name either' : `git says: ${inside.reason}`;
    throw new UnreadableDocument(`There is no file ${ref}, and ${why}.`);
  }
  const shown = git(cwd, ['show', `${commit.text.trim()}:./${BUNDLE}`]);
  if (!shown.ok)
    throw new UnreadableDocument(`${ref} has no ${BUNDLE}, so there is nothing to compare with.`);
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
  if (bytes <= MOST_BYTES) return;
  throw new UnreadableDocument(
    `${name} has ${megabytes(bytes)}, and at most ${megabytes(MOST_BYTES)} can be compared. Write what is repeated in it once, with $ref, or compare its parts.`,
  );
}

function parseText(text: string, name: string): JsonObject {
  const document = ['.yaml', '.yml'].includes(extname(name)) ? parseYaml(text, name) : parseJson(text, name);
  if (!isObject(document) || typeof document['openapi'] !== 'string') {
    throw new UnreadableDocument(`${name} is no OpenAPI document: it has no \`openapi\` key.`);
  }
  if (!document['openapi'].startsWith('3.1.')) {
    const hint = document['openapi'].startsWith('3.0.')
      ? ' Convert it first; 3.0 means other things by the same words.'
      : '';
    throw new UnreadableDocument(
      `${name} is OpenAPI ${document['openapi']}, and only OpenAPI 3.1 can be compared.${hint}`,
    );
  }
  return document;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableDocument(`${name} is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}

function parseYaml(text: string, name: string): unknown {
  const parsed = parseDocument(text);
  const [error] = parsed.errors;
  if (error) throw new UnreadableDocument(`${name} is not valid YAML: ${error.message}`, { cause: error });
  try {
    // Aliases become copies, so that the document is a tree; one that would explode is refused.
    return JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 1000 })));
  } catch (cause) {
    throw new UnreadableDocument(`${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
