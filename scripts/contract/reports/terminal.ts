import { type Report, type ReportedFinding, reasonsOf, summaryOf } from './report.ts';

/** How a report is printed. */
export interface TerminalOptions {
  readonly coloured: boolean;
  /** Whether what was not tested, and what is not described, is listed. */
  readonly whole: boolean;
}

const width = 100;

/** Writes a report for people who read it in a terminal: findings first, the verdict last. */
export function terminalReport(report: Report, { coloured, whole }: TerminalOptions): string {
  const paint = (code: number) => (text: string) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);
  const [bold, red, green] = [paint(1), paint(31), paint(32)];
  const { lines, verdict } = summaryOf(report);
  const findings = report.findings.flatMap((finding) => {
    const [first = '', ...rest] = findingLines(finding);
    return [(finding.known ? bold : red)(first), ...rest, ''];
  });
  const others = whole ? [...notTested(report), ...notDescribed(report)] : [];
  const hint =
    whole || report.skipped.length + report.undescribed.length === 0
      ? []
      : ['--all lists what was not tested, and what is not described.'];
  const colour = report.passed ? green : red;
  return `${[...findings, ...others, ...lines.flatMap((line) => wrap(plain(line))), ...hint, bold(colour(verdict))].join('\n')}\n`;
}

function findingLines({
  known,
  what,
  sentence,
  facts,
  register,
  operations,
  at,
  count,
  curl,
  request,
}: ReportedFinding): string[] {
  const { url, time, status, requestId } = request;
  const place = [
    operations.join(', '),
    ...(at === '' ? [] : [`at ${at}`]),
    ...(count === 1 ? [] : [`in ${count} responses`]),
  ];
  const more = facts.length > 1 ? ` (and the same of ${facts.length - 1} more)` : '';
  return [
    ...wrap(`✗ ${known ? 'Known: ' : ''}${plain(what)}`),
    ...(sentence === undefined ? [] : labelled('documented', `${plain(sentence)}${more}`)),
    ...(register.length === 0 ? [] : labelled('register', register.join(', '))),
    ...labelled('seen', plain(place.join(', '))),
    ...labelled('request', `GET ${url}`),
    ...labelled(
      '',
      `${time}, status ${status ?? 'none'}${requestId === undefined ? '' : `, request id ${plain(requestId)}`}`,
    ),
    ...(curl === undefined ? [] : [`  repeat      ${printable(curl)}`]),
  ];
}

function notTested(report: Report): string[] {
  const lines = [...reasonsOf(report)].flatMap(([why, what]) => [
    ...wrap(`  ${plain(why)}`, '  '),
    ...wrap(`    ${what.join(', ')}`, '    '),
  ]);
  return lines.length === 0 ? [] : ['Not tested', ...lines, ''];
}

function notDescribed({ undescribed }: Report): string[] {
  const lines = undescribed.flatMap(({ what, places, unknowns, count }) => [
    ...wrap(`  ${plain(what)}${count > 1 ? ` (${count} responses)` : ''}`, '  '),
    ...places.map((place) => `    ${plain(place)}`),
    ...(unknowns.length === 0 ? [] : [`    ${unknowns.join(', ')}`]),
  ]);
  return lines.length === 0 ? [] : ['Seen, and not described', ...lines, ''];
}

function labelled(label: string, text: string): string[] {
  const indent = ' '.repeat(14);
  return wrap(`  ${label.padEnd(12)}${text}`, indent);
}

/** Breaks a text into lines at its spaces; a word that is longer than a line stays whole. */
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

/** Markdown without the marks that a terminal does not show. */
function plain(markdown: string): string {
  return printable(markdown.replaceAll('`', ''));
}

/** What a service sends must not move the cursor of whoever reads about it. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
