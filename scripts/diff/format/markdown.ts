import { adviceFor } from '../advice.ts';
import type { Change } from '../change.ts';
import type { ToldChange, VersionStep } from '../changelog.ts';
import type { Report } from '../report.ts';

const MOST_PLACES = 5;
/** A change of more operations than this is told once for all of them. */
const MOST_OPERATIONS = 3;
const SEVERAL = 'Several operations';

/**
 * Writes a report as a migration guide, for whoever writes programs against the interface: what they have to do, operation
 * by operation, then what is new, and what became known. What changes no program, and what only concerns this repository,
 * stands in the other formats.
 */
export function formatMarkdown(report: Report): string {
  const { step, titles } = report;
  const of = (test: (change: Change) => boolean): Change[] => report.changes.filter(test);
  return `${[
    step ? `# From version ${step.from} to version ${step.to}` : '# Changes of the interface',
    '',
    inSum(report),
    ...inTheWordsOfTheHistory(step),
    ...byOperation(
      'What you have to do',
      titles,
      of(({ level }) => level === 'breaking'),
      (change, owner) => [`- ${oneLine(change.what)} **${adviceFor(change)}**`, ...places(change, owner)],
    ),
    ...byOperation(
      'What is new',
      titles,
      of((change) => change.level === 'safe' && !isGap(change)),
      (change, owner) => [`- ${oneLine(change.what)}`, ...places(change, owner)],
    ),
    ...byOperation('What is known now', titles, of(isGap), (change, owner) => [
      `- ${oneLine(change.what)}`,
      ...places(change, owner),
    ]),
  ].join('\n')}\n`;
}

function inSum({ counts: { breaking, safe } }: Report): string {
  if (breaking === 0 && safe === 0) return 'Nothing changes for programs.';
  const counted = (count: number, one: string, many: string): string =>
    count === 1 ? `One change ${one}` : `${count} changes ${many}`;
  const first =
    breaking === 0 ? 'No change breaks a program' : counted(breaking, 'breaks programs', 'break programs');
  return `${first}; ${safe === 0 ? 'there are no others' : counted(safe, 'breaks none', 'break none')}.`;
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
  titles: Report['titles'],
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
        ...(titles[name] === undefined ? [] : [titles[name], '']),
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
          .map((path) => inWords(path.slice(1).filter((part) => !isMediaType(part))))
          .filter((path) => path !== '');
  const all = [...new Set(found)];
  const shown = owner === SEVERAL ? all.slice(0, MOST_PLACES).map(code) : all.slice(0, MOST_PLACES);
  if (shown.length === 0) return details;
  const rest = all.length - shown.length;
  const list = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return [
    ...details,
    `  - ${owner === SEVERAL ? `At ${list}` : list.charAt(0).toUpperCase() + list.slice(1)}`,
  ];
}

/** A place inside an operation in words: ``in `data[].comments` of the response 200``. */
function inWords(path: readonly string[]): string {
  const [outer = '', ...members] = path;
  const [, kind = '', name = ''] = /^(body|response|query|path|cookie|header)(?: (.+))?$/.exec(outer) ?? [];
  const places: Readonly<Record<string, string>> = {
    body: 'the request body',
    response: `the response ${name}`,
    query: `the query parameter ${code(name)}`,
    path: `the path parameter ${code(name)}`,
    cookie: `the cookie ${code(name)}`,
    header: `the header ${code(name)}`,
  };
  const place = places[kind];
  if (place === undefined) return path.length === 0 ? '' : `at ${code(path.join(' > '))}`;
  const inner = members.map((part) => part.replace(/^(query|header) /, '')).join('.');
  return inner === '' ? `in ${place}` : `in ${code(inner)} of ${place}`;
}

function isMediaType(part: string): boolean {
  return /^[\w.*+-]+\/[\w.*+-]+(?:;.*)?$/.test(part);
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
