/** What worker.test.ts lets a worker run. */
import { BuildError } from '../../scripts/source/problems.ts';

export function double(number: number): number {
  return 2 * number;
}

export function fail(message: string): never {
  throw new Error(message);
}

export function failWithProblem(message: string): never {
  throw new BuildError([{ file: '/a', line: 1, column: 1, message }]);
}

export function forever(): Promise<never> {
  return new Promise(() => undefined);
}

export function end(): never {
  process.exit(1);
}
