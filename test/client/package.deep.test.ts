/** The packed client, compiled by its users' compilers in every way to resolve modules. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compilerVersions, ConsumerProject, resolutions } from './consumer-project.ts';

let consumer: ConsumerProject;

beforeAll(async () => {
  consumer = await ConsumerProject.install();
});
afterAll(() => consumer.remove());

it.each(
  compilerVersions.flatMap((version) => resolutions.map((resolution) => [version, ...resolution] as const)),
)(
  'compiles with TypeScript %s, module %s, moduleResolution %s',
  async (version, module, moduleResolution) => {
    expect(await consumer.compileTyped(version, module, moduleResolution)).toBe('');
  },
);
