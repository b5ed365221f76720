import type { Json, JsonObject } from '../../../scripts/model/document.ts';
import { drop, listAt, objectAt, renameKey, reorder } from '../bundle.ts';
import { schema, member, fund, tab, list, content, inline } from './vocabulary.ts';

/** Changes that result in an equivalent document, so the diff reports nothing. */
export const REFACTORINGS: { name: string; mutate: (document: JsonObject) => void }[] = [
  { name: 'nothing', mutate: () => undefined },
  {
    name: 'the operations of an error condition, which the bundler computes',
    mutate: (d) => listAt(d, '/x-conditions/0', 'operations').pop(),
  },
  {
    name: 'the order of keys',
    mutate: (d) => {
      const reversed = (node: unknown): unknown => {
        if (Array.isArray(node)) return node.map(reversed);
        if (typeof node !== 'object' || node === null) return node;
        return Object.fromEntries(
          Object.entries(node)
            .toReversed()
            .map(([key, value]) => [key, reversed(value)]),
        );
      };
      Object.assign(d, reversed(structuredClone(d)));
    },
  },
  {
    name: 'a success status with the same body is added beside its range',
    mutate: (d) => {
      const responses = objectAt(d, `${fund}/responses`);
      responses['200'] = structuredClone(objectAt(d, `${fund}/responses/2XX`));
    },
  },
  { name: 'the order of required', mutate: (d) => reorder(listAt(d, schema('Fund'), 'required')) },
  { name: 'the order of an enumeration', mutate: (d) => reorder(listAt(d, schema('TabType'), 'enum')) },
  { name: 'the order of allOf', mutate: (d) => reorder(listAt(d, schema('NamedReference'), 'allOf')) },
  { name: 'the order of oneOf', mutate: (d) => reorder(listAt(d, schema('TabCategories'), 'oneOf')) },
  { name: 'the order of parameters', mutate: (d) => reorder(listAt(d, list, 'parameters')) },
  {
    name: 'the order of types',
    mutate: (d) => reorder(listAt(d, member('PaginationEnvelope', 'from'), 'type')),
  },
  {
    name: 'a reference is replaced by its target',
    mutate: (d) => inline(d, content(fund, '2XX'), 'schema', 'Fund'),
  },
  {
    name: 'a parameter reference is replaced by its target',
    mutate: (d) => {
      const parameters = listAt(d, fund, 'parameters');
      parameters[0] = structuredClone(objectAt(d, '/components/parameters/FundSlug'));
    },
  },
  {
    name: 'a response reference is replaced by its target',
    mutate: (d) => {
      objectAt(d, `${fund}/responses`)['404'] = structuredClone(
        objectAt(d, '/components/responses/NotFound'),
      );
    },
  },
  {
    name: 'a header reference is replaced by its target',
    mutate: (d) => {
      objectAt(d, `${tab}/responses/200/headers`)['ETag'] = structuredClone(
        objectAt(d, '/components/headers/ETag'),
      );
    },
  },
  {
    name: 'a schema becomes a component',
    mutate: (d) => {
      const properties = objectAt(d, `${schema('Fund')}/properties`);
      objectAt(d, '/components/schemas')['Money'] = structuredClone(objectAt(d, member('Fund', 'budget')));
      properties['budget'] = { $ref: '#/components/schemas/Money' };
    },
  },
  {
    name: 'a description moves beside a reference',
    mutate: (d) => {
      const form = objectAt(d, member('Tab', 'form'));
      const [wrapped] = listAt(d, member('Tab', 'form'), 'allOf');
      drop(form, 'allOf');
      Object.assign(form, wrapped);
    },
  },
  {
    name: 'null in a list of types becomes a branch',
    mutate: (d) => {
      const from = objectAt(d, member('PaginationEnvelope', 'from'));
      drop(from, 'type');
      from['anyOf'] = [{ type: 'integer' }, { type: 'null' }];
    },
  },
  {
    name: 'null becomes a branch of oneOf',
    mutate: (d) => renameKey(objectAt(d, member('Tab', 'settings')), 'anyOf', 'oneOf'),
  },
  {
    name: 'a list of one value becomes a constant',
    mutate: (d) => {
      const star = objectAt(d, `${schema('TabCategories')}/oneOf/1/items`);
      const [only = null] = drop(star, 'enum') as Json[];
      star['const'] = only;
    },
  },
  {
    name: 'bounds of an integer are exclusive',
    mutate: (d) => {
      const page = objectAt(d, '/components/parameters/PerPage/schema');
      drop(page, 'minimum');
      page['exclusiveMinimum'] = 0;
    },
  },
  {
    name: 'allOf is replaced by the merged schema',
    mutate: (d) => {
      const merged = {
        ...objectAt(d, schema('ErrorEnvelope')),
        ...objectAt(d, schema('ValidationErrorEnvelope')),
        'x-gap': ['GAP-042'],
        'x-amb': undefined,
        required: ['message', 'status_code', 'errors'],
        properties: {
          ...objectAt(d, `${schema('ErrorEnvelope')}/properties`),
          ...objectAt(d, `${schema('ValidationErrorEnvelope')}/allOf/1/properties`),
        },
        allOf: undefined,
      };
      const plain = JSON.parse(JSON.stringify(merged)) as JsonObject;
      objectAt(d, '/components/schemas')['ValidationErrorEnvelope'] = plain;
    },
  },
  {
    name: 'other properties are explicitly allowed',
    mutate: (d) => (objectAt(d, schema('Fund'))['additionalProperties'] = true),
  },
  {
    name: 'a security scheme is renamed',
    mutate: (d) => {
      renameKey(objectAt(d, '/components/securitySchemes'), 'ApiKey', 'Key');
      d['security'] = [{ Key: [] }];
    },
  },
  {
    name: 'a status range is written in lower case',
    mutate: (d) => renameKey(objectAt(d, `${fund}/responses`), '2XX', '2xx'),
  },
  {
    name: 'a parameter declares its default style',
    mutate: (d) => (objectAt(d, '/components/parameters/Page')['style'] = 'form'),
  },
  {
    name: 'the parameters move to the path',
    mutate: (d) => {
      objectAt(d, '/paths/~1fund~1{fund_slug}')['parameters'] = drop(objectAt(d, fund), 'parameters');
    },
  },
  {
    name: 'the order of undocumented operations',
    mutate: (d) => reorder(listAt(d, '/x-unplaced', 'operations')),
  },
];
