/** Most lists and objects inside each other that JSON from outside may have: what is nested for ever cannot be written. */
export const mostLevels = 100;

/** JSON that is nested deeper than the mock takes. */
export class NestingError extends Error {
  override readonly name = 'NestingError';
}

/**
 * Reads JSON that comes from outside.
 *
 * @throws SyntaxError when the text is not JSON, NestingError when it is nested more than `mostLevels` deep
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  // Level by level and not by recursion, which such a value is too deep for.
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === mostLevels) throw new NestingError(`JSON is nested more than ${mostLevels} levels deep.`);
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest);
  }
  return value;
}

/**
 * A value of a program as the JSON that it is written as: dates become texts, and what is undefined is left out.
 *
 * @throws NestingError when it is nested more than `mostLevels` deep, TypeError when JSON cannot hold it
 */
export function asJson(value: unknown): unknown {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError)
      throw new NestingError(`The value is nested more than ${mostLevels} levels deep.`, { cause: error });
    throw error;
  }
  return text === undefined ? undefined : parseJson(text);
}

/** A value for a message: as JSON where it can be written as that, and not more than 100 characters of it. */
export function quote(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 100);
  } catch {
    return `a value of the type ${typeof value}`;
  }
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
