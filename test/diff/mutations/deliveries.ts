import { drop, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, delivery, received, sent } from './vocabulary.ts';

export const WEBHOOKS: Mutation[] = [
  {
    name: 'a delivery is removed',
    mutate: (d) => drop(objectAt(d, '/webhooks/eventDelivery'), 'get'),
    forward: received('webhook-removed', 'breaking'),
    backward: received('webhook-added', 'safe'),
  },
  {
    name: 'a delivery gains a required header',
    mutate: (d) =>
      (objectAt(d, delivery)['parameters'] = [
        { name: 'x-signature', in: 'header', required: true, schema: { type: 'string' } },
      ]),
    forward: received('parameter-added', 'safe'),
    backward: received('parameter-removed', 'breaking'),
  },
  {
    name: 'the body of a delivery becomes required',
    mutate: (d) => (objectAt(d, `${delivery}/requestBody`)['required'] = true),
    forward: received('now-required', 'safe'),
    backward: received('now-optional', 'breaking'),
  },
  {
    name: 'a delivery narrows a range to one media type',
    mutate: (d) => renameKey(objectAt(d, `${delivery}/requestBody/content`), '*/*', 'application/json'),
    forward: received('media-type-narrowed', 'safe'),
    backward: received('media-type-widened', 'breaking'),
  },
  {
    name: 'a delivery gains a media type',
    mutate: (d) => {
      const types = objectAt(d, `${delivery}/requestBody/content`);
      renameKey(types, '*/*', 'application/json');
      types['application/xml'] = structuredClone(objectAt(types, '/application~1json'));
    },
    forward: received('media-type-narrowed', 'safe'),
    backward: received('media-type-widened', 'breaking'),
  },
  {
    name: 'a delivery requires a response body',
    mutate: (d) => renameKey(objectAt(d, `${delivery}/responses`), 'default', '200'),
    forward: sent('status-narrowed', 'breaking'),
    backward: sent('status-widened', 'safe'),
  },
];
