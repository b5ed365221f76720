import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from '../../scripts/build.ts';
import { descendants, isAlive } from '../support/descendants.ts';
import { runBuild, snapshot, startBuild } from '../support/run-build.ts';
import { projectRoot } from '../support/run-script.ts';
import { SpecFolder } from '../support/spec-folder.ts';

/** When and how to interrupt builds. */
export interface Interruptions {
  /** Moments to kill a build, as fractions of its duration. */
  readonly moments: readonly number[];
  /** Milliseconds between the last stage and the kill. */
  readonly delays: readonly number[];
  /** Number of finished stages before a signal or a kill. */
  readonly stages: readonly number[];
  /** Signals, each with the expected exit code. */
  readonly signals: readonly (readonly ['SIGINT' | 'SIGTERM', number])[];
}

const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
const out = join(folder, 'generated');
const [oldSpec, newSpec] = [new SpecFolder(), new SpecFolder()];
let oldOutput: Record<string, string>;
let newOutput: Record<string, string>;
let duration: number;
let stageCount: number;

/** Builds in a separate process, like the interrupted builds. */
function buildInSeparateProcess(spec: SpecFolder): void {
  const { status, errors } = runBuild('--spec', spec.folder, '--out', out);
  if (status !== 0) throw new Error(errors);
}

/** Builds in this process, which already has the modules loaded, and returns the report. */
async function buildHere(spec: SpecFolder): Promise<string> {
  const report: string[] = [];
  await build({ root: projectRoot, spec: spec.root, out }, (line) => report.push(line));
  return report.join('\n');
}

/** Expects the output of one of the two builds, in place or under the name from which the next build restores it. */
function expectComplete(): void {
  const names = readdirSync(folder);
  const place = names.includes('generated') ? 'generated' : names.find((name) => name.includes('-old-'));
  expect([oldOutput, newOutput]).toContainEqual(snapshot(join(folder, place ?? 'generated')));
}

/** Kills a build, and waits for its child processes, which may write until they exit. */
async function killAlone(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  const started = await descendants(child.pid ?? 0).catch(() => []);
  child.kill('SIGKILL');
  await ended;
  await vi.waitUntil(() => !started.some(isAlive), { timeout: 60_000, interval: 20 });
}

/** Waits until a build has finished this many stages, or has exited. */
async function stagesDone(child: ChildProcess, ended: Promise<unknown>, count: number): Promise<void> {
  let report = '';
  const reached = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      report += text;
      if (stageLines(report) >= count) resolve();
    });
  });
  await Promise.race([reached, ended]);
}

function stageLines(report: string): number {
  return report.split('\n').filter((line) => line.startsWith('✓')).length;
}

/** Interrupts builds. The last output must stay complete, nothing may be left behind, and the next build must work. */
export function testInterruptedBuilds({ moments, delays, stages, signals }: Interruptions): void {
  beforeAll(async () => {
    newSpec.edit('openapi.yaml', 'title: Things', 'title: Other things');
    await buildHere(newSpec);
    newOutput = snapshot(out);
    stageCount = stageLines(await buildHere(oldSpec));
    oldOutput = snapshot(out);
    if (moments.length === 0) return;
    const start = performance.now();
    buildInSeparateProcess(oldSpec);
    duration = performance.now() - start;
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    oldSpec.remove();
    newSpec.remove();
  });

  test.each(moments)(
    'a build killed at %d of its duration leaves complete output, and the next build works',
    async (moment) => {
      const child = startBuild('--verbose', '--spec', newSpec.folder, '--out', out);
      const ended = once(child, 'exit');
      await Promise.race([sleep(moment * duration), ended]);
      await killAlone(child, ended);
      expectComplete();
      await buildHere(oldSpec);
      expect(snapshot(out)).toEqual(oldOutput);
      expect(readdirSync(folder)).toEqual(['generated']);
    },
  );

  test('a build reports more stages than the tests below wait for', () => {
    expect(stageCount).toBeGreaterThan(Math.max(...stages));
  });

  // The output is swapped right after the last stage is reported.
  test.each(delays)(
    'a build killed %d ms after the last stage leaves complete output, and the next build works',
    async (delay) => {
      const child = startBuild('--verbose', '--spec', newSpec.folder, '--out', out);
      const ended = once(child, 'exit');
      await stagesDone(child, ended, stageCount);
      await sleep(delay);
      await killAlone(child, ended);
      expectComplete();
      await buildHere(oldSpec);
      expect(snapshot(out)).toEqual(oldOutput);
      expect(readdirSync(folder)).toEqual(['generated']);
    },
  );

  test.each(stages)('a build killed after %d stages keeps the last output', async (count) => {
    const child = startBuild('--verbose', '--spec', newSpec.folder, '--out', out);
    const ended = once(child, 'exit');
    await stagesDone(child, ended, count);
    await killAlone(child, ended);
    expect(snapshot(out)).toEqual(oldOutput);
    await buildHere(oldSpec);
    expect(readdirSync(folder)).toEqual(['generated']);
  });

  describe.each(signals)('%s', (signal, code) => {
    test.each(stages)(
      `after %d stages ends the build with code ${code} and leaves nothing behind`,
      async (count) => {
        const child = startBuild('--verbose', '--spec', newSpec.folder, '--out', out);
        const ended = once(child, 'exit');
        await stagesDone(child, ended, count);
        child.kill(signal);
        expect(await ended).toEqual([code, null]);
        expect(snapshot(out)).toEqual(oldOutput);
        expect(readdirSync(folder)).toEqual(['generated']);
      },
    );
  });
}
