import { spawnSync } from 'node:child_process';

/** How often the parent is looked at, in milliseconds. */
const interval = 250;

/**
 * Calls back when the process that has started this one has ended, also when it was killed and could say nothing. Where
 * that is npm, a shell stands between them, which outlives npm; the end of either counts.
 *
 * @param callback is called once
 */
export function onParentsEnd(callback: () => void): void {
  const parent = process.ppid;
  const npm = npmBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

/** The process id of the npm, pnpm or yarn that has started a shell for one command. */
function npmBehind(shell: number): number | undefined {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return undefined;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(shell)], { encoding: 'utf8' });
  // A shell that runs more than one command is a script of its own, which may be meant to outlive npm.
  const [, pid] = /^\s*(\d+)\s+\S*sh -c [^&|;\n]+$/.exec((stdout ?? '').trimEnd()) ?? [];
  return pid === undefined || Number(pid) <= 1 ? undefined : Number(pid);
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
