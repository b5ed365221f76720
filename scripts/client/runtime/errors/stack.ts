/**
 * Adds to an error where something was made or asked for: what is awaited or iterated over later shows no caller
 * otherwise.
 *
 * @param error what was thrown
 * @param origin made where the caller was
 * @returns the error
 */
export function withFramesOf(error: unknown, origin: Error): unknown {
  const frames = origin.stack?.split('\n').slice(1) ?? [];
  if (!(error instanceof Error) || error.stack === undefined) return error;
  const { stack } = error;
  if (!frames.some((frame) => stack.includes(frame))) error.stack = [stack, ...frames].join('\n');
  return error;
}
