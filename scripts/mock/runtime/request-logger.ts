import type { LogFormat, RecordedRequest } from './api.ts';

export const logFormats: readonly LogFormat[] = ['json', 'pretty', 'off'];

/** Writes a line for each answered request. Neither key nor body is in it. */
export function requestLogger(
  format: LogFormat,
  write: (line: string) => void,
): (request: RecordedRequest, milliseconds: number) => void {
  if (format === 'off') return () => undefined;
  if (format === 'json') {
    return ({ time, method, url, operation, status, condition }, milliseconds) => {
      const duration = Number(milliseconds.toFixed(2));
      write(
        `${JSON.stringify({ time, method, url, operation, status, condition, milliseconds: duration })}\n`,
      );
    };
  }
  return ({ method, url, status, condition }, milliseconds) => {
    const shown = JSON.stringify(url).slice(1, -1);
    write(
      `${method} ${shown} ${status}${condition === null ? '' : ` ${condition}`} ${milliseconds.toFixed(1)} ms\n`,
    );
  };
}
