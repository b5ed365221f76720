import { BuildError, type SourceProblem } from '../source/problems.ts';

/** Runs the stages of a build and says how long each of them took. */
export class Stages {
  readonly #log: (line: string) => void;

  /** @param log takes one line per stage */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /**
   * Runs one stage.
   *
   * @param name shown in the stage's line
   * @param work the stage
   * @throws what the stage throws; an Error that names no place in the source gets the stage's name
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

  /** Runs a stage that only looks; it fails when it finds anything, a warning included. */
  async check(name: string, work: () => SourceProblem[] | Promise<SourceProblem[]>): Promise<void> {
    await this.run(name, async () => {
      const problems = await work();
      if (problems.length > 0) throw new BuildError(problems);
    });
  }
}

/**
 * Waits for stages that run at the same time, for all of them also when one fails, so that none writes any more
 * afterwards.
 *
 * @throws BuildError with the problems of all failed stages, or the first other error
 */
export async function all(stages: readonly Promise<unknown>[]): Promise<void> {
  const failures = (await Promise.allSettled(stages)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const problems = failures.flatMap((failure) => (failure instanceof BuildError ? failure.problems : []));
  if (problems.length > 0) throw new BuildError(problems);
  if (failures.length > 0) throw failures[0];
}
