import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mock of `npm run dev`: the built package, started anew when a build has changed it, or when it has ended. */
export class MockProcess {
  readonly #dist: string;
  readonly #port: number;
  #served: string | undefined;
  #child: ChildProcess | undefined;
  #stopping = false;

  /**
   * @param folder the package that builds leave; it may be replaced at any time
   * @param port port on this machine
   */
  constructor(folder: string, port: number) {
    this.#dist = join(folder, 'dist');
    this.#port = port;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /**
   * Serves the package as it is now.
   *
   * @returns the mock's address, or undefined when it was serving just this package
   * @throws Error when there is no package, or the mock does not start
   */
  async serve(): Promise<string | undefined> {
    const built = await this.#fingerprint();
    if (built === this.#served) return undefined;
    const url = await this.#restart();
    this.#served = built;
    return url;
  }

  /** Ends the mock and waits until it has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#end();
  }

  /** What the mock reads at its start. The description is read when it is asked for, so a guide that changes is not it. */
  async #fingerprint(): Promise<string> {
    const hash = createHash('sha256');
    const names = (await readdir(this.#dist)).filter((name) => /\.c?js$/.test(name)).toSorted();
    for (const name of ['../data.json', '../interface.json', ...names])
      hash.update(`${name}\n`).update(await readFile(join(this.#dist, name)));
    return hash.digest('hex');
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async #restart(): Promise<string> {
    await this.#end();
    const child = spawn(
      process.execPath,
      [join(this.#dist, 'cli.js'), '--port', String(this.#port), '--log', 'off'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#child = child;
    const url = await firstLine(child);
    child.once('exit', () => {
      if (this.#stopping || this.#child !== child) return;
      console.error('The mock has ended; it is started again.');
      this.#restart().catch((error: unknown) => console.error(String(error)));
    });
    return url;
  }
}

/** The address that a mock says it listens on. */
async function firstLine(child: ChildProcess): Promise<string> {
  let [output, errors] = ['', ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) resolve((JSON.parse(output) as { url: string }).url);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(errors.trim() || 'The mock ended before it answered.')));
  });
}
