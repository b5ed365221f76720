const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A signal that asks a process to stop. */
export type StopSignal = (typeof stopSignals)[number];

/** Milliseconds within which a second signal counts as the same Ctrl-C, because npm forwards what the terminal already sent. */
const repeatWindow = 100;

/**
 * Listens for signals that ask this process to stop.
 *
 * @param first called for the first signal
 * @param again called for each later one
 * @returns a function that stops listening
 */
export function onStopSignals(
  first: (signal: StopSignal) => void,
  again: (signal: StopSignal) => void,
): () => void {
  let begin: number | undefined;
  const listen = (signal: StopSignal): void => {
    if (begin === undefined) {
      begin = performance.now();
      first(signal);
    } else if (performance.now() - begin > repeatWindow) again(signal);
  };
  for (const signal of stopSignals) process.on(signal, listen);
  return () => {
    for (const signal of stopSignals) process.off(signal, listen);
  };
}

const guarded = new WeakSet<NodeJS.WriteStream>();

/** Keeps the process alive if the reader of a stream has closed it (EPIPE). */
export function ignoreClosedPipe(stream: NodeJS.WriteStream): void {
  if (guarded.has(stream)) return;
  guarded.add(stream);
  stream.on('error', () => undefined);
}
