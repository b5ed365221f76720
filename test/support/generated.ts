import { join } from 'node:path';
import { bundleSpec } from '../../scripts/bundle/bundle-spec.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';

const root = join(import.meta.dirname, '../..');

/** The last build's output, for slow tests. Unit tests read only its committed files. */
export const generated = join(root, 'generated');

const source = await openSpec(join(root, 'spec/openapi.yaml'), join(root, 'redocly.yaml'));
await source.reader.readReferenced(source.root);

/** The current bundle, made in memory so that unit tests need no build. */
const { document } = (await bundleSpec(source)).bundle;

/** Returns a copy of the bundled document with its guides. */
export function readBundle(): OpenApiDocument {
  return structuredClone(document);
}

const { json, xml = '' } = Model.of(readBundle()).mediaTypes;

/** The bundle's media types. */
export { json as jsonMediaType, xml as xmlMediaType };
