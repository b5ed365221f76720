import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. */
export interface Process {
  readonly id: number;
  readonly parent: number;
  /** Its command line. */
  readonly command: string;
}

/** Whether there is a process with an id. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The processes of this machine, as far as this one may see them; none on Windows. */
export function listProcesses(): readonly Process[] {
  if (process.platform === 'win32') return [];
  // Small images of containers have no `ps`.
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/**
 * A process, and all that it has started and they in turn.
 *
 * @returns ids, the process itself first
 */
export function familyOf(id: number, processes: readonly Process[] = listProcesses()): readonly number[] {
  const children = processes.filter(({ parent }) => parent === id);
  return [id, ...children.flatMap((child) => familyOf(child.id, processes))];
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of a program stands in brackets and may itself hold some.
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ id: Number(name), parent: Number(parent), command }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

function fromPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }];
  });
}
