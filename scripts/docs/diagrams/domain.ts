import type { OpenApiDocument, Schema, Tag } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { branches, listMembers, schemaName } from '../pages/describe-schema.ts';
import { operationsOf } from '../pages/operations-of.ts';
import { plainSentence } from '../pages/plain-text.ts';
import { returned } from '../pages/returned.ts';
import { isObject } from '../schema-text.ts';
import { groupPath } from '../pages/atlas.ts';
import { siteLink } from '../site/links.ts';
import type { Diagram } from '../site/model.ts';
import { type Box, drawDomain, type Wire } from './draw-domain.ts';

/**
 * Where the resource groups stand in the drawing, lane by lane from top to bottom. This is layout alone: what a box says and
 * which wires there are comes from the bundle, and a group that the bundle lacks is left out.
 */
const lanes: readonly { readonly title: string; readonly groups: readonly string[] }[] = [
  { title: 'Forms', groups: ['Seasons', 'Forms', 'Tabs'] },
  { title: 'Applications and review', groups: ['Assignments', 'Applications', 'Contributors'] },
  { title: 'Funds and payments', groups: ['Funds', 'Allocations', 'Allocation payments'] },
];

/** A resource group in the drawing. */
interface Resource extends Box {
  readonly tag: Tag;
  /** Name of the member that refers to one of its records. */
  readonly singular: string;
  /** Members of its records that stand for other records. */
  readonly references: readonly string[];
}

/** What refers to what among the resources: an arrow bears the name of the field. */
export function domainDiagram(document: OpenApiDocument): Diagram {
  const resources = listResources(document);
  const wires = listWires(document, resources);
  const left = wires.filter(({ drawn }) => !drawn);
  return {
    kind: 'diagram',
    id: 'resources',
    title: 'What refers to what among the resources',
    svg: drawDomain(
      'What refers to what among the resources',
      'resources-list',
      lanes.map(({ title }) => title),
      resources,
      wires.filter(({ drawn }) => drawn),
    ),
    caption: [
      'An arrow goes from a resource to what it refers to and bears the name of the field. A dashed line stands for a relation that is told in words only.',
      left.length === 0
        ? ''
        : `Left out of the picture: ${left.map(({ from, label }) => `${label} of ${resources[from]?.title.toLowerCase() ?? ''}`).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    entries: resources.map(({ tag, title, known, references }) => ({
      title: siteLink(title, groupPath(tag.name)),
      known,
      text: known
        ? ` refers to ${references.length === 0 ? 'nothing' : references.join(', ')}`
        : ' Its fields are not shown',
    })),
  };
}

function listResources(document: OpenApiDocument): Resource[] {
  return lanes.flatMap(({ groups }, column) =>
    groups.flatMap((name, row): Resource[] => {
      const tag = document.tags?.find((found) => found.name === name);
      if (!tag) return [];
      const records = recordsOf(document, tag);
      const members = new Map(
        records.flatMap((schema) =>
          listMembers(document, { $ref: `#/components/schemas/${schema}` }).map((member) => [
            member.name,
            member,
          ]),
        ),
      );
      const title = name.replace(/s$/, '');
      const sentence = plainSentence(tag.description ?? '').replace(/\.$/, '');
      return [
        {
          tag,
          title,
          singular: title.toLowerCase().replaceAll(' ', '_'),
          column,
          row,
          known: members.size > 0,
          text:
            members.size > 0
              ? `${members.size} fields`
              : sentence.length <= 30
                ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
                : 'fields not shown',
          references: [...members.values()]
            .filter((member) => member.name !== 'slug' && refersToRecord(document, member.schema))
            .map((member) => member.name),
        },
      ];
    }),
  );
}

/** The schemas of records that operations of a group return singly. */
function recordsOf(document: OpenApiDocument, tag: Tag): string[] {
  return operationsOf(document)
    .filter(({ operation }) => operation.tags?.includes(tag.name))
    .flatMap(({ operation }) => returned(document, operation))
    .filter((name) =>
      listMembers(document, { $ref: `#/components/schemas/${name}` }).some(
        (member) => member.name === 'slug',
      ),
    );
}

function listWires(document: OpenApiDocument, resources: readonly Resource[]): Wire[] {
  const wires = resources.flatMap(({ references, column, row }, from) =>
    resources.flatMap((target, to): Wire[] => {
      if (to === from || !references.includes(target.singular)) return [];
      const [across, down] = [Math.abs(target.column - column), Math.abs(target.row - row)];
      // A wire that passes other boxes would say less than it hides.
      return [{ from, to, label: target.singular, drawn: across === 0 || (across === 1 && down <= 1) }];
    }),
  );
  const joined = (a: number, b: number): boolean =>
    wires.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const told = resources.flatMap((upper, from) =>
    resources.flatMap((lower, to): Wire[] =>
      lower.column === upper.column &&
      lower.row === upper.row + 1 &&
      !joined(from, to) &&
      (tells(document, upper, lower) || tells(document, lower, upper))
        ? [{ from, to, label: '', drawn: true }]
        : [],
    ),
  );
  return [...wires, ...told];
}

/** Whether what is said of a group or of its operations names another one. */
function tells(document: OpenApiDocument, { tag }: Resource, other: Resource): boolean {
  const texts = [
    tag.description ?? '',
    ...operationsOf(document)
      .filter(({ operation }) => operation.tags?.includes(tag.name))
      .map(({ operation }) => operation.description ?? ''),
  ];
  return texts.some((text) => new RegExp(`\\b${other.title.toLowerCase()}s?\\b`).test(text));
}

/** Whether a value stands for another record: an object with a slug, a list of such, or a slug itself. */
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
