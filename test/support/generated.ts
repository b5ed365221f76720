import { join } from 'node:path';
import { bundleSpec } from '../../scripts/bundle/bundle-spec.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';

const root = join(import.meta.dirname, '../..');

/** Folder of what the last build made, for slow tests; a unit test reads only what is committed there. */
export const generated = join(root, 'generated');

const source = await openSpec(join(root, 'spec/openapi.yaml'), join(root, 'redocly.yaml'));
await source.reader.readReferenced(source.root);

/** The bundle of `spec/` as it is now. Unit tests need no build, so it is made in memory. */
const { document } = (await bundleSpec(source)).bundle;

/** The bundled document with its guides, copied so that a test may change it. */
export function readBundle(): OpenApiDocument {
  return structuredClone(document);
}

const { json, xml = '' } = Model.of(readBundle()).mediaTypes;

/** The media types of the bundle. */
export { json as jsonMediaType, xml as xmlMediaType };
