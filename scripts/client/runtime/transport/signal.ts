/** What waits for a signal. One listener serves them all: Node warns of a leak when a signal has more than ten. */
interface Waiting {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const waiting = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls a function when a signal is aborted.
 *
 * @param signal not aborted yet
 * @param onAbort called once at most
 * @returns ends the wait
 */
export function whenAborted(signal: AbortSignal, onAbort: () => void): () => void {
  const { callbacks, listener } = waiting.get(signal) ?? listenTo(signal);
  callbacks.add(onAbort);
  return () => {
    // A wait can be ended twice, and others may have begun to wait in between.
    if (!callbacks.delete(onAbort) || callbacks.size > 0) return;
    waiting.delete(signal);
    signal.removeEventListener('abort', listener);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    for (const callback of callbacks) callback();
  };
  signal.addEventListener('abort', listener);
  waiting.set(signal, { callbacks, listener });
  return { callbacks, listener };
}
