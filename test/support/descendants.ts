import { readFile } from 'node:fs/promises';

/** Returns all descendants of a process. Linux only. */
export async function descendants(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return (await Promise.all(children.map(async (child) => [child, ...(await descendants(child))]))).flat();
}

/** True if a process with this ID is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
