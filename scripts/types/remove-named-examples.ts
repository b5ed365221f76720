import type { MediaType, OpenApiDocument, Parameter, Reference, Response } from '../model/document.ts';
import { operationNodes } from '../model/nodes.ts';

/**
 * Removes the named examples of media types and parameters: types don't show them, and they are most of the bundle.
 * Modifies the document.
 *
 * @param document a copy of the bundled document
 */
export function removeNamedExamples(document: OpenApiDocument): void {
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
