import { counted } from '../../cli/counted.ts';
import { placeWords, type Report, requestWords } from './report.ts';

/** Writes a report as Markdown, for a ticket or a pull request. */
export function markdownReport(report: Report): string {
  const { knowledge: known, findings, undescribed } = report;
  const reasons = new Map<string, number>();
  for (const { state, reason = '' } of report.facts)
    if (state === 'untested') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return `${[
    `# ${report.interface.title} ${report.interface.version}: contract check`,
    `${report.service}, ${report.date}: ${requestWords(report)}.`,
    ...(report.unchecked === undefined ? [] : [`**The service could not be checked:** ${report.unchecked}.`]),
    ...(report.imitation === undefined
      ? []
      : [`This is ${report.imitation}: what it shows are our own assumptions.`]),
    ...(report.ended === undefined ? [] : [`**The check ended before its plan did:** ${report.ended}.`]),
    table(
      ['Facts', 'Confirmed', 'Contradicted', 'Not tested'],
      [[known.facts, known.confirmed, known.contradicted, known.untested].map(String)],
    ),
    '## Findings',
    findings.length === 0 ? 'None.' : findings.map(findingText).join('\n\n'),
    ...(undescribed.length === 0
      ? []
      : ['## Seen, and not described', undescribed.map(undescribedText).join('\n\n')]),
    '## Could not be tested',
    reasons.size === 0
      ? 'Nothing.'
      : table(
          ['Facts', 'Why'],
          [...reasons].map(([why, count]) => [String(count), why]),
        ),
  ].join('\n\n')}\n`;
}

function undescribedText({
  what,
  places,
  lines,
  unknowns,
  count,
  curl,
}: Report['undescribed'][number]): string {
  return [
    `### ${what}`,
    [
      ...places.map((place) => `- ${placeWords(place)}`),
      ...(unknowns.length === 0 ? [] : [`- Unknown: ${unknowns.join(', ')}`]),
      `- In ${counted(count, 'response')}`,
    ].join('\n'),
    `\`\`\`yaml\n${lines.join('\n')}\n\`\`\``,
    `\`\`\`sh\n${curl}\n\`\`\``,
  ].join('\n\n');
}

function findingText({
  what,
  sentence,
  facts,
  places,
  register,
  count,
  at,
  curl,
  request,
}: Report['findings'][number]): string {
  const answer =
    request.answer === undefined ? '' : `\n\n\`\`\`json\n${JSON.stringify(request.answer, null, 2)}\n\`\`\``;
  return [
    `### ${what}`,
    [
      ...(sentence === undefined
        ? []
        : [
            `- The interface: ${sentence}${facts.length > 1 ? ` (And the same of ${facts.length - 1} more.)` : ''}`,
          ]),
      ...(register.length === 0 ? [] : [`- Register: ${register.join(', ')}`]),
      `- Seen of: ${places.map((place) => `\`${place}\``).join(', ')}`,
      ...(at === '' ? [] : [`- At \`${at}\``]),
      `- In ${counted(count, 'response')}; the first answered ${request.status ?? 'nothing'}`,
    ].join('\n'),
    `\`\`\`sh\n${curl}\n\`\`\`${answer}`,
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ');
}
