import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Response,
  Schema,
  Tag,
  UnplacedOperation,
} from '../../model/document.ts';
import { dereference, listOperations, type PlacedOperation } from '../../model/operations.ts';
import { ownWords } from '../../model/own-words.ts';
import { alternativesOf } from '../pages/describe-schema.ts';
import { annotate, gapLinks } from './annotate.ts';
import { isObject, listedValues } from '../schema-text.ts';
import { writeSamples } from '../samples/write-samples.ts';
import { fieldTable } from '../tables.ts';

/**
 * Makes the document that the reference renders from the bundle: registers and extensions become
 * text where they concern the reader, and what the reference does not read is left out. The guides are static pages: in
 * here they made the first operation readable a third later.
 *
 * @param bundled the bundled document; not changed
 */
export function deriveDocument(bundled: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(bundled);
  addConditions(document);
  annotate(document);
  for (const placed of listOperations(document)) {
    addUnnamedParameters(document, placed.operation);
    Object.assign(placed.operation, { 'x-codeSamples': codeSamples(bundled, placed) });
  }
  for (const tag of document.tags ?? []) addTagFacts(bundled, tag);
  document.info.description = [
    document.info.description ?? '',
    'Back to the [documentation](../index.html). The whole description for tools: [openapi.yaml](../openapi.yaml), [openapi.json](../openapi.json).',
  ].join('\n\n');
  return withoutExtensions(document);
}

/**
 * Lists, in each error response of an operation, the conditions that lead to it, and leaves out the examples of
 * others. Error responses are shared and what leads to one differs between operations, so there is a copy of each for
 * every set of conditions: Redoc ignores a description beside `$ref`.
 */
function addConditions(document: OpenApiDocument): void {
  const conditions = new Map((document['x-conditions'] ?? []).map((condition) => [condition.id, condition]));
  const copies: Record<string, Response> = {};
  for (const { operation } of listOperations(document)) {
    const applying = new Set(operation['x-conditions']);
    for (const [status, node] of Object.entries(operation.responses)) {
      const response = dereference<Response>(document, node);
      const ids = (response['x-conditions'] ?? []).filter((id) => applying.has(id));
      if (ids.length === 0) continue;
      const applies = (example: string): boolean => !conditions.has(example) || applying.has(example);
      const origin =
        '$ref' in node ? node.$ref.replace('#/components/responses/', '') : operation.operationId;
      const name = [origin, status, ...ids].join('.');
      copies[name] ??= {
        ...response,
        description: withCauses(
          ownWords(response.description),
          ids.map((id) => conditions.get(id)?.when ?? id),
        ),
        ...(response.content && { content: withExamples(response.content, applies) }),
      };
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  if (document.components) document.components.responses = { ...document.components.responses, ...copies };
}

/** A description followed by the causes that it does not say itself. */
function withCauses(description: string, causes: readonly string[]): string {
  const unsaid = causes.filter((cause) => !description.includes(cause));
  return [description, unsaid.map((cause) => `- ${cause}`).join('\n')].filter(Boolean).join('\n\n');
}

/** The samples of the static pages in the form that Redoc reads. */
function codeSamples(bundled: OpenApiDocument, placed: PlacedOperation): object[] {
  return writeSamples(bundled, placed).map(({ language, label, text }) => ({
    lang: language,
    label,
    source: text,
  }));
}

/** A copy with some of the named examples; the example of a condition has the condition's name. */
function withExamples(
  content: Record<string, MediaType>,
  keep: (example: string) => boolean,
): Record<string, MediaType> {
  const filtered = Object.entries(content).map(([type, media]): [string, MediaType] => {
    if (!media.examples) return [type, media];
    const examples = Object.entries(media.examples).filter(([name]) => keep(name));
    return [type, { ...media, examples: Object.fromEntries(examples) }];
  });
  return Object.fromEntries(filtered);
}

function addUnnamedParameters(document: OpenApiDocument, operation: Operation): void {
  const parameters = operation['x-unnamed-parameters'];
  if (!parameters?.length) return;
  const lines = parameters.map((parameter) => {
    const values = listedValues(document, parameter.schema).map((value) => `\`${value}\``);
    const known = values.length > 0 ? ` Known values: ${values.join(', ')}.` : '';
    const others = alternativesOf(document, dereference<Schema>(document, parameter.schema))
      .map((text) => ` ${text}`)
      .join('');
    return `- *${parameter.role.replaceAll('-', ' ')}* (${parameter.in}): ${parameter.description ?? ''}${known}${others} (${gapLinks(parameter['x-gap'])})`;
  });
  append(operation, `**Parameters whose names are not shown:**\n\n${lines.join('\n')}`);
}

function addTagFacts(bundled: OpenApiDocument, tag: Tag): void {
  if (tag['x-states']) {
    const states = listedValues(bundled, { $ref: tag['x-states'] }).map((state) => `\`${state}\``);
    append(tag, `States: ${states.join(', ')}.`);
  }
  for (const schema of tag['x-schemas'] ?? []) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    append(tag, `What is known of \`${name}\`:\n\n${fieldTable(bundled, { $ref: schema.$ref })}`);
  }
  const unplaced = (bundled['x-unplaced']?.operations ?? []).filter(
    (operation) => operation.tag === tag.name,
  );
  if (unplaced.length > 0) {
    const lines = unplaced.map((operation) => unplacedLine(operation));
    append(tag, `**Operations that exist and whose paths are not shown:**\n\n${lines.join('\n')}`);
  }
}

function unplacedLine(operation: UnplacedOperation): string {
  const since = operation['x-since'] === undefined ? '' : ` Since ${operation['x-since']}.`;
  const summary = operation.summary === undefined ? '' : `${operation.summary}. `;
  const text = `${summary}${(operation.description ?? '').replaceAll(/\s*\n\s*/g, ' ')}`;
  return `- \`${operation.operationId}\`: ${text}${since} (${gapLinks(operation['x-gap'])})`;
}

function append(node: { description?: string }, text: string): void {
  node.description = [node.description ?? '', text].filter(Boolean).join('\n\n');
}

/** Extensions of this project. They are text by now, Redoc shows none of them, and the page would carry them all. */
const EXTENSIONS = new Set([
  'x-ambiguities',
  'x-amb',
  'x-asynchronous',
  'x-changelog',
  'x-conditions',
  'x-gap',
  'x-gap-register',
  'x-guides',
  'x-list-also',
  'x-list-of',
  'x-read-only',
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
