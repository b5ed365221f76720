import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import { leadOf } from '../markdown.ts';
import { siteLink } from '../site/links.ts';
import { code, join, say } from '../site/phrase.ts';
import { type Block, heading, type Heading, type Page, prose } from '../site/page-model.ts';
import { groupId, groupLink, groupPage, GROUPS, schemaLink } from './atlas.ts';
import { idsOf, sinceMark } from './describe-schema.ts';
import { FieldWriter, isAllOptional } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { valueList } from './schema-blocks.ts';
import { operationList } from './schema.ts';

/** Builds the pages of resource groups with several documented operations, and one page for all others. */
export function groupPages(model: Model): Page[] {
  const withPage = model.groups.filter((group) => groupPage(model, group) !== GROUPS);
  return [...withPage.map((group) => pageOf(model, group)), restPage(model)];
}

function pageOf(model: Model, group: Group): Page {
  const { name, description } = group;
  const notes = new Notes(model);
  const { lead, rest } = leadOf(description);
  return {
    path: groupPage(model, group),
    title: name,
    description: `Resource group ${name}: ${plainSentence(description)}`,
    kind: 'group',
    group: name,
    lead,
    intro: rest === '' ? [] : [prose(rest)],
    blocks: [
      heading(2, 'operations', 'Operations'),
      operationList(`Operations of ${name}`, model.operationsOf(group)),
      ...webhookBlocks(model, group),
      ...notes.about(name.toLowerCase(), [group], 'open'),
      ...unplacedBlocks(model, group, notes, heading(2, 'unplaced', 'Undocumented operations')),
      ...stateBlocks(group, notes, heading(2, 'states', 'States')),
      ...schemaBlocks(group, notes),
    ],
  };
}

/** Lists all resource groups and describes those without their own page. */
function restPage(model: Model): Page {
  const notes = new Notes(model);
  const sentence = `The ${model.groups.length} resource groups of the API, with their operations and documented fields.`;
  return {
    path: GROUPS,
    title: 'Resource groups',
    description: sentence,
    kind: 'group',
    lead: sentence,
    blocks: [
      ...model.groups.flatMap((group): Block[] => {
        const title = heading(2, groupId(group), group.name);
        if (groupPage(model, group) !== GROUPS)
          return [{ ...title, text: groupLink(model, group) }, prose(group.description)];
        const operations = model.operationsOf(group);
        return [
          title,
          // Groups share unknowns, and a page explains each only once.
          prose(join([group.description, marksText(idsOf(group))])),
          ...(operations.length > 0 ? [operationList(`Operations of ${group.name}`, operations)] : []),
          ...webhookBlocks(model, group),
          ...unplacedBlocks(model, group, notes),
          ...stateBlocks(group, notes),
          ...(group.schemas.length > 0
            ? [prose(say`Documented fields: ${join(group.schemas.map(schemaLink), ', ')}.`)]
            : []),
          ...notes.about(group.name.toLowerCase(), [group], 'open'),
        ];
      }),
      ...unplacedBlocks(
        model,
        undefined,
        notes,
        heading(2, 'unplaced', 'Undocumented operations without a group'),
      ),
    ],
  };
}

function webhookBlocks({ deliveries }: Model, group: Group): Block[] {
  const names = new Set(deliveries.filter((delivery) => delivery.group === group).map(({ path }) => path));
  const links = [...names].map((name) => siteLink(code(name), `webhooks/${name}`));
  return links.length === 0
    ? []
    : [prose(say`For the requests that the service sends you, see ${join(links, ', ')}.`)];
}

function unplacedBlocks(model: Model, group: Group | undefined, notes: Notes, title?: Heading): Block[] {
  const operations = model.unplacedOf(group);
  if (operations.length === 0) return [];
  return [
    ...(title
      ? [
          title,
          prose(
            "The interface document mentions these operations, but doesn't give their URLs. We chose the operations' names. Don't guess the paths.",
          ),
        ]
      : []),
    {
      kind: 'fields',
      label: `Undocumented operations${group ? ` of ${group.name}` : ''}`,
      fields: operations.map((operation) => {
        const { id, summary, description, since, body } = operation;
        const schemas = body?.named ?? [];
        return {
          id,
          kind: 'gap' as const,
          name: summary,
          look: 'words' as const,
          type: id,
          chips: [
            { kind: 'unplaced' as const },
            ...(since === undefined ? [] : [{ kind: 'since' as const, version: since }]),
          ],
          meaning: join([description, marksText(idsOf(operation))]),
          rules: schemas.length > 0 ? say`Request body: ${join(schemas.map(schemaLink), ', ')}.` : '',
          values: [],
          valuesLabel: '',
        };
      }),
    },
    ...notes.about('operations', operations),
  ];
}

function stateBlocks({ states }: Group, notes: Notes, title?: Heading): Block[] {
  if (!states) return [];
  const { meant } = states;
  return [
    ...(title ? [title] : []),
    prose(say`States: ${schemaLink(meant)}.`),
    ...(title ? (valueList(meant, meant.name ?? '') ?? []) : []),
    ...notes.about('states', [meant]),
  ];
}

function schemaBlocks({ schemas }: Group, notes: Notes): Block[] {
  return schemas.flatMap(({ meant }): Block[] => {
    const { name = '', since } = meant;
    const writer = new FieldWriter(false);
    const fields = writer.members(meant, name);
    return [
      heading(2, name, schemas.length === 1 ? 'Documented fields' : say`Documented fields of ${code(name)}`),
      prose(
        join([
          say`Schema: ${schemaLink(meant)}${since === undefined ? '' : say`, ${sinceMark(since)}`}.`,
          isAllOptional(meant) ? 'All fields are optional.' : '',
        ]),
      ),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, label: `Fields of ${name}`, fields }] : []),
      ...notes.about(name, [meant, ...writer.entries]),
    ];
  });
}
