import { spawn } from 'node:child_process';

/** Something to time. */
export interface Subject {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/**
 * Times all subjects in turn, several times, so that a slow moment of the machine affects all of them equally.
 *
 * @returns each subject's median time in milliseconds, by name
 */
export async function measureInTurn(
  subjects: readonly Subject[],
  repetitions: number,
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const { name, run } of subjects) {
      const start = performance.now();
      await run();
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/**
 * Runs Node, and waits for it to exit.
 *
 * @throws Error with the output if it fails
 */
export function runNode(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    let printed = '';
    const keep = (chunk: string): void => void (printed += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`node ${args.join(' ')} exited with ${String(code)}:\n${printed.slice(-4000)}`));
    });
  });
}
