/** Finds the text and schema at a place in the description. */
import { isObject, listOf, objectOf, resolvePointer } from './lookup.ts';
import type { Json, JsonObject } from './lookup.ts';

/** JSON pointers by kind of place. A place without a kind is a schema or one of its fields: `Tab.order`. */
const KINDS: Readonly<Record<string, (name: string) => string>> = {
  header: (name) => `#/components/headers/${name}`,
  parameter: (name) => `#/components/parameters/${name}`,
  security: (name) => `#/components/securitySchemes/${name}`,
};

/** Returns the node at a place. Throws if there is none. */
export function nodeAt(root: JsonObject, place: string): JsonObject {
  const node = find(root, place);
  if (!isObject(node)) throw new Error(`The description has no ${place}.`);
  return node;
}

function find(root: JsonObject, place: string): Json | undefined {
  const [kind = '', name] = place.split(' ');
  if (name === undefined) return kind === 'info' ? root['info'] : schemaAt(root, kind.split('.'));
  if (kind === 'unknown')
    return listOf(root['x-gap-register']).find((entry) => objectOf(entry)['id'] === name);
  if (kind === 'operation') return operationNamed(root, name);
  return resolvePointer(root, KINDS[kind]?.(name) ?? '#/');
}

function operationNamed(root: JsonObject, operationId: string): Json | undefined {
  const placed = ['paths', 'webhooks'].flatMap((key) =>
    Object.values(objectOf(root[key])).flatMap((item) => Object.values(objectOf(item))),
  );
  const unplaced = listOf(objectOf(root['x-unplaced'])['operations']);
  return [...placed, ...unplaced].find((node) => objectOf(node)['operationId'] === operationId);
}

/** Returns a component, or one of its fields or inherited fields. */
function schemaAt(root: JsonObject, [name = '', field]: readonly string[]): Json | undefined {
  const schema = objectOf(resolvePointer(root, `#/components/schemas/${name}`));
  if (field === undefined) return schema;
  return [schema, ...listOf(schema['allOf'])]
    .map((part) => objectOf(objectOf(part)['properties'])[field])
    .find(isObject);
}

/** Returns the text at a place on one line: the node's own text, or that of the referenced node. */
export function textAt(root: JsonObject, place: string): string {
  const node = nodeAt(root, place);
  const target = node['$ref'] === undefined ? {} : objectOf(resolvePointer(root, String(node['$ref'])));
  const { summary, description = target['description'], statement } = node;
  return onOneLine([summary, description, statement].filter((text) => typeof text === 'string').join('\n\n'));
}

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
