import type {
  Condition,
  Gap,
  OpenApiDocument,
  Operation,
  PathItem,
  SchemaObject,
} from '../../scripts/model/document.ts';

const json = 'application/vnd.things.v1+json';
const xml = 'application/vnd.things.v1+xml';

/** A response with a schema, in JSON and XML. */
export function responseOf(schema: SchemaObject, example?: unknown): Operation['responses'][string] {
  const examples = example === undefined ? {} : { examples: { one: { value: example as never } } };
  return { description: 'It.', content: { [json]: { schema, ...examples }, [xml]: { schema } } };
}

/** An operation that returns a record. */
export function operation(operationId: string, more: Partial<Operation> = {}): Operation {
  return { operationId, tags: ['Odd things'], responses: { '200': responseOf(ref('Thing')) }, ...more };
}

export function ref(name: string): SchemaObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** Creates a small bundle. */
export function documentWith(
  paths: Record<string, PathItem>,
  schemas: Record<string, SchemaObject> = {},
  more: Partial<OpenApiDocument> = {},
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    tags: [{ name: 'Odd things', description: 'Things.' }],
    paths,
    components: {
      schemas: { Thing: { type: 'object', properties: { slug: { type: 'string' } } }, ...schemas },
    },
    'x-gap-register': [gap('GAP-001'), gap('GAP-002')],
    ...more,
  };
}

function gap(id: string): Gap {
  return {
    id,
    title: id,
    origin: 'stated',
    kind: 'shape',
    statement: 'Not shown.',
    section: '',
  };
}

/** An error condition's entry in the register. */
export function condition(id: string, status: number): Condition {
  return { id, title: id, status, when: '', section: '', applies: 'every-operation', operations: [] };
}
