import { readFile } from 'node:fs/promises';

/** The processes that a process has started, and those that these have started; on Linux. */
export async function descendants(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return (await Promise.all(children.map(async (child) => [child, ...(await descendants(child))]))).flat();
}

/** Whether there is a process with a number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
