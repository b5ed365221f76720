import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { isObject, objectOf } from '../../scripts/diff/json.ts';
import { pick, type Random } from './instances.ts';

const COMPONENTS = ['A', 'B', 'C'];
const MEMBERS = ['p', 'q', 's'];
const GAPS = ['GAP-001', 'GAP-002', 'GAP-003'];

/** Keywords that contain one schema, several by name, or several in a list. */
const HOLDERS: ReadonlySet<string> = new Set(['schema', 'items', 'additionalProperties', 'propertyNames']);
const MAPS: ReadonlySet<string> = new Set(['properties', 'schemas', 'patternProperties']);
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);

/**
 * Creates a small valid document whose schemas combine everything that the diff supports, in ways that nobody would
 * write: overlapping unions, open and closed objects, recursion, unknowns.
 */
export function randomDocument(random: Random): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Random', version: '1' },
    'x-gap-register': [
      { id: 'GAP-001', kind: 'shape' },
      { id: 'GAP-002', kind: 'values+presence' },
    ],
    security: pick(random, [[], [{ key: [] }], [{ key: [] }, {}]]),
    servers: some(random, 0.8, [
      { url: 'https://a.invalid' },
      { url: 'https://b.invalid', description: 'B' },
    ]),
    paths: Object.fromEntries(
      some(random, 0.8, ['/x', '/y/{id}', '/y/{key}/z']).map((path) => [path, pathItem(random, path)]),
    ),
    webhooks: random() < 0.2 ? { sent: { post: operation(random, 'sent') } } : {},
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
      schemas: randomComponents(random),
    },
  };
}

function pathItem(random: Random, path: string): JsonObject {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name ?? '',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return { parameters, [pick(random, ['get', 'post'])]: operation(random, `do${path.length}`) };
}

function operation(random: Random, operationId: string): JsonObject {
  const statuses = some(random, 0.4, ['200', '201', '204', '2XX', '404', '4XX', 'default']);
  return {
    operationId: random() < 0.9 ? operationId : 'other',
    parameters: some(random, 0.3, ['f', 'g']).map((name) => parameter(random, { name, in: 'query' })),
    'x-unnamed-parameters': some(random, 0.2, ['filter', 'sort']).map((role) =>
      parameter(random, { role, in: 'query', 'x-gap': ['GAP-003'] }),
    ),
    ...(random() < 0.5 ? { requestBody: { required: random() < 0.5, content: content(random) } } : {}),
    responses: Object.fromEntries(statuses.map((status) => [status, response(random)])),
    ...(random() < 0.1 ? { security: pick(random, [[], [{ key: [] }]]) } : {}),
    ...(random() < 0.1 ? { deprecated: true } : {}),
    ...(random() < 0.1 ? { tags: [pick(random, ['one', 'two'])] } : {}),
  };
}

function parameter(random: Random, named: JsonObject): JsonObject {
  return { ...named, ...(random() < 0.3 ? { required: true } : {}), schema: randomSchema(random, 1) };
}

function response(random: Random): JsonObject {
  const headers = some(random, 0.2, ['X-One', 'X-Two']).map((name): [string, JsonObject] => [
    random() < 0.8 ? name : name.toLowerCase(),
    { required: random() < 0.5, schema: randomSchema(random, 0) },
  ]);
  return {
    description: pick(random, ['One.', 'Two.']),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(random() < 0.8 ? { content: content(random) } : {}),
    ...(random() < 0.1 ? { 'x-gap': [pick(random, GAPS)] } : {}),
  };
}

function content(random: Random): JsonObject {
  const types = some(random, 0.4, [
    'application/json',
    'application/vnd.a.v1+json',
    'application/vnd.a.v2+json',
    'application/*',
    'text/plain; charset=utf-8',
    'text/plain',
  ]);
  const media = types.length > 0 ? types : ['application/json'];
  return Object.fromEntries(media.map((type) => [type, { schema: randomSchema(random, 2) }]));
}

/** A schema with a maximum nesting depth. */
export function randomSchema(random: Random, depth: number): JsonObject | boolean {
  const inner = (): Json => randomSchema(random, depth - 1);
  const more = (): Json[] => (random() < 0.4 ? [inner()] : []);
  const leaves: (() => JsonObject)[] = [
    () => ({ type: pick(random, ['string', 'number', 'integer', 'boolean', 'null']) }),
    () => ({ type: [pick(random, ['string', 'number', 'object']), 'null'] }),
    () => ({ enum: [pick(random, ['a', 'b', 1, null]), pick(random, ['c', 'd', 2, true])] }),
    () => ({ type: 'string', enum: ['z', ...some(random, 0.6, ['a', 'b', 'c'])] }),
    () => ({ const: pick(random, ['a', 1, null]) }),
    () => ({ $ref: `#/components/schemas/${pick(random, COMPONENTS)}` }),
    () => ({ $ref: `#/components/schemas/${pick(random, COMPONENTS)}` }),
    () => ({}),
    () => ({ type: 'string', pattern: pick(random, ['^a', '^[a-z]+$', 'Z$']) }),
    () => ({ type: 'integer', minimum: pick(random, [0, 1]), maximum: pick(random, [5, 10]) }),
    () => ({ type: 'number', exclusiveMinimum: 0 }),
    () => ({ type: 'string', format: pick(random, ['date', 'uri']) }),
  ];
  const nodes: (() => JsonObject)[] = [
    () => randomObject(random, inner),
    () => randomObject(random, inner),
    () => randomObject(random, inner),
    () => ({ type: 'array', items: inner() }),
    () => ({ type: 'array', prefixItems: [inner()], ...(random() < 0.5 ? { items: inner() } : {}) }),
    () => ({ [pick(random, ['anyOf', 'oneOf'])]: [inner(), inner(), ...more()] }),
    () => ({
      [pick(random, ['anyOf', 'oneOf'])]: [
        randomObject(random, inner),
        randomObject(random, inner),
        ...more(),
      ],
    }),
    () => ({ allOf: [inner(), ...more(), ...more()] }),
    () => ({ $ref: `#/components/schemas/${pick(random, COMPONENTS)}`, ...randomObject(random, inner) }),
  ];
  if (random() < 0.04) return false;
  return annotated(random, pick(random, depth > 0 ? [...leaves, ...nodes] : leaves)());
}

function randomObject(random: Random, inner: () => Json): JsonObject {
  const others = random();
  return {
    type: 'object',
    properties: Object.fromEntries(some(random, 0.5, MEMBERS).map((name) => [name, inner()])),
    ...(random() < 0.4 ? { required: some(random, 0.4, MEMBERS) } : {}),
    ...(others < 0.15 ? { additionalProperties: false } : {}),
    ...(others > 0.85 ? { additionalProperties: inner() } : {}),
    ...(random() < 0.1 ? { patternProperties: { [pick(random, ['^p', '^x'])]: inner() } } : {}),
    ...(random() < 0.08 ? { propertyNames: { pattern: pick(random, ['^[pq]', '^[a-z]$']) } } : {}),
    ...(random() < 0.05 ? { unevaluatedProperties: false } : {}),
  };
}

function annotated(random: Random, schema: JsonObject): JsonObject {
  return {
    ...schema,
    ...(random() < 0.06 ? { 'x-gap': [pick(random, GAPS)] } : {}),
    ...(random() < 0.05 ? { description: pick(random, ['One.', 'Two.']) } : {}),
    ...(random() < 0.03 ? { title: pick(random, ['One', 'Two']) } : {}),
    ...(random() < 0.03 ? { readOnly: true } : {}),
    ...(random() < 0.03 ? { writeOnly: true } : {}),
    ...(random() < 0.03 ? { deprecated: true } : {}),
    ...(random() < 0.03 ? { default: pick(random, ['a', 1]) } : {}),
    ...(random() < 0.02 ? { not: { const: pick(random, ['a', 1]) } } : {}),
  };
}

/** Component schemas that refer to each other. */
export function randomComponents(random: Random): JsonObject {
  return Object.fromEntries(COMPONENTS.map((name) => [name, randomSchema(random, 2)]));
}

/** Returns a copy of the document with one to three schemas replaced, removed or loosened. */
export function changedDocument(random: Random, document: JsonObject): JsonObject {
  const changed = structuredClone(document);
  for (let count = pick(random, [1, 1, 2, 3]); count > 0; count -= 1) {
    const places = placesOfSchemas(changed);
    if (places.length > 0) pick(random, places)(random);
  }
  return changed;
}

type Replace = (random: Random) => void;

function placesOfSchemas(node: Json): Replace[] {
  if (Array.isArray(node)) return node.flatMap(placesOfSchemas);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]): Replace[] => {
    const inner = placesOfSchemas(value);
    if (HOLDERS.has(key)) return [...inner, (random) => (node[key] = instead(random, value))];
    if (MAPS.has(key) && isObject(value)) {
      return [
        ...inner,
        ...Object.keys(value).map(
          (name): Replace =>
            (random) =>
              changeIn(random, value, name),
        ),
      ];
    }
    if (!LISTS.has(key) || !Array.isArray(value)) return inner;
    return [...inner, (random) => changeList(random, value)];
  });
}

function changeIn(random: Random, map: JsonObject, name: string): void {
  map[name] = instead(random, map[name] ?? true);
}

function changeList(random: Random, list: Json[]): void {
  const index = Math.floor(random() * list.length);
  const way = random();
  if (way < 0.3 && list.length > 1) list.splice(index, 1);
  else if (way < 0.5) list.push(randomSchema(random, 1));
  else list[index] = instead(random, list[index] ?? true);
}

/** Returns another schema, or the same one without one of its keywords. */
function instead(random: Random, schema: Json): Json {
  const keywords = Object.keys(objectOf(schema));
  if (keywords.length === 0 || random() < 0.7) return randomSchema(random, 1);
  const dropped = pick(random, keywords);
  return Object.fromEntries(Object.entries(objectOf(schema)).filter(([keyword]) => keyword !== dropped));
}

function some<T>(random: Random, share: number, list: readonly T[]): T[] {
  return list.filter(() => random() < share);
}
