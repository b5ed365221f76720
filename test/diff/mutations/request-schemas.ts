import { drop, listAt, objectAt } from '../bundle.ts';
import { type Mutation, schema, recuse, update, body, sent, both } from './vocabulary.ts';

export const REQUEST_SCHEMAS: Mutation[] = [
  {
    name: 'a request gains an optional property',
    mutate: (d) => (objectAt(d, `${schema('RecusalRequest')}/properties`)['reason'] = { type: 'string' }),
    there: sent('property-added', 'safe'),
    back: sent('property-removed', 'breaking'),
  },
  {
    name: 'a request gains a required property',
    mutate: (d) => {
      objectAt(d, `${schema('RecusalRequest')}/properties`)['reason'] = { type: 'string' };
      listAt(d, schema('RecusalRequest'), 'required').push('reason');
    },
    there: sent('property-added', 'breaking'),
    back: sent('property-removed', 'breaking'),
  },
  {
    name: 'an optional property of a request becomes required',
    mutate: (d) => listAt(d, schema('RecusalRequest'), 'required').push('score_set'),
    there: sent('now-required', 'breaking'),
    back: sent('now-optional', 'safe'),
  },
  {
    name: 'a property of a request becomes a number instead of a string',
    mutate: (d) => (objectAt(d, `${schema('RecusalRequest')}/properties`)['score_set'] = { type: 'number' }),
    there: sent('type-changed', 'breaking'),
    back: sent('type-changed', 'breaking'),
  },
  {
    name: 'a request no longer allows other properties',
    mutate: (d) => (objectAt(d, schema('RecusalRequest'))['additionalProperties'] = false),
    there: sent('members-closed', 'breaking'),
    back: sent('members-opened', 'safe'),
  },
  {
    name: 'a property of a request becomes nullable',
    mutate: (d) => {
      const properties = objectAt(d, `${schema('RecusalRequest')}/properties`);
      properties['score_set'] = { anyOf: [{ $ref: '#/components/schemas/Slug' }, { type: 'null' }] };
    },
    there: sent('nullable-added', 'safe'),
    back: sent('nullable-removed', 'breaking'),
  },
  {
    name: 'a sent value loses a type',
    mutate: (d) => listAt(d, schema('ContributorFieldInput'), 'anyOf').pop(),
    there: sent('type-removed', 'breaking'),
    back: sent('type-added', 'safe'),
  },
  {
    name: 'a pattern that is sent and received becomes narrower',
    mutate: (d) => (objectAt(d, schema('Slug'))['pattern'] = '^[a-z]{8}$'),
    there: ['pattern-changed breaking both'],
    back: ['pattern-changed breaking both'],
  },
  {
    name: 'a pattern becomes one that overlaps it',
    mutate: (d) => (objectAt(d, schema('Slug'))['pattern'] = '^[0-9]{8}$'),
    there: both('pattern-changed', 'breaking'),
    back: both('pattern-changed', 'breaking'),
  },
  {
    name: 'a string of a request gains a maximum length',
    mutate: (d) => (objectAt(d, `${schema('ContributorFieldInput')}/anyOf/0`)['maxLength'] = 100),
    there: sent('limit-added', 'breaking'),
    back: sent('limit-removed', 'safe'),
  },
  {
    name: 'a request body becomes optional',
    mutate: (d) => (objectAt(d, `${recuse}/requestBody`)['required'] = false),
    there: sent('now-optional', 'safe'),
    back: sent('now-required', 'breaking'),
  },
  {
    name: 'a request body is removed',
    mutate: (d) => drop(objectAt(d, recuse), 'requestBody'),
    there: sent('request-body-removed', 'breaking'),
    back: sent('request-body-added', 'breaking'),
  },
  {
    name: 'a request body gains a media type',
    mutate: (d) => {
      const types = objectAt(d, `${update}/requestBody/content`);
      types['application/xml'] = structuredClone(objectAt(d, body(update)));
    },
    there: sent('media-type-added', 'safe'),
    back: sent('media-type-removed', 'breaking'),
  },
];
