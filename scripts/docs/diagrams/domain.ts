import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import { recordOf, refersToRecord } from '../record.ts';
import { plainSentence } from '../pages/plain-text.ts';
import { groupPlace } from '../pages/atlas.ts';
import { siteLink } from '../site/links.ts';
import { words } from '../site/phrase.ts';
import type { Diagram } from '../site/page-model.ts';
import { type Box, drawDomain, type Wire } from './draw-domain.ts';

/** A resource group in the diagram. */
interface Resource extends Box {
  readonly group: Group;
  /** Name of the field that refers to one of its records. */
  readonly singular: string;
  /** Fields of its records that refer to other records. */
  readonly references: readonly string[];
}

const TITLE = 'References between resources';

/**
 * Draws the references between resources; arrows carry the field name.
 *
 * @param only ID of a column whose resources to draw in a row; all columns if omitted
 * @throws Error if the column doesn't exist
 */
export function domainDiagram(model: Model, only?: string): Diagram {
  const columns = model.overview.columns.filter(({ id }) => only === undefined || id === only);
  if (only !== undefined && columns.length === 0) throw new Error(`the diagram has no column "${only}"`);
  const isRow = only !== undefined;
  const resources = isRow
    ? listResources(
        model,
        columns.flatMap(({ groups }) => groups.map((name) => ({ groups: [name] }))),
        ROOM.row,
      )
    : listResources(model, columns, ROOM.lanes);
  const wires = listWires(model, resources, isRow);
  const id = isRow ? 'drawing' : 'resources';
  const undrawn = wires.filter(({ drawn }) => !drawn);
  return {
    kind: 'diagram',
    id,
    title: TITLE,
    svg: drawDomain({
      name: TITLE,
      described: `${id}-list`,
      lanes: isRow ? [] : columns.map(({ title }) => title),
      boxes: resources,
      wires: wires.filter(({ drawn }) => drawn),
    }),
    caption: [
      'In the diagram, arrows point to the referenced resource and carry the field name. A dashed line is a relation without a documented field.',
      undrawn.length === 0
        ? ''
        : `Not drawn: ${undrawn.map(({ from, label }) => `${resources[from]?.title.toLowerCase() ?? ''} → ${label}`).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    entries: resources.map(({ group, title, known, references, text }) => ({
      title: siteLink(title, groupPlace(model, group).path, groupPlace(model, group).fragment),
      known,
      text: words(
        known
          ? `${text}${references.length === 0 ? '' : `; refers to ${references.join(', ')}`}`
          : 'fields undocumented',
      ),
    })),
  };
}

function listResources(
  model: Model,
  columns: readonly { groups: readonly string[] }[],
  room: number,
): Resource[] {
  return columns.flatMap(({ groups }, column) =>
    groups.flatMap((name, row): Resource[] => {
      const group = model.groups.find((candidate) => candidate.name === name);
      if (!group) return [];
      const records = model.operationsOf(group).flatMap((operation) => recordOf(operation) ?? []);
      const members = new Map(records.flatMap(({ members: own }) => own.map((each) => [each.name, each])));
      const title = name.replace(/s$/, '');
      return [
        {
          group,
          title,
          singular: title.toLowerCase().replaceAll(' ', '_'),
          column,
          row,
          known: members.size > 0,
          text: members.size > 0 ? `${members.size} fields` : caption(group, room),
          references: [...members.values()].filter(refersToRecord).map((member) => member.name),
        },
      ];
    }),
  );
}

/** Maximum caption length in characters, in lanes and in a row. */
const ROOM = { lanes: 28, row: 22 } as const;

/** Describes a group in the few words that fit its box. */
function caption({ name, description }: Group, room: number): string {
  const sentence = plainSentence(description).replace(/\.$/, '');
  const [phrase = ''] = sentence.replace(new RegExp(`^${name},? ?`), '').split(',');
  return phrase === '' || phrase.length > room
    ? 'fields undocumented'
    : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

function listWires(model: Model, resources: readonly Resource[], isRow: boolean): Wire[] {
  const wires = resources.flatMap(({ references, column, row }, from) =>
    resources.flatMap((target, to): Wire[] => {
      if (to === from || !references.includes(target.singular)) return [];
      const [across, down] = [Math.abs(target.column - column), Math.abs(target.row - row)];
      // An arrow past other boxes would clutter the diagram more than it helps.
      return [
        { from, to, label: target.singular, drawn: isRow || across === 0 || (across === 1 && down <= 1) },
      ];
    }),
  );
  const joined = (a: number, b: number): boolean =>
    wires.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const mentions = resources.flatMap((upper, from) =>
    resources.flatMap((lower, to): Wire[] =>
      (isRow
        ? lower.column === upper.column + 1
        : lower.column === upper.column && lower.row === upper.row + 1) &&
      !joined(from, to) &&
      (mentionsGroup(model, upper, lower) || mentionsGroup(model, lower, upper))
        ? [{ from, to, label: '', drawn: true }]
        : [],
    ),
  );
  return [...wires, ...mentions];
}

/** True if the description of a group or of its operations mentions another group. */
function mentionsGroup(model: Model, { group }: Resource, other: Resource): boolean {
  const texts = [group, ...model.operationsOf(group)].map(({ description }) => description);
  return texts.some((text) => new RegExp(`\\b${other.title.toLowerCase()}s?\\b`).test(text));
}
