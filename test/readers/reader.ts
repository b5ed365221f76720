/** The features tested in each tool, and the results. */

/** The tested features, in table order. */
export const COLUMNS = {
  loads: 'Loads the description',
  quiet: 'Without errors or warnings',
  record: "Correct types for a page's records",
  success: 'Correct types for a success',
  compiles: 'Compiles under tsc --strict',
  calls: 'Calls the mock, or responds as documented',
} as const;

export type Column = keyof typeof COLUMNS;

/** The files to try with each tool. */
export const FILES = {
  'openapi.json': 'OpenAPI 3.1, with `2XX` for unknown success statuses',
  'openapi-assumed-200.json': 'OpenAPI 3.1, with `200` assumed for unknown success statuses',
  'openapi-3.0.json': 'OpenAPI 3.0, with the same assumption',
} as const;

export type FileName = keyof typeof FILES;

/** `right`, or the tool's error message. */
export type Verdict = 'right' | { readonly wrong: string };

/** Test results. Columns that don't apply are absent. */
export type Findings = { readonly [column in Column]?: Verdict };

/** Returns a verdict: `right`, or the reason why it is wrong. */
export const verdict = (right: boolean, otherwise: string): Verdict =>
  right ? 'right' : { wrong: otherwise };

/** The result of running a program. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A tool's working environment. */
export interface Workbench {
  /** Absolute path of the description. Its file name is `fileName`. */
  readonly file: string;
  readonly fileName: FileName;
  /** An empty folder that resolves only the tool's packages. */
  readonly out: string;
  /** Base URL of the mock. */
  readonly mock: string;
  /** Headers required by every call: the media type, which no generator sends by itself, and a key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Slug of one of the mock's funds. */
  readonly fund: string;
  /** Name of the API key header. */
  readonly apiKeyHeader: string;
  /** Number of operations in the description. */
  readonly operationCount: number;
  /** Number of paths in the description. */
  readonly pathCount: number;
  /** Runs a command of the tool's packages in `out`. */
  bin(packageName: string, name: string, ...args: string[]): Promise<Ran>;
  /** Runs a JavaScript module in `out` and parses the last JSON that it prints. */
  script(code: string): Promise<unknown>;
  write(name: string, text: string): Promise<void>;
  /**
   * Compiles the generated code together with a program that reads two bodies, and uses it to call the mock.
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
  /** The features tested in this tool. */
  readonly columns: readonly Column[];
  /** True if it is light enough to run on every change. */
  readonly light?: true;
  /** Settings that users need, as Markdown for the guide "Other tools and generators". */
  readonly setting?: string;
  read(bench: Workbench): Promise<Findings>;
}
