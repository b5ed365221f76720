/**
 * Notes are sentences that the published document appends to descriptions: the causes of error responses, and the unknowns
 * of a node. They are derived from IDs and registers, so they are added last and removed first; other code reads the IDs.
 */
import { addConditions } from './add-conditions.ts';
import type { Condition, Gap, OpenApiDocument } from './document.ts';
import { isObject } from './json.ts';

/**
 * Adds the notes to a copy of a document, for publishing.
 *
 * @param label returns the start of a note; `withoutNotes` only removes notes with the default, `Unknown (GAP-003)`
 */
export function withNotes(document: OpenApiDocument, label = labelOf): OpenApiDocument {
  return changeNotes(document, label, (description, note) =>
    [description, note].filter(Boolean).join('\n\n'),
  );
}

/** Returns a copy of a published document without the notes. */
export function withoutNotes(document: OpenApiDocument): OpenApiDocument {
  return changeNotes(document, labelOf, (description, note) =>
    description === note
      ? ''
      : description.endsWith(`\n\n${note}`)
        ? description.slice(0, -note.length - 2)
        : description,
  );
}

/** Parses a published bundle (JSON), removes its notes and restores computed fields. */
export function parseBundle(text: string): OpenApiDocument {
  const document = withoutNotes(JSON.parse(text) as OpenApiDocument);
  addConditions(document);
  return document;
}

const labelOf = (id: string): string => `Unknown (${id})`;

type Change = (description: string, note: string) => string;

function changeNotes(
  document: OpenApiDocument,
  label: (id: string) => string,
  change: Change,
): OpenApiDocument {
  const notes = new Notes(document, label);
  const copy = (node: unknown, keys: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => copy(item, [...keys, String(index)]));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(([key, value]) => [
      key,
      isWithoutNotes(key, keys) ? value : copy(value, [...keys, key]),
    ]);
    const copied = Object.fromEntries(entries) as Record<string, unknown>;
    const note = notes.of(node, keys);
    if (note === '') return copied;
    const before = typeof node['description'] === 'string' ? node['description'] : '';
    const description = change(before, note);
    if (description === before) return copied;
    // Keep the position of an existing description; insert a new one first.
    if (description === '') delete copied['description'];
    else if ('description' in copied) copied['description'] = description;
    else return { description, ...copied };
    return copied;
  };
  return copy(document, []) as OpenApiDocument;
}

/** True for keys that contain values rather than nodes, or nodes without descriptions. */
function isWithoutNotes(key: string, keys: readonly string[]): boolean {
  if (keys.at(-1) === 'properties' || keys.at(-1) === 'responses') return false;
  if (keys.length === 0) return key.startsWith('x-');
  return ['example', 'examples', 'default', 'const', 'enum', 'value', 'x-changelog'].includes(key);
}

class Notes {
  readonly #gaps: ReadonlyMap<string, Gap>;
  readonly #conditions: ReadonlyMap<string, Condition>;

  readonly #label: (id: string) => string;

  constructor(document: OpenApiDocument, label: (id: string) => string) {
    this.#label = label;
    this.#gaps = byId(document['x-gap-register']);
    this.#conditions = byId(document['x-conditions']);
  }

  /** Returns a node's note, in Markdown; usually empty. */
  of(node: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
    const isInfo = keys.length === 1 && keys[0] === 'info';
    // Unknowns that affect the whole interface are noted once, in `info`.
    const gaps = isMediaType(keys)
      ? []
      : strings(node['x-gap'])
          .flatMap((id) => this.#gaps.get(id) ?? [])
          .filter(({ everywhere }) => isInfo || !everywhere);
    return [this.#causes(node, keys), ...gaps.map(({ id, statement }) => `${this.#label(id)}: ${statement}`)]
      .filter(Boolean)
      .join('\n\n');
  }

  /** Lists the error conditions of a response component, which its examples are named after. A single one is in its description. */
  #causes(node: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
    if (keys.length !== 3 || keys[0] !== 'components' || keys[1] !== 'responses') return '';
    const names = Object.values(objectOf(node['content'])).flatMap((mediaType) =>
      Object.keys(objectOf(objectOf(mediaType)['examples'])),
    );
    const conditions = [...new Set(names)].flatMap((id) => this.#conditions.get(id) ?? []);
    return conditions.length < 2 ? '' : conditions.map(({ when }) => `- ${when}`).join('\n');
  }
}

/** Media types have no description in OpenAPI. */
function isMediaType(keys: readonly string[]): boolean {
  return keys.at(-2) === 'content' && keys.at(-3) !== 'properties';
}

/** Returns a register's entries by ID; empty if a third-party document has a different type there. */
function byId<Entry extends Gap | Condition>(register: readonly Entry[] = []): Map<string, Entry> {
  const entries = Array.isArray(register) ? (register as readonly Entry[]) : [];
  return new Map(entries.filter(Boolean).map((entry) => [entry.id, entry]));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
