import { counted } from '../../cli/counted.ts';
import type { Finding } from '../ledger.ts';
import { placeWords, type Report, requestWords } from './report.ts';

/** How a report is printed. */
export interface TerminalOptions {
  readonly coloured: boolean;
  /** Whether everything that was not tested is listed. */
  readonly whole: boolean;
}

/** Writes a report for people who read it in a terminal. */
export function terminalReport(report: Report, { coloured, whole }: TerminalOptions): string {
  const paint = (code: number) => (text: string) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);
  const [bold, red, yellow, dim] = [paint(1), paint(31), paint(33), paint(2)];
  const { knowledge, findings, undescribed } = report;
  const lines: string[] = [];
  const heads = {
    contradiction: red('contradicts'),
    'not-documented': red('not documented'),
  };
  for (const finding of findings) {
    const head = heads[finding.kind];
    lines.push(
      `${head}  ${bold(plain(finding.what))}${finding.count > 1 ? ` (${finding.count} responses)` : ''}`,
    );
    if (finding.sentence !== undefined)
      lines.push(
        `  the interface: ${plain(finding.sentence)}${finding.facts.length > 1 ? ` (and the same of ${finding.facts.length - 1} more)` : ''}`,
      );
    if (finding.register.length > 0) lines.push(`  register:      ${finding.register.join(', ')}`);
    lines.push(`  seen of:       ${plain(finding.places.join('; '))}`);
    if (finding.at !== '') lines.push(`  at:            ${finding.at}`);
    lines.push(`  ${dim(finding.curl)}`, '');
  }
  const reasons = new Map<string, string[]>();
  for (const { state, reason = '', id } of report.facts)
    if (state === 'untested') reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  if (reasons.size > 0) lines.push(bold('Could not be tested'));
  for (const [reason, ids] of reasons) {
    const shown = whole ? ids.join('; ') : `${ids.slice(0, 2).join('; ')}${ids.length > 2 ? '; …' : ''}`;
    lines.push(`  ${String(ids.length).padStart(4)}  ${reason}  ${dim(shown)}`);
  }
  if (undescribed.length > 0) lines.push('', bold('Seen, and not described'));
  for (const item of undescribed) {
    const unknowns = item.unknowns.length > 0 ? `  ${dim(item.unknowns.join(', '))}` : '';
    lines.push(
      `  ${yellow(plain(item.what))}${item.count > 1 ? ` (${item.count} responses)` : ''}${unknowns}`,
    );
    for (const place of item.places) lines.push(`    ${plain(placeWords(place))}`);
    for (const line of item.lines) lines.push(`      ${dim(printable(line))}`);
  }
  lines.push('', ...summary(report, { bold, red, knowledge }));
  return `${lines.join('\n')}\n`;
}

function summary(
  report: Report,
  { bold, red, knowledge }: { bold: Paint; red: Paint; knowledge: Report['knowledge'] },
): string[] {
  const { confirmed, facts, contradicted, untested } = knowledge;
  const limit = report.limit === undefined ? '' : `, at an announced limit of ${report.limit} a minute`;
  const number = (kind: Finding['kind']): number =>
    report.findings.filter((finding) => finding.kind === kind).length;
  return [
    ...(report.unchecked === undefined
      ? []
      : [red(`The service could not be checked: ${report.unchecked}.`)]),
    bold(`${report.interface.title} ${report.interface.version} at ${report.service}`),
    `${capital(requestWords(report))}${limit}.`,
    ...(report.imitation === undefined
      ? []
      : [`This is ${report.imitation}: what it shows are our own assumptions.`]),
    `${confirmed} of ${counted(facts, 'fact')} confirmed, ${contradicted} contradicted, ${untested} could not be tested; ` +
      `${counted(number('not-documented'), 'answer')} not documented. ` +
      `Seen and not described, which contradicts nothing: ${report.undescribed.length}.`,
    ...(report.ended === undefined ? [] : [red(`The check ended before its plan did: ${report.ended}.`)]),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Paint = (text: string) => string;

/** Markdown without the marks that a terminal does not show. */
function plain(markdown: string): string {
  return printable(markdown.replaceAll('`', ''));
}

/** What a service sends must not move the cursor of whoever reads about it. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
