/** A consumer project on a machine that has only Node and npm. */
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

/** A consumer project with its dependencies installed. */
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
      // Use this machine's npm registry and cache.
      npm_config_userconfig: join(process.env['HOME'] ?? '', '.npmrc'),
      npm_config_cache: cache ?? join(process.env['HOME'] ?? '', '.npm'),
      npm_config_update_notifier: 'false',
    };
  }

  /**
   * Copies a project from this folder and installs it.
   *
   * @param name the project's folder
   * @param files additional files by name
   * @returns the project, with our packages packed from the build
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
   * Runs a program in the project.
   *
   * @returns its output
   * @throws Error with its output if it fails
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
   * Starts a program in the project, which runs until `remove`.
   *
   * @param until pattern of the output once it is ready
   * @returns the match
   * @throws Error with its output if it exits first
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
      throw new Error(`${command} exited: ${printed.join('').slice(-3000)}`);
    });
    const ready = new Promise<string>((resolve) => {
      if (!child.stdout) return;
      createInterface(child.stdout).on('line', (line) => {
        printed.push(`${line}\n`);
        const [match] = until.exec(line) ?? [];
        if (match !== undefined) resolve(match);
      });
    });
    const match = await Promise.race([ready, ended]);
    ended.catch(() => undefined);
    return match;
  }

  /** Stops all programs and removes the project. */
  async remove(): Promise<void> {
    for (const end of this.#started) end();
    await rm(dirname(this.folder), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
