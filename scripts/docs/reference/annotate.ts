import type { OpenApiDocument } from '../../model/document.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { dereference } from '../../model/nodes.ts';

/** Members whose content is data about the interface's users and not part of the description. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Members whose own members have free names, so that one of them may be called `value` or `content`. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas']);

/**
 * Shows since when something exists where the reader meets it: a sentence at the end of the description of every node that
 * names a version. Redoc shows no text of a media type, so what a media type
 * names goes to the response or request body that has it. It shows no Markdown of a server, whose address is a
 * placeholder where a gap is marked. Changes the document in place.
 *
 * @param document the document to show
 */
export function annotate(document: OpenApiDocument): void {
  const notes = new Map<JsonObject, string[]>();

  const visit = (node: unknown, holder: JsonObject | undefined): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, undefined);
    if (!isObject(node)) return;
    const own = sinceNotes(node);
    if (own.length > 0) {
      const target = holder ?? node;
      notes.set(target, [...(notes.get(target) ?? []), ...own]);
    }
    for (const [key, child] of Object.entries(node)) {
      if (NAMED.has(key) && isObject(child)) for (const item of Object.values(child)) visit(item, undefined);
      if (NAMED.has(key) || DATA.has(key) || key.startsWith('x-')) continue;
      if (key === 'content' && isObject(child)) for (const media of Object.values(child)) visit(media, node);
      else visit(child, undefined);
    }
  };
  for (const key of ['tags', 'paths', 'webhooks', 'components'] as const) visit(document[key], undefined);

  const described = new Map(
    [...notes.keys()].map((node) => [node, describe(document, node, notes, new Set())]),
  );
  for (const [node, description] of described) node['description'] = description;
  for (const server of document.servers ?? []) {
    const isKnown = !('x-gap' in server);
    const name = `${server.description ?? ''}${isKnown ? '' : ' (placeholder)'}`;
    server.description = name;
  }
}

function sinceNotes(node: JsonObject): string[] {
  const since = node['x-since'];
  return typeof since === 'string' ? [`Since ${since}.`] : [];
}

/** `Unknown (GAP-003)`, linked to the page that lists it. */
export function unknownLink(id: string): string {
  return `Unknown (${gapLinks([{ id }])})`;
}

/** Gaps as Markdown, linked to the static page that lists them. */
export function gapLinks(gaps: readonly { id: string }[]): string {
  return gaps.map(({ id }) => `[${id}](../not-shown.html#${id})`).join(', ');
}

/** A description beside a reference hides that of the target, so it has to repeat it. */
function describe(
  document: OpenApiDocument,
  node: JsonObject,
  notes: ReadonlyMap<JsonObject, string[]>,
  seen: Set<JsonObject>,
): string {
  const own = [...new Set(notes.get(node) ?? [])];
  const target = typeof node['$ref'] === 'string' ? dereference<JsonObject>(document, node) : undefined;
  const base =
    typeof node['description'] === 'string'
      ? node['description']
      : target && !seen.has(target)
        ? describe(document, target, notes, seen.add(target))
        : '';
  return [base, ...own.filter((note) => !base.includes(note))].filter(Boolean).join('\n\n');
}
