/** What waits for a signal. One listener serves them all: Node warns of a leak when a signal has more than ten. */
const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls a function when a signal is aborted.
 *
 * @param signal not aborted yet
 * @param onAbort called once at most
 * @returns ends the wait
 */
export function whenAborted(signal: AbortSignal, onAbort: () => void): () => void {
  const known = waiting.get(signal);
  const callbacks = known ?? new Set();
  const listener = (): void => {
    waiting.delete(signal);
    for (const callback of callbacks) callback();
  };
  if (!known) {
    waiting.set(signal, callbacks);
    signal.addEventListener('abort', listener, { once: true });
    listeners.set(callbacks, listener);
  }
  callbacks.add(onAbort);
  return () => {
    callbacks.delete(onAbort);
    if (callbacks.size > 0 || waiting.get(signal) !== callbacks) return;
    waiting.delete(signal);
    signal.removeEventListener('abort', listeners.get(callbacks) as () => void);
  };
}

const listeners = new WeakMap<Set<() => void>, () => void>();
