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
  if (
    error instanceof Error &&
    error.stack !== undefined &&
    !frames.some((frame) => error.stack?.includes(frame))
  )
    error.stack += `\n${frames.join('\n')}`;
  return error;
}
