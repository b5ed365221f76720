import { counted } from '../../cli/counted.ts';
import { type Report, type ReportedFinding, reasonsOf, summaryOf } from './report.ts';

/** A section of a Markdown report. */
interface Section {
  readonly heading: string;
  readonly items: readonly string[];
  readonly finding?: ReportedFinding;
}

/**
 * Writes a report as Markdown, for a ticket, the service's support or a job summary.
 *
 * @param showAll true to list skipped tests and undocumented observations
 */
export function markdownReport(report: Report, { showAll }: { readonly showAll: boolean }): string {
  const { lines, verdict } = summaryOf(report);
  const sections = sectionsOf(report, showAll).flatMap(({ heading, items, finding }) => [
    `## ${heading}`,
    items.map((item) => `- ${item}`).join('\n'),
    ...(finding?.curl === undefined ? [] : [`\`\`\`sh\n${finding.curl}\n\`\`\``]),
    ...(finding?.request.answer === undefined
      ? []
      : [`\`\`\`json\n${JSON.stringify(finding.request.answer, null, 2)}\n\`\`\``]),
  ]);
  return `${[`# ${verdict}`, `${report.date}. ${lines.join('\n')}`, ...sections].join('\n\n')}\n`;
}

/**
 * Writes a report for a terminal: findings first, the verdict last.
 *
 * @param showAll true to list skipped tests and undocumented observations
 */
export function terminalReport(
  report: Report,
  { coloured, showAll }: { readonly coloured: boolean; readonly showAll: boolean },
): string {
  const paint = (code: number) => (text: string) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);
  const [bold, red, green] = [paint(1), paint(31), paint(32)];
  const { lines, verdict } = summaryOf(report);
  const sections = sectionsOf(report, showAll).flatMap(({ heading, items, finding }) => [
    ...wrap(`${finding ? '✗ ' : ''}${withoutMarkup(heading)}`).map(finding && !finding.known ? red : bold),
    ...items.flatMap((item) => wrap(`  ${withoutMarkup(item)}`, '    ')),
    ...(finding?.curl === undefined ? [] : [`  ${printable(finding.curl)}`]),
    '',
  ]);
  const hint =
    showAll || report.skipped.length + report.undescribed.length === 0
      ? []
      : ['Pass --all to list skipped tests and undocumented observations.'];
  const colour = report.passed ? green : red;
  return `${[...sections, ...lines.flatMap((line) => wrap(withoutMarkup(line))), ...hint, bold(colour(verdict))].join('\n')}\n`;
}

function sectionsOf(report: Report, showAll: boolean): Section[] {
  const findings = report.findings.map((finding): Section => ({
    heading: `${finding.known ? 'Known: ' : ''}${finding.what}`,
    items: itemsOf(finding),
    finding,
  }));
  if (!showAll) return findings;
  const others: Section[] = [
    {
      heading: 'Not tested',
      items: [...reasonsOf(report)].map(([why, what]) => `${why}: ${what.join(', ')}`),
    },
    {
      heading: 'Undocumented observations',
      items: report.undescribed.map(
        ({ what, places, unknowns }) => `${what} ${[...places, ...unknowns].join('; ')}`,
      ),
    },
  ];
  return [...findings, ...others.filter(({ items }) => items.length > 0)];
}

function itemsOf({ sentence, facts, register, operations, at, count, request }: ReportedFinding): string[] {
  const { url, time, status, requestId } = request;
  const more = facts.length > 1 ? ` (And ${facts.length - 1} more like it.)` : '';
  return [
    ...(sentence === undefined ? [] : [`Documented: ${sentence}${more}`]),
    ...(register.length === 0 ? [] : [`Register entries: ${register.join(', ')}`]),
    `Seen in: ${operations.join(', ')}${at === '' ? '' : `, at \`${at}\``}, in ${counted(count, 'response')}`,
    `Request: \`GET ${url}\` at ${time}, status ${status ?? 'none'}${requestId === undefined ? '' : `, request ID \`${requestId}\``}`,
  ];
}

const width = 100;

/** Wraps a text at spaces. Words longer than a line aren't broken. */
function wrap(text: string, indent = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Removes Markdown code marks, which a terminal doesn't render. */
function withoutMarkup(markdown: string): string {
  return printable(markdown.replaceAll('`', ''));
}

/** Replaces control characters with which a service could move the terminal cursor. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
