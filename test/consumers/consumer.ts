/** A project of somebody else, on a machine that has Node and npm and nothing of this repository. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { generated } from '../support/generated.ts';
import { spawnGroup } from '../support/process-group.ts';

const run = promisify(execFile);
const packages = ['client', 'mock'] as const;

/** Such a project, with what it depends on. */
export class Consumer {
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #started: (() => void)[] = [];

  private constructor(folder: string, home: string) {
    this.folder = folder;
    const { LANG, npm_config_cache: cache } = process.env;
    this.#environment = {
      LANG,
      HOME: home,
      CI: '1',
      PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
      NEXT_TELEMETRY_DISABLED: '1',
      // What npm was told of this machine: where packages come from, and where it keeps them.
      npm_config_userconfig: join(process.env['HOME'] ?? '', '.npmrc'),
      npm_config_cache: cache ?? join(process.env['HOME'] ?? '', '.npm'),
      npm_config_update_notifier: 'false',
    };
  }

  /**
   * Copies a project of this folder into an empty one, and installs it there.
   *
   * @param name which one
   * @param files further files, by the name that they have in the project
   * @returns the project; packages of ours are those that a build has left, packed
   */
  static async install(name: string, files: Readonly<Record<string, string>> = {}): Promise<Consumer> {
    const place = await mkdtemp(join(tmpdir(), `consumer-${name}-`));
    const folder = join(place, 'project');
    await mkdir(join(place, 'home'));
    await cp(join(import.meta.dirname, name), folder, { recursive: true });
    for (const [target, source] of Object.entries(files)) await cp(source, join(folder, target));
    const consumer = new Consumer(folder, join(place, 'home'));
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    for (const each of packages.filter((one) => manifest.includes(`file:${one}.tgz`))) {
      const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: join(generated, each),
      });
      const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
      await rename(join(folder, filename), join(folder, `${each}.tgz`));
    }
    await consumer.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
    return consumer;
  }

  /**
   * Runs a program of the project.
   *
   * @returns what it has printed
   * @throws Error with what it has printed, where it fails
   */
  async run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
    try {
      const { stdout, stderr } = await run(command, [...args], {
        cwd: this.folder,
        env: { ...this.#environment, ...more },
        maxBuffer: 64e6,
      });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error([command, ...args, '\n', stdout.slice(-3000), stderr.slice(-3000)].join(' '), {
        cause: error,
      });
    }
  }

  /**
   * Starts a program of the project that goes on until `remove`.
   *
   * @param until what it prints when it is ready
   * @returns what matched
   * @throws Error with what it has printed, where it ends before
   */
  async start(
    command: string,
    args: readonly string[],
    until: RegExp,
    more: NodeJS.ProcessEnv = {},
  ): Promise<string> {
    const { child, end } = spawnGroup(command, args, {
      cwd: this.folder,
      env: { ...this.#environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#started.push(end);
    const printed: string[] = [];
    child.stderr?.on('data', (text: Buffer) => printed.push(text.toString()));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${command} has ended: ${printed.join('').slice(-3000)}`);
    });
    const ready = new Promise<string>((resolve) => {
      if (!child.stdout) return;
      createInterface(child.stdout).on('line', (line) => {
        printed.push(`${line}\n`);
        const [found] = until.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const found = await Promise.race([ready, ended]);
    ended.catch(() => undefined);
    return found;
  }

  /** Ends what was started, and removes the project. */
  async remove(): Promise<void> {
    for (const end of this.#started) end();
    await rm(dirname(this.folder), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
