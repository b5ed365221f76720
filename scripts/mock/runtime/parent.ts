import { isAlive, listProcesses } from './processes.ts';

/** How often the parent is looked at, in milliseconds. */
const interval = 250;

/**
 * Calls back when the process that has started this one has ended, also when it was killed and could say nothing. Where
 * that is npm, a shell stands between them, which outlives npm; the end of either counts.
 *
 * @param callback is called once
 */
export function onParentsEnd(callback: () => void): void {
  const npm = startingNpm();
  onEndOf(npm === undefined ? [process.ppid] : [process.ppid, npm], callback);
}

/**
 * Calls back when this process was started by npm, pnpm or yarn, and that has ended. It waits for what it starts, so that
 * its end means that it was told to end.
 *
 * @param callback is called once
 */
export function onNpmsEnd(callback: () => void): void {
  const npm = startingNpm();
  if (npm !== undefined) onEndOf([process.ppid, npm], callback);
}

function onEndOf(ids: readonly number[], callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && ids.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

/** The process id of the npm, pnpm or yarn that has started this process, with or without a shell between them. */
function startingNpm(): number | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const processes = new Map(listProcesses().map((each) => [each.id, each]));
  const parent = processes.get(process.ppid);
  const isShell = /^\S*sh -c /.test(parent?.command ?? '');
  const starter = isShell ? processes.get(parent?.parent ?? 0) : parent;
  return starter && isPackageManager(starter.command) ? starter.id : undefined;
}

/** Whether a command line is that of npm or the like: by its title, or as a script that Node runs. */
function isPackageManager(command: string): boolean {
  const [program = '', script = ''] = command.split(/\s+/);
  const name = /(?:^|\/)node$/.test(program) ? script : program;
  return /(?:^|\/)(?:npm|npx|pnpm|pnpx|yarn|yarnpkg)(?:-cli)?(?:\.c?js)?$/.test(name);
}
