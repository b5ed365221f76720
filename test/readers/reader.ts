/** What a tool is tried for, and what was found. */

/** Questions to a tool, in the order of the table. */
export const COLUMNS = {
  loads: 'Loads the description',
  quiet: 'Without an error or a warning',
  record: "Types of a page's record are right",
  success: 'Types of a success are right',
  compiles: 'Its code compiles under tsc --strict',
  calls: 'Calls the mock, or answers as documented',
} as const;

export type Column = keyof typeof COLUMNS;

/** The files that a tool may be given. */
export const FILES = {
  'openapi.json': 'OpenAPI 3.1, success as `2XX` where its number is not known',
  'openapi-assumed-200.json': 'OpenAPI 3.1, those success statuses assumed to be `200`',
  'openapi-3.0.json': 'OpenAPI 3.0, the same assumption',
} as const;

export type FileName = keyof typeof FILES;

/** `right`, or what is wrong in the words of the tool. */
export type Verdict = 'right' | { readonly wrong: string };

/** What was found; a column that says nothing about the tool is absent. */
export type Findings = { readonly [column in Column]?: Verdict };

/** Says that something is right, or what is wrong. */
export const verdict = (right: boolean, otherwise: string): Verdict =>
  right ? 'right' : { wrong: otherwise };

/** What comes of a run of a program. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Where a tool works. */
export interface Workbench {
  /** The description, as an absolute path; its name is that of `fileName`. */
  readonly file: string;
  readonly fileName: FileName;
  /** An empty folder that resolves the tool's packages and no others. */
  readonly out: string;
  /** Address of the mock. */
  readonly mock: string;
  /** Headers that every call needs: the media type, which no generator sends by itself, and a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Slug of a fund that the mock has. */
  readonly fund: string;
  /** Header that carries the key. */
  readonly apiKeyHeader: string;
  /** How many operations the description has. */
  readonly operationCount: number;
  /** Runs a command of the tool's packages in `out`. */
  bin(packageName: string, name: string, ...args: string[]): Promise<Ran>;
  /** Runs a JavaScript module in `out` and reads the JSON that it prints last. */
  script(code: string): Promise<unknown>;
  write(name: string, text: string): Promise<void>;
  /**
   * Compiles what was generated with a program that reads two bodies, and calls the mock with it.
   *
   * @param api a module with types `Page` and `Fund`, and, if the tool makes calls, a function
   *   `call(url, headers, fund)` that returns `{ page, fund }`
   */
  useTypes(api: string): Promise<Findings>;
}

/** A tool that reads the description. */
export interface Reader {
  /** Key in `versions.json`. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'parser' | 'linter' | 'generator' | 'mock or server' | 'client' | 'viewer';
  /** Language of the program that uses the tool; `any` for programs of their own. */
  readonly language: 'any' | 'JavaScript' | 'TypeScript';
  /** What it is tried for. */
  readonly columns: readonly Column[];
  /** Light enough for every change. */
  readonly light?: true;
  /** What a user of it has to set or know, as Markdown of the guide "Other tools and generators". */
  readonly setting?: string;
  read(bench: Workbench): Promise<Findings>;
}
