import { buildClient } from '../client/build-client.ts';
import type { StageContext } from '../build/stage.ts';
import { generateTypes } from './generate-types.ts';

/** Makes the types of the bundle and the client that is built on them. */
export async function buildTypesAndClient(context: StageContext): Promise<void> {
  await buildClient({ ...context, types: await generateTypes(context.bundle) });
}
