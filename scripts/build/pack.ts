/** Packs TypeScript modules into the files of a package: scripts with source maps, and declarations. */
import { join } from 'node:path';
import { rolldown, type OutputOptions } from 'rolldown';
import { ModuleNames, resolveAlias } from './module-names.ts';
import { writeDeclarations } from './pack-declarations.ts';
import { all } from './stages.ts';

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

/** Extension of the scripts of a format; that of declarations is `.d.` with the letters after the dot but the last two. */
const scriptExtension: Record<PackFormat, string> = { esm: 'js', cjs: 'cjs' };

/**
 * Packs modules. Types are not checked, `npm run check` does that; declarations are made module by module, so every
 * export of a module that a declaration reaches has its type written out.
 *
 * @param options what to pack, and how
 * @throws Error when a module is missing or has a syntax error, an import leads outside of what is packed, or an
 *   exported type is not written out
 */
export async function pack(options: PackOptions): Promise<void> {
  const names = new ModuleNames(options.entries);
  // Both to their end, also when one fails: nothing is written any more afterwards.
  await all([
    writeScripts(options, names),
    writeDeclarations({
      entries: options.declared ?? Object.keys(options.entries),
      formats: options.formats,
      outDir: options.outDir,
      names,
      resolve: (specifier) => resolveAlias(specifier, options.alias ?? {}),
    }),
  ]);
}

async function writeScripts(options: PackOptions, names: ModuleNames): Promise<void> {
  const bundle = await rolldown({
    input: { ...options.entries },
    platform: options.platform,
    external: [...(options.external ?? [])],
    plugins: [{ name: 'alias', resolveId: (specifier) => resolveAlias(specifier, options.alias ?? {}) }],
    tsconfig: false,
    // Paths of this machine do not belong into a package.
    experimental: { attachDebugInfo: 'none' },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  try {
    for (const format of options.formats) await bundle.write(outputOptions(options, format, names));
  } finally {
    await bundle.close();
  }
}

function outputOptions(
  { outDir, files }: PackOptions,
  format: PackFormat,
  names: ModuleNames,
): OutputOptions {
  const extension = scriptExtension[format];
  return {
    dir: outDir,
    format,
    exports: 'named',
    sourcemap: true,
    sourcemapPathTransform: (path, map) => `../src/${names.of(join(map, '..', path))}.ts`,
    preserveModules: files === 'modules',
    entryFileNames: ({ facadeModuleId }) =>
      `${facadeModuleId?.endsWith('.ts') ? names.of(facadeModuleId) : 'interop'}.${extension}`,
    chunkFileNames: `[name].${extension}`,
    // Without a name of its own, what entries share would be called after one of its modules.
    ...(files === 'few' ? { codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] } } : {}),
  };
}
