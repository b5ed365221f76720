import { counted } from '../../cli/counted.ts';
import { adviceFor, type Change } from '../change.ts';
import type { ChangelogEntry, VersionStep } from '../changelog.ts';
import type { Report } from '../report.ts';

const MAX_PLACES = 5;
/** A change that affects more operations than this is reported once for all of them. */
const MAX_OPERATIONS = 3;
const SEVERAL = 'Several operations';

/**
 * Formats a report as a migration guide for developers who use the interface: required changes, then new features, then
 * newly documented facts. It leaves out changes that concern only this repository.
 */
export function formatMarkdown(report: Report): string {
  const { step, titles } = report;
  const of = (test: (change: Change) => boolean): Change[] => report.changes.filter(test);
  return `${[
    step ? `# From version ${step.from} to version ${step.to}` : '# Changes of the interface',
    '',
    summary(report),
    ...fromChangelog(step),
    ...byOperation(
      'Required changes',
      titles,
      of(({ level }) => level === 'breaking'),
      (change, owner) => [`- ${oneLine(change.what)} **${adviceFor(change)}**`, ...places(change, owner)],
    ),
    ...byOperation(
      'New',
      titles,
      of((change) => change.level === 'safe' && !isGap(change)),
      (change, owner) => [`- ${oneLine(change.what)}`, ...places(change, owner)],
    ),
    ...byOperation('Newly documented', titles, of(isGap), (change, owner) => [
      `- ${oneLine(change.what)}`,
      ...places(change, owner),
    ]),
  ].join('\n')}\n`;
}

function summary({ counts: { breaking, safe } }: Report): string {
  if (breaking === 0 && safe === 0) return 'No changes for programs.';
  return `${counted(breaking, 'breaking change', 'breaking changes')}, ${counted(safe, 'safe change', 'safe changes')}.`;
}

/** The changelog entries for the new version. */
function fromChangelog(step: VersionStep | undefined): string[] {
  if (!step || step.entries.length === 0) return [];
  return ['', '## In short', '', ...step.entries.map(entryOf)];
}

function entryOf({ breaking, text, migrate }: ChangelogEntry): string {
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
    const headings = owners.length > MAX_OPERATIONS ? [SEVERAL] : owners;
    for (const heading of headings) groups.set(heading, [...(groups.get(heading) ?? []), change]);
  }
  return [
    '',
    `## ${title}`,
    ...[...groups]
      .toSorted((a, b) => severalFirst(a) - severalFirst(b))
      .flatMap(([name, inGroup]) => [
        '',
        `### ${name === SEVERAL ? name : code(name)}`,
        '',
        ...(titles[name] === undefined ? [] : [titles[name], '']),
        ...inGroup.flatMap((change) => write(change, name)),
      ]),
  ];
}

/** The operations, or other parts of the document, that a change affects. */
function ownersOf({ where }: Change): string[] {
  return [...new Set(where.paths.map((path) => path.split(' > ')[0] || 'document'))];
}

/** The places of a change in an operation, or its operations if there are many. Media types of a body are one place. */
function places(change: Change, owner: string): string[] {
  const details = change.details.map((detail) => `  - ${oneLine(detail)}`);
  const locations =
    owner === SEVERAL
      ? ownersOf(change)
      : change.where.paths
          .map((path) => path.split(' > '))
          .filter(([first]) => first === owner)
          .map((path) => inWords(path.slice(1).filter((part) => !isMediaType(part))))
          .filter((path) => path !== '');
  const all = [...new Set(locations)];
  const shown = owner === SEVERAL ? all.slice(0, MAX_PLACES).map(code) : all.slice(0, MAX_PLACES);
  if (shown.length === 0) return details;
  const rest = all.length - shown.length;
  const list = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return [
    ...details,
    `  - ${owner === SEVERAL ? `At ${list}` : list.charAt(0).toUpperCase() + list.slice(1)}`,
  ];
}

/** Describes a place in an operation, such as ``in `data[].comments` of the 200 response``. */
function inWords(path: readonly string[]): string {
  const [outer = '', ...members] = path;
  const [, kind = '', name = ''] = /^(body|response|query|path|cookie|header)(?: (.+))?$/.exec(outer) ?? [];
  const outside: Readonly<Record<string, string>> = {
    body: 'the request body',
    response: `the ${name} response`,
    query: `the ${code(name)} query parameter`,
    path: `the ${code(name)} path parameter`,
    cookie: `the ${code(name)} cookie`,
    header: `the ${code(name)} header`,
  };
  const place = outside[kind];
  if (place === undefined) return path.length === 0 ? '' : `at ${code(path.join(' > '))}`;
  const inner = members.map((part) => part.replace(/^(query|header) /, '')).join('.');
  return inner === '' ? `in ${place}` : `in ${code(inner)} of ${place}`;
}

function isMediaType(part: string): boolean {
  return /^[\w.*+-]+\/[\w.*+-]+(?:;.*)?$/.test(part);
}

/** Formats code. Code with backticks needs a longer fence. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${oneLine(text)}${pad}${fence}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
