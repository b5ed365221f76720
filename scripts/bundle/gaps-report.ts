import { counted } from '../cli/counted.ts';
import type { Gap, Observation, OpenApiDocument } from '../model/document.ts';
import { describePlaces } from '../model/describe-places.ts';

/**
 * Writes GAPS.md: every unknown of the interface, by kind, with the places that it touches, and apart from them what
 * was unknown and is known now.
 *
 * @param document the bundled document
 */
export function gapsReport(document: OpenApiDocument): string {
  const register = document['x-gap-register'] ?? [];
  const gaps = register.filter(({ closed }) => closed === undefined);
  // What a service has shown is still not in the document.
  const beside = register.filter(({ closed, evidence }) => closed !== undefined && evidence !== undefined);
  const observed = beside.filter(({ evidence }) => evidence === 'observed');
  const narrowed = gaps.filter(({ observations = [] }) => observations.some(({ count }) => count > 0));
  const left = [...gaps, ...beside];
  const byKind = new Map<string, Gap[]>();
  for (const gap of gaps) byKind.set(gap.kind, [...(byKind.get(gap.kind) ?? []), gap]);
  const stated = left.filter(({ origin }) => origin === 'stated').length;
  const kinds = [...byKind].toSorted(([a], [b]) => (a < b ? -1 : 1));

  return [
    '# What is not known',
    '',
    '<!-- Made by `npm run build` from spec/registers/gaps.yaml. Do not edit. -->',
    '',
    `The interface document leaves ${counted(left.length, 'thing')} open. Of ${stated} it says that they are not shown; on ` +
      `${left.length - stated} it is silent. Each stands here with the parts of the description that it touches; ` +
      'they carry its id under `x-gap`.',
    ...(observed.length + narrowed.length === 0
      ? []
      : [
          '',
          [
            ...(observed.length === 0
              ? []
              : [`A service has shown ${observed.length} of them: see [Closed](#closed).`]),
            ...(narrowed.length === 0
              ? []
              : [`A service has shown something of ${narrowed.length}, which stay open for the rest.`]),
          ].join(' '),
        ]),
    '',
    ...table(
      ['Kind', 'Gaps'],
      kinds.map(([kind, list]) => [`[${title(kind)}](#${anchor(kind)})`, String(list.length)]),
    ),
    ...kinds.flatMap(([kind, list]) => [
      '',
      `## ${title(kind)}`,
      '',
      ...table(
        ['Id', 'Not known', 'Section of the document', 'Touches'],
        list.map((gap) => row(document, gap)),
      ),
    ]),
    ...closedSection(register),
    '',
  ].join('\n');
}

function closedSection(register: readonly Gap[]): string[] {
  const rows = register.flatMap(({ id, statement, closed, evidence, observations, section }) => {
    if (closed === undefined) return [];
    const seen = observations?.at(-1);
    const how = evidence && seen ? ` (${originOf(seen)}.)` : '';
    return [[id, statement, closed + how, section]];
  });
  if (rows.length === 0) return [];
  return [
    '',
    '## Closed',
    '',
    'These were open once. Their ids are not used again.',
    '',
    ...table(['Id', 'Was not known', 'Known now', 'Section of the document'], rows),
  ];
}

/** Whether a service has shown it, or who ran the check has given it. */
function originOf({ date, count }: Observation): string {
  return count === 0
    ? `Given on ${date}, not called`
    : `Observed on ${date}, in ${counted(count, 'response')}`;
}

function row(document: OpenApiDocument, gap: Gap): string[] {
  const { id, statement, origin, section, subjects, nodes, observations = [] } = gap;
  const concerns = subjects?.length ? ` Concerns ${subjects.join(', ')}.` : '';
  const silence = origin === 'implied' ? ' (The document is silent.)' : '';
  const seen = observations.map((observation) => ` ${originOf(observation)}: ${observation.seen}`);
  return [
    id,
    statement + concerns + silence + seen.join(''),
    section,
    describePlaces(document, nodes).join('; '),
  ];
}

function title(kind: string): string {
  const words = kind.replaceAll('+', ' and ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function anchor(kind: string): string {
  return title(kind).toLowerCase().replaceAll(' ', '-');
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)];
}

function tableRow(cells: readonly string[]): string {
  const escaped = cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' '));
  return `| ${escaped.join(' | ')} |`;
}
