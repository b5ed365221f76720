import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { recordInputs } from '../../scripts/build/made-from.ts';
import type { JsonObject } from '../../scripts/model/document.ts';

/** A git repository in a temporary folder. */
export class Repository {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'diff-test-')));

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    this.write('.gitignore', 'generated/.made-from.json\n');
  }

  git(...args: string[]): string {
    const identity = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
    ];
    return execFileSync('git', [...identity, '-c', 'tag.gpgsign=false', ...args], {
      cwd: this.path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      // `GIT_` variables point to the repository that runs the tests.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
    });
  }

  write(name: string, content: string | JsonObject): void {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  /** Writes the output of a build with this bundle. */
  bundle(document: JsonObject): void {
    this.write('generated/openapi.json', document);
    this.built();
  }

  /** Marks `generated/` as up to date, like a build. */
  built(): void {
    recordInputs(this.path, join(this.path, 'spec/openapi.yaml'))(join(this.path, 'generated'));
  }

  commit(tag?: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'A step');
    if (tag !== undefined) this.git('tag', tag);
  }

  /** Removes a file, or the whole repository. */
  remove(name = ''): void {
    rmSync(join(this.path, name), { recursive: true, force: true });
  }
}
