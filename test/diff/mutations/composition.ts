import { drop, listAt, objectAt, without } from '../bundle.ts';
import { type Mutation, schema, member, received } from './vocabulary.ts';

export const COMPOSITION: Mutation[] = [
  {
    name: 'a branch is added to oneOf of a response',
    mutate: (d) => listAt(d, schema('AllowedFileTypes'), 'oneOf').push({ type: 'string' }),
    forward: received('type-added', 'breaking'),
    backward: received('type-removed', 'safe'),
  },
  {
    name: 'a branch is removed from oneOf of a response',
    mutate: (d) => listAt(d, schema('TabCategories'), 'oneOf').pop(),
    forward: received('type-removed', 'safe'),
    backward: received('type-added', 'breaking'),
  },
  {
    name: 'the value of a branch of oneOf changes',
    mutate: (d) => (objectAt(d, `${schema('TabCategories')}/oneOf/1/items`)['enum'] = ['all']),
    forward: ['enum-values-added breaking receives', 'enum-values-removed safe receives'],
    backward: ['enum-values-added breaking receives', 'enum-values-removed safe receives'],
  },
  {
    name: 'an empty array may have an item',
    mutate: (d) => (objectAt(d, `${schema('AllowedFileTypes')}/oneOf/1`)['maxItems'] = 1),
    forward: received('limit-widened', 'breaking'),
    backward: received('limit-narrowed', 'safe'),
  },
  {
    name: 'a branch of allOf gains a required property',
    mutate: (d) => {
      const part = objectAt(d, `${schema('PaymentApplication')}/allOf/1`);
      objectAt(d, `${schema('PaymentApplication')}/allOf/1/properties`)['stage'] = { type: 'string' };
      part['required'] = ['id', 'stage'];
    },
    forward: received('property-added', 'safe'),
    backward: received('property-removed', 'breaking'),
  },
  {
    name: 'a branch of allOf requires one property less',
    mutate: (d) => without(listAt(d, `${schema('AllocationPaymentDetail')}/allOf/1`, 'required'), 'fund'),
    forward: received('now-optional', 'breaking'),
    backward: received('now-required', 'safe'),
  },
  {
    name: 'a branch of allOf loses its only property',
    mutate: (d) => {
      without(listAt(d, `${schema('TitledReference')}/allOf/1`, 'required'), 'title');
      drop(objectAt(d, `${schema('TitledReference')}/allOf/1/properties`), 'title');
    },
    forward: received('property-removed', 'breaking'),
    backward: received('property-added', 'safe'),
  },
  {
    name: 'a property deep in a union becomes nullable',
    mutate: (d) =>
      (objectAt(d, `${schema('ResourceReference')}/properties/link`)['type'] = ['string', 'null']),
    forward: received('nullable-added', 'breaking'),
    backward: received('nullable-removed', 'safe'),
  },
  {
    name: 'a constraint that is compared as a whole is added',
    mutate: (d) => (objectAt(d, member('Fund', 'currency'))['not'] = { const: 'XXX' }),
    forward: received('constraint-added', 'safe'),
    backward: received('constraint-removed', 'breaking'),
  },
];
