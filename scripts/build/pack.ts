import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { rolldown, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

/** A package's rolldown configuration. */
export interface PackOptions extends InputOptions {
  /** Entry modules, absolute. */
  readonly input: string[];
  /** Entries to emit declarations for; default all. */
  readonly declarationEntries?: readonly string[];
  /** One output per format: `esm` writes `x.js` and `x.d.ts`, `cjs` writes `x.cjs` and `x.d.cts`. */
  readonly output: readonly (OutputOptions & { readonly format: 'esm' | 'cjs' })[];
}

/**
 * Compiles TypeScript modules to scripts with source maps, and declarations. Files are named after their modules, without
 * folders. Doesn't check types, because `npm run check` does. Declarations are emitted module by module, so exports need
 * explicit types.
 *
 * @param options the package's rolldown configuration
 * @throws Error if a module is missing or has a syntax error, an export has no explicit type, two modules have the same
 *   name, or an import can't be resolved
 */
export async function pack({ output, declarationEntries, ...options }: PackOptions): Promise<void> {
  const bundle = await rolldown({
    ...options,
    plugins: [declarations(declarationEntries ?? options.input)],
    tsconfig: false,
    // Keep local paths out of the package.
    experimental: { attachDebugInfo: 'none' },
    // The timings warning is unreliable on a busy machine.
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

/** Matches the module specifiers in a declaration: the text in quotes after `from` or `import`. */
const specifiers = /(?<=\bfrom\s+["']|\bimport\s*\(?\s*["'])[^"']+/g;

/**
 * Emits declarations for the entries and every module they import. rolldown drops type imports, so this follows them
 * itself. It takes milliseconds; the TypeScript compiler would take seconds.
 */
function declarations(entries: readonly string[]): Plugin {
  return {
    name: 'declarations',
    async generateBundle({ format }) {
      const letter = format === 'cjs' ? 'c' : '';
      const files = new Map<string, string>();
      const queue = [...entries];
      for (const file of queue) {
        const name = moduleName(file);
        const other = files.get(name);
        if (other === file) continue;
        if (other !== undefined)
          throw new Error(`${other} and ${file} have the same name. Rename one of them.`);
        files.set(name, file);
        const text = await readFile(file, 'utf8');
        // Unlike the TypeScript compiler, `isolatedDeclarationSync` drops reference directives, so add them again.
        const [references = ''] = /^(?:\/\/\/ <reference .*\n)+/.exec(text) ?? [];
        const { code, errors } = isolatedDeclarationSync(file, text);
        if (errors[0]) throw new Error(`${file}: ${errors[0].message}\n${errors[0].codeframe ?? ''}`);
        const targets = new Map<string, string>();
        for (const [specifier] of code.matchAll(specifiers)) {
          const target = await this.resolve(specifier, file);
          if (!target) throw new Error(`${file}: can't resolve ${specifier}.`);
          if (target.external) continue;
          queue.push(target.id);
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
