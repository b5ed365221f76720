import { adviceFor } from '../advice.ts';
import type { Change } from '../change.ts';
import type { ToldChange, VersionStep } from '../changelog.ts';
import { type Report, showCounts, showStep } from '../report.ts';

const MOST_PLACES = 5;
/** A change of more operations than this is told once for all of them. */
const MOST_OPERATIONS = 3;
const SEVERAL = 'Several operations';

/**
 * Writes a report as a migration guide: what a program has to do, operation by operation, then what it can do now, what
 * became known, and what is words only.
 */
export function formatMarkdown(report: Report): string {
  const { step } = report;
  const of = (test: (change: Change) => boolean): Change[] => report.changes.filter(test);
  return `${[
    step ? `# From version ${step.from} to version ${step.to}` : '# Changes of the interface',
    '',
    `${code(report.base)} compared with ${code(report.head)}: ${showCounts(report)}. Suggested step for a release: **${showStep(report)}**.`,
    ...inTheWordsOfTheHistory(step),
    ...byOperation(
      'What you have to do',
      of(({ level }) => level === 'breaking'),
      (change, owner) => [`- ${oneLine(change.what)} **${adviceFor(change)}**`, ...places(change, owner)],
    ),
    ...byOperation(
      'What is new',
      of((change) => change.level === 'safe' && !isGap(change)),
      (change, owner) => [`- ${oneLine(change.what)}`, ...places(change, owner)],
    ),
    ...byOperation('What is known now', of(isGap), (change, owner) => [
      `- ${oneLine(change.what)}`,
      ...places(change, owner),
    ]),
    ...listed(
      'Words only',
      of(({ level }) => level === 'documentation'),
    ),
    ...listed('For the maintainers: not in the history', step?.forgotten ?? [], [
      'These changes break programs, and no entry of `info.x-changelog` for the new version names them.',
      '',
    ]),
  ].join('\n')}\n`;
}

/** What the history says of the new version, before all that follows from comparing the two. */
function inTheWordsOfTheHistory(step: VersionStep | undefined): string[] {
  if (!step || step.told.length === 0) return [];
  return ['', '## In short', '', ...step.told.map(entryOf)];
}

function entryOf({ breaking, text, migrate }: ToldChange): string {
  const action = migrate === '' ? [] : [`**${oneLine(migrate)}**`];
  return [`- ${oneLine(text)}`, ...action, ...(breaking ? [] : ['(not breaking)'])].join(' ');
}

function isGap({ kind, level }: Change): boolean {
  return kind.startsWith('gap-') && level === 'safe';
}

function severalFirst([name]: [string, Change[]]): number {
  return name === SEVERAL ? 0 : 1;
}

function byOperation(
  title: string,
  changes: readonly Change[],
  write: (change: Change, owner: string) => string[],
): string[] {
  if (changes.length === 0) return [];
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const owners = ownersOf(change);
    const headings = owners.length > MOST_OPERATIONS ? [SEVERAL] : owners;
    for (const heading of headings) groups.set(heading, [...(groups.get(heading) ?? []), change]);
  }
  return [
    '',
    `## ${title}`,
    ...[...groups]
      .toSorted((a, b) => severalFirst(a) - severalFirst(b))
      .flatMap(([name, own]) => [
        '',
        `### ${name === SEVERAL ? name : code(name)}`,
        '',
        ...own.flatMap((change) => write(change, name)),
      ]),
  ];
}

/** The operations, or other parts of the document, that a change touches. */
function ownersOf({ where }: Change): string[] {
  return [...new Set(where.paths.map((path) => path.split(' > ')[0] || 'document'))];
}

/** The places of a change inside an operation, or the operations where there are many; a body has one place in all formats. */
function places(change: Change, owner: string): string[] {
  const details = change.details.map((detail) => `  - ${oneLine(detail)}`);
  const found =
    owner === SEVERAL
      ? ownersOf(change)
      : change.where.paths
          .map((path) => path.split(' > '))
          .filter(([first]) => first === owner)
          .map((path) =>
            path
              .slice(1)
              .filter((part) => !isMediaType(part))
              .join(' > '),
          )
          .filter((path) => path !== '');
  const all = [...new Set(found)];
  const shown = all.slice(0, MOST_PLACES).map(code);
  if (shown.length === 0) return details;
  const rest = all.length - shown.length;
  return [...details, `  - At ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}

function isMediaType(part: string): boolean {
  return /^[\w.*+-]+\/[\w.*+-]+(?:;.*)?$/.test(part);
}

function listed(title: string, changes: readonly Change[], before: readonly string[] = []): string[] {
  if (changes.length === 0) return [];
  const items = changes.map(
    (change) => `- ${code(change.where.path || 'document')}: ${oneLine(change.what)}`,
  );
  return ['', `## ${title}`, '', ...before, ...items];
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
