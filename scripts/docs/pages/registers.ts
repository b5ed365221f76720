import type { Response } from '../../model/body.ts';
import type { Condition, Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { ownWords } from '../../model/own-words.ts';
import type { Header } from '../../model/parameter.ts';
import type { Schema } from '../../model/schema.ts';
import type { Version } from '../../model/version.ts';
import { siteLink } from '../site/links.ts';
import { withGuide } from './guide-link.ts';
import { type Block, type Card, heading, type Page, prose, type ViewGroup } from '../site/page-model.ts';
import type { Atlas, Place } from './atlas.ts';
import { idsOf, typeParts } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { headerField, listed, schemaLink, statusOf, statusText } from './operation.ts';

/** The error index: every condition, with what it concerns and how the response looks. */
export function errorsPage(model: Model): Page {
  const { conditions } = model;
  const statuses = [...new Set(conditions.map(({ status }) => String(status)))];
  const notes = new Notes(model);
  const byStatus = (status: string): readonly Condition[] =>
    conditions.filter((condition) => String(condition.status) === status);
  const sections = statuses.flatMap((status) => statusBlocks(model, status, byStatus(status)));
  const responses = [...model.responses.values()];
  return {
    path: 'errors',
    title: 'Error index',
    description:
      'Every condition that ends in an error: its status, the operations it concerns and how the response looks.',
    kind: 'register',
    lead: `${conditions.length} conditions, each with its status and its response.${withGuide(model, 'errors', (link) => `${link} says what to do about each status.`)}`,
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
          '- The order in which the service tests the conditions is not described.',
        ].join('\n'),
      },
    ],
    panes: [
      {
        kind: 'views',
        title: 'Response',
        about: 'error',
        groups: statuses.map((status) => viewGroup(model, status, byStatus(status))),
      },
      bodiesCard(model),
    ],
    blocks: [
      ...sections,
      ...withHeading('not-known', 'Not known about errors', [
        ...notes.about(
          'errors',
          responses.flatMap((response) => [
            response,
            ...response.content,
            ...response.content.map(({ schema }) => schema.meant),
            ...response.headers,
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

/** The response components that conditions end in; several of a status differ in their headers alone. */
function responsesOf(model: Model, conditions: readonly Condition[]): readonly Response[] {
  const ids = new Set(conditions.map(({ id }) => id));
  return [...model.responses.values()].filter(({ conditionIds }) => conditionIds.some((id) => ids.has(id)));
}

function statusBlocks(model: Model, status: string, conditions: readonly Condition[]): Block[] {
  const responses = responsesOf(model, conditions);
  const writer = new FieldWriter(false);
  const headers = new Map<string, { header: Header; users: Operation[] }>();
  for (const response of responses)
    for (const header of response.headers) {
      const known = headers.get(header.name) ?? { header, users: [] };
      known.users.push(...usersOf(model, response));
      headers.set(header.name, known);
    }
  const [main] = responses;
  const schemas = [...new Set(responses.flatMap(({ named }) => named))].map(schemaLink);
  const marks = marksText(
    responses.flatMap((response) => [response, ...response.content].flatMap((place) => idsOf(place))),
  );
  return [
    heading(2, `status-${status}`, statusText(status), statusOf(status)),
    ...(main
      ? [
          prose(
            [ownWords(main.description), schemas.length > 0 ? `Body: ${schemas.join(', ')}.` : '', marks]
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
        operations: concerned(model, operations),
        ...(hasExample(model, id) && { example: `example-${id}` }),
      })),
    },
    ...(headers.size > 0
      ? [
          {
            kind: 'fold' as const,
            id: `status-${status}-headers`,
            title: `${headers.size} response ${headers.size === 1 ? 'header' : 'headers'}`,
            blocks: [
              {
                kind: 'fields' as const,
                label: `Headers of the ${status} response`,
                fields: [...headers.values()].map(({ header, users }) =>
                  headerField(writer, header, `${status}-${header.name}`, `With ${usersText(model, users)}.`),
                ),
              },
            ],
          },
        ]
      : []),
    // Links to a response component lead to the status that it belongs to.
    ...responses.map(({ component = '' }): Block => ({ kind: 'place', id: `response-${component}` })),
  ];
}

function hasExample(model: Model, id: string): boolean {
  return [...model.responses.values()].some(({ content }) =>
    content.some(({ examples }) => examples.some(({ name }) => name === id)),
  );
}

function concerned(model: Model, operations: readonly string[]): string {
  return operations.length === model.operations.length
    ? 'Every operation'
    : operations.map((operation) => `\`${operation}\``).join(', ');
}

/** Operations that answer with a shared response. */
function usersOf(model: Model, { component }: Response): readonly Operation[] {
  return model.operations.filter(({ responses }) =>
    responses.some((response) => response.component === component),
  );
}

function usersText(model: Model, users: readonly Operation[]): string {
  return users.length === model.operations.length
    ? 'every operation'
    : listed(users.map(({ id }) => `\`${id}\``));
}

function viewGroup(model: Model, status: string, conditions: readonly Condition[]): ViewGroup {
  const ids = new Set(conditions.map(({ id }) => id));
  const seen = new Set<string>();
  const cases = responsesOf(model, conditions)
    .flatMap(({ content }) => exampleCases(content, 'example', (name) => ids.has(name)))
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return { status: { ...statusOf(status), text: statusText(status) }, cases };
}

/** The bodies that errors have, each with its members. */
function bodiesCard(model: Model): Card {
  const bodies = new Map<Schema, Set<string>>();
  for (const condition of model.conditions)
    for (const body of responsesOf(model, [condition]).flatMap(({ named }) => named))
      bodies.set(body, (bodies.get(body) ?? new Set()).add(String(condition.status)));
  const entries = [...bodies].map(([body, statuses]) => ({
    term: schemaLink(body),
    remark: listed([...statuses]),
    text: body.members
      .map(({ name, schema }) => `\`${name}\` ${typeParts(schema).words.join(' or ')}`)
      .join(', '),
  }));
  return { kind: 'card', id: 'bodies', title: `The bodies of errors`, entries };
}

/** Everything that is not shown, with the places that it touches. */
export function notShownPage(model: Model, atlas: Atlas): Page {
  const { gaps, openGaps: open } = model;
  const closed = gaps.filter((gap) => gap.closed !== undefined);
  return {
    path: 'not-shown',
    title: 'What is not shown',
    description: `All ${open.length} things about the interface that are not known, and the places that each of them touches.`,
    kind: 'register',
    lead: `${open.length} things about the interface are not known. Nothing is filled in: each of them is marked where you meet it, and listed here.`,
    blocks: [
      prose(
        `An entry is *stated* where the interface document says that something is not shown, and *implied* where it is silent.${withGuide(model, 'unknowns', (link) => `${link} explains how to build with them.`)}`,
      ),
      {
        kind: 'table',
        label: 'What is not known, by kind',
        head: ['What is missing', 'Entries'],
        rows: [...gapKinds(open)].map(([kind, members]) => ({
          cells: [kind, members.map((gap) => siteLink(gap.title, 'not-shown', gap.id)).join(' · ')],
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
        heading(2, gap.id, gap.title),
        prose(gap.statement),
        ...(gap.closed === undefined ? [] : [prose(`**Known now:** ${gap.closed}`)]),
        ...observationBlocks(gap),
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

/** What a service has shown of something that the interface document does not say. */
function observationBlocks({ observations = [] }: Gap): Block[] {
  if (observations.length === 0) return [];
  const lines = observations.map(
    ({ seen, date, count }) => `- ${seen} (${count} ${count === 1 ? 'time' : 'times'}, ${date})`,
  );
  return [prose(`**Observed, not documented:**\n\n${lines.join('\n')}`)];
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
export function ambiguitiesPage({ readings }: Model, atlas: Atlas): Page {
  return {
    path: 'ambiguities',
    title: 'Ambiguities and how we read them',
    description: `The ${readings.length} places where the interface document can be read in two ways, and the reading chosen for each.`,
    kind: 'register',
    lead: 'Where the interface document can be read in two ways, one reading was chosen. If your account shows otherwise, the account is right.',
    blocks: readings.flatMap((entry): Block[] => [
      heading(2, entry.id, entry.title),
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
export function changelogPage(model: Model, atlas: Atlas): Page {
  const entries = model.history;
  const versions = [...new Set(entries.map(({ version }) => version))];
  const notes = new Notes(model);
  return {
    path: 'changelog',
    title: 'Changelog and migration',
    description: `What changed from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, what breaks, and how to move a program to the next version.`,
    kind: 'register',
    lead: `What changed from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, what breaks, and how to move a program to the next version.`,
    blocks: [
      prose(
        withGuide(
          model,
          'versions',
          (link) => `${link} explains how a version is selected, and how to read this history with care.`,
        ),
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

function releaseBlocks({ version, breaking, changes }: Version, atlas: Atlas): Block[] {
  const id = `v${version}-${breaking ? 'breaking' : 'more'}`;
  return [
    heading(3, id, breaking ? 'Breaking changes' : 'Other changes'),
    prose(changes.map(({ text, affects }) => `- ${text}${affected(affects ?? [], atlas)}`).join('\n')),
  ];
}

function migrationBlocks(entries: readonly Version[], before: string | undefined): Block[] {
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
