import { constants } from 'node:os';
import type { OutputFolder } from './output-folder.ts';

/**
 * Makes SIGINT and SIGTERM remove what the build has written, and end the process with the usual exit code.
 *
 * @returns stops that
 */
export function discardOnSignal(output: OutputFolder): () => void {
  const onSignal = (signal: 'SIGINT' | 'SIGTERM'): void => {
    output.discard();
    process.exit(128 + constants.signals[signal]);
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
