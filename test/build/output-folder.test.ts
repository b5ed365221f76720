import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OutputFolder, recoverOutput } from '../../scripts/build/output-folder.ts';

/** Process ID of an exited process. */
const dead = spawnSync(process.execPath, ['--version']).pid;

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'generated');
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(name: string, content: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'file'), content);
}

function state(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name, 'file'), 'utf8')]),
  );
}

describe('OutputFolder', () => {
  test('publishes a new folder', async () => {
    const output = new OutputFolder(out);
    writeFileSync(join(output.workDir, 'file'), 'new');
    await output.publish();
    expect(state()).toEqual({ generated: 'new' });
  });

  test('replaces the whole folder', async () => {
    make('generated', 'old');
    writeFileSync(join(out, 'other'), '');
    const output = new OutputFolder(out);
    writeFileSync(join(output.workDir, 'file'), 'new');
    expect(readFileSync(join(out, 'file'), 'utf8')).toBe('old');
    await output.publish();
    output.discard();
    expect(state()).toEqual({ generated: 'new' });
    expect(existsSync(join(out, 'other'))).toBe(false);
  });

  test('discards unfinished output and keeps the old folder', () => {
    make('generated', 'old');
    const output = new OutputFolder(out);
    writeFileSync(join(output.workDir, 'file'), 'new');
    output.discard();
    expect(state()).toEqual({ generated: 'old' });
  });

  test('creates parent folders', async () => {
    const output = new OutputFolder(join(folder, 'a/b'));
    await output.publish();
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });
});

describe('recoverOutput', () => {
  test('restores the last output after a killed build moved it away', () => {
    make(`.generated-old-${dead}`, 'old');
    make(`.generated-${dead}`, 'half');
    recoverOutput(out);
    expect(state()).toEqual({ generated: 'old' });
  });

  test('removes leftovers of killed builds', () => {
    make('generated', 'new');
    make(`.generated-old-${dead}`, 'old');
    make(`.generated-${dead}`, 'half');
    recoverOutput(out);
    expect(state()).toEqual({ generated: 'new' });
  });

  test('ignores running builds and other files', () => {
    make(`.generated-${process.ppid}`, 'running');
    make(`.generated-old-${process.ppid}`, 'running');
    make('.generated-bench-1', 'other');
    make('.other-1', 'other');
    const before = state();
    recoverOutput(out);
    expect(state()).toEqual(before);
  });

  test("does nothing if the folder doesn't exist", () => {
    recoverOutput(join(folder, 'none/generated'));
    expect(readdirSync(folder)).toEqual([]);
  });
});
