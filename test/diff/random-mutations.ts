import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { arrayOf, isObject, objectOf, stringsOf } from '../../scripts/diff/json.ts';
import { pick, type Random } from './instances.ts';

type Mutate = (random: Random, schema: JsonObject, document: JsonObject) => void;

const PATTERNS = [
  '^[A-Za-z]{8}$',
  '^[a-z]{8}$',
  '^[A-Za-z0-9]{8}$',
  'Z$',
  '^.{1,9}$',
  '^[0-9]*$',
  '^(?=.).*$',
];
const FORMATS = ['date-time', 'uri', 'date', 'int32'];
const SCALARS = ['string', 'number', 'integer', 'boolean', 'null'];
const VALUES: Json[] = ['a', 'details', 'EUR', 'abcdefgh', 1, 10, true, null];

function freshSchema(random: Random): JsonObject {
  return pick<() => JsonObject>(random, [
    () => ({ type: pick(random, SCALARS) }),
    () => ({ type: [pick(random, SCALARS), 'null'] }),
    () => ({ enum: [pick(random, VALUES), pick(random, VALUES)] }),
    () => ({ anyOf: [{ type: 'string' }, { type: 'object', properties: { a: { type: 'string' } } }] }),
    () => ({ $ref: '#/components/schemas/Slug' }),
    () => ({ type: 'array', items: { type: pick(random, SCALARS) } }),
    () => ({}),
  ])();
}

function propertiesOf(schema: JsonObject): JsonObject {
  if (!isObject(schema['properties'])) schema['properties'] = {};
  return objectOf(schema['properties']);
}

function someName(random: Random, schema: JsonObject): string | undefined {
  const names = Object.keys(objectOf(schema['properties']));
  return names.length === 0 ? undefined : pick(random, names);
}

/** Ways to change a schema. Some have no effect on some schemas. */
const SCHEMA_MUTATIONS: Record<string, Mutate> = {
  type: (random, schema) => (schema['type'] = pick(random, [...SCALARS, 'object', 'array'])),
  types: (random, schema) =>
    (schema['type'] = [pick(random, SCALARS), pick(random, SCALARS)].filter(distinct)),
  untype: (_, schema) => delete schema['type'],
  nullable: (_, schema) => {
    if (typeof schema['type'] === 'string') schema['type'] = [schema['type'], 'null'].filter(distinct);
    else if (Array.isArray(schema['anyOf'])) schema['anyOf'].push({ type: 'null' });
  },
  notNullable: (_, schema) => {
    if (Array.isArray(schema['type'])) schema['type'] = schema['type'].filter((type) => type !== 'null');
    else if (Array.isArray(schema['anyOf'])) schema['anyOf'].pop();
  },
  enumeration: (random, schema) =>
    (schema['enum'] = [pick(random, VALUES), pick(random, VALUES)].filter(distinct)),
  enumMore: (random, schema) => {
    if (Array.isArray(schema['enum']))
      schema['enum'] = [...schema['enum'], pick(random, VALUES)].filter(distinct);
  },
  enumLess: (_, schema) => {
    if (Array.isArray(schema['enum']) && schema['enum'].length > 1) schema['enum'].pop();
  },
  constant: (random, schema) => (schema['const'] = pick(random, VALUES)),
  openEnum: (_, schema) => {
    if (Array.isArray(schema['enum'])) {
      schema['anyOf'] = [{ type: 'string', enum: schema['enum'] }, { type: 'string' }];
      delete schema['enum'];
    }
  },
  pattern: (random, schema) => (schema['pattern'] = pick(random, PATTERNS)),
  noPattern: (_, schema) => delete schema['pattern'],
  format: (random, schema) => (schema['format'] = pick(random, FORMATS)),
  noFormat: (_, schema) => delete schema['format'],
  minimum: (random, schema) =>
    (schema[pick(random, ['minimum', 'exclusiveMinimum'])] = pick(random, [0, 1, 2, 400, 500])),
  maximum: (random, schema) =>
    (schema[pick(random, ['maximum', 'exclusiveMaximum'])] = pick(random, [50, 100, 500, 599])),
  noBounds: (_, schema) => {
    for (const key of ['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength'])
      delete schema[key];
  },
  step: (random, schema) => (schema['multipleOf'] = pick(random, [1, 2, 5, 10])),
  length: (random, schema) =>
    (schema[pick(random, ['minLength', 'maxLength'])] = pick(random, [0, 1, 8, 9, 30])),
  size: (random, schema) => (schema[pick(random, ['minItems', 'maxItems'])] = pick(random, [0, 1, 2])),
  unique: (_, schema) => (schema['uniqueItems'] = true),
  count: (random, schema) =>
    (schema[pick(random, ['minProperties', 'maxProperties'])] = pick(random, [0, 1, 3])),
  addOptional: (random, schema) => (propertiesOf(schema)['fresh'] = freshSchema(random)),
  addRequired: (random, schema) => {
    propertiesOf(schema)['fresh'] = freshSchema(random);
    schema['required'] = [...stringsOf(schema['required']), 'fresh'].filter(distinct);
  },
  remove: (random, schema) => {
    const name = someName(random, schema);
    if (name === undefined) return;
    delete objectOf(schema['properties'])[name];
    if (random() < 0.7) schema['required'] = stringsOf(schema['required']).filter((one) => one !== name);
  },
  require: (random, schema) => {
    const name = someName(random, schema);
    if (name !== undefined) schema['required'] = [...stringsOf(schema['required']), name].filter(distinct);
  },
  unrequire: (random, schema) => {
    const required = stringsOf(schema['required']);
    if (required.length > 0) schema['required'] = required.filter((name) => name !== pick(random, required));
  },
  retype: (random, schema) => {
    const name = someName(random, schema);
    if (name !== undefined) objectOf(schema['properties'])[name] = freshSchema(random);
  },
  close: (_, schema) => (schema['additionalProperties'] = false),
  map: (random, schema) => (schema['additionalProperties'] = freshSchema(random)),
  open: (_, schema) => delete schema['additionalProperties'],
  names: (_, schema) => (schema['propertyNames'] = { pattern: '^[a-z_]*$' }),
  items: (random, schema) => (schema['items'] = freshSchema(random)),
  noItems: (_, schema) => delete schema['items'],
  addBranch: (random, schema) => {
    const union = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(union)) union.push(freshSchema(random));
  },
  dropBranch: (random, schema) => {
    const union = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(union) && union.length > 1) union.splice(Math.floor(random() * union.length), 1);
  },
  swapUnion: (_, schema) => {
    const [from, to] = schema['anyOf'] ? ['anyOf', 'oneOf'] : ['oneOf', 'anyOf'];
    if (from && to && schema[from] !== undefined) {
      schema[to] = schema[from];
      delete schema[from];
    }
  },
  addPart: (random, schema) => {
    const part = { type: 'object', properties: { part: freshSchema(random) } };
    if (Array.isArray(schema['allOf'])) schema['allOf'].push(part);
  },
  dropPart: (_, schema) => {
    if (Array.isArray(schema['allOf']) && schema['allOf'].length > 1) schema['allOf'].pop();
  },
  wrap: (_, schema) => {
    const inner = structuredClone(schema);
    for (const key of Object.keys(schema)) delete schema[key];
    schema['allOf'] = [inner];
  },
  refer: (random, schema, document) => {
    if (schema['$ref'] === undefined) return;
    const names = Object.keys(objectOf(objectOf(document['components'])['schemas']));
    schema['$ref'] = `#/components/schemas/${pick(random, names)}`;
  },
  exclude: (random, schema) => (schema['not'] = { const: pick(random, VALUES) }),
  default: (random, schema) => (schema['default'] = pick(random, VALUES)),
  describe: (random, schema) => (schema['description'] = `Text ${Math.floor(random() * 100)}.`),
  deprecate: (_, schema) => (schema['deprecated'] = true),
};

function distinct<T>(value: T, index: number, list: readonly T[]): boolean {
  return list.indexOf(value) === index;
}

/** Ways to change other parts of a document. */
const OTHER_MUTATIONS: Record<string, (random: Random, document: JsonObject) => void> = {
  removeOperation: (random, document) =>
    delete objectOf(document['paths'])[pick(random, Object.keys(objectOf(document['paths'])))],
  status: (random, document) => {
    const responses = objectOf(someOperation(random, document)['responses']);
    const [from, to] = [
      pick(random, Object.keys(responses)),
      pick(random, ['200', '201', '2XX', '301', '4XX', '404', 'default']),
    ];
    if (responses[to] !== undefined || responses[from] === undefined) return;
    responses[to] = responses[from];
    if (random() < 0.7) delete responses[from];
  },
  mediaType: (random, document) => {
    const response = objectOf(objectOf(someOperation(random, document)['responses'])['2XX']);
    const content = objectOf(response['content']);
    const types = Object.keys(content);
    if (types.length > 1 && random() < 0.5) delete content[pick(random, types)];
    else if (isObject(response['content'])) content['text/plain'] = { schema: freshSchema(random) };
  },
  noBody: (random, document) => {
    const responses = objectOf(someOperation(random, document)['responses']);
    delete objectOf(responses['2XX'])['content'];
  },
  parameter: (random, document) => {
    const operation = someOperation(random, document);
    const parameter = { name: 'fresh', in: 'query', required: random() < 0.3, schema: freshSchema(random) };
    operation['parameters'] = [...arrayOf(operation['parameters']), parameter];
  },
  noParameter: (random, document) => {
    const parameters = arrayOf(someOperation(random, document)['parameters']);
    if (parameters.length > 0 && !isSlug(parameters.at(-1))) parameters.pop();
  },
  requireParameter: (random, document) => {
    const parameters = objectOf(objectOf(document['components'])['parameters']);
    const parameter = objectOf(parameters[pick(random, Object.keys(parameters))]);
    if (parameter['in'] !== 'path') parameter['required'] = parameter['required'] !== true;
  },
  requireBody: (random, document) => {
    const body = objectOf(someOperation(random, document)['requestBody']);
    if (body['content']) body['required'] = body['required'] !== true;
  },
  header: (random, document) => {
    const responses = objectOf(someOperation(random, document)['responses']);
    const response = objectOf(responses['200'] ?? responses['2XX']);
    const headers = objectOf(response['headers']);
    const names = Object.keys(headers);
    if (names.length > 0 && random() < 0.5) delete headers[pick(random, names)];
    else if (response['description'] !== undefined) {
      response['headers'] = {
        ...headers,
        'X-Fresh': { required: random() < 0.5, schema: freshSchema(random) },
      };
    }
  },
  security: (random, document) => {
    someOperation(random, document)['security'] = [];
  },
  operationId: (random, document) => {
    someOperation(random, document)['operationId'] = 'renamedOperation';
  },
  gap: (random, document) => {
    const schemas = objectOf(objectOf(document['components'])['schemas']);
    const schema = objectOf(schemas[pick(random, Object.keys(schemas))]);
    if (schema['x-gap'] === undefined) schema['x-gap'] = ['GAP-042'];
    else delete schema['x-gap'];
  },
};

function isSlug(entry: Json | undefined): boolean {
  return String(objectOf(entry)['$ref']).endsWith('Slug');
}

function someOperation(random: Random, document: JsonObject): JsonObject {
  const item = objectOf(objectOf(document['paths'])[pick(random, Object.keys(objectOf(document['paths'])))]);
  return objectOf(item[pick(random, Object.keys(item))]);
}

/** Lists every schema of the document. Request schemas are repeated, so that they are as frequent as all others. */
function schemasOf(document: JsonObject): JsonObject[] {
  const all = everySchema(document);
  const sent = new Set(sentSchemas(document));
  const isSent = all.filter((schema) => sent.has(schema));
  if (isSent.length === 0) return all;
  const times = Math.floor(all.length / isSent.length);
  return [...all, ...Array.from({ length: times }, () => isSent).flat()];
}

function sentSchemas(document: JsonObject): JsonObject[] {
  const schemas = new Set<JsonObject>();
  const add = (node: Json | undefined): void => {
    if (Array.isArray(node)) node.forEach(add);
    if (!isObject(node) || schemas.has(node)) return;
    schemas.add(node);
    const name = /^#\/components\/(\w+)\/(.+)$/.exec(String(node['$ref']));
    if (name) add(objectOf(objectOf(document['components'])[name[1] ?? ''])[name[2] ?? '']);
    Object.values(node).forEach(add);
  };
  for (const operation of Object.values(objectOf(document['paths'])).flatMap((item) =>
    Object.values(objectOf(item)),
  )) {
    add(objectOf(operation)['requestBody']);
    add(objectOf(operation)['parameters']);
  }
  return [...schemas];
}

function everySchema(document: JsonObject): JsonObject[] {
  const schemas: JsonObject[] = [];
  const add = (node: Json | undefined): void => {
    if (!isObject(node)) return;
    schemas.push(node);
    for (const key of ['properties', 'patternProperties']) Object.values(objectOf(node[key])).forEach(add);
    for (const key of ['items', 'additionalProperties']) add(node[key]);
    for (const key of ['allOf', 'anyOf', 'oneOf']) arrayOf(node[key]).forEach(add);
  };
  const components = objectOf(document['components']);
  Object.values(objectOf(components['schemas'])).forEach(add);
  for (const section of ['parameters', 'headers']) {
    for (const holder of Object.values(objectOf(components[section]))) add(objectOf(holder)['schema']);
  }
  return schemas;
}

/**
 * Makes one to three random changes to a document. It picks the change first and then a schema that it affects, so that
 * rare changes occur too.
 *
 * @returns a description of each change
 */
export function mutateAtRandom(random: Random, document: JsonObject): string[] {
  const count = pick(random, [1, 1, 1, 2, 3]);
  return Array.from({ length: count }, () => {
    if (random() < 0.25) {
      const name = pick(random, Object.keys(OTHER_MUTATIONS));
      OTHER_MUTATIONS[name]?.(random, document);
      return name;
    }
    const name = pick(random, Object.keys(SCHEMA_MUTATIONS));
    const schemas = schemasOf(document);
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const schema = pick(random, schemas);
      const before = JSON.stringify(schema);
      SCHEMA_MUTATIONS[name]?.(random, schema, document);
      if (JSON.stringify(schema) !== before) return `${name} at ${before.slice(0, 120)}`;
    }
    return `${name} nowhere`;
  });
}
