import { drop, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, member, fund, tab, list, json, xml, received } from './vocabulary.ts';

export const RESPONSES: Mutation[] = [
  {
    name: 'a range of statuses without a gap becomes a number',
    mutate: (d) => {
      objectAt(d, '/components/responses/NotFound');
      const responses = objectAt(d, `${fund}/responses`);
      renameKey(responses, '2XX', '201');
    },
    there: received('status-narrowed', 'safe'),
    back: received('status-widened', 'breaking'),
  },
  {
    name: 'a success gets a number of its own beside the range, without a body',
    mutate: (d) =>
      (objectAt(d, `${fund}/responses`)['204'] = { description: 'Nothing.', 'x-gap': ['GAP-006'] }),
    there: received('response-body-removed', 'breaking'),
    back: received('response-body-added', 'safe'),
  },
  {
    name: 'another success is added outside of what was declared',
    mutate: (d) =>
      (objectAt(d, `${tab}/responses`)['202'] = structuredClone(objectAt(d, `${tab}/responses/200`))),
    there: received('response-added', 'breaking'),
    back: received('response-removed', 'safe'),
  },
  {
    name: 'the success has another number',
    mutate: (d) => renameKey(objectAt(d, `${tab}/responses`), '200', '201'),
    there: ['response-added breaking receives', 'response-removed safe receives'],
    back: ['response-added breaking receives', 'response-removed safe receives'],
  },
  {
    name: 'no success is left',
    mutate: (d) => drop(objectAt(d, `${tab}/responses`), '200'),
    there: received('response-removed', 'breaking'),
    back: received('response-added', 'breaking'),
  },
  {
    name: 'an error is added',
    mutate: (d) => (objectAt(d, `${list}/responses`)['404'] = { $ref: '#/components/responses/NotFound' }),
    there: received('response-added', 'safe'),
    back: received('response-removed', 'safe'),
  },
  {
    name: 'the body of an error becomes another',
    mutate: (d) => (objectAt(d, member('MaintenanceStatus', 'status'))['type'] = 'integer'),
    there: received('type-changed', 'breaking'),
    back: received('type-changed', 'breaking'),
  },
  {
    name: 'a response is no longer offered as XML',
    mutate: (d) => drop(objectAt(d, `${fund}/responses/2XX/content`), xml),
    there: received('media-type-removed', 'breaking'),
    back: received('media-type-added', 'safe'),
  },
  {
    name: 'a response is offered in one more media type',
    mutate: (d) => {
      const types = objectAt(d, `${fund}/responses/2XX/content`);
      types['text/csv'] = { schema: { type: 'string' } };
    },
    there: received('media-type-added', 'safe'),
    back: received('media-type-removed', 'breaking'),
  },
  {
    name: 'the media type has another version',
    mutate: (d) =>
      renameKey(objectAt(d, `${fund}/responses/2XX/content`), json, 'application/vnd.service.v2.4+json'),
    there: received('media-type-version-changed', 'breaking'),
    back: received('media-type-version-changed', 'breaking'),
  },
  {
    name: 'a newer version is offered beside the one that there is',
    mutate: (d) => {
      const types = objectAt(d, `${fund}/responses/2XX/content`);
      types['application/vnd.service.v2.4+json'] = structuredClone(types[json] ?? null);
    },
    there: received('media-type-added', 'safe'),
    back: received('media-type-removed', 'breaking'),
  },
  {
    name: 'the media type gains a parameter',
    mutate: (d) =>
      renameKey(
        objectAt(d, `${fund}/responses/2XX/content`),
        json,
        'application/vnd.service.v2.3+json; profile=wide',
      ),
    there: received('media-type-parameters-changed', 'breaking'),
    back: received('media-type-parameters-changed', 'breaking'),
  },
  {
    name: 'a response has no body any more',
    mutate: (d) => drop(objectAt(d, `${tab}/responses/200`), 'content'),
    there: received('response-body-removed', 'breaking'),
    back: received('response-body-added', 'safe'),
  },
  {
    name: 'a header of a response goes',
    mutate: (d) => drop(objectAt(d, `${tab}/responses/200/headers`), 'ETag'),
    there: received('header-removed', 'breaking'),
    back: received('header-added', 'safe'),
  },
  {
    name: 'a header of a response is always there',
    mutate: (d) => (objectAt(d, '/components/headers/Retry-After')['required'] = true),
    there: received('now-required', 'safe'),
    back: received('now-optional', 'breaking'),
  },
  {
    name: 'a header of a response holds a string instead of an integer',
    mutate: (d) => (objectAt(d, '/components/headers/X-RateLimit-Reset/schema')['type'] = 'string'),
    there: received('type-changed', 'breaking'),
    back: received('type-changed', 'breaking'),
  },
  {
    name: 'a header of a response is written in another way',
    mutate: (d) => {
      const header = objectAt(d, '/components/headers/Retry-After');
      header['content'] = { 'text/plain': { schema: drop(header, 'schema') } };
    },
    there: received('parameter-style-changed', 'breaking'),
    back: received('parameter-style-changed', 'breaking'),
  },
];
