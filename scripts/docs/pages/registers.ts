import type { Response } from '../../model/body.ts';
import type { Condition, Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Header } from '../../model/parameter.ts';
import type { Schema } from '../../model/schema.ts';
import type { Version } from '../../model/version.ts';
import { sentencesOf } from '../markdown.ts';
import { siteLink } from '../site/links.ts';
import { code, join, markdownOf, type Phrase, say, strong } from '../site/phrase.ts';
import { withGuide } from './guide-link.ts';
import {
  type Block,
  type Card,
  heading,
  type Page,
  prose,
  type RegisterEntry,
  type ViewGroup,
} from '../site/page-model.ts';
import { type Atlas, type Place, schemaLink, VALUES } from './atlas.ts';
import { idsOf, typeParts } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { headerField, listed, statusOf, statusText } from './operation.ts';

/** Builds the error index: every error condition with its operations and an example response. */
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
      'Every error condition, with its status, the operations that return it and an example response.',
    kind: 'register',
    lead: say`${conditions.length} error conditions, each with its status and an example response.${withGuide(model, 'errors', (link) => say`${link} explains what to do about each status.`)}`,
    intro: [
      {
        kind: 'note',
        title: 'We chose the condition names',
        text: say`The service never sends them. Use them in links to this page. To trigger a condition in the mock, send the key ${code('mock-key-<condition>')}.`,
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
      ...withHeading('unknowns', 'Unknowns about errors', [
        ...notes.about(
          'errors',
          responses.flatMap((response) => [
            response,
            ...response.content,
            ...response.content.map(({ schema }) => schema.meant),
            ...response.headers,
          ]),
          'open',
        ),
      ]),
    ],
  };
}

function withHeading(id: string, title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(2, id, title), ...blocks];
}

/** Returns a status's description without the sentences of its conditions. */
function leadOfStatus({ description }: Response, conditions: readonly Condition[]): string {
  return sentencesOf(description)
    .filter((sentence) => !conditions.some(({ when }) => when === sentence))
    .join(' ');
}

/** Returns the register entries on responses and their formats. */
function entriesOf(responses: readonly Response[]): string[] {
  return responses.flatMap((response) => [response, ...response.content].flatMap((place) => idsOf(place)));
}

/** Returns the entries that concern errors of every status; they are shown once, at the top. */
function sharedEntries({ conditions, responses }: Model): string[] {
  const byStatus = new Map<number, Set<string>>();
  for (const { id, status } of conditions) {
    const entries = byStatus.get(status) ?? new Set();
    byStatus.set(status, entries);
    for (const response of responses.values())
      if (response.conditionIds.includes(id)) for (const entry of entriesOf([response])) entries.add(entry);
  }
  const [first = new Set<string>(), ...others] = byStatus.values();
  return [...first].filter((id) => others.every((entries) => entries.has(id)));
}

/** Returns the response components of the conditions. Several for one status differ only in their headers. */
function responsesOf(model: Model, conditions: readonly Condition[]): readonly Response[] {
  const ids = new Set(conditions.map(({ id }) => id));
  return [...model.responses.values()].filter(({ conditionIds }) => conditionIds.some((id) => ids.has(id)));
}

function statusBlocks(model: Model, status: string, conditions: readonly Condition[]): Block[] {
  const responses = responsesOf(model, conditions);
  const writer = new FieldWriter(false, false);
  const headers = new Map<string, { header: Header; users: Operation[] }>();
  for (const response of responses)
    for (const header of response.headers) {
      const use = headers.get(header.name) ?? { header, users: [] };
      use.users.push(...usersOf(model, response));
      headers.set(header.name, use);
    }
  const [main] = responses;
  const schemas = [...new Set(responses.flatMap(({ named }) => named))].map(schemaLink);
  const shared = sharedEntries(model);
  const marks = marksText(entriesOf(responses).filter((id) => !shared.includes(id)));
  return [
    heading(2, `status-${status}`, statusText(status), statusOf(status)),
    ...(main
      ? [
          prose(
            join([
              leadOfStatus(main, conditions),
              schemas.length > 0 ? say`Body: ${join(schemas, ', ')}.` : '',
              marks,
            ]),
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
                  headerField(
                    writer,
                    header,
                    `${status}-${header.name}`,
                    say`${header.required ? 'Sent' : 'May be sent'} by ${usersText(model, users, header)}.`,
                  ),
                ),
              },
            ],
          },
        ]
      : []),
  ];
}

function hasExample(model: Model, id: string): boolean {
  return [...model.responses.values()].some(({ content }) =>
    content.some(({ examples }) => examples.some(({ name }) => name === id)),
  );
}

function concerned(model: Model, operations: readonly string[]): Phrase {
  return operations.length === model.operations.length ? 'All operations' : join(operations.map(code), ', ');
}

function usersOf(model: Model, { component }: Response): readonly Operation[] {
  return model.operations.filter(({ responses }) =>
    responses.some((response) => response.component === component),
  );
}

function usersText(model: Model, users: readonly Operation[], { required }: Header): Phrase {
  return users.length === model.operations.length
    ? `${required ? 'every' : 'any'} operation`
    : listed(users.map(({ id }) => code(id)));
}

function viewGroup(model: Model, status: string, conditions: readonly Condition[]): ViewGroup {
  const ids = new Set(conditions.map(({ id }) => id));
  const seen = new Set<string>();
  const cases = responsesOf(model, conditions)
    .flatMap(({ content }) => exampleCases(content, 'example', (name) => ids.has(name)))
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return { status: { ...statusOf(status), text: statusText(status) }, cases };
}

/** Lists the error bodies with their fields. */
function bodiesCard(model: Model): Card {
  const bodies = new Map<Schema, Set<string>>();
  for (const condition of model.conditions)
    for (const body of responsesOf(model, [condition]).flatMap(({ named }) => named))
      bodies.set(body, (bodies.get(body) ?? new Set()).add(String(condition.status)));
  const entries = [...bodies].map(([body, statuses]) => ({
    term: schemaLink(body),
    remark: markdownOf(listed([...statuses])),
    text: join(
      body.members.map(({ name, schema }) => say`${code(name)} ${join(typeParts(schema).words, ' or ')}`),
      ', ',
    ),
  }));
  return { kind: 'card', id: 'bodies', title: 'Error bodies', entries };
}

/** Lists the unknowns, by what is missing, and the assumptions, with the places that each affects. */
export function notShownPage(model: Model, atlas: Atlas): Page {
  const { gaps, openGaps: open } = model;
  const assumptions = model.readings.filter(({ internal }) => !internal);
  const closed = gaps.filter((gap) => gap.closed !== undefined);
  return {
    path: 'not-shown',
    title: 'Unknowns and assumptions',
    description: `The ${open.length} unknowns and ${assumptions.length} assumptions about the API, with the places that each affects.`,
    kind: 'register',
    lead: `${open.length} details of the API aren't documented. We never guess them. Each is listed here and marked where it matters.`,
    blocks: [
      prose(
        say`Each unknown has a permanent ID, such as ${siteLink(open[0]?.id ?? 'GAP-001', 'not-shown', open[0]?.id)}. Its entry names a section of the interface document, which is the source of this documentation.${withGuide(model, 'unknowns', (link) => say`${link} explains how to build with them.`)}`,
      ),
      ...[...gapKinds(open)].flatMap(([title, members]): Block[] => [
        { ...heading(2, kindId(title), title), count: members.length },
        {
          kind: 'register',
          entries: members.map((gap) => gapEntry(gap, model.nodesOf(gap.id), atlas)),
        },
      ]),
      ...(closed.length === 0
        ? []
        : [
            heading(2, 'known-now', 'Known now'),
            {
              kind: 'register' as const,
              entries: closed.map((gap) => gapEntry(gap, model.nodesOf(gap.id), atlas)),
            },
          ]),
      { ...heading(2, 'assumptions', 'Assumptions'), count: assumptions.length },
      prose(
        'Where the interface document is ambiguous, we chose one interpretation. If your account behaves differently, trust your account.',
      ),
      {
        kind: 'register',
        entries: assumptions.map(({ id, title, ambiguity, assumption, section }): RegisterEntry => ({
          id,
          title,
          text: ambiguity,
          known: true,
          remarks: [assumption],
          source: say`From ${sectionName(section)}.`,
          places: places(model.nodesOf(id), atlas),
        })),
      },
    ],
  };
}

function gapEntry(gap: Gap, nodes: readonly string[], atlas: Atlas): RegisterEntry {
  const { id, title, statement, closed, subjects, origin, section } = gap;
  return {
    id,
    title,
    text: statement,
    known: closed !== undefined,
    remarks: [
      ...(closed === undefined
        ? []
        : [say`${strong('Known now:')} ${closed.known} (${closed.source}, ${closed.date})`]),
      ...(subjects ? [say`Concerns: ${join(subjects, ', ')}.`] : []),
    ],
    source: say`${origin === 'stated' ? 'Marked as unknown in' : 'Not covered in'} ${sectionName(section)}.`,
    places: places(nodes, atlas),
  };
}

/** Names a section of the source document; many are named after an operation. */
function sectionName(section: string): Phrase {
  return /^[A-Z]+ \{/.test(section) ? say`the section ${code(section)}` : say`the section “${section}”`;
}

/** Groups open unknowns by kind, most common first. Kinds with a single entry are combined at the end. */
function gapKinds(gaps: readonly Gap[]): Map<string, Gap[]> {
  const byTitle = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const [first = ''] = gap.kind.split('+');
    const title = kinds[first] ?? OTHER;
    byTitle.set(title, [...(byTitle.get(title) ?? []), gap]);
  }
  const alone = [...byTitle].filter(([title, members]) => title !== OTHER && members.length === 1);
  for (const [title] of alone) byTitle.delete(title);
  const others = [...(byTitle.get(OTHER) ?? []), ...alone.flatMap(([, members]) => members)];
  byTitle.delete(OTHER);
  return new Map([
    ...[...byTitle].toSorted(([, a], [, b]) => b.length - a.length),
    ...(others.length === 0 ? [] : [[OTHER, others] as const]),
  ]);
}

const OTHER = 'Other';

/** Returns a kind's fragment on the page of unknowns. */
function kindId(title: string): string {
  return `kind-${title.toLowerCase().replaceAll(' ', '-')}`;
}

/** Headings by kind. An entry with two kinds is listed under the first. */
const kinds: Readonly<Record<string, string>> = {
  address: 'Base URLs',
  behaviour: 'Behaviour',
  body: 'Body shapes',
  limit: 'Limits',
  operation: 'Operation paths',
  'parameter-name': 'Parameter names',
  'partial-types': 'Field types',
  placement: 'Headers',
  presence: 'Presence',
  shape: 'Body shapes',
  'status-code': 'Status codes',
  values: 'Values',
};

/** Links to the places that an entry affects, in document order. */
function places(nodes: readonly string[], atlas: Atlas): Phrase[] {
  const links = nodes.toSorted(inDocumentOrder).map((node) => linkTo(atlas.find(node)));
  return [...new Map(links.map((link) => [markdownOf(link), link])).values()];
}

/** Sorts numbers by value: the tenth operation after the ninth. */
const inDocumentOrder = new Intl.Collator('en', { numeric: true }).compare;

function linkTo({ text, path, fragment }: Place): Phrase {
  return siteLink(text, path, fragment);
}

/** Builds the API's changelog, with the migration steps between versions. */
export function changelogPage(model: Model, atlas: Atlas): Page {
  const entries = model.history;
  const versions = [...new Set(entries.map(({ version }) => version))];
  const notes = new Notes(model);
  return {
    path: 'changelog',
    title: 'Changelog and migration',
    description: `Changes from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, which of them are breaking, and how to migrate.`,
    kind: 'register',
    lead: `Changes from ${versions[0] ?? ''} to ${versions.at(-1) ?? ''}, which of them are breaking, and how to migrate.`,
    blocks: [
      prose(withGuide(model, 'versions', (link) => say`${link} explains how to select a version.`)),
      ...notes.about('history', entries.slice(0, 1)),
      // Newest first: readers come from the previous version.
      ...versions.toReversed().flatMap((version): Block[] => {
        const changes = entries.filter((entry) => entry.version === version);
        const before = versions[versions.indexOf(version) - 1];
        return [
          heading(2, `v${version}`, `Version ${version}`),
          ...changes.flatMap((entry) => releaseBlocks(entry, atlas)),
          ...migrationBlocks(changes, before),
        ];
      }),
    ],
  };
}

function releaseBlocks({ version, breaking, changes }: Version, atlas: Atlas): Block[] {
  const id = `v${version}-${breaking ? 'breaking' : 'more'}`;
  return [
    heading(3, id, breaking ? 'Breaking changes' : 'Other changes'),
    {
      kind: 'list',
      // Link an added field or value after its schema.
      items: changes.map(({ text, adds = [], affects = [], 'x-gap': gaps = [] }) =>
        join([
          text,
          marksText(gaps),
          affected([...adds.filter((name) => !name.includes('.')), ...affects], atlas),
        ]),
      ),
    },
  ];
}

function migrationBlocks(entries: readonly Version[], before: string | undefined): Block[] {
  const steps = entries.flatMap(({ changes }) => changes.flatMap(({ migrate }) => migrate ?? []));
  if (steps.length === 0 || before === undefined) return [];
  const version = entries[0]?.version ?? '';
  return [
    heading(3, `v${version}-migrate`, `Migrate from ${before} to ${version}`),
    { kind: 'list', ordered: true, items: steps },
  ];
}

function affected(names: readonly string[], atlas: Atlas): Phrase {
  const links = names.map((name) => {
    const [schema = name, member] = name.split('.');
    const place = atlas.names.get(schema);
    if (!place) return code(name);
    if (member === undefined) return siteLink(code(name), place.path, place.fragment);
    return siteLink(code(name), place.path, place.path === VALUES ? `${schema}=${member}` : name);
  });
  return links.length === 0 ? '' : say`See ${join(links, ', ')}.`;
}
