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

/** The pages of the resource groups: what is known of each, and what is not. */
export function groupPages(model: Model): Page[] {
  return model.groups.map((group) => groupPage(model, group));
}

function groupPage(model: Model, group: Group): Page {
  const { name, description } = group;
  const notes = new Notes(model);
  const placed = model.operationsOf(group);
  const unplaced = model.unplacedOf(group);
  const { lead, rest } = leadOf(description);
  const facts = [
    { term: 'Operations with a path', text: String(placed.length) },
    { term: 'Without a path', text: String(unplaced.length) },
  ];
  return {
    path: groupPath(group),
    title: name,
    description: `Resource group ${name}: ${plainSentence(description)}`,
    kind: 'group',
    group: name,
    lead,
    intro: [
      ...(rest === '' ? [] : [prose(rest)]),
      { kind: 'facts', facts },
      ...(placed.length === 0 && unplaced.length === 0
        ? [
            prose(
              `No operation of this group is shown: with what is known, a program cannot read or change ${name.toLowerCase()}.`,
            ),
          ]
        : []),
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

/** The list of groups, and the operations that belong to none. */
export function groupIndex(model: Model): Page {
  const { groups } = model;
  return {
    path: 'groups/index',
    title: 'Resource groups',
    description: `The ${groups.length} resource groups of the interface and what is known of each.`,
    kind: 'index',
    lead: `The ${groups.length} resource groups of the interface and what is known of each.`,
    blocks: [
      {
        kind: 'table',
        label: 'Resource groups',
        head: ['Group', 'What is known', 'With a path', 'Without'],
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
    : [heading(2, 'deliveries', 'What the service sends'), prose(`Webhook: ${links.join(', ')}.`)];
}

function unplacedBlocks(model: Model, group: Group | undefined, notes: Notes): Block[] {
  const operations = model.unplacedOf(group);
  if (operations.length === 0) return [];
  const title = group
    ? 'Operations whose paths are unknown'
    : 'Operations without a group and without a path';
  return [
    heading(2, 'unplaced', title),
    prose(
      'These operations exist. Their names here are ours, and their paths are unknown: do not guess them.',
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
          meaning: [description, marksText(idsOf(operation))].filter(Boolean).join(' '),
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
      heading(2, name, schemas.length === 1 ? 'What is known of its fields' : `What is known of \`${name}\``),
      prose(
        `Schema: ${schemaLink(meant)}${isAllOptional(meant) ? ', all fields optional' : ''}. ${since === undefined ? '' : sinceMark(since)}`,
      ),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, label: `Fields of ${name}`, fields }] : []),
      ...notes.about(name, [meant, ...writer.entries]),
    ];
  });
}
