import type {
  Ambiguity,
  ChangelogEntry,
  Condition,
  Gap,
  OpenApiDocument,
  Response,
} from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { siteLink } from '../site/links.ts';
import { type Block, type Card, heading, type Page, prose, type ViewGroup } from '../site/model.ts';
import type { Atlas, Place } from './atlas.ts';
import { listMembers, schemaName, typeParts } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { idsOf, marksText, Notes } from './notes.ts';
import { headerField, listed, statusOf, statusText } from './operation.ts';
import { operationsOf } from './operations-of.ts';

/** The error index: every condition, with what it concerns and how the response looks. */
export function errorsPage(document: OpenApiDocument): Page {
  const conditions = document['x-conditions'] ?? [];
  const statuses = [...new Set(conditions.map(({ status }) => String(status)))];
  const notes = new Notes(document);
  const byStatus = (status: string): Condition[] =>
    conditions.filter((condition) => String(condition.status) === status);
  const sections = statuses.flatMap((status) => statusBlocks(document, status, byStatus(status)));
  const responses = Object.values(document.components?.responses ?? {});
  return {
    path: 'errors',
    title: 'Error index',
    description:
      'Every condition that ends in an error: its status, the operations it concerns and how the response looks.',
    kind: 'register',
    lead: `${conditions.length} conditions, each with its status and its response. What to do about each status stands in ${siteLink('Handling errors', 'guides/errors')}.`,
    intro: [
      {
        kind: 'strip',
        label: 'Statuses',
        links: statuses.map((status) => ({
          id: `status-${status}`,
          text: status,
          count: byStatus(status).length,
          unit: byStatus(status).length === 1 ? 'condition' : 'conditions',
        })),
      },
      {
        kind: 'note',
        tone: 'plain',
        title: 'The names of the conditions are ours',
        text: [
          '- The service sends none of these names. They are there so that you can link to a condition, and so that the mock can be asked for one.',
          '- In which order the service tests the conditions is not described.',
        ].join('\n'),
      },
    ],
    panes: [
      {
        kind: 'views',
        title: 'Response',
        about: 'error',
        groups: statuses.map((status) => viewGroup(document, status, byStatus(status))),
      },
      bodiesCard(document, conditions),
    ],
    blocks: [
      ...sections,
      ...withHeading('not-known', 'Not known about errors', [
        ...notes.about(
          'errors',
          responses.flatMap((response) => [
            response,
            ...Object.values(response.content ?? {}),
            ...Object.values(response.content ?? {}).flatMap(({ schema }) =>
              schema ? [dereference<object>(document, schema as { $ref: string })] : [],
            ),
            ...Object.values(response.headers ?? {}).map((node) => dereference<object>(document, node)),
          ]),
          true,
        ),
      ]),
    ],
  };
}

function withHeading(id: string, title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(2, id, title), ...blocks];
}

/** The response components that conditions of a status end in; several differ in their headers alone. */
function responsesOfStatus(
  document: OpenApiDocument,
  conditions: readonly Condition[],
): [name: string, response: Response][] {
  return Object.entries(document.components?.responses ?? {}).filter(([, response]) =>
    response['x-conditions']?.some((id) => conditions.some((condition) => condition.id === id)),
  );
}

function statusBlocks(document: OpenApiDocument, status: string, conditions: readonly Condition[]): Block[] {
  const responses = responsesOfStatus(document, conditions);
  const writer = new FieldWriter(document, false);
  const headers = new Map<string, { node: object; users: string[] }>();
  for (const [name, response] of responses)
    for (const [header, node] of Object.entries(response.headers ?? {})) {
      const known = headers.get(header) ?? { node: dereference<object>(document, node), users: [] };
      known.users.push(...usersOf(document, name));
      headers.set(header, known);
    }
  const [main] = responses;
  const schemas = [
    ...new Set(
      responses.flatMap(([, { content = {} }]) =>
        Object.values(content).flatMap(({ schema }) => (schema && schemaName(schema)) ?? []),
      ),
    ),
  ].map((schema) => siteLink(`\`${schema}\``, `schemas/${schema}`));
  const marks = marksText(
    responses.flatMap(([, response]) => [
      ...idsOf(response),
      ...Object.values(response.content ?? {}).flatMap((media) => idsOf(media)),
    ]),
  );
  return [
    heading(2, `status-${status}`, statusText(status), statusOf(status)),
    ...(main
      ? [
          prose(
            [main[1].description, schemas.length > 0 ? `Body: ${schemas.join(', ')}.` : '', marks]
              .filter(Boolean)
              .join(' '),
          ),
        ]
      : []),
    {
      kind: 'conditions',
      conditions: conditions.map(({ id, when, operations }) => ({
        id,
        when,
        operations: concerned(document, operations),
        ...(hasExample(document, id) && { example: `example-${id}` }),
      })),
    },
    ...(headers.size > 0
      ? [
          {
            kind: 'fields' as const,
            label: `Headers of the ${status} response`,
            fields: [...headers].map(([name, { node, users }]) =>
              headerField(writer, name, node, `${status}-${name}`, `With ${usersText(document, users)}.`),
            ),
          },
        ]
      : []),
    // Links to a response component lead to the status that it belongs to.
    ...responses.map(([name]): Block => ({ kind: 'place', id: `response-${name}` })),
  ];
}

function hasExample(document: OpenApiDocument, id: string): boolean {
  return Object.values(document.components?.responses ?? {}).some(({ content = {} }) =>
    Object.values(content).some(({ examples = {} }) => id in examples),
  );
}

function concerned(document: OpenApiDocument, operations: readonly string[]): string {
  return operations.length === operationsOf(document).length
    ? 'Every operation'
    : operations.map((operation) => `\`${operation}\``).join(', ');
}

/** Operations that answer with a shared response. */
function usersOf(document: OpenApiDocument, name: string): string[] {
  return operationsOf(document)
    .filter(({ operation }) =>
      Object.values(operation.responses).some(
        (node) => '$ref' in node && node.$ref === `#/components/responses/${name}`,
      ),
    )
    .map(({ operation }) => operation.operationId);
}

function usersText(document: OpenApiDocument, users: readonly string[]): string {
  return users.length === operationsOf(document).length
    ? 'every operation'
    : listed(users.map((user) => `\`${user}\``));
}

function viewGroup(document: OpenApiDocument, status: string, conditions: readonly Condition[]): ViewGroup {
  const ids = new Set(conditions.map(({ id }) => id));
  const seen = new Set<string>();
  const cases = responsesOfStatus(document, conditions)
    .flatMap(([, response]) =>
      exampleCases(document, response.content ?? {}, 'example', (name) => ids.has(name)),
    )
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return { status: { ...statusOf(status), text: statusText(status) }, cases };
}

/** The bodies that errors have, each with its members. */
function bodiesCard(document: OpenApiDocument, conditions: readonly Condition[]): Card {
  const bodies = new Map<string, Set<string>>();
  for (const condition of conditions)
    for (const [, { content = {} }] of responsesOfStatus(document, [condition]))
      for (const { schema } of Object.values(content)) {
        const name = schema && schemaName(schema);
        if (name !== undefined)
          bodies.set(name, (bodies.get(name) ?? new Set()).add(String(condition.status)));
      }
  const entries = [...bodies].map(([name, statuses]) => ({
    term: siteLink(`\`${name}\``, `schemas/${name}`),
    remark: listed([...statuses]),
    text: listMembers(document, { $ref: `#/components/schemas/${name}` })
      .map((member) => `\`${member.name}\` ${typeParts(document, member.schema).words.join(' or ')}`)
      .join(', '),
  }));
  return { kind: 'card', id: 'bodies', title: `The bodies of errors`, entries };
}

/** A title of an entry: one that a person wrote, else the words of its name. */
function titleOf(entry: (Gap | Ambiguity) & { title?: string; slug?: string }): string {
  if (entry.title !== undefined) return entry.title;
  const words = (entry.slug ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
    lead: `${open.length} things about the interface are not known. Nothing is filled in: each of them is marked where you meet it, and listed here.`,
    blocks: [
      prose(
        `An entry is *stated* where the interface document says that something is not shown, and *implied* where it is silent. How to work with them stands in ${siteLink('Working with unknowns', 'guides/what-is-not-known')}.`,
      ),
      {
        kind: 'table',
        label: 'What is not known, by kind',
        head: ['What is missing', 'Entries'],
        rows: [...gapKinds(open)].map(([kind, members]) => ({
          cells: [kind, members.map((gap) => siteLink(titleOf(gap), 'not-shown', gap.id)).join(' · ')],
        })),
      },
      ...(closed.length === 0
        ? []
        : [
            prose(
              `Not known once, and known now: ${closed.map((gap) => siteLink(gap.id, 'not-shown', gap.id)).join(', ')}.`,
            ),
          ]),
      ...gaps.flatMap((gap): Block[] => [
        heading(2, gap.id, titleOf(gap)),
        prose(gap.statement),
        ...(gap.closed === undefined ? [] : [prose(`**Known now:** ${gap.closed}`)]),
        ...(gap.subjects ? [prose(`Subjects: ${gap.subjects.join(', ')}.`)] : []),
        {
          kind: 'facts',
          facts: [
            { term: 'Id', text: gap.id },
            {
              term: gap.closed === undefined ? 'Missing' : 'It was missing',
              text: missing(gap.kind).toLowerCase(),
            },
            { term: gap.origin === 'stated' ? 'Stated in' : 'Implied by', text: `“${gap.section}”` },
          ],
        },
        ...places(gap.id, gap.nodes, atlas),
      ]),
    ],
  };
}

/** Open gaps by what is missing, in words, the most common first. */
export function gapKinds(gaps: readonly Gap[]): Map<string, Gap[]> {
  const found = new Map<string, Gap[]>();
  for (const gap of gaps) found.set(missing(gap.kind), [...(found.get(missing(gap.kind)) ?? []), gap]);
  return new Map([...found].toSorted(([, a], [, b]) => b.length - a.length));
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
    lead: 'Where the interface document can be read in two ways, one reading was chosen. If your account shows otherwise, the account is right.',
    blocks: entries.flatMap((entry): Block[] => [
      heading(2, entry.id, titleOf(entry) === '' ? entry.id : titleOf(entry)),
      prose(entry.ambiguity),
      { kind: 'note', tone: 'reading', title: 'How we read it', text: entry.reading },
      {
        kind: 'facts',
        facts: [
          { term: 'Id', text: entry.id },
          { term: 'In the section', text: `“${entry.section}”` },
        ],
      },
      ...places(entry.id, entry.nodes, atlas),
    ]),
  };
}

function places(entry: string, nodes: readonly string[], atlas: Atlas): Block[] {
  const inOrder = nodes.toSorted(inDocumentOrder);
  const links = [...new Set(inOrder.map((node) => linkTo(atlas.find(node))))];
  if (links.length === 0) return [];
  const text = `Touches: ${links.join(', ')}.`;
  if (links.length <= MANY_PLACES) return [prose(text)];
  return [
    { kind: 'fold', id: `${entry}-places`, title: `Touches ${links.length} places`, blocks: [prose(text)] },
  ];
}

/** Puts the tenth operation after the ninth. */
const inDocumentOrder = new Intl.Collator('en', { numeric: true }).compare;

const MANY_PLACES = 12;

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
    lead: `What changed from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, what breaks, and how to move a program to the next version.`,
    blocks: [
      prose(
        `How a version is selected, and how to read this history with care, stands in ${siteLink('Versions', 'guides/versions')}.`,
      ),
      ...notes.about('the history', entries.slice(0, 1)),
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
