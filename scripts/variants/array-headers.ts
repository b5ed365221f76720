import type { Json, OpenApiDocument, Parameter as ParameterObject } from '../model/document.ts';
import { Model } from '../model/model.ts';
import type { Parameter } from '../model/parameter.ts';
import { nodeAt } from '../model/nodes.ts';

/**
 * Writes each header that lists the values of an enumeration as an array (`style: simple`), with its examples as arrays
 * too. In the bundle it is a string with a pattern, since stock Prism fails on an array header that a request does not
 * send, and some generators don't compile with it; the others make a better type of it.
 *
 * @param bundled the bundled document, which stays as it is
 */
export function withArrayHeaders(bundled: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(bundled);
  const parameters = new Set(Model.of(bundled).operations.flatMap((operation) => operation.parameters));
  for (const parameter of parameters) {
    const { listOf, pointer } = parameter;
    if (listOf !== undefined) writeArray(nodeAt(document, `#${pointer}`) as ParameterObject, parameter);
  }
  return document;
}

function writeArray(node: ParameterObject, { listOf, listAlso }: Parameter): void {
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
