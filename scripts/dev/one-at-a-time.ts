/**
 * Debounces a job and never runs it twice at the same time: calls during a run lead to one more run.
 *
 * @param job the job; it must not reject
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
