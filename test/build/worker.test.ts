import { afterEach, expect, test, vi } from 'vitest';
import { BuildError } from '../../scripts/source/problems.ts';
import { startWorkerThread } from '../../scripts/build/start-worker-thread.js';
import { BuildWorker } from '../../scripts/build/worker.ts';

const module = new URL('worker-functions.ts', import.meta.url);
let worker: BuildWorker;

// The worker loads what a whole build needs.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => worker.stop());

test('runs functions of TypeScript modules and returns what they return', async () => {
  worker = new BuildWorker();
  await expect(worker.run(module, 'double', 21)).resolves.toBe(42);
});

test('passes errors on, problems included', async () => {
  worker = new BuildWorker();
  await expect(worker.run(module, 'fail', 'no')).rejects.toThrow('no');
  const failure = worker.run(module, 'failWithProblem', 'wrong');
  await expect(failure).rejects.toBeInstanceOf(BuildError);
  await expect(failure).rejects.toMatchObject({ problems: [{ message: 'wrong' }] });
  await expect(worker.run(module, 'none', 0)).rejects.toThrow('not a function');
});

test('a call that is stopped fails', async () => {
  worker = new BuildWorker();
  const call = worker.run(module, 'forever', 0);
  await worker.stop();
  await expect(call).rejects.toThrow('The worker has ended');
});

test('a call after the thread has ended starts another one', async () => {
  worker = new BuildWorker(startWorkerThread);
  await expect(worker.run(module, 'end', 0)).rejects.toThrow('The worker has ended');
  await expect(worker.run(module, 'double', 21)).resolves.toBe(42);
});
