import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type fc from 'fast-check';
import { parse, stringify } from 'yaml';
import type { SpecFolder } from '../support/spec-folder.ts';

/** A node of a parsed file. Mutable. */
// oxlint-disable-next-line typescript/no-explicit-any -- mutations access arbitrary file contents
type Node = any;

/** Numbers that select a mutation and its target. */
export interface Choice {
  readonly kind: number;
  readonly place: number;
  readonly value: number;
}

interface Place {
  readonly parent: Node;
  readonly key: string | number;
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** Keys that OpenAPI allows in some places, and keys that an author might expect to work. */
const additions: readonly (readonly [key: string, value: Node])[] = [
  ['nullable', true],
  ['deprecated', true],
  ['readOnly', true],
  ['writeOnly', true],
  ['style', 'deepObject'],
  ['explode', false],
  ['content', { 'application/json': { schema: { type: 'string' } } }],
  ['servers', [{ url: 'https://other.invalid' }]],
  ['links', {}],
  ['callbacks', {}],
  ['prefixItems', [{ type: 'string' }]],
  ['discriminator', { propertyName: 'name' }],
  ['patternProperties', { '^a': { type: 'string' } }],
  ['oneOf', [{ type: 'string' }, { type: 'integer' }]],
  ['anyOf', [{ type: 'string' }, { type: 'null' }]],
  ['allOf', [{ type: 'object', properties: { other: { type: 'string', description: 'Another one.' } } }]],
  ['not', { const: 1 }],
  ['const', 'Lamp'],
  ['enum', ['Lamp', 'Chair']],
  ['format', 'binary'],
  ['format', 'date-time'],
  ['format', 'uri'],
  ['contentMediaType', 'image/png'],
  ['additionalProperties', { type: 'number' }],
  ['additionalProperties', { $ref: '../schemas/Thing.yaml' }],
  ['additionalProperties', false],
  ['propertyNames', { pattern: '^[0-9]{4}$' }],
  ['properties', { 2026: { type: 'number', description: 'The amount in that year.' } }],
  ['items', { type: 'string' }],
  ['pattern', '^.{3}$'],
  ['minimum', 1],
  ['exclusiveMaximum', 9],
  ['minItems', 2],
  ['uniqueItems', true],
  ['minLength', 3],
  ['default', 'Lamp'],
  ['example', 'Lamp'],
  ['examples', ['Lamp', 'Chair']],
  ['required', true],
  ['security', []],
  ['encoding', {}],
  ['externalDocs', { url: 'https://other.invalid' }],
  ['x-since', '1.1'],
  ['x-gap', ['GAP-002']],
];

const types: readonly Node[] = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  ['string', 'null'],
  ['string', 'integer'],
  'null',
];

const mediaTypes = [
  'text/csv',
  'application/pdf',
  'application/json',
  'application/vnd.things+json',
  'application/vnd.things+xml',
  'multipart/form-data',
  'application/octet-stream',
  '*/*',
];

const statuses = [
  '200',
  '201',
  '202',
  '204',
  '206',
  '2XX',
  '301',
  '303',
  '304',
  '404',
  '409',
  '5XX',
  'default',
];

const schemas: readonly Node[] = [
  { type: 'array', items: { $ref: 'Thing.yaml' } },
  { type: 'object', additionalProperties: { $ref: 'Thing.yaml' } },
  { anyOf: [{ $ref: 'Thing.yaml' }, { type: 'null' }] },
  { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: 'Thing.yaml' } }] },
  { type: 'array', items: { type: 'array', items: { type: 'integer' } }, maxItems: 0 },
  {
    type: 'object',
    properties: { inner: { type: 'object', additionalProperties: true, 'x-gap': ['GAP-002'] } },
  },
  { type: 'string', format: 'binary' },
  { type: 'string', enum: ['a-b', 'c d', '"quoted"', "o'clock"] },
  { type: 'integer', enum: [2026, 2027] },
  { const: null },
];

/** Ways to change a file. */
const kinds: readonly ((root: Node, choice: Choice) => void)[] = [
  (root, { place }) => {
    const { parent, key } = pick(placesIn(root), place);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  (root, { place, value }) => {
    const target = pick(objectsIn(root), place);
    const [key, added] = pick(additions, value);
    target[key] = structuredClone(added);
  },
  (root, { place, value }) => {
    const { parent, key } = pick(placesIn(root, (_, name) => name === 'type') || [], place) ?? {};
    if (parent) parent[key as string] = structuredClone(pick(types, value));
  },
  (root, { place, value }) => rename(root, place, /\//, pick(mediaTypes, value)),
  (root, { place, value }) => rename(root, place, /^(?:[1-5]\d\d|2XX)$/, pick(statuses, value)),
  (root, { place, value }) => {
    const { parent } =
      pick(
        placesIn(root, (_, name) => name === 'properties'),
        place,
      ) ?? {};
    if (parent)
      parent.properties[`added_${value}`] = {
        description: 'Invented for this test.',
        ...structuredClone(pick(schemas, value)),
      };
  },
  (root, { place, value }) => {
    const { parent, key } =
      pick(
        placesIn(root, (node) => typeof node !== 'object'),
        place,
      ) ?? {};
    if (parent)
      parent[key as string] = pick<Node>(
        [null, 0, -1.5, '', 'x', true, '2026', 'constructor', '{}', 'é'],
        value,
      );
  },
  (root, { place }) => {
    const { parent, key } =
      pick(
        placesIn(root, (node, name) => typeof node === 'object' && typeof name === 'string'),
        place,
      ) ?? {};
    if (!parent || Array.isArray(parent)) return;
    const value = parent[key as string];
    delete parent[key as string];
    parent[pick(['2026', 'constructor', '__proto', 'a b', 'x', 'ü'], place)] = value;
  },
];

/** Mutates one of a spec's files. Files other than YAML and JSON stay unchanged. */
export function mutate(spec: SpecFolder, file: number, choice: Choice): string {
  const files = readdirSync(spec.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|json)$/.test(name) && !name.startsWith('registers'))
    .toSorted();
  const name = pick(files, file);
  const root: Node = name.endsWith('.json') ? JSON.parse(spec.read(name)) : parse(spec.read(name));
  const kind = choice.kind % kinds.length;
  if (typeof root === 'object' && root !== null) kinds[kind]?.(root, choice);
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  spec.write(name, name.endsWith('.json') ? `${JSON.stringify(root, null, 2)}\n` : stringify(root, options));
  return `${join(name)} ${kind}`;
}

function rename(root: Node, place: number, wanted: RegExp, to: string): void {
  const { parent, key } =
    pick(
      placesIn(root, (_, name) => typeof name === 'string' && wanted.test(name)),
      place,
    ) ?? {};
  if (!parent || Array.isArray(parent)) return;
  // Keep the position, because the order of media types matters.
  const entries = Object.entries(parent).map(([name, node]) => [name === key ? to : name, node]);
  for (const name of Object.keys(parent)) delete parent[name];
  Object.assign(parent, Object.fromEntries(entries));
}

function placesIn(root: Node, wanted: (node: Node, key: string | number) => boolean = () => true): Place[] {
  if (typeof root !== 'object' || root === null) return [];
  return Object.entries(root).flatMap(([name, node]) => {
    const key = Array.isArray(root) ? Number(name) : name;
    return [...(wanted(node, key) ? [{ parent: root, key }] : []), ...placesIn(node, wanted)];
  });
}

function objectsIn(root: Node): Node[] {
  if (typeof root !== 'object' || root === null) return [];
  const inner = Object.values(root).flatMap(objectsIn);
  return Array.isArray(root) ? inner : [root, ...inner];
}

/** Generates one or more mutations, each with a file index. */
export function choices({ array, nat, tuple, record }: typeof fc): fc.Arbitrary<[number, Choice][]> {
  const choice = record({ kind: nat(1000), place: nat(10_000), value: nat(10_000) });
  return array(tuple(nat(1000), choice), { minLength: 1, maxLength: 2 });
}
