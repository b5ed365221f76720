const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A signal that tells a process to end. */
export type Ending = (typeof endings)[number];

/** Ctrl-C comes twice at almost the same time where npm hands on what the terminal has sent already; in milliseconds. */
const atOnce = 100;

/**
 * Listens for the signals that tell this process to end.
 *
 * @param first what the first one does
 * @param again what each does that comes later
 * @returns ends the listening
 */
export function onEndings(first: (signal: Ending) => void, again: (signal: Ending) => void): () => void {
  let begin: number | undefined;
  const listen = (signal: Ending): void => {
    if (begin === undefined) {
      begin = performance.now();
      first(signal);
    } else if (performance.now() - begin > atOnce) again(signal);
  };
  for (const signal of endings) process.on(signal, listen);
  return () => {
    for (const signal of endings) process.off(signal, listen);
  };
}
