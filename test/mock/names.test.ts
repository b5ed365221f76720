/** The mock's code contains no names from the interface, except those in `model/well-known.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const folder = join(import.meta.dirname, '../../scripts/mock');
const model = Model.of(readBundle());
const members = [...model.schemas.values()].flatMap((schema) => schema.members.map(({ name }) => name));

/** Names from the interface that aren't English words or names of the mock. */
const names = new Set(
  [
    ...model.conditions.map(({ id }) => id),
    ...[...model.operations, ...model.unplaced].map(({ id }) => id),
    ...model.operations.flatMap(({ path }) => path.split('/').slice(1)),
    ...model.operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ...model.schemas.keys(),
    ...model.parameters.keys(),
    ...model.headers.keys(),
    ...model.responses.keys(),
    ...(model.languages?.locales ?? []),
    ...members,
    model.key.header,
    model.mediaTypes.json,
  ].filter((name) => /[-_]|[a-z][A-Z]|\d/.test(name)),
);

/** String literals and fixed parts of templates, split into possible names. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      texts.push(...node.text.split(/[^\w.+-]+/));
    if (
      (ts.isPropertyAssignment(node) || ts.isBindingElement(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    )
      texts.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts.map((text) => text.replace(/\.$/, ''));
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

it('there are names to search for', () => {
  for (const name of ['per_page', 'current_page', 'invalid-slug', 'getFund', 'X-RateLimit-Limit', 'en_GB'])
    expect([...names]).toContain(name);
  expect(files.length).toBeGreaterThan(30);
});

it.each(files)('%s contains no names from the interface', (file) => {
  const matches = textsIn(join(folder, file)).filter((text) => names.has(text));
  // These names also belong to HTTP.
  expect(matches.filter((name) => !['Content-Type', 'content-type'].includes(name))).toEqual([]);
});

it.each(['package-readme.md', 'README.md'])('%s contains no names from the interface', (file) => {
  const words = readFileSync(join(folder, file), 'utf8').split(/[^\w.+-]+/);
  expect(words.filter((word) => names.has(word))).toEqual([]);
});
