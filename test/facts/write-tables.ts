/** Writes a description's structure, without prose, as plain tables. A test compares them with `tables.txt`. */
import { deref, isObject, listOf, objectOf, operationsOf, stringsOf } from './lookup.ts';
import type { Json, JsonObject, Operation } from './lookup.ts';

/** Formats a node's marks: ` GAP-006 AMB-01 since 2.1`. */
function marks(node: Json | undefined): string {
  const { 'x-gap': gaps, 'x-amb': readings, 'x-since': since } = objectOf(node);
  const ids = [...stringsOf(gaps), ...stringsOf(readings)];
  return [...ids, ...(since === undefined ? [] : [`since ${String(since)}`])]
    .map((mark) => ` ${mark}`)
    .join('');
}

/** Returns an error response's file name: its component's name, without the operation that the bundler may add. */
const fileOf = (root: JsonObject, component: string): string => {
  const ids = operationsOf(root).map(({ operationId }) => `_${operationId}`);
  const suffix = ids.find((id) => component.endsWith(id)) ?? '';
  return suffix === '' ? component : component.slice(0, -suffix.length);
};

const nameOf = (reference: Json | undefined): string => String(reference).split('/').at(-1) ?? '';

/** Formats a value's limits: ` 1..100`. */
function limits(node: JsonObject, low: string, high: string): string {
  const [min, max] = [node[low], node[high]];
  return min === undefined && max === undefined ? '' : ` ${String(min ?? '')}..${String(max ?? '')}`;
}

/** Formats a schema on one line. */
function typeOf(node: Json | undefined): string {
  const schema = objectOf(node);
  const { $ref, anyOf, oneOf, allOf, type, enum: values, const: constant } = schema;
  if ($ref !== undefined) return nameOf($ref);
  for (const [branches, sign] of [
    [anyOf, ' | '],
    [oneOf, ' | '],
    [allOf, ' & '],
  ] as const)
    if (branches !== undefined)
      return listOf(branches)
        .map((each) => typeOf(each) + branchMarks(each))
        .join(sign);
  const listed = constant === undefined ? listOf(values) : [constant];
  if (listed.length > 0) return listed.map((value) => JSON.stringify(value)).join(' | ');
  const types = stringsOf(type);
  return types.length === 0 ? 'unknown' : types.map((name) => oneType(name, schema)).join(' | ');
}

/** Formats the marks of an inline branch. A component's marks are listed with the component. */
function branchMarks(node: Json): string {
  return objectOf(node)['$ref'] === undefined ? marks(node) : '';
}

function oneType(name: string, schema: JsonObject): string {
  const shown = listOf(schema['examples']);
  const fallback = schema['default'] === undefined ? '' : ` = ${JSON.stringify(schema['default'])}`;
  switch (name) {
    case 'string': {
      const { format, pattern } = schema;
      const form = [format, pattern === undefined ? undefined : `/${shortened(String(pattern))}/`];
      const more = form.filter((each) => each !== undefined).map((each) => ` ${String(each)}`);
      const named =
        shown.length > 1 ? `, such as ${shown.map((value) => JSON.stringify(value)).join(', ')}` : '';
      return `string${more.join('')}${limits(schema, 'minLength', 'maxLength')}${fallback}${named}`;
    }
    case 'integer':
    case 'number':
      return `${name}${limits(schema, 'minimum', 'maximum')}${fallback}`;
    case 'array': {
      const { items } = schema;
      const item = typeOf(items) + branchMarks(items ?? null);
      return `[${item}]${limits(schema, 'minItems', 'maxItems')}`;
    }
    case 'object': {
      const members = membersOf(schema);
      return members.length === 0 ? 'object' : `{ ${members.join('; ')} }`;
    }
    default:
      return name;
  }
}

/** Shortens the pattern of a long list. The accepted and rejected values describe it better. */
const shortened = (pattern: string): string => (pattern.length > 60 ? `${pattern.slice(0, 20)}…` : pattern);

/** Formats each property of an object as `name?: type marks`, followed by `…` if other properties are allowed. */
function membersOf(schema: JsonObject): string[] {
  const required = stringsOf(schema['required']);
  const members = Object.entries(objectOf(schema['properties'])).map(
    ([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(member)}${marks(member)}`,
  );
  const more = schema['additionalProperties'];
  const key = schema['propertyNames'] === undefined ? 'string' : typeOf(schema['propertyNames']);
  if (isObject(more)) members.push(`[${key}]: ${typeOf(more)}`);
  else if (more !== undefined) members.push(more === true ? '…' : 'nothing else');
  return members;
}

function schemaLines(name: string, node: JsonObject): string[] {
  const parts = listOf(node['allOf']).map(objectOf);
  const whole = parts.length > 0 ? parts : [node];
  const isObjectType = whole.every((part) => part['$ref'] !== undefined || part['type'] === 'object');
  const lines = isObjectType
    ? whole.flatMap((part) => (part['$ref'] === undefined ? membersOf(part) : [`& ${nameOf(part['$ref'])}`]))
    : [`= ${typeOf(node)}`];
  const relations = listOf(node['x-relations']).map(objectOf);
  return [
    `${name}${marks(node)}`,
    ...(lines.length === 0 ? ['= object'] : lines).map((line) => `  ${line}`),
    ...Object.entries(objectOf(node['x-enumDescriptions'])).map(
      ([value, text]) => `  "${value}" ${String(text)}`,
    ),
    ...relations.map(({ says, holds }) => `  ${String(says)} ${String(holds).trim()}`),
  ];
}

/** Lists a body's media types, grouped by schema. */
function contentOf(node: JsonObject): string {
  const bodies = Object.entries(objectOf(node['content'])).map(([name, mediaType]) => {
    const { schema } = objectOf(mediaType);
    return [`${name}${marks(mediaType)}`, typeOf(schema) + branchMarks(schema ?? null)] as const;
  });
  const shapes = [...new Set(bodies.map(([, shape]) => shape))];
  return shapes
    .map(
      (shape) => `${bodies.flatMap(([name, text]) => (text === shape ? [name] : [])).join(', ')}: ${shape}`,
    )
    .join('; ');
}

function responseLines(root: JsonObject, status: string, node: Json | undefined): string {
  const response = deref(root, node) ?? {};
  const headers = Object.entries(objectOf(response['headers'])).map(([, header]) =>
    nameOf(objectOf(header)['$ref']),
  );
  // An error's causes are in its description and in the table of error conditions.
  const [description = ''] = String(response['description']).split('\n\n');
  return [
    `  ${status} ${description}${marks(response)}`,
    ...(headers.length > 0 ? [`    headers ${headers.join(', ')}`] : []),
    ...(response['content'] === undefined ? [] : [`    ${contentOf(response)}`]),
  ].join('\n');
}

const isError = (status: string): boolean => /^[45]/.test(status);

function operationLines(
  root: JsonObject,
  { node, method, path, operationId, pathItem }: Operation,
): string[] {
  const parameters = [...listOf(pathItem['parameters']), ...listOf(node['parameters'])].map((one) =>
    nameOf(objectOf(one)['$ref']),
  );
  const body = deref(root, node['requestBody']);
  const responses = Object.entries(objectOf(node['responses']));
  return [
    `${operationId} ${method.toUpperCase()} ${path} [${stringsOf(node['tags']).join()}] ${String(node['summary'])}${marks(node)}`,
    ...(node['security'] === undefined ? [] : [`  security ${JSON.stringify(node['security'])}`]),
    ...(parameters.length > 0 ? [`  parameters ${parameters.join(', ')}`] : []),
    ...listOf(node['x-unnamed-parameters'])
      .map(objectOf)
      .map(
        (one) =>
          `  unnamed ${String(one['in'])} ${String(one['role'])}: ${typeOf(one['schema'])}${marks(one)}`,
      ),
    ...(body === undefined
      ? []
      : [`  body${body['required'] === true ? '' : '?'}${marks(body)}`, `    ${contentOf(body)}`]),
    ...responses
      .filter(([status]) => !isError(status))
      .map(([status, each]) => responseLines(root, status, each)),
    ...responses
      .filter(([status]) => isError(status))
      .map(([status, each]) => {
        const conditions = entriesOf(root['x-conditions']).filter(
          (one) => String(one['status']) === status && stringsOf(one['operations']).includes(operationId),
        );
        const ids = conditions.map(({ id }) => String(id)).join(', ');
        return `  ${status} ${fileOf(root, nameOf(objectOf(each)['$ref']))}: ${ids}`;
      }),
  ];
}

function parameterLine(name: string, node: JsonObject): string {
  const optional = node['required'] === true ? '' : '?';
  return `${name} ${String(node['in'])} ${String(node['name'])}${optional}: ${typeOf(node['schema'])}${marks(node)}`;
}

function headerLine(name: string, node: JsonObject): string {
  return `${name}${node['required'] === true ? '' : '?'}: ${typeOf(node['schema'])}${marks(node)}`;
}

const entriesOf = (register: Json | undefined): JsonObject[] => listOf(register).map(objectOf);

/** Returns a description's tables by title. */
export function writeTables(root: JsonObject): Record<string, string[]> {
  const info = objectOf(root['info']);
  const components = objectOf(root['components']);
  const each = (kind: string): [string, JsonObject][] =>
    Object.entries(objectOf(components[kind])).map(([name, node]) => [name, objectOf(node)]);
  return {
    service: [
      `${String(info['title'])} ${String(info['version'])}${marks(info)}`,
      ...entriesOf(root['servers']).map(
        (one) => `${String(one['url'])} ${String(one['description'])}${marks(one)}`,
      ),
      ...each('securitySchemes').map(
        ([name, one]) =>
          `${name} ${String(one['type'])} in ${String(one['in'])} ${String(one['name'])}${marks(one)}`,
      ),
      `security ${JSON.stringify(root['security'])}`,
    ],
    'resource groups': entriesOf(root['tags']).flatMap((tag) => [
      `${String(tag['name'])}: ${String(tag['description'])}${marks(tag)}`,
      ...(tag['x-states'] === undefined ? [] : [`  states ${nameOf(tag['x-states'])}`]),
      ...entriesOf(tag['x-schemas']).map((one) => `  schema ${nameOf(one['$ref'])}`),
    ]),
    operations: operationsOf(root).flatMap((operation) => operationLines(root, operation)),
    deliveries: operationsOf(root, 'webhooks').flatMap((operation) => operationLines(root, operation)),
    'operations without a path': entriesOf(objectOf(root['x-unplaced'])['operations']).map((one) => {
      const body = objectOf(one['requestBody']);
      const takes = body['content'] === undefined ? '' : ` takes ${contentOf(body)}`;
      return `${String(one['operationId'])} [${String(one['tag'] ?? '')}] ${String(one['summary'])}${takes}${marks(one)}`;
    }),
    parameters: each('parameters').map(([name, node]) => parameterLine(name, node)),
    headers: each('headers').map(([name, node]) => headerLine(name, node)),
    'error responses': [
      ...new Set(
        each('responses').map(([name, node]) => responseLines(root, fileOf(root, name), node).slice(2)),
      ),
    ],
    schemas: each('schemas').flatMap(([name, node]) => schemaLines(name, node)),
    'error conditions': entriesOf(root['x-conditions']).map(
      (one) =>
        `${String(one['id'])} ${String(one['status'])} ${String(one['title'])}: ${String(one['when'])} (${stringsOf(one['applies']).join(', ')})`,
    ),
    unknowns: entriesOf(root['x-gap-register']).flatMap((one) => [
      `${String(one['id'])} ${String(one['origin'])}, ${String(one['section'])}${one['everywhere'] === true ? ' (everywhere)' : ''}`,
      ...(one['subjects'] === undefined ? [] : [`  ${stringsOf(one['subjects']).join(', ')}`]),
    ]),
    assumptions: entriesOf(root['x-ambiguities']).map(
      (one) => `${String(one['id'])} ${String(one['section'])}`,
    ),
    versions: entriesOf(info['x-changelog']).flatMap((one) => [
      `${String(one['version'])}${one['breaking'] === true ? ' breaking' : ''}${marks(one)}`,
      ...entriesOf(one['changes']).map((change) => `  ${String(change['text'])}`),
    ]),
  };
}
