import type { Json, OpenApiDocument, Parameter, SchemaObject } from '../model/document.ts';
import { dereference } from '../model/nodes.ts';
import type { BundleNodes } from './bundle-nodes.ts';

/**
 * Converts each header that is an array of enum values, and its examples, to a string with a pattern, because stock
 * Prism fails if an array header is missing from a request. As in all HTTP lists, spaces and tabs are allowed around
 * commas.
 */
export function writeListHeaders(document: OpenApiDocument, { parameters }: BundleNodes): void {
  for (const { node } of parameters) {
    const { schema } = node;
    if (node.in !== 'header' || schema?.type !== 'array') continue;
    const listValues = valuesOf(document, schema.items ?? {});
    if (listValues.length === 0) continue;
    const items = listValues.map(escapeForPattern).join('|');
    node.schema = { type: 'string', pattern: `^(?:${items})(?:[ \\t]*,[ \\t]*(?:${items}))*$` };
    joinExamples(node);
  }
}

/** Returns the values listed by a schema or by one of its alternatives. */
function valuesOf(document: OpenApiDocument, node: SchemaObject): string[] {
  const { anyOf = [], enum: values = [], const: one } = dereference(document, node);
  const literals = one === undefined ? values : [one];
  return [...literals.map(String), ...anyOf.flatMap((branch) => valuesOf(document, branch))];
}

function joinExamples(node: Parameter): void {
  if (node.example !== undefined) node.example = joined(node.example);
  for (const example of Object.values(node.examples ?? {}))
    if ('value' in example && example.value !== undefined) example.value = joined(example.value);
}

const joined = (value: Json): Json => (Array.isArray(value) ? value.join(',') : value);

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
