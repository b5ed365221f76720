/**
 * What a change breaks has to fail a test and not the collection of tests: Stryker takes no notice of a file without
 * tests, so such a change would count as one that nothing has seen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { tests } from './main.ts';

/** Objects that are made and functions of the runtime that are called while the body of a `describe` is run, by line. */
function doneInCollection(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const runtime = new Set(source.statements.flatMap(namesOfRuntime));
  const found: string[] = [];
  const visit = (node: ts.Node, isCollected: boolean): void => {
    const isUse = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCollected && isUse && ts.isIdentifier(node.expression) && runtime.has(node.expression.text))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    const inside = ts.isFunctionLike(node) ? isBodyOfDescribe(node) : isCollected;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return found;
}

function namesOfRuntime(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText().includes('/client/runtime/'))
    return [];
  const named = statement.importClause?.namedBindings;
  return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
}

/** Whether a function is the last argument of `describe(…)` or `describe.each(…)(…)`. */
function isBodyOfDescribe({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText());
}

it('sees what is done there, and nothing else', () => {
  const text = `import { Client } from '../../scripts/client/runtime/index.ts';
describe('a client', () => {
  const client = new Client();
  const make = () => new Client();
  it('works', () => new Client());
});
describe.each([1])('%s', () => void new Client());`;
  expect(doneInCollection('a', text)).toEqual(['a:3', 'a:7']);
});

it.each(tests)('%s makes nothing of the runtime while it is collected', (name) => {
  const path = join(import.meta.dirname, `../${name}.test.ts`);
  expect(doneInCollection(name, readFileSync(path, 'utf8'))).toEqual([]);
});
