import { counted } from '../../cli/counted.ts';
import { candidateWords, type Report, requestWords } from './report.ts';

/** Writes a report as Markdown, for a ticket or a pull request. */
export function markdownReport(report: Report): string {
  const { knowledge: known, findings, gaps, candidates, proposals } = report;
  const wrong = findings.filter(({ kind }) => kind !== 'not-described');
  const beside = findings.filter(({ kind }) => kind === 'not-described');
  const reasons = new Map<string, number>();
  for (const { state, reason = '' } of report.facts)
    if (state === 'untested') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return `${[
    `# ${report.interface.title} ${report.interface.version}: contract check`,
    `${report.service}, ${report.date}: ${requestWords(report)}.`,
    ...(report.unchecked === undefined ? [] : [`**The service could not be checked:** ${report.unchecked}.`]),
    ...(report.imitation === undefined ? [] : [`This is ${report.imitation}; nothing is proposed.`]),
    ...(report.ended === undefined ? [] : [`**The check ended before its plan did:** ${report.ended}.`]),
    table(
      ['Facts', 'Confirmed', 'Contradicted', 'Not tested', 'Gaps', 'Seen of'],
      [
        [known.facts, known.confirmed, known.contradicted, known.untested, known.gaps, known.gapsSeen].map(
          String,
        ),
      ],
    ),
    '## Findings',
    wrong.length === 0 ? 'None.' : wrong.map(findingText).join('\n\n'),
    ...(beside.length === 0
      ? []
      : ['## Not described, which contradicts nothing', beside.map(findingText).join('\n\n')]),
    '## Could not be tested',
    reasons.size === 0
      ? 'Nothing.'
      : table(
          ['Facts', 'Why'],
          [...reasons].map(([why, count]) => [String(count), why]),
        ),
    '## What is not shown',
    table(
      ['Gap', 'Title', 'Seen', 'What would answer it'],
      gaps.map(({ id, title, seen, ask }) => [id, title, seen.join('; '), seen.length > 0 ? '' : ask]),
    ),
    ...(candidates.length === 0
      ? []
      : [
          '## Names that were tried',
          table(
            ['Operation', 'Role', 'Name', 'Result'],
            candidates.map((each) => [each.operation, each.role, `\`${each.name}\``, candidateWords(each)]),
          ),
        ]),
    ...(proposals.length === 0
      ? []
      : [
          '## Proposals',
          proposals
            .map(
              ({ says, id, count }) =>
                `- ${says} (${count === 0 ? 'not called' : `seen ${counted(count, 'time')}`}; \`${id}\`)`,
            )
            .join('\n'),
        ]),
  ].join('\n\n')}\n`;
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
