/** Examples from the package's README, each in a project with the packed mock and a test runner. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { mockPackage } from '../support/mock.ts';

const run = promisify(execFile);
const readme = readFileSync(join(mockPackage, 'README.md'), 'utf8');

/** Returns the first code block below a heading of the README. */
export function recipe(heading: string, language: string): string {
  const [, rest = ''] = readme.split(new RegExp(`^##+ ${heading}\n`, 'm'));
  const [, text = ''] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(rest) ?? [];
  if (text === '') throw new Error(`The README has no code below the heading ${heading}.`);
  return text;
}

/** Two files with the same tests, for two workers with a mock each. */
export function twice(name: string, text: string): Record<string, string> {
  return { [`a${name}`]: text, [`b${name}`]: text };
}

export const commonJs = { 'package.json': '{"private":true}' };
export const modules = { 'package.json': '{"private":true,"type":"module"}' };

/** Users' projects with the packed mock and some test runners. */
export class RunnerProjects {
  #folder = '';

  /** Installs the packed mock and the test runners pinned in `runners/package.json`. */
  async install(...runners: readonly string[]): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'mock-runners-'));
    const pack = ['pack', '--json', '--pack-destination', this.#folder];
    const { stdout } = await run('npm', pack, { cwd: mockPackage });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    const pinned = JSON.parse(await readFile(join(import.meta.dirname, 'runners/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const dependencies = Object.fromEntries(runners.map((name) => [name, pinned.dependencies[name]]));
    const manifest = { dependencies: { ...dependencies, '@grant-management/mock': `file:${filename}` } };
    await writeFile(join(this.#folder, 'package.json'), JSON.stringify(manifest));
    const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options], { cwd: this.#folder });
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /**
   * Runs a command in a project with some files.
   *
   * @param node folder of the Node version to run the command with
   * @returns everything that it printed
   * @throws Error with the output if it fails
   */
  async run(
    files: Readonly<Record<string, string>>,
    command: string,
    node: string = dirname(process.execPath),
  ): Promise<string> {
    const project = await mkdtemp(join(this.#folder, 'project-'));
    await symlink(join(this.#folder, 'node_modules'), join(project, 'node_modules'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|VITEST)/i.test(name));
    const path = [node, join(project, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const env = { ...Object.fromEntries(inherited), PATH: path, CI: '1' };
    try {
      const { stdout, stderr } = await run('sh', ['-c', command], { cwd: project, env, timeout: 300_000 });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command}\n${stdout.slice(-3_000)}\n${stderr.slice(-3_000)}`, { cause: error });
    }
  }
}
