import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type { Bundle, OpenApiDocument } from '../build/stage.ts';
import type { MediaType, Parameter, Reference, Response } from '../model/document.ts';
import { operationNodes } from '../model/nodes.ts';

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

/**
 * Removes the named examples of media types and parameters: types don't show them, and they are most of the bundle.
 * Modifies the document.
 *
 * @param document a copy of the bundled document
 */
function removeNamedExamples(document: OpenApiDocument): void {
  const { responses = {}, parameters = {}, requestBodies = {} } = document.components ?? {};
  const operations = operationNodes(document.paths).map(({ node }) => node);
  const withContent = [
    ...Object.values(responses),
    ...Object.values(requestBodies),
    ...operations.flatMap(({ requestBody }) => requestBody ?? []),
    ...operations.flatMap((operation) => Object.values(operation.responses)),
  ];
  const mediaTypes = withContent.flatMap((node) => Object.values(contentOf(node)));
  for (const node of [...mediaTypes, ...Object.values<Parameter>(parameters)]) delete node.examples;
}

function contentOf(node: Reference | Pick<Response, 'content'>): Record<string, MediaType> {
  return ('content' in node ? node.content : undefined) ?? {};
}
