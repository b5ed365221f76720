import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { parseBundle } from '../../scripts/model/notes.ts';

/** Folder of what the last build made. */
export const generated = join(import.meta.dirname, '../../generated');

/** The bundled document of the last build, read anew so that a test may change it. */
export function readBundle(): OpenApiDocument {
  return parseBundle(readFileSync(join(generated, 'openapi.json'), 'utf8'));
}

const { json, xml = '' } = Model.of(readBundle()).mediaTypes;

/** The media types of the bundle. */
export { json as jsonMediaType, xml as xmlMediaType };
