const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A signal that asks a process to stop. */
export type Ending = (typeof endings)[number];

/** Milliseconds in which a second Ctrl-C is the same one: npm passes on what the terminal already sent. */
const repeatWindow = 100;

/**
 * Listens for signals that ask this process to stop.
 *
 * @param first called for the first signal
 * @param again called for each later one
 * @returns stops listening
 */
export function onEndings(first: (signal: Ending) => void, again: (signal: Ending) => void): () => void {
  let begin: number | undefined;
  const listen = (signal: Ending): void => {
    if (begin === undefined) {
      begin = performance.now();
      first(signal);
    } else if (performance.now() - begin > repeatWindow) again(signal);
  };
  for (const signal of endings) process.on(signal, listen);
  return () => {
    for (const signal of endings) process.off(signal, listen);
  };
}

const guarded = new WeakSet<NodeJS.WriteStream>();

/** Keeps the process alive when the reader of a stream has gone (EPIPE). */
export function outliveReader(stream: NodeJS.WriteStream): void {
  if (guarded.has(stream)) return;
  guarded.add(stream);
  stream.on('error', () => undefined);
}
