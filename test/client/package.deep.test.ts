/** The packed client with all supported compilers and module resolutions, and the type-checking cost of a large one. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildClient } from '../../scripts/client/build-client.ts';
import { clientOperations } from '../../scripts/client/emit/client-operations.ts';
import type { OpenApiDocument, Operation, PathItem } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { generateTypes } from '../../scripts/types/generate-types.ts';
import { readBundle } from '../support/generated.ts';
import { compilerVersions, ConsumerProject, resolutions } from './consumer-project.ts';

const root = join(import.meta.dirname, '../..');

let consumer: ConsumerProject;

beforeAll(async () => {
  consumer = await ConsumerProject.install();
});
afterAll(() => consumer.remove());

it.each(
  compilerVersions.flatMap((version) => resolutions.map((resolution) => [version, ...resolution] as const)),
)(
  'the packed client compiles with TypeScript %s, module %s, moduleResolution %s',
  async (version, module, moduleResolution) => {
    expect(await consumer.compileTyped(version, module, moduleResolution)).toBe('');
  },
);

/** Number of type instantiations in a program. */
async function instantiations(file: string): Promise<number> {
  const options = [
    '--noEmit',
    '--extendedDiagnostics',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--skipLibCheck',
  ];
  const text = await consumer.compile('5.9', ...options, file);
  expect(text).not.toMatch(/error TS/);
  return Number(/Instantiations:\s+(\d+)/.exec(text)?.[1]);
}

/**
 * Enlarges a bundle by repeating its operations under other paths and names, until it has at least `count` of them.
 */
function multiplyOperations(document: OpenApiDocument, count: number): OpenApiDocument {
  const copy = structuredClone(document);
  const originals = Object.entries(document.paths);
  const size = originals.flatMap(([, item]) => Object.keys(item)).length;
  for (let round = 1; round * size < count; round++) {
    copy.tags?.push(...(document.tags ?? []).map((tag) => ({ ...tag, name: `${tag.name} ${round}` })));
    for (const [path, item] of originals) {
      const renamed = structuredClone(item);
      for (const operation of Object.values(renamed) as Operation[]) {
        operation.operationId += String(round);
        operation.tags = (operation.tags ?? []).map((tag) => `${tag} ${round}`);
      }
      copy.paths[path.replace('/', `/more-${round}-`)] = renamed satisfies PathItem;
    }
  }
  return copy;
}

it('the packed client needs at most 100 type instantiations for 40 calls of a 200-operation interface', async () => {
  const document = multiplyOperations(readBundle(), 200);
  const operations = clientOperations(Model.of(document));
  expect(operations.length).toBeGreaterThanOrEqual(200);
  const json = JSON.stringify(document);
  const bundle = { document, json, yaml: '' };
  await buildClient({
    bundle,
    outDir: join(consumer.folder, 'large'),
    root,
    types: generateTypes(bundle),
  });
  const calls = operations.slice(0, 40).map(({ group, method, slugs, body }, index) => {
    const args = [
      ...slugs.map(() => "'AbCdEfGh'"),
      ...(body ? [method === 'recuse' ? "{ reviewer: 'AbCdEfGh' }" : '{ fields: {} }'] : []),
    ];
    return `export const result${index} = await client.${group}.${method}(${args.join(', ')});`;
  });
  // Confirm that the calls are typed: an unknown property doesn't compile.
  calls.push('// @ts-expect-error no such member\nvoid result0.nope;');
  const head =
    "import { GrantManagement } from './large/client/dist/index.js';\nconst client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'k' });\n";
  await mkdir(join(consumer.folder, 'large'), { recursive: true });
  await writeFile(
    join(consumer.folder, 'calls.ts'),
    head + calls.join('\n').replaceAll('{ fields: {} }', "{ reviewer: 'AbCdEfGh', fields: {} } as never"),
  );
  await writeFile(join(consumer.folder, 'empty.ts'), 'export {};\n');
  const cost = (await instantiations('calls.ts')) - (await instantiations('empty.ts'));
  console.log(`${cost} instantiations`);
  expect(cost).toBeLessThanOrEqual(100);
});
