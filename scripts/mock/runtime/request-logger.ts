import type { LogFormat, RecordedRequest } from './api.ts';

/** Logs a line for each request, without key and body. */
export function requestLogger(
  format: LogFormat,
  write: (line: string) => void,
): (request: RecordedRequest, milliseconds: number) => void {
  if (format === 'off') return () => undefined;
  if (format === 'json') {
    return ({ time, method, url, operation, status, condition, fault }, duration) => {
      const milliseconds = Number(duration.toFixed(2));
      write(`${JSON.stringify({ time, method, url, operation, status, condition, fault, milliseconds })}\n`);
    };
  }
  return ({ method, url, status, condition, fault }, milliseconds) => {
    const shown = JSON.stringify(url).slice(1, -1);
    const words = [method, shown, status, condition, fault === null ? null : `fault:${fault}`];
    write(`${words.filter((word) => word !== null).join(' ')} ${milliseconds.toFixed(1)} ms\n`);
  };
}
