import type { StageContext } from '../build/stage.ts';
import type { BuildWorker } from '../build/worker.ts';

const clientModule = new URL('types-and-client.ts', import.meta.url);

/** Makes the types of the bundle and the client that is built on them, in the worker. */
export async function buildTypesAndClient(context: StageContext, worker: BuildWorker): Promise<void> {
  await worker.run(clientModule, 'buildTypesAndClient', context);
}
