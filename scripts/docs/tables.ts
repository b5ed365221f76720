import { boundsOf } from '../model/bounds.ts';
import type { Model } from '../model/model.ts';
import {
  isPackage,
  isPlaceholderTable,
  type PackageName,
  placeholderFault,
  type PlaceholderTable,
} from '../model/placeholder.ts';
import type { Schema } from '../model/schema.ts';
import { rateLimitHeaders } from '../model/well-known.ts';
import { fence, markdownTable } from './markdown.ts';
import { release } from './release.ts';
import { rangeText, typeText } from './schema-text.ts';
import { siteTarget } from './site/links.ts';

/** Returns the target of a link to an operation. */
export type OperationTarget = (operationId: string) => string;

/** Writes the Markdown for one placeholder. */
type Writer = (model: Model, target: OperationTarget) => string;

const tables: Record<PlaceholderTable, Writer> = {
  addresses: addressTable,
  unplaced: unplacedTable,
  limits: limitTable,
};

/**
 * Returns the Markdown for a placeholder in a guide.
 *
 * @param model the API description
 * @param kind `table`, `enum`, `schema`, `bounds`, `response` or `install`
 * @param name the table or package, or the name of a component schema or operation
 * @param target returns the targets of links to operations
 * @throws Error if the bundle doesn't contain it
 */
export function placeholderText(model: Model, kind: string, name: string, target: OperationTarget): string {
  const fault = placeholderFault(model, kind, name);
  if (fault !== undefined) throw new Error(fault);
  if (isPlaceholderTable(name) && kind === 'table') return tables[name](model, target);
  if (isPackage(name) && kind === 'install') return installText(name);
  if (kind === 'response') return responseText(model, name);
  const schema = model.schemas.get(name);
  if (!schema) return '';
  if (kind === 'bounds') return boundTable(schema);
  return kind === 'enum'
    ? (schema.values?.values ?? []).map(({ value }) => `\`${String(value)}\``).join(', ')
    : fieldTable(schema);
}

/** Returns the response to an operation's sample request. */
function responseText({ operations }: Model, name: string): string {
  const [example] = operations.find(({ id }) => id === name)?.success?.as('json')?.examples ?? [];
  return fence('json', JSON.stringify(example?.value, null, 2));
}

/** Writes where to get a package, and the command that installs it. */
function installText(name: PackageName): string {
  const { file, command } = release.packages[name];
  return `Download [${file}](${siteTarget(file)}) into your project's folder and install it:\n\n${fence('sh', command)}`;
}

const limitHead = ['Limit', 'Value'];

/** Writes an object schema's properties as a table. */
function fieldTable(schema: Schema): string {
  return markdownTable(
    ['Field', 'Type', 'Meaning'],
    schema.members.map(({ name, schema: member }) => [
      `\`${name}\``,
      typeText(member),
      member.description + (member.since === undefined ? '' : ` Since ${member.since}.`),
    ]),
  );
}

/** Writes each region's base URL, or that it is unknown. */
function addressTable({ regions }: Model): string {
  return markdownTable(
    ['Region', 'Base URL'],
    regions.map(({ description, url, known, gaps }) => [
      description.trim(),
      known ? `\`${url}\`` : `*unknown* (${gaps.map(({ id }) => `\`${id}\``).join(', ')})`,
    ]),
  );
}

function unplacedTable(model: Model): string {
  return markdownTable(
    ['Operation', 'Group', 'Description', 'Since', 'Unknowns'],
    model.unplaced.map(({ id, group, description, summary, since, gaps }) => [
      `\`${id}\``,
      group?.name ?? 'none',
      description === '' ? summary : description,
      since ?? '',
      gaps.map((gap) => `\`${gap.id}\``).join(', '),
    ]),
  );
}

/** Writes parameter limits and the headers that report the rate limit. */
function limitTable(model: Model, target: OperationTarget): string {
  const bounded = model.operations.flatMap(({ id, parameters }) =>
    parameters.flatMap(({ name, schema }) => {
      const range = rangeText(schema);
      return range === undefined ? [] : [[`\`${name}\` of [${id}](${target(id)})`, range]];
    }),
  );
  const reported = [...model.headers.values()]
    .filter(({ name }) => rateLimitHeaders.includes(name))
    .map(({ name, description }) => [`Rate limit, in the header \`${name}\``, description]);
  return markdownTable(limitHead, [...bounded, ...reported]);
}

function boundTable(schema: Schema): string {
  return markdownTable(
    limitHead,
    boundsOf(schema).map(({ name, schema: member }) => [`\`${name}\``, member.description]),
  );
}
