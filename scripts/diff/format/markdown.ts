import type { Change, Level } from '../change.ts';
import { byLevel, forWhom, type Report, showCounts, showStep } from '../report.ts';

const TITLES: Readonly<Record<Level, string>> = {
  breaking: 'Breaking',
  safe: 'Safe',
  documentation: 'Documentation only',
};
const MOST_PLACES = 5;

/** Writes a report as Markdown, for a comment or a changelog. */
export function formatMarkdown(report: Report): string {
  const lines = [
    '# Changes of the interface',
    '',
    `From ${code(report.base)} to ${code(report.head)}: ${showCounts(report)}. Suggested step: **${showStep(report)}**.`,
  ];
  for (const [level, changes] of byLevel(report)) {
    lines.push('', `## ${TITLES[level]} (${changes.length})`, '');
    for (const change of changes) lines.push(...item(change));
  }
  return `${lines.join('\n')}\n`;
}

function item(change: Change): string[] {
  const { path, paths } = change.where;
  const lines = [
    `- ${code(path || 'document')}: ${oneLine(change.what)} (${code(change.kind)}, for ${forWhom(change)})`,
  ];
  lines.push(...change.details.map((detail) => `  - ${oneLine(detail)}`));
  const others = paths.slice(1, MOST_PLACES + 1).map(code);
  if (others.length > 0) {
    const rest = paths.length - 1 - others.length;
    lines.push(`  - Also at ${others.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`);
  }
  return lines;
}

/** Code that holds backticks is fenced by more of them. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${oneLine(text)}${pad}${fence}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
