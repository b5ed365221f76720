/** The recipes of CONTRIBUTING.md and the edits that tests make are the same: each names the places that the other touches. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = recipesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));

/** Recipe, and the edit that follows it. */
const followed: readonly (readonly [recipe: string, edit: string])[] = [
  ['Close an unknown', 'the parameter of the role deletion-mode gets its name'],
  ['Close an unknown', 'the address of each region becomes known'],
  ['Close an unknown', 'the recusal answers 201'],
  ['Place an operation', 'place listForms, success: record'],
  ['Place an operation', 'place unrecuseReviewer, success: not shown'],
  ['Add a field', 'a field is added'],
  ['Remove a field', 'a field is removed'],
  ['Rename a schema', 'a schema gets another name'],
  ['Add an error condition', 'an error condition is added (409)'],
  ['Add a version of the interface', 'version 2.4 as a whole'],
];

let copy: SpecCopy | undefined;
afterEach(() => copy?.dispose());

describe('the recipes', () => {
  it.each(followed)('"%s" names every place that the edit touches: %s', (recipe, name) => {
    const text = recipes.get(recipe) ?? '';
    const edit = edits.find((each) => each.name === name);
    if (!edit) throw new Error(`No edit is called "${name}".`);
    copy = new SpecCopy();
    const before = contentsOf(copy);
    edit.edit(copy);
    const after = contentsOf(copy);
    const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    expect(touched).not.toEqual([]);
    expect(touched.map(placeOf).filter((place) => !text.includes(place))).toEqual([]);
  });

  it('are each followed by an edit, except for a deviation, which people talk about, and the release, which has its own tests', () => {
    const tried = new Set(followed.map(([recipe]) => recipe));
    expect([...recipes.keys()].filter((recipe) => !tried.has(recipe))).toEqual([
      'Answer a deviation',
      'Release',
    ]);
  });
});

/** The place of a file as recipes name it: a folder, or a file that stands for itself. */
function placeOf(file: string): string {
  const [folder = '', next = ''] = file.split('/');
  if (folder === 'registers' || folder === 'openapi.yaml') return `spec/${file}`;
  return folder === 'components' ? `spec/components/${next}/` : `spec/${folder}/`;
}

function contentsOf(spec: SpecCopy): Map<string, string> {
  return new Map(spec.files().map((file) => [file, JSON.stringify(contentOf(spec, file))]));
}

/** What a file holds, whatever its layout: an edit through a YAML library writes it anew. */
function contentOf(spec: SpecCopy, file: string): unknown {
  return /\.(?:ya?ml|json)$/.test(file) ? spec.read(file) : readFileSync(join(spec.folder, file), 'utf8');
}

/** The text of each recipe by its heading. */
function recipesOf(markdown: string): Map<string, string> {
  const [, section = ''] = /\n## Recipes\n([\s\S]*?)\n## /.exec(markdown) ?? [];
  return new Map(
    section
      .split('\n### ')
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text]),
  );
}
