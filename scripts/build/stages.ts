import { BuildError, type SourceProblem } from '../source/problems.ts';

/** Runs the stages of a build and logs their duration. */
export class Stages {
  readonly #log: (line: string) => void;

  /** @param log receives one line per stage */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /**
   * Runs one stage.
   *
   * @param name the stage's name in the log
   * @param work the stage
   * @throws the stage's error, with the name prefixed to its message unless it is a BuildError
   */
  async run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const log = (state: string): void =>
      this.#log(
        `${state} ${name.padEnd(20)} ${String(Math.round(performance.now() - start)).padStart(6)} ms`,
      );
    try {
      const result = await work();
      log('✓');
      return result;
    } catch (error) {
      log('✗');
      if (!(error instanceof BuildError) && error instanceof Error)
        error.message = `${name}: ${error.message}`;
      throw error;
    }
  }

  /** Runs a check. Any problem fails it, including warnings. */
  async check(name: string, work: () => SourceProblem[] | Promise<SourceProblem[]>): Promise<void> {
    await this.run(name, async () => {
      const problems = await work();
      if (problems.length > 0) throw new BuildError(problems);
    });
  }
}

/**
 * Waits for concurrent stages, even after one has failed, so that none is still writing when this returns.
 *
 * @throws BuildError with the problems of all failed stages; if there are none, the first error
 */
export async function all(stages: readonly Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(stages)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const problems = failures.flatMap((failure) => (failure instanceof BuildError ? failure.problems : []));
  if (problems.length > 0) throw new BuildError(problems);
  if (failures.length > 0) throw failures[0];
}
