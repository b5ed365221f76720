/**
 * Makes a function that runs a job soon after it is called, once for calls in quick succession and never twice at the
 * same time: a call during a run leads to one more run.
 *
 * @param job what to run; it must not reject
 * @param quiet milliseconds without a call before it runs
 */
export function oneAtATime(job: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await job();
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quiet);
  };
}
