import type { CompilerOptions } from 'typescript';
import { ts } from '../shared/typescript.ts';

const compilerOptions: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/**
 * Compiles one module to JavaScript and declarations by itself, without looking at what it imports: a full compiler
 * run takes seconds, this takes milliseconds.
 *
 * @param name file name, `x.ts`
 * @param text its source
 * @returns `x.js` and `x.d.ts`
 * @throws Error when the source has a syntax error, or an export whose type is not written out
 */
export function compileModule(name: string, text: string): { name: string; text: string }[] {
  const script = ts.transpileModule(text, { compilerOptions, fileName: name, reportDiagnostics: true });
  const declaration = ts.transpileDeclaration(text, {
    compilerOptions: { ...compilerOptions, declaration: true, isolatedDeclarations: true },
    fileName: name,
    reportDiagnostics: true,
  });
  const problems = [...(script.diagnostics ?? []), ...(declaration.diagnostics ?? [])];
  if (problems.length > 0) {
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => '',
        getNewLine: () => '\n',
      }),
    );
  }
  const stem = name.replace(/\.ts$/, '');
  return [
    { name: `${stem}.js`, text: script.outputText },
    { name: `${stem}.d.ts`, text: withScriptExtensions(declaration.outputText) },
  ];
}

/**
 * Compiles a module that holds nothing but exported types: it is its own declaration file.
 *
 * @param name file name, `x.ts`
 * @param text its source
 * @returns `x.js` and `x.d.ts`
 * @throws Error when the source holds code, or imports another module
 */
export function compileTypes(name: string, text: string): { name: string; text: string }[] {
  const other = /^(?!(?:export (?:type|interface)|declare)\b)\w.*$/m.exec(text);
  if (other) throw new Error(`${name} was expected to export types only: ${other[0]}`);
  const stem = name.replace(/\.ts$/, '');
  return [
    { name: `${stem}.js`, text: 'export {};\n' },
    { name: `${stem}.d.ts`, text },
  ];
}

/** The compiler rewrites `./x.ts` in the JavaScript that it emits and leaves it in declarations. */
function withScriptExtensions(declarations: string): string {
  return declarations.replaceAll(/(\bfrom\s+['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2');
}
