import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import type { ModuleNames } from './module-names.ts';
import type { PackFormat } from './pack-options.ts';

/** A module specifier of a declaration, with what stands before it and behind it. */
const specifiers = /(\bfrom\s+|\bimport\s*\(?\s*)(["'])([^"']+)\2/g;

/** What to declare. */
export interface DeclarationOptions {
  /** Names of the entries. */
  readonly entries: readonly string[];
  readonly formats: readonly PackFormat[];
  readonly outDir: string;
  readonly names: ModuleNames;
  /** Finds the file of a specifier that is more than a path to a neighbour, or a package: undefined for these. */
  readonly resolve: (specifier: string) => string | undefined;
}

/**
 * Writes the declarations of entries and of every module that these import, one by one: the compiler takes seconds for what
 * this does in milliseconds.
 *
 * @param options what to declare
 * @throws Error when a module is missing, has a syntax error, or an export whose type is not written out
 */
export async function writeDeclarations(options: DeclarationOptions): Promise<void> {
  const { entries, formats, outDir, names, resolve } = options;
  const waiting = entries.map((name) => names.file(name));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const { code, errors } = isolatedDeclarationSync(file, await readFile(file, 'utf8'));
    const [error] = errors;
    if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
    for (const format of formats) {
      const letter = format === 'cjs' ? 'c' : '';
      const declared = code.replaceAll(
        specifiers,
        (whole, before: string, quote: string, specifier: string) => {
          const isNeighbour = specifier.startsWith('.');
          const target =
            resolve(specifier) ?? (isNeighbour ? resolvePath(dirname(file), specifier) : undefined);
          if (target === undefined) return whole;
          if (!seen.has(target)) waiting.push(target);
          seen.add(target);
          return `${before}${quote}./${names.of(target)}.${letter}js${quote}`;
        },
      );
      const path = join(outDir, `${names.of(file)}.d.${letter}ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, declared);
    }
  }
}
