import type { Worker } from 'node:worker_threads';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import { startWorkerThread } from './start-worker-thread.js';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: { message: string; stack?: string; problems?: SourceProblem[] };
}

/**
 * A second thread that runs functions of modules, for work that keeps a processor busy. A thread that ends fails the calls
 * that wait for it; the next call starts another one.
 */
export class BuildWorker {
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  readonly #start: () => Worker;
  #thread: Worker | undefined;
  #lastId = 0;

  /** @param thread a thread that was started earlier, or what starts one at the first call */
  constructor(thread: Worker | (() => Worker) = startWorkerThread()) {
    this.#start = typeof thread === 'function' ? thread : startWorkerThread;
    if (typeof thread !== 'function') this.#thread = this.#listen(thread);
  }

  /**
   * Calls an exported function in the worker. Calls run one after the other.
   *
   * @param module the module
   * @param name name of the function, which takes one argument
   * @param argument copied to the worker
   * @returns a copy of what the function returns
   * @throws BuildError when the function throws one, and Error when it throws anything else
   */
  async run<Result>(module: URL, name: string, argument: unknown): Promise<Result> {
    const id = ++this.#lastId;
    const value = await new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const thread = (this.#thread ??= this.#listen(this.#start()));
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, module: module.href, name, argument });
    });
    return value as Result;
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.#thread?.terminate();
  }

  #listen(thread: Worker): Worker {
    thread.on('message', (answer: Answer) => this.#settle(answer));
    thread.on('error', (error: Error) => this.#fail(error));
    thread.on('exit', () => {
      this.#thread = undefined;
      this.#fail(new Error('The worker has ended'));
    });
    thread.unref(); // only a call keeps the process alive
    return thread;
  }

  #settle({ id, value, failure }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#thread?.unref();
    if (!failure) return waiting?.resolve(value);
    waiting?.reject(
      failure.problems
        ? new BuildError(failure.problems, failure.message)
        : Object.assign(new Error(failure.message), { stack: failure.stack }),
    );
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
