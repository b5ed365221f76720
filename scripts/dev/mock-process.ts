import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mock of `npm run dev`: the built package, restarted if a build changes it or if it exits. */
export class MockProcess {
  readonly #dist: string;
  readonly #port: number;
  #served: string | undefined;
  #child: ChildProcess | undefined;
  #stopping = false;

  /**
   * @param folder the built package; builds may replace it at any time
   * @param port local port
   */
  constructor(folder: string, port: number) {
    this.#dist = join(folder, 'dist');
    this.#port = port;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /**
   * Serves the package as it is now.
   *
   * @returns the mock's URL, or undefined if it is already serving this package
   * @throws Error if there is no package, or the mock doesn't start
   */
  async serve(): Promise<string | undefined> {
    const built = await this.#fingerprint();
    if (built === this.#served) return undefined;
    const url = await this.#restart();
    this.#served = built;
    return url;
  }

  /** Stops the mock, and waits until it has exited. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#end();
  }

  /** A hash of the files that the mock reads when it starts. It reads the description later, so a changed guide doesn't count. */
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
      console.error('The mock exited; restarting it.');
      this.#restart().catch((error: unknown) => console.error(String(error)));
    });
    return url;
  }
}

/** The URL in a mock's first line. */
async function firstLine(child: ChildProcess): Promise<string> {
  let [output, errors] = ['', ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) resolve((JSON.parse(output) as { url: string }).url);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(errors.trim() || 'The mock exited before it was ready.')));
  });
}
