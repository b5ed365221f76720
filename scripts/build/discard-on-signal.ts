import { constants } from 'node:os';
import { stop as stopEsbuild } from 'esbuild';
import type { OutputFolder } from './output-folder.ts';
import type { BuildWorker } from './worker.ts';

/**
 * Lets SIGINT and SIGTERM end the process with the usual exit code, after what the build has written is removed.
 *
 * @returns stops that
 */
export function discardOnSignal(worker: BuildWorker, output: OutputFolder): () => void {
  const onSignal = (signal: 'SIGINT' | 'SIGTERM'): void => {
    void Promise.allSettled([worker.stop(), stopEsbuild()]).then(() => {
      output.discard();
      process.exit(128 + constants.signals[signal]);
    });
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
