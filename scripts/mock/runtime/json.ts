/** Maximum nesting depth of JSON input. Serializing deeper values could overflow the stack. */
export const maxDepth = 100;

/** JSON that is nested too deeply. */
export class NestingError extends Error {
  override readonly name = 'NestingError';
}

/**
 * Parses JSON input.
 *
 * @throws SyntaxError if the text isn't JSON, NestingError if it is nested deeper than {@link maxDepth}
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  // Iterate level by level, because recursion could overflow the stack.
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxDepth) throw new NestingError(`The JSON is nested more than ${maxDepth} levels deep.`);
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest);
  }
  return value;
}

/**
 * Converts a value to JSON and back: dates become strings, and undefined properties are dropped.
 *
 * @throws NestingError if it is nested deeper than {@link maxDepth}, TypeError if it can't be written as JSON
 */
export function asJson(value: unknown): unknown {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError)
      throw new NestingError(`The value is nested more than ${maxDepth} levels deep.`, { cause: error });
    throw error;
  }
  return text === undefined ? undefined : parseJson(text);
}

/** Quotes a value for a message: up to 100 characters of its JSON. */
export function quote(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 100);
  } catch {
    return `a value of type ${typeof value}`;
  }
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
