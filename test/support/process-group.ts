import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Starts a program in a process group of its own, which ends with this process at the latest: a program such as `npx`
 * starts others, which a signal to it alone would leave behind.
 *
 * @returns the program, and a function that ends it with all that it has started
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): { child: ChildProcess; end: () => void } {
  const child = spawn(command, args, { ...options, detached: true });
  const end = (): void => {
    process.off('exit', end);
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  process.once('exit', end);
  return { child, end };
}
