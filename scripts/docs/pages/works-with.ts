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
        rows: files.map(({ name, about }) => ({ cells: [`[${name}](site:${name})`, about] })),
      },
      ...kinds.flatMap((kind): Block[] => {
        const own = tools.filter((tool) => tool.kind === kind);
        const faults = own.map((tool) => wrongText(tool, columns));
        // A column that says nothing is left out.
        const faultless = faults.every((text) => text === '');
        return [
          heading(2, `tools-${kind.toLowerCase().replaceAll(/\W+/g, '-')}`, kindTitle(kind)),
          {
            kind: 'table',
            label: kindTitle(kind),
            head: ['Tool', 'Give it', 'Right', ...(faultless ? [] : ['Wrong, and why'])],
            rows: own.map((tool, index) => ({
              cells: [
                `${tool.title} ${tool.version}`,
                useText(tool),
                rightText(tool, columns),
                ...(faultless ? [] : [faults[index] ?? '']),
              ],
            })),
          },
        ];
      }),
      heading(2, 'tried', 'What was tried'),
      prose(columns.map(({ title }) => `- ${title}`).join('\n')),
    ],
  };
}

/** `Mocks and servers` of `mock or server`. */
function kindTitle(kind: string): string {
  const words = kind.replaceAll(' or ', 's and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}s`;
}

function useText({ use, setting }: Tool): string {
  const file = use === null ? 'none of the files' : `\`${use}\``;
  return setting === undefined ? file : `${file}. ${setting}`;
}

/** What a tool gets right with the file that it should be given. */
function resultsOf({ use, results }: Tool): Readonly<Record<string, string>> {
  return (use === null ? undefined : results[use]) ?? {};
}

function rightText(tool: Tool, columns: Trials['columns']): string {
  const results = resultsOf(tool);
  const tried = columns.filter(({ id }) => results[id] !== undefined);
  const right = tried.filter(({ id }) => results[id] === 'right');
  if (right.length === tried.length && tried.length > 0) return `all that was tried (${tried.length})`;
  return right.length === 0 ? 'nothing' : right.map(({ title }) => title.toLowerCase()).join('; ');
}

function wrongText(tool: Tool, columns: Trials['columns']): string {
  const results = resultsOf(tool);
  const wrong = columns.filter(({ id }) => results[id] === 'wrong').map(({ title }) => title.toLowerCase());
  const causes = tool.wrong
    .filter(({ files }) => tool.use === null || files.includes(tool.use))
    .map(({ cause }) => cause.replaceAll(/\s*\n\s*/g, ' '));
  return [wrong.join('; '), ...causes]
    .filter(Boolean)
    .map((sentence, index, all) => (index === all.length - 1 ? sentence : `${sentence.replace(/\.$/, '')}.`))
    .join(' ');
}
