import { counted } from '../cli/counted.ts';
import type { Gap, OpenApiDocument } from '../model/document.ts';
import { describePlaces } from '../model/describe-places.ts';
import { Model } from '../model/model.ts';

/**
 * Writes GAPS.md: every unknown by kind with the places it affects, and separately the resolved unknowns.
 *
 * @param document the bundled document
 */
export function gapsReport(document: OpenApiDocument): string {
  const register = document['x-gap-register'] ?? [];
  const gaps = register.filter(({ closed }) => closed === undefined);
  const byKind = new Map<string, Gap[]>();
  for (const gap of gaps) byKind.set(gap.kind, [...(byKind.get(gap.kind) ?? []), gap]);
  const stated = gaps.filter(({ origin }) => origin === 'stated').length;
  const kinds = [...byKind].toSorted(([a], [b]) => (a < b ? -1 : 1));

  return [
    '# Unknowns',
    '',
    '<!-- Made by `npm run build` from spec/registers/gaps.yaml. Do not edit. -->',
    '',
    `${counted(gaps.length, 'detail')} of the interface ${gaps.length === 1 ? "isn't" : "aren't"} documented. The ` +
      `interface document marks ${stated} of them "not shown" and says nothing about the other ` +
      `${gaps.length - stated}. Each is listed with the parts of the description that it affects, ` +
      'which have its ID in `x-gap`.',
    '',
    ...table(
      ['Kind', 'Unknowns'],
      kinds.map(([kind, list]) => [`[${title(kind)}](#${anchor(kind)})`, String(list.length)]),
    ),
    ...kinds.flatMap(([kind, list]) => [
      '',
      `## ${title(kind)}`,
      '',
      ...table(
        ['ID', 'Unknown', 'Section of the document', 'Affects'],
        list.map((gap) => row(document, gap)),
      ),
    ]),
    ...closedSection(register),
    '',
  ].join('\n');
}

function closedSection(register: readonly Gap[]): string[] {
  const rows = register.flatMap(({ id, statement, closed, section }) =>
    closed === undefined ? [] : [[id, statement, closed.known, `${closed.source}, ${closed.date}`, section]],
  );
  if (rows.length === 0) return [];
  return [
    '',
    '## Documented since',
    '',
    'These unknowns have since been documented. Their IDs are never reused.',
    '',
    ...table(['ID', 'Unknown', 'Documented since', 'Source', 'Section of the document'], rows),
  ];
}

function row(document: OpenApiDocument, gap: Gap): string[] {
  const { id, statement, origin, section, subjects } = gap;
  const concerns = subjects?.length ? ` Concerns: ${subjects.join(', ')}.` : '';
  const silence = origin === 'implied' ? " (The document doesn't say.)" : '';
  return [
    id,
    statement + concerns + silence,
    section,
    describePlaces(document, Model.of(document).nodesOf(id)).join('; '),
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
