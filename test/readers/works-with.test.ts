import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, fileNames, shortcomings } from './expectations.ts';
import { pinned } from './install.ts';
import type { Column, Reader } from './reader.ts';
import { readers } from './readers.ts';
import type { Result } from './try-reader.ts';
import { worksWith } from './works-with.ts';

const names = readers.map(({ name }) => name);

describe('the table of tools', () => {
  it('has a tool for each package in versions.json, with exact versions', () => {
    expect(Object.keys(pinned).toSorted()).toEqual(names.toSorted());
    const versions = Object.values(pinned).flatMap(({ packages }) => Object.values(packages));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('has a cause for every defect, and only tested features', () => {
    for (const [name, all] of Object.entries(shortcomings)) {
      const reader = readers.find((one) => one.name === name);
      for (const { files, columns, cause, report } of all) {
        expect(files.filter((file) => !fileNames.includes(file))).toEqual([]);
        expect(columns.filter((column) => !reader?.columns.includes(column))).toEqual([]);
        expect(cause).toMatch(/\.$/);
        expect(report ?? 'https://github.com/').toMatch(/^https:\/\/github\.com\//);
      }
    }
  });

  it("matches the guide's rows for each tool or group of tools", () => {
    const guide = readFileSync(new URL('../../spec/guides/other-tools.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| (Any|JavaScript|TypeScript) .*$/gm)].map(([line]) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const documented = rows.flatMap(([language = '', tools = '', file = '', setting = '']) =>
      tools.split(', ').map((tool) => [language, tool, file, setting]),
    );
    expect(documented.toSorted()).toEqual(worksWith().toSorted());
    expect(rows.map(([language = '']) => language)).toEqual(
      rows.map(([language = '']) => language).toSorted(),
    );
  });

  it("names packages in the guide's commands, not their programs", () => {
    // `npx redocly` installs whatever package has that name on npm, unless `@redocly/cli` is installed already.
    const guide = readFileSync(new URL('../../spec/guides/other-tools.md', import.meta.url), 'utf8');
    const named = [...guide.matchAll(/^npx (?:--package=)?(\S+)/gm)].map(([, name]) => name);
    const tested = new Set(Object.values(pinned).flatMap(({ packages }) => Object.keys(packages)));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name = '') => !tested.has(name))).toEqual([]);
  });

  it('has a setting for every generator', () => {
    const generators = readers.filter(({ kind }) => kind === 'generator');
    const silent = generators.filter(({ setting = '' }) => !setting.endsWith('.'));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('the comparison with the expectations', () => {
  const reader: Reader = {
    name: 'not-in-the-table',
    title: 'A tool',
    kind: 'parser',
    language: 'any',
    columns: ['loads', 'quiet'],
    read: () => Promise.resolve({}),
  };
  const limited = readers.find(({ name }) => name in shortcomings);
  const compare = (result: Result): string[] => differences(reader, 'openapi.json', result);

  it('reports nothing if the results match', () => {
    expect(compare({ loads: 'right', quiet: 'right' })).toEqual([]);
  });

  it('reports an unexpected failure with its error', () => {
    expect(compare({ loads: 'right', quiet: { wrong: 'a warning' } })).toEqual([
      'not-in-the-table openapi.json quiet: expected to be right: a warning',
    ]);
  });

  it("doesn't count untested features as right", () => {
    expect(compare({ loads: 'right' })).toHaveLength(1);
  });

  it('reports fixed defects, so that the table gets updated', () => {
    const [first] = shortcomings[limited?.name ?? ''] ?? [];
    const [file] = first?.files ?? [];
    if (!limited || !file) throw new Error('No tool has a defect.');
    const right = Object.fromEntries(limited.columns.map((column): [Column, 'right'] => [column, 'right']));
    expect(differences(limited, file, right)[0]).toMatch(/expected a failure, but it works$/);
  });
});
