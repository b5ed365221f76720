/** Packs TypeScript modules into the files of a package: scripts with source maps, and declarations. */
import { join } from 'node:path';
import { rolldown, type OutputOptions } from 'rolldown';
import { ModuleNames, resolveAlias } from './module-names.ts';
import { writeDeclarations } from './pack-declarations.ts';
import type { PackFormat, PackOptions } from './pack-options.ts';
import { all } from './stages.ts';

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
