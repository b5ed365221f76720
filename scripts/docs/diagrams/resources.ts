import type { OpenApiDocument, Response, Schema } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { branches, listMembers, schemaName } from '../pages/describe-schema.ts';
import { isObject } from '../schema-text.ts';
import { markup, type Html } from '../site/html.ts';
import { siteLink } from '../site/links.ts';
import type { Diagram } from '../site/model.ts';
import { curve, picture, textWidth } from './svg.ts';
import { operationsOf } from '../pages/operations-of.ts';

/** A record that an operation returns, and its members that stand for other records. */
interface Resource {
  schema: string;
  title: string;
  references: string[];
}

const ROW = 24;
const GAP = 18;

/** What refers to what among the records whose fields are known. */
export function resourcesDiagram(document: OpenApiDocument): Diagram {
  const resources = listResources(document);
  const targets = [...new Set(resources.flatMap(({ references }) => references))];
  const title = 'What refers to what among the resources';
  return {
    kind: 'diagram',
    id: 'resources',
    title,
    svg: draw(title, resources, targets),
    alternative: resources
      .map(({ schema, title: name, references }) => {
        const list =
          references.length === 0 ? 'nothing' : references.map((member) => `\`${member}\``).join(', ');
        return `- ${siteLink(name, `schemas/${schema}`)} refers to ${list}.`;
      })
      .join('\n'),
  };
}

/** The records that an operation returns singly, with their references. */
function listResources(document: OpenApiDocument): Resource[] {
  const found = new Map<string, Resource>();
  for (const { operation } of operationsOf(document)) {
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
    const media = success && Object.values(dereference<Response>(document, success).content ?? {})[0];
    const name = media?.schema && schemaName(media.schema);
    const schema = name === undefined ? undefined : document.components?.schemas?.[name];
    if (name === undefined || !schema || found.has(name)) continue;
    const members = listMembers(document, schema);
    if (!members.some((member) => member.name === 'slug')) continue;
    const references = members
      .filter((member) => member.name !== 'slug' && refersToRecord(document, member.schema))
      .map((member) => member.name);
    found.set(name, { schema: name, title: String(schema['title'] ?? name), references });
  }
  return [...found.values()];
}

/** Whether a value stands for another record: an object with slug or link, a list of such, or a slug itself. */
function refersToRecord(document: OpenApiDocument, schema: Schema): boolean {
  const resolved = dereference<Schema>(document, schema);
  if (schemaName(schema) === 'Slug') return true;
  const alternatives = [
    ...branches(resolved, 'anyOf'),
    ...branches(resolved, 'oneOf'),
    ...(resolved === schema ? branches(resolved, 'allOf') : []),
  ];
  if (alternatives.some((part) => refersToRecord(document, part))) return true;
  const items = resolved['items'];
  if (isObject(items)) {
    const names = new Set(listMembers(document, items).map(({ name }) => name));
    return names.has('slug') && !names.has('value');
  }
  if (resolved['additionalProperties'] === true && listMembers(document, resolved).length === 0) return true;
  return listMembers(document, resolved).some(({ name }) => name === 'slug');
}

function draw(title: string, resources: readonly Resource[], targets: readonly string[]): string {
  const left = Math.max(...resources.map((resource) => textWidth(resource.title)), 120) + 30;
  const right = Math.max(...targets.map(textWidth), 80) + 30;
  const x2 = left + 200;
  let y = 10;
  const rows: { resource: Resource; y: number; height: number }[] = resources.map((resource) => {
    const height = ROW * (1 + Math.max(resource.references.length, 1));
    const row = { resource, y, height };
    y += height + GAP;
    return row;
  });
  const height = y;
  const step = (height - 10) / Math.max(targets.length, 1);
  const targetY = new Map(targets.map((target, index) => [target, Math.round(10 + step * index + step / 2)]));
  const lines: Html[] = rows.flatMap(({ resource, y: top }) =>
    resource.references.map((member, index) =>
      curve(left, top + ROW * (index + 1) + ROW / 2, x2, targetY.get(member) ?? 0),
    ),
  );
  const boxes = rows.map(
    ({ resource, y: top, height: tall }) =>
      markup`<g><rect class="box" x="1" y="${top}" width="${left - 1}" height="${tall}" rx="6" /><text           class="strong"
          x="12"
          y="${top + 17}">${resource.title}</text>${
            resource.references.length === 0
              ? markup`<text class="muted" x="12" y="${top + ROW + 16}">refers to nothing</text>`
              : resource.references.map(
                  (member, index) =>
                    markup`<text class="code" x="12" y="${top + ROW * (index + 1) + 16}">${member}</text>`,
                )
          }</g>`,
  );
  const ends = targets.map((target) => {
    const middle = targetY.get(target) ?? 0;
    return markup`<g><rect class="end" x="${x2}" y="${middle - 13}" width="${right}" height="26" rx="13" /><text         x="${x2 + 14}"
        y="${middle + 5}">${target.replaceAll('_', ' ')}</text></g>`;
  });
  return picture('resources', title, x2 + right + 2, height, [...lines, ...boxes, ...ends]);
}
