import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type { Bundle, OpenApiDocument } from '../build/stage.ts';
import { removeNamedExamples } from './remove-named-examples.ts';

const banner =
  '// Made by `npm run build` from the bundled description with openapi-typescript. Do not edit.\n\n';

type Library = typeof openapiTypescript;

// Its main module lints and bundles once more, with a Redocly of its own, which takes longer than the types. `require` loads
// the TypeScript compiler in a third of the time that `import` takes.
const require = createRequire(import.meta.url);
const load = (module: string): unknown => require(`openapi-typescript/dist/${module}.cjs`);
const transformSchema = load('transform/index') as Library['transformSchema'];
const { scanDiscriminators, resolveRef } = load('lib/utils') as Library;
const { astToString } = load('lib/ts') as Library;

/**
 * Generates the TypeScript types of the bundle: `paths`, `components`, `operations` and so on.
 *
 * @param bundle the bundle
 * @returns text of a module that exports only types
 */
export function generateTypes(bundle: Bundle): string {
  // The transformation changes the document.
  const document = structuredClone(bundle.document) as openapiTypescript.OpenAPI3 & OpenApiDocument;
  removeNamedExamples(document);
  const context: Partial<openapiTypescript.GlobalContext> = {
    arrayLength: true, // `maxItems: 0` is `[]`, and two arrays of `oneOf` can be told apart
    defaultNonNullable: true,
    discriminators: scanDiscriminators(document, {}),
    injectFooter: [],
    resolve: (ref) => resolveRef(document, ref, { silent: true }),
  };
  return banner + astToString(transformSchema(document, context as openapiTypescript.GlobalContext));
}
