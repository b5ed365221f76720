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
 * Packs TypeScript modules into a package: scripts with source maps, and declarations. Every file is named after its module,
 * without folders. Types are not checked, as `npm run check` does that. Declarations are made module by module, so exported
 * types have to be written out.
 *
 * @param options the package's rolldown configuration
 * @throws Error if a module is missing or has a syntax error, an exported type isn't written out, two modules have the same
 *   name, or an import isn't resolved
 */
export async function pack({ output, declared, ...options }: PackOptions): Promise<void> {
  const bundle = await rolldown({
    ...options,
    plugins: [declarations(declared ?? options.input)],
    tsconfig: false,
    // Keeps paths of this machine out of the package.
    experimental: { attachDebugInfo: 'none' },
    // On a busy machine, every callback is slow.
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

/** Module specifiers in a declaration, which follow a keyword and a quote. */
const specifiers = /(?<=\bfrom\s+["']|\bimport\s*\(?\s*["'])[^"']+/g;

/**
 * Emits the declarations of the entries and of every module that they import. rolldown drops imports of types, so this
 * follows them itself. The compiler would take seconds instead of milliseconds.
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
        if (other !== undefined)
          throw new Error(`${other} and ${file} have the same name. Rename one of them.`);
        files.set(name, file);
        const text = await readFile(file, 'utf8');
        // The compiler keeps references to libraries; this emitter drops them.
        const [references = ''] = /^(?:\/\/\/ <reference .*\n)+/.exec(text) ?? [];
        const { code, errors } = isolatedDeclarationSync(file, text);
        if (errors[0]) throw new Error(`${file}: ${errors[0].message}\n${errors[0].codeframe ?? ''}`);
        const targets = new Map<string, string>();
        for (const [specifier] of code.matchAll(specifiers)) {
          const target = await this.resolve(specifier, file);
          if (!target) throw new Error(`${file}: ${specifier} isn't resolved.`);
          if (target.external) continue;
          waiting.push(target.id);
          targets.set(specifier, `./${moduleName(target.id)}.${letter}js`);
        }
        this.emitFile({
          type: 'asset',
          fileName: `${name}.d.${letter}ts`,
          source:
            references + code.replaceAll(specifiers, (specifier) => targets.get(specifier) ?? specifier),
        });
      }
    },
  };
}
