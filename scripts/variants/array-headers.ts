import type { Json, OpenApiDocument, Parameter as ParameterObject } from '../model/document.ts';
import { Model } from '../model/model.ts';
import type { Parameter } from '../model/parameter.ts';
import { nodeAt } from '../model/nodes.ts';

/**
 * Converts each header that lists enum values to an array (`style: simple`), including its examples. In the bundle such
 * a header is a string with a pattern, because stock Prism fails if an array header is missing from a request, and some
 * generators produce code that doesn't compile. Other generators produce a better type from the array.
 *
 * @param bundled the bundled document; it isn't modified
 */
export function withArrayHeaders(bundled: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(bundled);
  const parameters = new Set(Model.of(bundled).operations.flatMap((operation) => operation.parameters));
  for (const parameter of parameters) {
    const { listOf, pointer } = parameter;
    if (listOf !== undefined) convertToArray(nodeAt(document, `#${pointer}`) as ParameterObject, parameter);
  }
  return document;
}

function convertToArray(node: ParameterObject, { listOf, listAlso }: Parameter): void {
  const values = { $ref: `#${listOf?.pointer ?? ''}` };
  const items =
    listAlso.length === 0 ? values : { anyOf: [{ type: 'string' as const, enum: [...listAlso] }, values] };
  Object.assign(node, { style: 'simple', schema: { type: 'array', items } });
  if (node.example !== undefined) node.example = split(node.example);
  for (const example of Object.values(node.examples ?? {}))
    if ('value' in example && example.value !== undefined) example.value = split(example.value);
}

function split(value: Json): Json {
  return typeof value === 'string' ? value.split(',').map((word) => word.trim()) : value;
}
