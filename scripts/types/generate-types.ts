import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type { Bundle, OpenApiDocument } from '../build/stage.ts';
import { removeNamedExamples } from './remove-named-examples.ts';

const banner =
  '// Made by `npm run build` from the bundled description with openapi-typescript. Do not edit.\n\n';

// It loads the TypeScript compiler, which takes a third of the time by `require`.
const require = createRequire(import.meta.url);
const { astToString, default: openapiTS } = require('openapi-typescript') as typeof openapiTypescript;

/**
 * Generates TypeScript types: `paths`, `components`, `operations` and so on.
 *
 * @param bundle the bundle
 * @returns text of a module with types only
 * @throws Error if openapi-typescript rejects the bundle
 */
export async function generateTypes(bundle: Bundle): Promise<string> {
  // openapi-typescript modifies its input.
  const document = structuredClone(bundle.document) as openapiTypescript.OpenAPI3 & OpenApiDocument;
  removeNamedExamples(document);
  const nodes = await openapiTS(document, {
    arrayLength: true, // makes `maxItems: 0` the type `[]`, so that two arrays in `oneOf` differ
    silent: true,
  });
  return banner + astToString(nodes);
}
