import { styleText } from 'node:util';
import { adviceFor, type Change, type Level } from '../change.ts';
import { byLevel, forWhom, type Report, showCounts } from '../report.ts';
import { stepInWords } from '../step.ts';

const COLOURS = { breaking: 'red', safe: 'green', documentation: 'gray' } as const satisfies Record<
  Level,
  string
>;
const MAX_DETAILS = 12;

/**
 * Formats a report as text, grouped by level, worst first.
 *
 * @param isColoured true for a terminal with colours
 */
export function formatText(report: Report, isColoured = false): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    isColoured ? styleText(style, text, { validateStream: false }) : text;
  const lines = [`${report.base} -> ${report.head}: ${showCounts(report)}`];
  for (const [level, changes] of byLevel(report)) {
    lines.push('', paint(['bold', COLOURS[level]], `${level.toUpperCase()} (${changes.length})`));
    for (const change of changes) {
      const { path, paths } = change.where;
      const more = paths.length > 1 ? paint('dim', ` (and ${paths.length - 1} more)`) : '';
      lines.push('', `  ${paint('bold', path || 'document')}${more}`);
      lines.push(`    ${change.what}`);
      if (level === 'breaking') lines.push(`    What to do: ${adviceFor(change)}`);
      lines.push(...showDetails(change).map((detail) => `      - ${detail}`));
      const place = change.where.head ?? change.where.base ?? '';
      lines.push(paint('dim', `    ${change.kind}, for ${forWhom(change)}, at ${place}`));
    }
  }
  const forgotten = report.step?.forgotten ?? [];
  if (forgotten.length > 0) {
    lines.push('', paint('bold', `NOT IN THE INTERFACE'S CHANGELOG (${forgotten.length})`));
    lines.push(...forgotten.map(({ where, what }) => `  ${where.path}: ${what}`));
  }
  // The client's types can change even if no request does.
  if (report.changes.length > 0)
    lines.push(
      '',
      "This covers the description only; `npm run release -- --dry-run` also checks the packages' exports.",
    );
  lines.push('', `Suggested version bump: ${stepInWords(report.suggestedStep)}`, '');
  return lines.join('\n');
}

function showDetails({ details }: Change): string[] {
  const rest = details.length - MAX_DETAILS;
  return rest > 0 ? [...details.slice(0, MAX_DETAILS), `and ${rest} more`] : [...details];
}
