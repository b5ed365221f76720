/** The features that tools are tested for, and the results. */

/** The tested features, in table order. */
export const COLUMNS = {
  loads: 'Loads the description',
  quiet: 'Without an error or a warning',
  record: "Types of a page's record are right",
  success: 'Types of a success are right',
  compiles: 'Its code compiles under tsc --strict',
  calls: 'Calls the mock, or answers as documented',
} as const;

export type Column = keyof typeof COLUMNS;

/** The files that a tool can be given. */
export const FILES = {
  'openapi.json': 'OpenAPI 3.1, success as `2XX` where its number is not known',
  'openapi-assumed-200.json': 'OpenAPI 3.1, those success statuses assumed to be `200`',
  'openapi-3.0.json': 'OpenAPI 3.0, the same assumption',
} as const;

export type FileName = keyof typeof FILES;

/** `right`, or the tool's error message. */
export type Verdict = 'right' | { readonly wrong: string };

/** Test results; columns that don't apply are absent. */
export type Findings = { readonly [column in Column]?: Verdict };

/** Returns a verdict: right, or the reason it's wrong. */
export const verdict = (right: boolean, otherwise: string): Verdict =>
  right ? 'right' : { wrong: otherwise };

/** The result of running a program. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** The working environment of a tool. */
export interface Workbench {
  /** Absolute path of the description; its file name is `fileName`. */
  readonly file: string;
  readonly fileName: FileName;
  /** An empty folder that resolves only the tool's packages. */
  readonly out: string;
  /** Base URL of the mock. */
  readonly mock: string;
  /** Headers required by every call: the media type, which no generator sends on its own, and a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Slug of a fund in the mock. */
  readonly fund: string;
  /** Name of the header for the API key. */
  readonly apiKeyHeader: string;
  /** Number of operations in the description. */
  readonly operationCount: number;
  /** Runs a command of the tool's packages in `out`. */
  bin(packageName: string, name: string, ...args: string[]): Promise<Ran>;
  /** Runs a JavaScript module in `out` and parses the last JSON it prints. */
  script(code: string): Promise<unknown>;
  write(name: string, text: string): Promise<void>;
  /**
   * Compiles the generated code with a program that reads two bodies, and calls the mock with it.
   *
   * @param api a module with types `Page` and `Fund`, and, if the tool makes calls, a function `call(url, headers,
   *   fund)` that returns `{ page, fund }`
   */
  useTypes(api: string): Promise<Findings>;
}

/** A tool that reads the description. */
export interface Reader {
  /** Key in `versions.json`. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'parser' | 'linter' | 'generator' | 'mock or server' | 'client' | 'viewer';
  /** Language of programs that use the tool; `any` for standalone programs. */
  readonly language: 'any' | 'JavaScript' | 'TypeScript';
  /** The features it is tested for. */
  readonly columns: readonly Column[];
  /** Light enough to run on every change. */
  readonly light?: true;
  /** The settings users need, as Markdown for the guide "Other tools and generators". */
  readonly setting?: string;
  read(bench: Workbench): Promise<Findings>;
}
