import { ownWords } from '../../model/own-words.ts';
import type { ChangelogEntry, Condition, OpenApiDocument, Response } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import type { Atlas, Place } from './atlas.ts';
import { schemaName } from './describe-schema.ts';
import { conditionsDiagram } from '../diagrams/conditions.ts';
import { exampleBlocks, madeUp } from './examples.ts';
import { markLine, Notes } from './notes.ts';
import { headerCells, statusText } from './operation.ts';
import { operationsOf } from './operations-of.ts';

/** The error index: every condition, with what it concerns and how the answer looks. */
export function errorsPage(document: OpenApiDocument): Page {
  const conditions = document['x-conditions'] ?? [];
  const statuses = [...new Set(conditions.map(({ status }) => String(status)))];
  return {
    path: 'errors',
    title: 'Error index',
    description:
      'Every condition that ends in an error: its status, the operations it concerns and how the answer looks.',
    kind: 'register',
    blocks: [
      prose(
        `Find the condition, or the status first. What to do about each status stands in ${siteLink('Handling errors', 'guides/errors')}.`,
      ),
      conditionsDiagram(conditions),
      {
        kind: 'table',
        label: 'Conditions',
        head: ['Condition', 'Status', 'When'],
        rows: conditions.map(({ id, status, when }) => ({
          cells: [
            siteLink(`\`${id}\``, 'errors', id),
            siteLink(String(status), 'errors', `status-${status}`),
            when,
          ],
        })),
      },
      prose(madeUp),
      ...statuses.flatMap((status) => statusBlocks(document, status)),
    ],
  };
}

function statusBlocks(document: OpenApiDocument, status: string): Block[] {
  const conditions = (document['x-conditions'] ?? []).filter(
    (condition) => String(condition.status) === status,
  );
  return [
    heading(2, `status-${status}`, `\`${status}\` ${statusText(status)}`),
    ...Object.entries(document.components?.responses ?? {})
      .filter(([, { 'x-conditions': ids }]) =>
        ids?.some((id) => conditions.some((condition) => condition.id === id)),
      )
      .flatMap(([name, response]): Block[] => {
        const schemas = [
          ...new Set(
            Object.values(response.content ?? {}).flatMap(
              ({ schema }) => (schema && schemaName(schema)) ?? [],
            ),
          ),
        ].map((schema) => siteLink(`\`${schema}\``, `schemas/${schema}`));
        return [
          heading(4, `response-${name}`, `Answer ${answering(document, name)}`),
          prose(
            `${ownWords(response.description)} Body: ${schemas.join(', ')}. In the description: \`${name}\`.`,
          ),
          prose(markLine(document, response, ...Object.values(response.content ?? {}))),
          ...responseHeaders(document, name, response),
        ];
      }),
    ...conditions.flatMap((condition) => conditionBlocks(document, condition)),
  ];
}

/** Which operations have a shared response, in words. */
function answering(document: OpenApiDocument, name: string): string {
  const having = (yes: boolean): string[] =>
    operationsOf(document)
      .filter(({ operation }) => {
        const nodes = Object.values(operation.responses);
        return nodes.some((node) => '$ref' in node && node.$ref === `#/components/responses/${name}`) === yes;
      })
      .map(({ operation }) => `\`${operation.operationId}\``);
  const [users, others] = [having(true), having(false)];
  if (others.length === 0) return 'of every operation';
  return others.length < users.length
    ? `of operations other than ${others.join(', ')}`
    : `of ${users.join(', ')}`;
}

function responseHeaders(document: OpenApiDocument, name: string, response: Response): Block[] {
  const headers = Object.entries(response.headers ?? {});
  if (headers.length === 0) return [];
  return [
    {
      kind: 'table',
      label: `Headers of ${name}`,
      head: ['Response header', 'Type', 'Meaning'],
      rows: headers.map(([header, node]) => ({
        kind: 'header',
        cells: headerCells(document, header, dereference<Response>(document, node as Response)),
      })),
    },
  ];
}

function conditionBlocks(document: OpenApiDocument, { id, when, section, operations }: Condition): Block[] {
  const all = operationsOf(document);
  const concerned =
    operations.length === all.length
      ? 'every one'
      : operations.map((operation) => siteLink(`\`${operation}\``, `operations/${operation}`)).join(', ');
  const response = Object.values(document.components?.responses ?? {}).find((candidate) =>
    candidate['x-conditions']?.includes(id),
  );
  return [
    heading(3, id, `\`${id}\``),
    prose(when),
    prose(`Operations: ${concerned}. Section of the interface document: ${section}.`),
    ...exampleBlocks(document, response?.content ?? {}, `example`, new Set([id])),
  ];
}

/** Everything that is not shown, with the places that it touches. */
export function notShownPage(document: OpenApiDocument, atlas: Atlas): Page {
  const gaps = document['x-gap-register'] ?? [];
  const open = gaps.filter(({ closed }) => closed === undefined);
  const closed = gaps.filter((gap) => gap.closed !== undefined);
  return {
    path: 'not-shown',
    title: 'What is not shown',
    description: `All ${open.length} things about the interface that are not known, and the places that each of them touches.`,
    kind: 'register',
    blocks: [
      prose(
        [
          `${open.length} things about the interface are not known. Nothing is filled in: each of them is marked where you meet it, and listed here.`,
          `An entry is *stated* where the interface document says that something is not shown, and *implied* where it is silent. How to work with them stands in ${siteLink('Working with unknowns', 'guides/what-is-not-known')}.`,
        ].join(' '),
      ),
      prose(
        [...new Set(open.map(({ kind }) => kind))]
          .map((kind) => {
            const members = open.filter((gap) => gap.kind === kind);
            const links = members.map(
              ({ id, slug }) => `${siteLink(id, 'not-shown', id)} ${slug.replaceAll('-', ' ')}`,
            );
            return `- **${missing(kind)}:** ${links.join(', ')}.`;
          })
          .join('\n'),
      ),
      ...(closed.length === 0
        ? []
        : [
            prose(
              `Not known once, and known now: ${closed.map(({ id }) => siteLink(id, 'not-shown', id)).join(', ')}.`,
            ),
          ]),
      ...gaps.flatMap((gap): Block[] => [
        heading(2, gap.id, `${gap.id} ${gap.slug.replaceAll('-', ' ')}`),
        prose(gap.statement),
        ...(gap.closed === undefined ? [] : [prose(`**Known now:** ${gap.closed}`)]),
        ...(gap.subjects ? [prose(`Subjects: ${gap.subjects.join(', ')}.`)] : []),
        prose(
          `${gap.closed === undefined ? 'Missing' : 'It was missing'}: ${missing(gap.kind).toLowerCase()}. *${gap.origin}* in the section “${gap.section}”.`,
        ),
        ...places(gap.nodes, atlas),
      ]),
    ],
  };
}

/** What is missing, by the kinds of the register. */
const kinds: Readonly<Record<string, string>> = {
  address: 'an address',
  behaviour: 'how something behaves',
  body: 'a body',
  limit: 'a limit',
  operation: 'an operation',
  'parameter-name': 'the name of a parameter',
  'partial-types': 'some of the types',
  placement: 'where something stands',
  presence: 'whether something is always there',
  shape: 'a shape',
  'status-code': 'the number of a status',
  values: 'values',
};

/** The kind of a gap in words. */
function missing(kind: string): string {
  const text = kind
    .split('+')
    .map((part) => kinds[part] ?? part)
    .join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the interface document can be read in two ways. */
export function ambiguitiesPage(document: OpenApiDocument, atlas: Atlas): Page {
  const entries = document['x-ambiguities'] ?? [];
  return {
    path: 'ambiguities',
    title: 'Ambiguities and how we read them',
    description: `The ${entries.length} places where the interface document can be read in two ways, and the reading chosen for each.`,
    kind: 'register',
    blocks: [
      prose(
        'Where the interface document can be read in two ways, one reading was chosen. If your account shows otherwise, the account is right.',
      ),
      ...entries.flatMap(({ id, ambiguity, reading, section, nodes }): Block[] => [
        heading(2, id, id),
        prose(ambiguity),
        { kind: 'note', tone: 'reading', text: `**How we read it:** ${reading}` },
        prose(`Section of the interface document: “${section}”.`),
        ...places(nodes, atlas),
      ]),
    ],
  };
}

function places(nodes: readonly string[], atlas: Atlas): Block[] {
  const inOrder = nodes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const links = new Map(inOrder.map((node) => atlas.find(node)).map((place) => [linkTo(place), true]));
  if (links.size === 0) return [];
  const list = [...links.keys()].join(', ');
  return [prose(`Touches: ${list}.`)];
}

function linkTo({ text, path, fragment }: Place): string {
  return siteLink(text, path, fragment);
}

/** The history, with what a program has to change from one version to the next. */
export function changelogPage(document: OpenApiDocument, atlas: Atlas): Page {
  const entries = document.info['x-changelog'] ?? [];
  const versions = [...new Set(entries.map(({ version }) => version))];
  const notes = new Notes(document);
  return {
    path: 'changelog',
    title: 'Changelog and migration',
    description: `What changed from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, what breaks, and how to move a program to the next version.`,
    kind: 'register',
    blocks: [
      prose(
        `How a version is selected, and how to read this history with care, stands in ${siteLink('Versions', 'guides/versions')}.`,
      ),
      ...notes.on(...entries.slice(0, 1)),
      // The newest first: a reader comes from the version before.
      ...versions.toReversed().flatMap((version): Block[] => {
        const own = entries.filter((entry) => entry.version === version);
        const before = versions[versions.indexOf(version) - 1];
        return [
          heading(2, `v${version}`, `Version ${version}`),
          ...own.flatMap((entry) => releaseBlocks(entry, atlas)),
          ...migrationBlocks(own, before),
        ];
      }),
    ],
  };
}

function releaseBlocks({ version, breaking, changes }: ChangelogEntry, atlas: Atlas): Block[] {
  const id = `v${version}-${breaking ? 'breaking' : 'more'}`;
  return [
    heading(3, id, breaking ? 'Breaking changes' : 'Other changes'),
    prose(changes.map(({ text, affects }) => `- ${text}${affected(affects ?? [], atlas)}`).join('\n')),
  ];
}

function migrationBlocks(entries: readonly ChangelogEntry[], before: string | undefined): Block[] {
  const steps = entries.flatMap(({ changes }) => changes.flatMap(({ migrate }) => migrate ?? []));
  if (steps.length === 0 || before === undefined) return [];
  const version = entries[0]?.version ?? '';
  return [
    heading(3, `v${version}-migrate`, `Migrate from ${before} to ${version}`),
    prose(steps.map((step, index) => `${index + 1}. ${step}`).join('\n')),
  ];
}

function affected(names: readonly string[], atlas: Atlas): string {
  const links = names.map((name) => {
    const [schema = name, member] = name.split('.');
    const place = atlas.names.get(schema);
    if (!place) return `\`${name}\``;
    return siteLink(`\`${name}\``, place.path, member === undefined ? place.fragment : name);
  });
  return links.length === 0 ? '' : ` See ${links.join(', ')}.`;
}
