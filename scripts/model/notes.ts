/**
 * The sentences that only the published document carries beside its descriptions: what causes an error response, and what
 * isn't documented about a node. They follow from ids and registers alone, so they are written last and taken off first:
 * everything else reads the ids.
 */
import { addConditions } from './add-conditions.ts';
import type { Condition, Gap, OpenApiDocument } from './document.ts';
import { isObject } from './json.ts';

/**
 * A copy of a document with the notes, to be published.
 *
 * @param label how a note names its unknown; default `Unknown (GAP-003)`, which is what `withoutNotes` takes off
 */
export function withNotes(document: OpenApiDocument, label = labelOf): OpenApiDocument {
  return changeNotes(document, label, (description, note) =>
    [description, note].filter(Boolean).join('\n\n'),
  );
}

/** A copy of a published document without the notes that its own registers give; others stay. */
export function withoutNotes(document: OpenApiDocument): OpenApiDocument {
  return changeNotes(document, labelOf, (description, note) =>
    description === note
      ? ''
      : description.endsWith(`\n\n${note}`)
        ? description.slice(0, -note.length - 2)
        : description,
  );
}

/** Reads the text of a published bundle in JSON: without its notes, and with what it leaves out because it follows. */
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
      hasNoNotes(key, keys) ? value : copy(value, [...keys, key]),
    ]);
    const copied = Object.fromEntries(entries) as Record<string, unknown>;
    const note = notes.of(node, keys);
    if (note === '') return copied;
    const before = typeof node['description'] === 'string' ? node['description'] : '';
    const description = change(before, note);
    if (description === before) return copied;
    // A description keeps its place, and a new one stands first.
    if (description === '') delete copied['description'];
    else if ('description' in copied) copied['description'] = description;
    else return { description, ...copied };
    return copied;
  };
  return copy(document, []) as OpenApiDocument;
}

/** Values that only look like nodes, and what has no description of its own. */
function hasNoNotes(key: string, keys: readonly string[]): boolean {
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

  /** What is noted at a node, as Markdown; empty for most. */
  of(node: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
    const isInfo = keys.length === 1 && keys[0] === 'info';
    // What holds everywhere is said once, in `info`.
    const gaps = isMediaType(keys)
      ? []
      : strings(node['x-gap'])
          .flatMap((id) => this.#gaps.get(id) ?? [])
          .filter(({ everywhere }) => isInfo || !everywhere);
    return [this.#causes(node, keys), ...gaps.map(({ id, statement }) => `${this.#label(id)}: ${statement}`)]
      .filter(Boolean)
      .join('\n\n');
  }

  /** The error conditions of a response component, after which its examples are named; one alone is its description. */
  #causes(node: Readonly<Record<string, unknown>>, keys: readonly string[]): string {
    if (keys.length !== 3 || keys[0] !== 'components' || keys[1] !== 'responses') return '';
    const names = Object.values(objectOf(node['content'])).flatMap((mediaType) =>
      Object.keys(objectOf(objectOf(mediaType)['examples'])),
    );
    const conditions = [...new Set(names)].flatMap((id) => this.#conditions.get(id) ?? []);
    return conditions.length < 2 ? '' : conditions.map(({ when }) => `- ${when}`).join('\n');
  }
}

/** OpenAPI gives a media type no description. */
function isMediaType(keys: readonly string[]): boolean {
  return keys.at(-2) === 'content' && keys.at(-3) !== 'properties';
}

/** The entries of a register; none where a foreign document has something else there. */
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
