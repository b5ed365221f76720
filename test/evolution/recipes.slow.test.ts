/** The recipes in CONTRIBUTING.md list every place that the test edits touch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { edits } from './edits.ts';
import { SpecCopy } from './spec-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = recipesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));

const followed = edits.filter(({ recipe }) => recipe !== undefined);

const original = new SpecCopy();
const before = contentsOf(original);
original.dispose();

let copy: SpecCopy | undefined;
afterEach(() => copy?.dispose());

describe('the recipes', () => {
  it.each(followed)('"$recipe" lists every place touched by the edit: $name', ({ recipe = '', edit }) => {
    const text = recipes.get(recipe) ?? '';
    copy = new SpecCopy();
    edit(copy);
    const after = contentsOf(copy);
    const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    expect(touched).not.toEqual([]);
    expect(touched.map(placeOf).filter((place) => !text.includes(place))).toEqual([]);
  });

  it('each have an edit, except for deviations, which need a discussion, and releases, which are tested separately', () => {
    const tried = new Set(followed.map(({ recipe }) => recipe));
    expect([...recipes.keys()].filter((recipe) => !tried.has(recipe))).toEqual([
      'Answer a deviation',
      'Release',
    ]);
  });
});

/** A file's place as named in recipes: its folder, or the file itself. */
function placeOf(file: string): string {
  const [folder = '', next = ''] = file.split('/');
  if (folder === 'registers' || folder === 'openapi.yaml') return `spec/${file}`;
  return folder === 'components' ? `spec/components/${next}/` : `spec/${folder}/`;
}

function contentsOf(spec: SpecCopy): Map<string, string> {
  return new Map(spec.files().map((file) => [file, JSON.stringify(contentOf(spec, file))]));
}

/** A file's parsed content, because the YAML library changes the formatting. */
function contentOf(spec: SpecCopy, file: string): unknown {
  return /\.(?:ya?ml|json)$/.test(file) ? spec.read(file) : readFileSync(join(spec.folder, file), 'utf8');
}

/** The text of each recipe, by heading. */
function recipesOf(markdown: string): Map<string, string> {
  const [, section = ''] = /\n## Recipes\n([\s\S]*?)\n## /.exec(markdown) ?? [];
  return new Map(
    section
      .split('\n### ')
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text]),
  );
}
