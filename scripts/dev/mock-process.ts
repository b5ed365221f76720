import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs the built mock for `npm run dev`, and restarts it when a build changes it or when it exits. */
export class MockProcess {
  readonly #dist: string;
  readonly #port: number;
  #servedHash: string | undefined;
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
   * Starts the mock, or restarts it if the package has changed.
   *
   * @returns the mock's URL, or undefined if it is already serving this package
   * @throws Error if the package doesn't exist or the mock doesn't start
   */
  async serve(): Promise<string | undefined> {
    const hash = await this.#fingerprint();
    if (hash === this.#servedHash) return undefined;
    const url = await this.#restart();
    this.#servedHash = hash;
    return url;
  }

  /** Stops the mock and waits until it has exited. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#terminate();
  }

  /** Hashes the files that the mock reads at startup. It reads the description later, so a new guide needs no restart. */
  async #fingerprint(): Promise<string> {
    const hash = createHash('sha256');
    const names = (await readdir(this.#dist)).filter((name) => /\.c?js$/.test(name)).toSorted();
    for (const name of ['../data.json', '../interface.json', ...names])
      hash.update(`${name}\n`).update(await readFile(join(this.#dist, name)));
    return hash.digest('hex');
  }

  async #terminate(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async #restart(): Promise<string> {
    await this.#terminate();
    const child = spawn(
      process.execPath,
      [join(this.#dist, 'cli.js'), '--port', String(this.#port), '--log', 'off'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#child = child;
    const url = await readUrl(child);
    child.once('exit', () => {
      if (this.#stopping || this.#child !== child) return;
      console.error('The mock exited; restarting it.');
      this.#restart().catch((error: unknown) => console.error(String(error)));
    });
    return url;
  }
}

/** Reads the URL from the mock's first line of output. */
async function readUrl(child: ChildProcess): Promise<string> {
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
