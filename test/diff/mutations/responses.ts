import { drop, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, member, fund, tab, list, json, xml, received } from './vocabulary.ts';

export const RESPONSES: Mutation[] = [
  {
    name: 'a status range without an unknown becomes one status',
    mutate: (d) => {
      objectAt(d, '/components/responses/NotFound');
      const responses = objectAt(d, `${fund}/responses`);
      renameKey(responses, '2XX', '201');
    },
    forward: received('status-narrowed', 'safe'),
    backward: received('status-widened', 'breaking'),
  },
  {
    name: 'a success status without a body is added beside its range',
    mutate: (d) =>
      (objectAt(d, `${fund}/responses`)['204'] = { description: 'Nothing.', 'x-gap': ['GAP-006'] }),
    forward: received('response-body-removed', 'breaking'),
    backward: received('response-body-added', 'safe'),
  },
  {
    name: 'a success status is added that no declared status covered',
    mutate: (d) =>
      (objectAt(d, `${tab}/responses`)['202'] = structuredClone(objectAt(d, `${tab}/responses/200`))),
    forward: received('response-added', 'breaking'),
    backward: received('response-removed', 'safe'),
  },
  {
    name: 'the success status changes',
    mutate: (d) => renameKey(objectAt(d, `${tab}/responses`), '200', '201'),
    forward: ['response-added breaking receives', 'response-removed safe receives'],
    backward: ['response-added breaking receives', 'response-removed safe receives'],
  },
  {
    name: 'the only success is removed',
    mutate: (d) => drop(objectAt(d, `${tab}/responses`), '200'),
    forward: received('response-removed', 'breaking'),
    backward: received('response-added', 'breaking'),
  },
  {
    name: 'an error is added',
    mutate: (d) => (objectAt(d, `${list}/responses`)['404'] = { $ref: '#/components/responses/NotFound' }),
    forward: received('response-added', 'safe'),
    backward: received('response-removed', 'safe'),
  },
  {
    name: 'the body of an error changes',
    mutate: (d) => (objectAt(d, member('MaintenanceStatus', 'status'))['type'] = 'integer'),
    forward: received('type-changed', 'breaking'),
    backward: received('type-changed', 'breaking'),
  },
  {
    name: 'a response is no longer offered as XML',
    mutate: (d) => drop(objectAt(d, `${fund}/responses/2XX/content`), xml),
    forward: received('media-type-removed', 'breaking'),
    backward: received('media-type-added', 'safe'),
  },
  {
    name: 'a response gains a media type',
    mutate: (d) => {
      const types = objectAt(d, `${fund}/responses/2XX/content`);
      types['text/csv'] = { schema: { type: 'string' } };
    },
    forward: received('media-type-added', 'safe'),
    backward: received('media-type-removed', 'breaking'),
  },
  {
    name: 'the version of the media type changes',
    mutate: (d) =>
      renameKey(objectAt(d, `${fund}/responses/2XX/content`), json, 'application/vnd.service.v2.4+json'),
    forward: received('media-type-version-changed', 'breaking'),
    backward: received('media-type-version-changed', 'breaking'),
  },
  {
    name: 'a newer version is added beside the existing one',
    mutate: (d) => {
      const types = objectAt(d, `${fund}/responses/2XX/content`);
      types['application/vnd.service.v2.4+json'] = structuredClone(types[json] ?? null);
    },
    forward: received('media-type-added', 'safe'),
    backward: received('media-type-removed', 'breaking'),
  },
  {
    name: 'the media type gains a parameter',
    mutate: (d) =>
      renameKey(
        objectAt(d, `${fund}/responses/2XX/content`),
        json,
        'application/vnd.service.v2.3+json; profile=wide',
      ),
    forward: received('media-type-parameters-changed', 'breaking'),
    backward: received('media-type-parameters-changed', 'breaking'),
  },
  {
    name: 'a response loses its body',
    mutate: (d) => drop(objectAt(d, `${tab}/responses/200`), 'content'),
    forward: received('response-body-removed', 'breaking'),
    backward: received('response-body-added', 'safe'),
  },
  {
    name: 'a response header is removed',
    mutate: (d) => drop(objectAt(d, `${tab}/responses/200/headers`), 'ETag'),
    forward: received('header-removed', 'breaking'),
    backward: received('header-added', 'safe'),
  },
  {
    name: 'a response header becomes required',
    mutate: (d) => (objectAt(d, '/components/headers/Retry-After')['required'] = true),
    forward: received('now-required', 'safe'),
    backward: received('now-optional', 'breaking'),
  },
  {
    name: 'a response header becomes a string instead of an integer',
    mutate: (d) => (objectAt(d, '/components/headers/X-RateLimit-Reset/schema')['type'] = 'string'),
    forward: received('type-changed', 'breaking'),
    backward: received('type-changed', 'breaking'),
  },
  {
    name: 'the style of a response header changes',
    mutate: (d) => {
      const header = objectAt(d, '/components/headers/Retry-After');
      header['content'] = { 'text/plain': { schema: drop(header, 'schema') } };
    },
    forward: received('parameter-style-changed', 'breaking'),
    backward: received('parameter-style-changed', 'breaking'),
  },
];
