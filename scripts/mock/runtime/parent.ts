/** How often the parent is looked at, in milliseconds. */
const interval = 250;

/**
 * Calls back when the process that has started this one has ended, also when it was killed and could say nothing.
 *
 * @param callback is called once
 */
export function onParentsEnd(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
