import { BuildError, type SourceProblem } from '../source/problems.ts';

/** Runs a build's stages and logs how long each took. */
export class Stages {
  readonly #log: (line: string) => void;

  /** @param log receives one line per stage */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /**
   * Runs one stage.
   *
   * @param name shown in the stage's line
   * @param work the stage
   * @throws whatever the stage throws; its name is prefixed to the message of any error but a BuildError
   */
  async run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const say = (state: string): void =>
      this.#log(
        `${state} ${name.padEnd(20)} ${String(Math.round(performance.now() - start)).padStart(6)} ms`,
      );
    try {
      const result = await work();
      say('✓');
      return result;
    } catch (error) {
      say('✗');
      if (!(error instanceof BuildError) && error instanceof Error)
        error.message = `${name}: ${error.message}`;
      throw error;
    }
  }

  /** Runs a check; any problem fails it, including a warning. */
  async check(name: string, work: () => SourceProblem[] | Promise<SourceProblem[]>): Promise<void> {
    await this.run(name, async () => {
      const problems = await work();
      if (problems.length > 0) throw new BuildError(problems);
    });
  }
}

/**
 * Waits for concurrent stages. If one fails, it still waits for the others, so that nothing is written afterwards.
 *
 * @throws BuildError with the problems of all failed stages, or else the first error
 */
export async function all(stages: readonly Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(stages)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const problems = failures.flatMap((failure) => (failure instanceof BuildError ? failure.problems : []));
  if (problems.length > 0) throw new BuildError(problems);
  if (failures.length > 0) throw failures[0];
}
