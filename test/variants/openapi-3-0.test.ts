import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type {
  Json,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
} from '../../scripts/model/document.ts';
import { dereference, operationNodes } from '../../scripts/model/nodes.ts';
import { toOpenApi30 } from '../../scripts/variants/openapi-3-0.ts';
import { type Schema, SchemaWriter30 } from '../../scripts/variants/schema-3-0.ts';
import { readBundle } from '../support/generated.ts';

const bundle = readBundle();
const written = toOpenApi30(bundle) as unknown as OpenApiDocument & {
  'x-webhooks': OpenApiDocument['webhooks'];
};

interface Body {
  /** The body's position: operation, and request or status. */
  readonly place: string;
  readonly media: MediaType;
}

/** All request and response bodies. */
function bodiesOf(document: OpenApiDocument): Body[] {
  return operationNodes(document.paths).flatMap(({ node: operation }) => {
    const request = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
    const responses = Object.entries(operation.responses).map(
      ([status, node]) => [status, dereference<Response>(document, node).content ?? {}] as const,
    );
    return [['request', request?.content ?? {}] as const, ...responses].flatMap(([part, content]) =>
      Object.entries(content).map(([type, media]) => ({
        place: `${operation.operationId} ${part} ${type}`,
        media,
      })),
    );
  });
}

/** A schema's properties with their types, at all depths. */
function membersOf(document: OpenApiDocument, schema: Schema | undefined, path = '', depth = 0): string[] {
  if (schema === undefined || depth > 12) return [];
  const resolved = { ...dereference<Schema>(document, schema), ...schema };
  const types = [resolved['type'] ?? []].flat().filter((type) => type !== 'null');
  const below = (next: Json | undefined, name: string): string[] =>
    typeof next === 'object' ? membersOf(document, next as Schema, `${path}${name}`, depth + 1) : [];
  return [
    ...types.map((type) => `${path} ${String(type)}`),
    ...Object.entries((resolved['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, next]) => [
      `${path}.${name}`,
      ...below(next, `.${name}`),
    ]),
    ...below(resolved['items'], '[]'),
    ...below(resolved['additionalProperties'], '{}'),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) =>
      ((resolved[keyword] ?? []) as Schema[]).flatMap((next) => below(next, '')),
    ),
  ];
}

const parametersOf = (document: OpenApiDocument, operation: Operation): unknown[] =>
  (operation.parameters ?? []).map((node) => {
    const { name, in: location, required, description } = dereference<Parameter>(document, node);
    return { name, place: location, required, description };
  });

const operationsOf = (document: OpenApiDocument): unknown =>
  operationNodes(document.paths).map(({ path, method, node: operation }) => ({
    path,
    method,
    operationId: operation.operationId,
    words: [operation.summary, operation.description, operation.tags, operation['x-gap']],
    parameters: parametersOf(document, operation),
    statuses: Object.keys(operation.responses),
  }));

const membersOfBodies = (document: OpenApiDocument): unknown =>
  bodiesOf(document).map(({ place, media }) => ({
    place,
    members: [...new Set(membersOf(document, media.schema as Schema | undefined))].toSorted(),
  }));

/** All nodes of a document, except values in examples. */
function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(node)) for (const item of node) yield* nodesOf(item);
  else if (typeof node === 'object' && node !== null) {
    yield node as Record<string, unknown>;
    for (const [key, value] of Object.entries(node))
      if (!['example', 'examples', 'value', 'default', 'x-examples'].includes(key)) yield* nodesOf(value);
  }
}

describe('the description in OpenAPI 3.0', () => {
  it('has the same operations, with the same parameters, texts and statuses', () => {
    expect(operationsOf(written)).toEqual(operationsOf(bundle));
  });

  it('has the same properties and types in every body', () => {
    expect(membersOfBodies(written)).toEqual(membersOfBodies(bundle));
  });

  it('has all schemas by name, and webhooks under x-webhooks', () => {
    expect(Object.keys(written.components?.schemas ?? {})).toEqual(
      Object.keys(bundle.components?.schemas ?? {}),
    );
    expect(written).not.toHaveProperty('webhooks');
    expect(Object.keys(written['x-webhooks'] ?? {})).toEqual(Object.keys(bundle.webhooks ?? {}));
  });

  it('lists the keywords that it drops, if any', () => {
    expect(toOpenApi30(bundle)).toHaveProperty(
      'info.description',
      expect.stringContaining("OpenAPI 3.0 doesn't support `propertyNames`, "),
    );
    const plain: OpenApiDocument = { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: {} };
    expect(JSON.stringify(toOpenApi30(plain))).not.toContain('has no `');
  });

  it('uses only keywords of OpenAPI 3.0', () => {
    const unsupported = [...nodesOf(written)].flatMap((node) => [
      ...(node['type'] === 'null' || Array.isArray(node['type'])
        ? [`type ${JSON.stringify(node['type'])}`]
        : []),
      ...('$ref' in node && Object.keys(node).length > 1 ? [`keys next to ${String(node['$ref'])}`] : []),
      ...('nullable' in node && !('type' in node) ? ['nullable without type'] : []),
      ...(node['type'] === 'array' && !('items' in node) ? ['array without items'] : []),
      ...(node['type'] === 'string' || node['type'] === 'object'
        ? ['const', 'examples', 'propertyNames', 'patternProperties', 'prefixItems'].filter(
            (key) => key in node,
          )
        : []),
    ]);
    expect(unsupported).toEqual([]);
  });

  it("doesn't modify the bundle", () => {
    expect(bundle).toEqual(readBundle());
  });
});

/** The value with null at one path after another. */
function* withNulls(value: Json): Generator<Json> {
  yield null;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const parent = value as Record<string, Json>;
    for (const changed of withNulls(parent[key] as Json))
      yield (Array.isArray(value) ? value.with(Number(key), changed) : { ...parent, [key]: changed }) as Json;
  }
}

/** The schema, with its references pointing into the whole document. */
const withFullReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"whole#/components/')) as Schema;

describe('both versions accept and reject the same values', () => {
  // Ajv implements `nullable` as defined in OpenAPI 3.0.3.
  const ajv30 = new Ajv({ strict: false, validateFormats: false });
  const ajv31 = new Ajv2020({ strict: false, validateFormats: false });
  ajv30.addSchema(written as object, 'whole');
  ajv31.addSchema(bundle as object, 'whole');
  const bodies30 = bodiesOf(written);
  const cases = bodiesOf(bundle).flatMap(({ place, media }, index) => {
    const after = bodies30[index]?.media.schema;
    const values = Object.values(media.examples ?? {}).flatMap((example) =>
      'value' in example && typeof example.value === 'object' ? [example.value as Json] : [],
    );
    return media.schema && after && values.length > 0 ? [{ place, before: media.schema, after, values }] : [];
  });

  it.each(cases)(
    'in the examples, and with null at any place in them: $place',
    ({ before, after, values }) => {
      const check31 = ajv31.compile(withFullReferences(before as Schema));
      const check30 = ajv30.compile(withFullReferences(after as Schema));
      for (const value of values) {
        expect(check30(value)).toBe(true);
        for (const changed of withNulls(value))
          expect([changed, check30(changed)]).toEqual([changed, check31(changed)]);
      }
    },
  );
});

describe('a schema in 3.0', () => {
  const schemas: Record<string, Schema> = {
    Text: { type: 'string', description: 'A text.', 'x-gap': ['GAP-001'] },
    Thing: { type: 'object', required: ['a'], properties: { a: { $ref: '#/components/schemas/Text' } } },
    Tree: {
      type: 'object',
      properties: { below: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] } },
    },
  };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: { schemas },
  };
  const write = (schema: Schema): Schema => new SchemaWriter30(document).write(schema);
  const text = { $ref: '#/components/schemas/Text' };
  const thing = { $ref: '#/components/schemas/Thing' };
  const nullSchema: Schema = { type: 'null', title: 'None' };

  it.each<[string, Schema, Schema]>([
    [
      'a nullable type',
      { type: ['integer', 'null'], minimum: 1 },
      { type: 'integer', minimum: 1, nullable: true },
    ],
    [
      'a nullable enumeration',
      { type: ['string', 'null'], enum: ['a'] },
      { type: 'string', enum: ['a', null], nullable: true },
    ],
    ['several types', { type: ['string', 'boolean'] }, { anyOf: [{ type: 'string' }, { type: 'boolean' }] }],
    [
      'several nullable types',
      { type: ['string', 'array', 'null'] },
      {
        anyOf: [
          { type: 'string', nullable: true },
          { type: 'array', items: {} },
        ],
      },
    ],
    ['a constant', { const: '*' }, { enum: ['*'] }],
    [
      'a description next to a reference',
      { ...text, description: 'Own.' },
      { description: 'Own.', allOf: [text] },
    ],
    ['a reference', text, text],
    [
      'a nullable reference with its own description',
      { description: 'Own.', 'x-gap': ['GAP-002'], anyOf: [text, nullSchema] },
      { type: 'string', description: 'Own.', 'x-gap': ['GAP-001', 'GAP-002'], nullable: true },
    ],
    [
      'one nullable alternative',
      { oneOf: [{ type: 'number' }, nullSchema] },
      { type: 'number', nullable: true },
    ],
    [
      'several nullable alternatives',
      { anyOf: [{ type: 'number' }, text, nullSchema] },
      { anyOf: [{ type: 'number', nullable: true }, text] },
    ],
    ['null alone', nullSchema, { title: 'None', type: 'string', nullable: true, enum: [null] }],
    [
      'allOf parts of an object',
      {
        title: 'Both',
        allOf: [thing, { type: 'object', required: ['b'], properties: { b: { type: 'number' } } }],
      },
      {
        title: 'Both',
        type: 'object',
        required: ['a', 'b'],
        properties: { a: text, b: { type: 'number' } },
      },
    ],
    [
      'an exclusive bound',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    ['an example', { type: 'string', examples: ['a'] }, { type: 'string', example: 'a' }],
    [
      'several examples',
      { type: 'string', examples: ['a', 'b'] },
      { type: 'string', example: 'a', 'x-examples': ['a', 'b'] },
    ],
    [
      'a nullable recursive schema',
      { anyOf: [{ $ref: '#/components/schemas/Tree' }, nullSchema] },
      {
        type: 'object',
        nullable: true,
        properties: {
          below: {
            anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'string', nullable: true, enum: [null] }],
          },
        },
      },
    ],
  ])('is converted from %s', (_, schema, expected) => {
    expect(write(schema)).toEqual(expected);
  });

  it.each<[string, Schema]>([
    ['patternProperties', { type: 'object', patternProperties: {} }],
    ['if', { if: {} }],
    ['prefixItems', { type: 'array', prefixItems: [] }],
  ])("is refused if it needs %s, which 3.0 can't express", (keyword, schema) => {
    expect(() => write(schema)).toThrow(`doesn't support the schema keyword ${keyword}`);
    const faulty = { ...document, components: { schemas: { Odd: schema } } };
    expect(() => toOpenApi30(faulty)).toThrow(`schema Odd: `);
  });

  it('keeps allOf parts that declare a property twice', () => {
    const part: Schema = { type: 'object', properties: { a: { type: 'string' } } };
    expect(write({ title: 'Twice', allOf: [part, thing] })).toEqual({ title: 'Twice', allOf: [part, thing] });
  });
});
