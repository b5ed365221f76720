import type { OpenApiDocument } from '../../model/document.ts';
import type { Group } from '../../model/group.ts';
import { isObject } from '../../model/json.ts';
import { Model } from '../../model/model.ts';
import { withNotes } from '../../model/notes.ts';
import { nodeAt } from '../../model/nodes.ts';
import type { Operation, UnplacedOperation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';
import { alternativesOf } from '../pages/describe-schema.ts';
import { annotate, gapLinks, unknownLink } from './annotate.ts';
import { writeSamples } from '../samples/write-samples.ts';
import { fieldTable } from '../tables.ts';

/** What the page is called. */
const REFERENCE_TITLE = 'Interactive reference';

/**
 * Makes the document that the reference renders from the bundle: registers and extensions become
 * text where they concern the reader, and what the reference does not read is left out. The guides are static pages: in
 * here they made the first operation readable a third later.
 *
 * @param bundled the bundled document; not changed
 */
export function deriveDocument(bundled: OpenApiDocument): OpenApiDocument {
  const model = Model.of(bundled);
  const document = withNotes(bundled, unknownLink);
  annotate(document);
  for (const operation of model.operations) {
    const node = nodeOf(document, operation);
    append(node, unnamedParameters(operation));
    Object.assign(node, { 'x-codeSamples': codeSamples(model, operation) });
  }
  for (const group of model.groups) append(nodeOf(document, group), groupFacts(model, group));
  // Redoc shows the summary above the description, which begins with the same words.
  delete document.info.summary;
  // The page has the name of the service above it; its heading says what it is, in one line.
  document.info.title = REFERENCE_TITLE;
  append(
    document.info,
    'Back to the [documentation](../index.html). The whole description for tools: [openapi.yaml](../openapi.yaml), [openapi.json](../openapi.json).',
  );
  return withoutExtensions(document);
}

/** The node of the new document that a part of the interface was read from. */
function nodeOf(document: OpenApiDocument, { pointer }: { pointer: string }): { description?: string } {
  return nodeAt(document, pointer);
}

/** The samples of the static pages in the form that Redoc reads. */
function codeSamples(model: Model, operation: Operation): object[] {
  return writeSamples(model, operation).map(({ language, label, text }) => ({
    lang: language,
    label,
    source: text,
  }));
}

function unnamedParameters({ unnamedParameters: parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ role, in: place, description, schema, gaps }) => {
    const known = schema.values ? ` Known values: ${valuesText(schema)}.` : '';
    const others = alternativesOf(schema.meant).map((text) => ` ${text}`);
    const unknowns = gaps.map(({ id, statement }) => ` ${unknownLink(id)}: ${statement}`);
    return `- *${role.replaceAll('-', ' ')}* (${place}): ${description}${known}${others.join('')}${unknowns.join('')}`;
  });
  return `**Parameters whose names are unknown:**\n\n${lines.join('\n')}`;
}

function valuesText({ values }: Schema): string {
  return (values?.values ?? []).map(({ value }) => `\`${String(value)}\``).join(', ');
}

function groupFacts(model: Model, group: Group): string {
  const { states, schemas } = group;
  const unplaced = model.unplacedOf(group).map(unplacedLine);
  return [
    states ? `States: ${valuesText(states)}.` : '',
    ...schemas.map(({ meant }) => `What is known of \`${meant.name ?? ''}\`:\n\n${fieldTable(meant)}`),
    unplaced.length > 0
      ? `**Operations that exist and whose paths are unknown:**\n\n${unplaced.join('\n')}`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function unplacedLine({ id, summary, description, since, gaps }: UnplacedOperation): string {
  const version = since === undefined ? '' : ` Since ${since}.`;
  const text = `${summary === id ? '' : `${summary}. `}${description.replaceAll(/\s*\n\s*/g, ' ')}`;
  return `- \`${id}\`: ${text}${version} (${gapLinks(gaps)})`;
}

function append(node: { description?: string }, text: string): void {
  const whole = [node.description ?? '', text].filter(Boolean).join('\n\n');
  if (whole !== '') node.description = whole;
}

/** Extensions of this project. They are text by now, Redoc shows none of them, and the page would carry them all. */
const EXTENSIONS = new Set([
  'x-ambiguities',
  'x-amb',
  'x-changelog',
  'x-conditions',
  'x-gap',
  'x-gap-register',
  'x-guides',
  'x-overview',
  'x-schemas',
  'x-since',
  'x-states',
  'x-unnamed-parameters',
  'x-unplaced',
]);

function withoutExtensions(document: OpenApiDocument): OpenApiDocument {
  const strip = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(strip);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !EXTENSIONS.has(key))
        .map(([key, child]) => [key, key === 'value' || key === 'example' ? child : strip(child)]),
    );
  };
  return strip(document) as OpenApiDocument;
}
