import { readFile } from 'node:fs/promises';

/** All descendants of a process; on Linux. */
export async function descendants(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return (await Promise.all(children.map(async (child) => [child, ...(await descendants(child))]))).flat();
}

/** Whether a process with this id is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
