/** What to pack, and how. */
export interface PackOptions {
  /** Entry files by the name that they get in the package: `{ index: '/…/runtime/index.ts' }`. */
  readonly entries: Readonly<Record<string, string>>;
  /** `esm` gives `x.js` and `x.d.ts`, `cjs` gives `x.cjs` and `x.d.cts`. */
  readonly formats: readonly PackFormat[];
  /** Where the code runs; `neutral` is everywhere, and knows no module of Node. */
  readonly platform: 'node' | 'neutral';
  /** Folder that the files are written into; made when it is missing. */
  readonly outDir: string;
  /** Packages, or modules by a part of their specifier, that stay imports. */
  readonly external?: readonly (string | RegExp)[];
  /** Where specifiers lead, by what they begin with: `{ '#generated/': '/…/generated/' }`. */
  readonly alias?: Readonly<Record<string, string>>;
  /**
   * `modules`, one file per module, which every bundler of a user can leave out by itself; `few`, one file per entry and
   * one for what they share, which a process loads fastest.
   */
  readonly files: 'modules' | 'few';
  /** Names of entries whose declarations are written; default all. */
  readonly declared?: readonly string[];
}

/** A form of modules. */
export type PackFormat = 'esm' | 'cjs';
