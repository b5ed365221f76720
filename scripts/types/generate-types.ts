import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type { Bundle, OpenApiDocument } from '../build/stage.ts';
import { removeNamedExamples } from './remove-named-examples.ts';

const banner =
  '// Made by `npm run build` from the bundled description with openapi-typescript. Do not edit.\n\n';

// It brings the TypeScript compiler along, which `require` loads in a third of the time that `import` takes.
const require = createRequire(import.meta.url);
const { astToString, default: openapiTS } = require('openapi-typescript') as typeof openapiTypescript;

/**
 * Makes the TypeScript types of the bundle: `paths`, `components`, `operations` and so on.
 *
 * @param bundle the bundle
 * @returns text of a module that exports types only
 * @throws Error when openapi-typescript finds the bundle invalid
 */
export async function generateTypes(bundle: Bundle): Promise<string> {
  // It changes the document that it is given.
  const document = structuredClone(bundle.document) as openapiTypescript.OpenAPI3 & OpenApiDocument;
  removeNamedExamples(document);
  const nodes = await openapiTS(document, {
    arrayLength: true, // `maxItems: 0` is `[]`, and two arrays of `oneOf` can be told apart
    silent: true,
  });
  return banner + astToString(nodes);
}
