import { siteLink } from '../site/links.ts';
import { code, isEmpty, join, type Phrase, say } from '../site/phrase.ts';
import { heading, type Block, type Page, prose } from '../site/page-model.ts';

/** What was tried with other tools, as the trials wrote it down. */
export interface Trials {
  readonly files: readonly { readonly name: string; readonly about: string }[];
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly tools: readonly Tool[];
}

interface Tool {
  readonly title: string;
  readonly version: string;
  readonly kind: string;
  readonly url: string;
  /** The file to give to the tool; null when none of them works. */
  readonly use: string | null;
  /** What to set, as Markdown. */
  readonly setting?: string;
  readonly results: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly wrong: readonly { readonly files: readonly string[]; readonly cause: string }[];
}

/** Other tools that read the description: which file to give to each, and what each gets right. */
export function worksWithPage({ files, columns, tools }: Trials): Page {
  const kinds = [...new Set(tools.map(({ kind }) => kind))];
  return {
    path: 'works-with',
    title: 'Works with',
    description: `${tools.length} tools that read OpenAPI, tried with the files of this interface: which file to give to each, and what each of them gets right.`,
    kind: 'register',
    lead: `${tools.length} tools that read OpenAPI were tried with the files of this interface. Here is which file to give to each, and what each of them gets right.`,
    blocks: [
      heading(2, 'files', 'The files'),
      {
        kind: 'table',
        label: 'Files',
        head: ['File', 'What it is'],
        rows: files.map(({ name, about }) => ({ cells: [siteLink(name, name), about] })),
      },
      heading(2, 'tried', 'What was checked'),
      prose('Each tool was checked for what applies to it:'),
      { kind: 'list', items: columns.map(({ title }) => title) },
      ...kinds.flatMap((kind): Block[] => [
        heading(2, `tools-${kind.toLowerCase().replaceAll(/\W+/g, '-')}`, kindTitle(kind)),
        {
          kind: 'table',
          label: kindTitle(kind),
          head: ['Tool', 'Checks passed', 'File to use, and what to know'],
          rows: tools
            .filter((tool) => tool.kind === kind)
            .map((tool) => ({
              cells: [say`${tool.title} ${tool.version}`, passedText(tool, columns), wordsOn(tool, columns)],
            })),
        },
      ]),
    ],
  };
}

/** `Mocks and servers` of `mock or server`. */
function kindTitle(kind: string): string {
  const words = kind.replaceAll(' or ', 's and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}s`;
}

function useText({ use, setting }: Tool): Phrase {
  const file = use === null ? 'No file passes every check' : code(use);
  return setting === undefined ? file : say`${file}. ${setting}`;
}

/** What a tool gets right with the file that it should be given. */
function resultsOf({ use, results }: Tool): Readonly<Record<string, string>> {
  return (use === null ? undefined : results[use]) ?? {};
}

function passedText(tool: Tool, columns: Trials['columns']): string {
  const results = resultsOf(tool);
  const tried = columns.filter(({ id }) => results[id] !== undefined);
  const right = tried.filter(({ id }) => results[id] === 'right');
  return tried.length === 0 ? 'none' : `${right.length}\u{A0}of\u{A0}${tried.length}`;
}

function wrongText(tool: Tool, columns: Trials['columns']): Phrase {
  const results = resultsOf(tool);
  const wrong = columns.filter(({ id }) => results[id] === 'wrong').map(({ title }) => title.toLowerCase());
  const causes = tool.wrong
    .filter(({ files }) => tool.use === null || files.includes(tool.use))
    .map(({ cause }) => cause.replaceAll(/\s*\n\s*/g, ' '));
  return join([wrong.length === 0 ? '' : `Wrong: ${wrong.join('; ')}.`, ...causes.map(withStop)]);
}

/** The file that a tool should be given, and what there is to know of it. */
function wordsOn(tool: Tool, columns: Trials['columns']): Phrase {
  const wrong = wrongText(tool, columns);
  if (isEmpty(wrong)) return useText(tool);
  const { setting, ...rest } = tool;
  return join([
    setting === undefined ? say`${useText(rest)}.` : useText({ ...rest, setting: withStop(setting) }),
    wrong,
  ]);
}

/** A sentence with one full stop at its end. */
function withStop(sentence: string): string {
  return `${sentence.replace(/\.$/, '')}.`;
}
