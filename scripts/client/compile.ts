import { transform } from 'esbuild';
import type { CompilerOptions } from 'typescript';
import { ts } from '../build/typescript.ts';

/** One file of the compiled package. */
export interface CompiledFile {
  readonly name: string;
  readonly text: string;
}

const compilerOptions: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
};

/**
 * Compiles one module by itself, without looking at what it imports: a full compiler run takes seconds, this takes
 * milliseconds. Types are not checked.
 *
 * @param name file name, `x.ts`
 * @param text its source; it imports its neighbours as `./y.ts`
 * @param declaration its declarations, where it takes long to find them in a large source
 * @returns `x.js` and `x.d.ts` for `import`, `x.cjs` and `x.d.cts` for `require`
 * @throws Error when the source has a syntax error, or an export whose type is not written out
 */
export async function compileModule(
  name: string,
  text: string,
  declaration = isTypesOnly(text) ? text : declare(name, text),
): Promise<CompiledFile[]> {
  const stem = name.replace(/\.ts$/, '');
  const [esm, cjs] = await Promise.all([compileScript(name, text, 'esm'), compileScript(name, text, 'cjs')]);
  return [
    { name: `${stem}.js`, text: withExtension(esm, 'js') },
    { name: `${stem}.d.ts`, text: withExtension(declaration, 'js') },
    { name: `${stem}.cjs`, text: withExtension(cjs, 'cjs') },
    { name: `${stem}.d.cts`, text: withExtension(declaration, 'cjs') },
  ];
}

/** A module that holds nothing but types is its own declaration file. */
export function isTypesOnly(text: string): boolean {
  return !/^(?!(?:export (?:type|interface)|import type|declare)\b)[a-zA-Z].*$/m.test(text);
}

async function compileScript(name: string, text: string, format: 'esm' | 'cjs'): Promise<string> {
  const { code } = await transform(text, {
    loader: 'ts',
    format,
    target: 'es2022',
    sourcefile: name,
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } },
  });
  return code;
}

function declare(name: string, text: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    compilerOptions,
    fileName: name,
    reportDiagnostics: true,
  });
  // TypeScript 5.9 declares a static method whose name is a symbol twice, once as a property.
  if (diagnostics.length === 0) return outputText.replaceAll(/^ +static \[Symbol\.\w+\]: .*\n/gm, '');
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (file) => file,
      getCurrentDirectory: () => '',
      getNewLine: () => '\n',
    }),
  );
}

/** Sources import each other as `./x.ts`; what they compile to has another extension. */
function withExtension(code: string, extension: 'js' | 'cjs'): string {
  return code.replaceAll(
    /(\b(?:from|import|import\(|require\()\s*["']\.{1,2}\/[^"']+)\.ts(["'])/g,
    `$1.${extension}$2`,
  );
}
