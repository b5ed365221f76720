import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import { leadOf } from '../markdown.ts';
import { siteLink } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/page-model.ts';
import { groupPath } from './atlas.ts';
import { idsOf, sinceMark } from './describe-schema.ts';
import { FieldWriter, isAllOptional } from './fields.ts';
import { marksText, Notes } from './notes.ts';
import { schemaLink } from './operation.ts';
import { plainSentence } from './plain-text.ts';
import { valueList } from './schema-blocks.ts';
import { operationList } from './schema.ts';

/** The pages of the resource groups. */
export function groupPages(model: Model): Page[] {
  return model.groups.map((group) => groupPage(model, group));
}

function groupPage(model: Model, group: Group): Page {
  const { name, description } = group;
  const notes = new Notes(model);
  const placed = model.operationsOf(group);
  const unplaced = model.unplacedOf(group);
  const { lead, rest } = leadOf(description);
  const counts = [
    { term: 'Documented operations', count: placed.length },
    { term: 'Undocumented operations', count: unplaced.length },
  ];
  const facts = counts
    .filter(({ count }) => count > 0)
    .map(({ term, count }) => ({ term, text: String(count) }));
  return {
    path: groupPath(group),
    title: name,
    description: `Resource group ${name}: ${plainSentence(description)}`,
    kind: 'group',
    group: name,
    lead,
    intro: [
      ...(rest === '' ? [] : [prose(rest)]),
      ...(facts.length === 0 ? [prose('No operations are documented for this resource.')] : []),
      ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, facts }]),
      ...(placed.length === 0 ? notes.about(name.toLowerCase(), [group], 'open') : []),
    ],
    blocks: [
      ...(placed.length > 0
        ? [heading(2, 'operations', 'Operations'), operationList(`Operations of ${name}`, placed)]
        : []),
      ...webhookBlocks(model, group),
      ...(placed.length === 0 ? [] : notes.about(name.toLowerCase(), [group], 'open')),
      ...unplacedBlocks(model, group, notes),
      ...stateBlocks(group, notes),
      ...schemaBlocks(group, notes),
    ],
  };
}

/** The list of groups, and the operations without a group. */
export function groupIndex(model: Model): Page {
  const { groups } = model;
  return {
    path: 'groups/index',
    title: 'Resource groups',
    description: `The ${groups.length} resource groups, with the number of operations in each.`,
    kind: 'index',
    lead: `The ${groups.length} resource groups, with the number of operations in each.`,
    blocks: [
      {
        kind: 'table',
        label: 'Resource groups',
        head: ['Group', 'Description', 'Documented', 'Undocumented'],
        rows: groups.map((group) => ({
          cells: [
            siteLink(group.name, groupPath(group)),
            group.description,
            String(model.operationsOf(group).length),
            String(model.unplacedOf(group).length),
          ],
        })),
      },
      ...unplacedBlocks(model, undefined, new Notes(model)),
    ],
  };
}

function webhookBlocks({ deliveries }: Model, group: Group): Block[] {
  const names = new Set(deliveries.filter((delivery) => delivery.group === group).map(({ path }) => path));
  const links = [...names].map((name) => siteLink(`\`${name}\``, `webhooks/${name}`));
  return links.length === 0
    ? []
    : [heading(2, 'deliveries', 'Webhooks'), prose(`The service sends you ${links.join(', ')}.`)];
}

function unplacedBlocks(model: Model, group: Group | undefined, notes: Notes): Block[] {
  const operations = model.unplacedOf(group);
  if (operations.length === 0) return [];
  const title = group ? 'Undocumented operations' : 'Undocumented operations without a group';
  return [
    heading(2, 'unplaced', title),
    prose(
      "These operations are mentioned, but their URLs aren't documented. Their names are ours. Don't guess their paths.",
    ),
    {
      kind: 'fields',
      label: title,
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
          meaning: `${description} ${marksText(idsOf(operation))}`,
          rules: schemas.length > 0 ? `Request body: ${schemas.map(schemaLink).join(', ')}.` : '',
          values: [],
          valuesLabel: '',
        };
      }),
    },
    ...notes.about('operations', operations),
  ];
}

function stateBlocks({ states }: Group, notes: Notes): Block[] {
  if (!states) return [];
  const { meant } = states;
  return [
    heading(2, 'states', 'States'),
    prose(`Schema: ${schemaLink(meant)}.`),
    ...(valueList(meant, meant.name ?? '') ?? []),
    ...notes.about('states', [meant]),
  ];
}

function schemaBlocks({ schemas }: Group, notes: Notes): Block[] {
  return schemas.flatMap(({ meant }): Block[] => {
    const { name = '', since } = meant;
    const writer = new FieldWriter(false);
    const fields = writer.members(meant, name);
    return [
      heading(2, name, schemas.length === 1 ? 'Documented fields' : `Documented fields of \`${name}\``),
      prose(
        `Schema: ${schemaLink(meant)}${since === undefined ? '' : `, ${sinceMark(since)}`}.${isAllOptional(meant) ? ' All fields are optional.' : ''}`,
      ),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, label: `Fields of ${name}`, fields }] : []),
      ...notes.about(name, [meant, ...writer.entries]),
    ];
  });
}
