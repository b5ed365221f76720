import { spawnSync } from 'node:child_process';

/** git's output, or the reason that it failed. */
export type GitResult = { ok: true; text: string } | { ok: false; reason: string };

const MAX_BYTES = 256 * 1024 * 1024;

/** Runs git in a folder, without a shell. */
export function git(cwd: string, args: readonly string[]): GitResult {
  const { status, stdout, stderr, error } = spawnSync('git', [...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  if (error) return { ok: false, reason: error.message };
  return status === 0 ? { ok: true, text: stdout } : { ok: false, reason: stderr.trim() };
}
