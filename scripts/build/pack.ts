import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { rolldown, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

/** A package's rolldown configuration. */
export interface PackOptions extends InputOptions {
  /** Entry modules, absolute. */
  readonly input: string[];
  /** Entries that get declarations; default all. */
  readonly declared?: readonly string[];
  /** One for each format: `esm` writes `x.js` and `x.d.ts`, `cjs` writes `x.cjs` and `x.d.cts`. */
  readonly output: readonly (OutputOptions & { readonly format: 'esm' | 'cjs' })[];
}

/**
 * Packs TypeScript modules into the files of a package: scripts with source maps, and declarations. Every file is named
 * after its module, without folders. Types are not checked, `npm run check` does that; declarations are made module by
 * module, so every exported type that they reach has to be written out.
 *
 * @param options the package's rolldown configuration
 * @throws Error when a module is missing, has a syntax error, an exported type is not written out, two modules have one
 *   name, or an import isn't resolved
 */
export async function pack({ output, declared, ...options }: PackOptions): Promise<void> {
  const bundle = await rolldown({
    ...options,
    plugins: [declarations(declared ?? options.input)],
    tsconfig: false,
    // Paths of this machine do not belong into a package.
    experimental: { attachDebugInfo: 'none' },
    // A busy machine is no reason for a warning.
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  try {
    for (const each of output) {
      const extension = each.format === 'cjs' ? 'cjs' : 'js';
      await bundle.write({
        exports: 'named',
        sourcemap: true,
        sourcemapPathTransform: (path) => `../src/${basename(path)}`,
        entryFileNames: ({ facadeModuleId }) =>
          `${facadeModuleId?.endsWith('.ts') ? moduleName(facadeModuleId) : 'interop'}.${extension}`,
        chunkFileNames: `[name].${extension}`,
        ...each,
      });
    }
  } finally {
    await bundle.close();
  }
}

function moduleName(file: string): string {
  return basename(file, '.ts');
}

/** A module specifier in a declaration, after the keyword and the quote before it. */
const specifiers = /(?<=\bfrom\s+["']|\bimport\s*\(?\s*["'])[^"']+/g;

/**
 * Emits the declarations of entries and of every module that these import. rolldown alone can't: it drops imports of
 * types. The compiler takes seconds for what this does in milliseconds.
 */
function declarations(entries: readonly string[]): Plugin {
  return {
    name: 'declarations',
    async generateBundle({ format }) {
      const letter = format === 'cjs' ? 'c' : '';
      const files = new Map<string, string>();
      const waiting = [...entries];
      for (const file of waiting) {
        const name = moduleName(file);
        const other = files.get(name);
        if (other === file) continue;
        if (other !== undefined) throw new Error(`${other} and ${file} have one name. Rename one of them.`);
        files.set(name, file);
        const { code, errors } = isolatedDeclarationSync(file, await readFile(file, 'utf8'));
        if (errors[0]) throw new Error(`${file}: ${errors[0].message}\n${errors[0].codeframe ?? ''}`);
        const targets = new Map<string, string>();
        for (const [specifier] of code.matchAll(specifiers)) {
          const target = await this.resolve(specifier, file);
          if (!target || target.external) continue;
          waiting.push(target.id);
          targets.set(specifier, `./${moduleName(target.id)}.${letter}js`);
        }
        this.emitFile({
          type: 'asset',
          fileName: `${name}.d.${letter}ts`,
          source: code.replaceAll(specifiers, (specifier) => targets.get(specifier) ?? specifier),
        });
      }
    },
  };
}
