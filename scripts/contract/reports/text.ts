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
 * @param whole true to list what wasn't tested and what is undocumented
 */
export function markdownReport(report: Report, { whole }: { readonly whole: boolean }): string {
  const { lines, verdict } = summaryOf(report);
  const sections = sectionsOf(report, whole).flatMap(({ heading, items, finding }) => [
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
 * @param whole true to list what wasn't tested and what is undocumented
 */
export function terminalReport(
  report: Report,
  { coloured, whole }: { readonly coloured: boolean; readonly whole: boolean },
): string {
  const paint = (code: number) => (text: string) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);
  const [bold, red, green] = [paint(1), paint(31), paint(32)];
  const { lines, verdict } = summaryOf(report);
  const sections = sectionsOf(report, whole).flatMap(({ heading, items, finding }) => [
    ...wrap(`${finding ? '✗ ' : ''}${plain(heading)}`).map(finding && !finding.known ? red : bold),
    ...items.flatMap((item) => wrap(`  ${plain(item)}`, '    ')),
    ...(finding?.curl === undefined ? [] : [`  ${printable(finding.curl)}`]),
    '',
  ]);
  const hint =
    whole || report.skipped.length + report.undescribed.length === 0
      ? []
      : ['--all lists what was not tested, and what is not described.'];
  const colour = report.passed ? green : red;
  return `${[...sections, ...lines.flatMap((line) => wrap(plain(line))), ...hint, bold(colour(verdict))].join('\n')}\n`;
}

function sectionsOf(report: Report, whole: boolean): Section[] {
  const findings = report.findings.map((finding): Section => ({
    heading: `${finding.known ? 'Known: ' : ''}${finding.what}`,
    items: itemsOf(finding),
    finding,
  }));
  if (!whole) return findings;
  const others: Section[] = [
    {
      heading: 'Not tested',
      items: [...reasonsOf(report)].map(([why, what]) => `${why}: ${what.join(', ')}`),
    },
    {
      heading: 'Seen, and not described',
      items: report.undescribed.map(
        ({ what, places, unknowns }) => `${what} ${[...places, ...unknowns].join('; ')}`,
      ),
    },
  ];
  return [...findings, ...others.filter(({ items }) => items.length > 0)];
}

function itemsOf({ sentence, facts, register, operations, at, count, request }: ReportedFinding): string[] {
  const { url, time, status, requestId } = request;
  const more = facts.length > 1 ? ` (And the same of ${facts.length - 1} more.)` : '';
  return [
    ...(sentence === undefined ? [] : [`Documented: ${sentence}${more}`]),
    ...(register.length === 0 ? [] : [`Register: ${register.join(', ')}`]),
    `Seen: ${operations.join(', ')}${at === '' ? '' : `, at \`${at}\``}, number of responses: ${count}`,
    `Request: \`GET ${url}\` at ${time}, status ${status ?? 'none'}${requestId === undefined ? '' : `, request id \`${requestId}\``}`,
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

/** Removes Markdown marks that a terminal doesn't render. */
function plain(markdown: string): string {
  return printable(markdown.replaceAll('`', ''));
}

/** Replaces control characters with which a service could move the terminal cursor. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
