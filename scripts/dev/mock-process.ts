import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPrism, startPrism } from '../mock/prism.ts';

/** The stock Prism of `npm run dev`. It is started anew when its document changes, or when a request has ended it. */
export class MockProcess {
  readonly #source: string;
  readonly #port: number;
  #text: string | undefined;
  #folder: string | undefined;
  #prism: RunningPrism | undefined;
  #stopping = false;

  /**
   * @param source the document that builds leave; it may be replaced at any time
   * @param port port on this machine
   */
  constructor(source: string, port: number) {
    this.#source = source;
    this.#port = port;
    process.once('exit', () => this.#removeFolder());
  }

  /**
   * Serves the document as it is now.
   *
   * @returns the mock's address, or undefined when it was serving just this document
   * @throws Error when the port is taken, or Prism does not start
   */
  async serve(): Promise<string | undefined> {
    const text = await readFile(this.#source, 'utf8');
    if (text === this.#text) return undefined;
    // A copy, because Prism watches its document and a build replaces the whole folder.
    this.#folder ??= await mkdtemp(join(tmpdir(), 'grant-management-mock-'));
    await writeFile(join(this.#folder, 'openapi.json'), text);
    await this.#restart(this.#folder);
    this.#text = text;
    return this.#prism?.url;
  }

  /** Ends Prism and waits until it has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#prism?.stop();
    this.#removeFolder();
  }

  #removeFolder(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  async #restart(folder: string): Promise<void> {
    const before = this.#prism;
    this.#prism = undefined;
    await before?.stop();
    const prism = await startPrism({
      document: join(folder, 'openapi.json'),
      host: '127.0.0.1',
      port: this.#port,
      output: 'ignore',
    });
    this.#prism = prism;
    prism.process.once('exit', () => {
      if (this.#stopping || this.#prism !== prism) return;
      console.error('A request has ended Prism; it is started again.');
      this.#restart(folder).catch((error: unknown) => console.error(String(error)));
    });
  }
}
