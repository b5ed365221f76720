import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Starts a program in a process group that is killed when this process exits. Programs such as `npx` start child
 * processes, which a signal to the program alone would leave running.
 *
 * @returns the program, and a function that kills its process group
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
      // All of them have exited.
    }
  };
  process.once('exit', end);
  return { child, end };
}
