import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve as resolvePath } from 'node:path';
import type { Bundle, CompilerOptions, Node, SourceFile, TransformerFactory } from 'typescript';
import type { ModuleNames } from './module-names.ts';
import type { PackFormat } from './pack-options.ts';
import { ts } from './typescript.ts';

const compilerOptions: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
};

/** Stands for the extension of a neighbour, which depends on the format: a declaration is made once for all. */
const anyExtension = '.[extension]';

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
 * Writes the declarations of entries and of every module that these speak of, one by one: a full run of the compiler
 * takes seconds, this takes milliseconds.
 *
 * @param options what to declare
 * @throws Error when a module is missing, has a syntax error, or an export whose type is not written out
 */
export async function writeDeclarations(options: DeclarationOptions): Promise<void> {
  const { entries, formats, outDir, names, resolve } = options;
  const waiting = entries.map((name) => names.file(name));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const declared = declare(file, await readFile(file, 'utf8'), (specifier) => {
      const target =
        resolve(specifier) ?? (specifier.startsWith('.') ? resolvePath(dirname(file), specifier) : undefined);
      if (target === undefined) return specifier;
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);
      return `./${names.of(target)}${anyExtension}`;
    });
    for (const format of formats) {
      const letter = format === 'cjs' ? 'c' : '';
      const path = join(outDir, `${names.of(file)}.d.${letter}ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, declared.replaceAll(anyExtension, `.${letter}js`));
    }
  }
}

function declare(file: string, source: string, rename: (specifier: string) => string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    compilerOptions,
    fileName: file,
    reportDiagnostics: true,
    transformers: { afterDeclarations: [renameModules(rename)] },
  });
  if (diagnostics.length === 0) return outputText;
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => '',
      getNewLine: () => '\n',
    }),
  );
}

/** Changes what imports and exports of a declaration name. */
function renameModules(rename: (specifier: string) => string): TransformerFactory<SourceFile | Bundle> {
  return (context) => {
    const { factory } = context;
    const visit = (node: Node): Node => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
        return factory.updateImportDeclaration(
          node,
          node.modifiers,
          node.importClause,
          factory.createStringLiteral(rename(node.moduleSpecifier.text), true),
          node.attributes,
        );
      if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        return factory.updateExportDeclaration(
          node,
          node.modifiers,
          node.isTypeOnly,
          node.exportClause,
          factory.createStringLiteral(rename(node.moduleSpecifier.text), true),
          node.attributes,
        );
      return node;
    };
    return (root) => ts.visitEachChild(root, visit, context) as SourceFile;
  };
}
