import { drop, listAt, objectAt } from '../bundle.ts';
import { type Mutation, schema, recuse, update, body, sent, both } from './vocabulary.ts';

export const REQUEST_SCHEMAS: Mutation[] = [
  {
    name: 'a request gains an optional property',
    mutate: (d) => (objectAt(d, `${schema('RecusalRequest')}/properties`)['reason'] = { type: 'string' }),
    forward: sent('property-added', 'safe'),
    backward: sent('property-removed', 'breaking'),
  },
  {
    name: 'a request gains a required property',
    mutate: (d) => {
      objectAt(d, `${schema('RecusalRequest')}/properties`)['reason'] = { type: 'string' };
      listAt(d, schema('RecusalRequest'), 'required').push('reason');
    },
    forward: sent('property-added', 'breaking'),
    backward: sent('property-removed', 'breaking'),
  },
  {
    name: 'an optional property of a request becomes required',
    mutate: (d) => listAt(d, schema('RecusalRequest'), 'required').push('score_set'),
    forward: sent('now-required', 'breaking'),
    backward: sent('now-optional', 'safe'),
  },
  {
    name: 'a property of a request becomes a number instead of a string',
    mutate: (d) => (objectAt(d, `${schema('RecusalRequest')}/properties`)['score_set'] = { type: 'number' }),
    forward: sent('type-changed', 'breaking'),
    backward: sent('type-changed', 'breaking'),
  },
  {
    name: 'a request no longer allows other properties',
    mutate: (d) => (objectAt(d, schema('RecusalRequest'))['additionalProperties'] = false),
    forward: sent('members-closed', 'breaking'),
    backward: sent('members-opened', 'safe'),
  },
  {
    name: 'a property of a request becomes nullable',
    mutate: (d) => {
      const properties = objectAt(d, `${schema('RecusalRequest')}/properties`);
      properties['score_set'] = { anyOf: [{ $ref: '#/components/schemas/Slug' }, { type: 'null' }] };
    },
    forward: sent('nullable-added', 'safe'),
    backward: sent('nullable-removed', 'breaking'),
  },
  {
    name: 'a sent value loses a type',
    mutate: (d) => listAt(d, schema('ContributorFieldInput'), 'anyOf').pop(),
    forward: sent('type-removed', 'breaking'),
    backward: sent('type-added', 'safe'),
  },
  {
    name: 'a pattern that is sent and received becomes narrower',
    mutate: (d) => (objectAt(d, schema('Slug'))['pattern'] = '^[a-z]{8}$'),
    forward: ['pattern-changed breaking both'],
    backward: ['pattern-changed breaking both'],
  },
  {
    name: 'a pattern becomes one that overlaps it',
    mutate: (d) => (objectAt(d, schema('Slug'))['pattern'] = '^[0-9]{8}$'),
    forward: both('pattern-changed', 'breaking'),
    backward: both('pattern-changed', 'breaking'),
  },
  {
    name: 'a string of a request gains a maximum length',
    mutate: (d) => (objectAt(d, `${schema('ContributorFieldInput')}/anyOf/0`)['maxLength'] = 100),
    forward: sent('limit-added', 'breaking'),
    backward: sent('limit-removed', 'safe'),
  },
  {
    name: 'a request body becomes optional',
    mutate: (d) => (objectAt(d, `${recuse}/requestBody`)['required'] = false),
    forward: sent('now-optional', 'safe'),
    backward: sent('now-required', 'breaking'),
  },
  {
    name: 'a request body is removed',
    mutate: (d) => drop(objectAt(d, recuse), 'requestBody'),
    forward: sent('request-body-removed', 'breaking'),
    backward: sent('request-body-added', 'breaking'),
  },
  {
    name: 'a request body gains a media type',
    mutate: (d) => {
      const types = objectAt(d, `${update}/requestBody/content`);
      types['application/xml'] = structuredClone(objectAt(d, body(update)));
    },
    forward: sent('media-type-added', 'safe'),
    backward: sent('media-type-removed', 'breaking'),
  },
];
