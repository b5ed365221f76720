/** `scripts/` contains no names from the interface. They come from the bundle, through the model. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { projectRoot } from '../support/run-script.ts';

const model = Model.of(readBundle());
const scripts = join(projectRoot, 'scripts');

/** File with the well-known names, which well-known.test.ts compares with the bundle. */
const owner = 'model/well-known.ts';

/** Files that may contain names from the interface, with the reason. */
const allowed: Readonly<Record<string, { readonly names: readonly string[]; readonly why: string }>> = {
  'lint/check-example-facts.ts': {
    names: ['status_code'],
    why: 'a rule about error bodies',
  },
  'lint/rules/error-body.js': {
    names: ['ErrorEnvelope', 'MaintenanceStatus', 'ValidationErrorEnvelope'],
    why: "a rule about the schema of errors; plain JavaScript can't import the well-known names",
  },
  'lint/rules/list-operation.js': { names: ['PaginationEnvelope', 'per_page'], why: 'a rule about lists' },
  'lint/rules/operation-id.js': { names: ['getFund'], why: 'an example in a message' },
  'lint/rules/operation-language.js': {
    names: ['XApiLanguage', 'x-api-language'],
    why: 'a rule about this parameter',
  },
  'lint/rules/request-body.js': { names: ['empty-body'], why: 'a rule about this error condition' },
  'client/emit/models-source.ts': {
    names: ['LocaleCode', 'PaginationEnvelope', 'ReferenceLabel'],
    why: 'types that the hand-written runtime imports, so a renamed one fails to compile',
  },
  'client/runtime/calls/list.ts': {
    names: ['last_page'],
    why: 'typed by generated code, so a renamed field fails to compile',
  },
  'client/runtime/calls/page.ts': {
    names: ['current_page', 'last_page', 'next_page_url'],
    why: 'typed by generated code, so a renamed field fails to compile',
  },
  'client/runtime/response/reading.ts': { names: ['current_page'], why: 'distinguishes pages from records' },
  'client/runtime/calls/snapshot.ts': {
    names: ['current_page', 'per_page'],
    why: 'typed by generated code; also text of an error message',
  },
  'client/runtime/testing.ts': { names: ['current_page'], why: 'typed by generated code' },
  'contract/read-options.ts': {
    names: ['read-only-key'],
    why: 'an example of an option',
  },
  'contract/usage.ts': {
    names: ['read-only-key', 'unknown-api-key'],
    why: 'an example of an option',
  },
  'docs/pages/indexes.ts': { names: ['Webhooks'], why: 'a heading' },
  'docs/pages/names.ts': { names: ['Fields'], why: 'a table heading' },
  'docs/pages/schema.ts': { names: ['Fields'], why: 'a table heading' },
  'docs/samples/write-samples.ts': { names: ['status_code'], why: "a name from the sample's HTTP library" },
};

/** Names that must come from the interface, because they have several words or a capital letter. */
function distinctiveNames(): Set<string> {
  const { schemas, headers, parameters, responses, operations, unplaced, groups, conditions } = model;
  const members = [...schemas.values()].flatMap((schema) => schema.members.map(({ name }) => name));
  const named = operations.flatMap((operation) => operation.parameters.map(({ name }) => name));
  return new Set(
    [
      ...[schemas, headers, parameters, responses].flatMap((components) => [...components.keys()]),
      ...[...operations, ...unplaced].map(({ id }) => id),
      ...operations.map(({ path }) => path),
      ...groups.map(({ name }) => name),
      ...conditions.map(({ id }) => id),
      ...members,
      ...named,
    ].filter((name) => /[A-Z_\s-]/.test(name) && name.length > 3),
  );
}

/** A file's strings, templates, regular expressions and identifiers. */
function wordsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(scripts, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      words.push(node.text);
    else if (ts.isRegularExpressionLiteral(node) || (ts.isIdentifier(node) && node.text.includes('_')))
      words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

/** True if a text contains a name. A one-word name must be the whole text, because sentences may use the word, too. */
function holds(text: string, name: string): boolean {
  if (text === name) return true;
  if (!text.includes(name) || !/[_\s-]|[a-z][A-Z]/.test(name)) return false;
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
}

function namesInFiles(): Map<string, string[]> {
  const names = distinctiveNames();
  const files = readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.d)\.(?:ts|js)$/.test(file) && file !== owner,
  );
  return new Map(
    files.flatMap((file): [string, string[]][] => {
      const words = wordsOf(file);
      const here = [...names].filter((name) => words.some((text) => holds(text, name)));
      return here.length === 0 ? [] : [[file, here.toSorted()]];
    }),
  );
}

it('names from the interface occur only in the listed files', () => {
  const expected = Object.entries(allowed).map(([file, { names }]): [string, string[]] => [
    file,
    names.toSorted(),
  ]);
  expect(Object.fromEntries(namesInFiles())).toEqual(Object.fromEntries(expected));
});

it('a name is detected in every kind of text', () => {
  expect(holds('docs/TabSettings', 'TabSettings')).toBe(true);
  expect(holds('the header `X-RateLimit-Limit`', 'X-RateLimit-Limit')).toBe(true);
  expect(holds('Funds', 'Funds')).toBe(true);
  expect(holds('Funds that remain', 'Funds')).toBe(false);
  expect([...distinctiveNames()]).toEqual(
    expect.arrayContaining(['TabSettings', 'getFund', 'Funds', 'date_paid']),
  );
});
