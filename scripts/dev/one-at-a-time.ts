/**
 * Debounces a task and never runs it concurrently. Calls during a run trigger one more run.
 *
 * @param task must not reject
 * @param debounceMs milliseconds without a call before the task runs
 */
export function oneAtATime(task: () => Promise<void>, debounceMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let rerun = false;
  const run = async (): Promise<void> => {
    if (running) {
      rerun = true;
      return;
    }
    running = true;
    await task();
    running = false;
    if (rerun) {
      rerun = false;
      await run();
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), debounceMs);
  };
}
