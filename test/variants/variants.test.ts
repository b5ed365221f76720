import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { makeVariants } from '../../scripts/variants/variants.ts';
import { readBundle } from '../support/generated.ts';
import { projectRoot } from '../support/run-script.ts';

const variants = makeVariants(readBundle());
const names = variants.map(({ name }) => name);
const textOf = (name: string): string => variants.find((variant) => variant.name === name)?.text ?? '';

describe('variants', () => {
  it('are the same description in YAML and JSON', () => {
    expect(parse(textOf('openapi-assumed-200.yaml'))).toEqual(JSON.parse(textOf('openapi-assumed-200.json')));
  });

  it('all mention the assumption', () => {
    for (const { about, text } of makeVariants(readBundle())) {
      expect(about).toContain('Assumes the success code `200`');
      expect(text).toContain('(success status 200 assumed)');
    }
  });

  it("are among the documentation's downloads", () => {
    const page = JSON.stringify(makePages(readBundle(), variants).find(({ path }) => path === 'downloads'));
    for (const { name, about } of variants) {
      expect(page).toContain(name);
      expect(page).toContain(JSON.stringify(about).slice(1, -1));
    }
  });

  it('mention no assumption if every status is known', () => {
    const minimal: OpenApiDocument = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: {} };
    for (const { about, text } of makeVariants(minimal))
      expect(about + text).not.toMatch(/assumed `|assumed\)/);
  });
});

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("the project's scripts", () => {
  it('never mention a variant', () => {
    const sources = files(join(projectRoot, 'scripts')).filter(
      (path) => /\.[jt]s$/.test(path) && !path.includes(join('scripts', 'variants')),
    );
    expect(sources.length).toBeGreaterThan(100);
    const naming = sources.filter((path) => names.some((name) => readFileSync(path, 'utf8').includes(name)));
    expect(naming).toEqual([]);
  });
});
