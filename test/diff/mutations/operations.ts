import { drop, listAt, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, fund, create, received, sent, both } from './vocabulary.ts';

export const OPERATIONS: Mutation[] = [
  {
    name: 'an operation is removed',
    mutate: (d) => drop(objectAt(d, '/paths'), '/account'),
    there: both('operation-removed', 'breaking'),
    back: both('operation-added', 'safe'),
  },
  {
    name: 'an operation moves to another path',
    mutate: (d) => renameKey(objectAt(d, '/paths'), '/account', '/accounts'),
    there: both('path-changed', 'breaking'),
    back: both('path-changed', 'breaking'),
  },
  {
    name: 'an operation has another method',
    mutate: (d) => renameKey(objectAt(d, '/paths/~1action-task'), 'post', 'put'),
    there: both('method-changed', 'breaking'),
    back: both('method-changed', 'breaking'),
  },
  {
    name: 'an operation has another operationId',
    mutate: (d) => (objectAt(d, fund)['operationId'] = 'readFund'),
    there: both('operation-id-changed', 'breaking'),
    back: both('operation-id-changed', 'breaking'),
  },
  {
    name: 'an operation is deprecated',
    mutate: (d) => (objectAt(d, fund)['deprecated'] = true),
    there: both('deprecated', 'safe'),
    back: both('undeprecated', 'safe'),
  },
  {
    name: 'an operation has a callback',
    mutate: (d) => {
      const post = { requestBody: { content: {} }, responses: { 200: { description: 'Taken.' } } };
      objectAt(d, create)['callbacks'] = { done: { '{$request.body#/url}': { post } } };
    },
    there: received('webhook-added', 'safe'),
    back: received('webhook-removed', 'breaking'),
  },
  {
    name: 'an operation needs no key',
    mutate: (d) => (objectAt(d, fund)['security'] = []),
    there: sent('security-relaxed', 'safe'),
    back: sent('security-tightened', 'breaking'),
  },
  {
    name: 'the key is sent under another name',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['name'] = 'authorization-key'),
    there: sent('security-key-moved', 'breaking'),
    back: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key is sent in the query',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['in'] = 'query'),
    there: sent('security-key-moved', 'breaking'),
    back: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key needs a scope',
    mutate: (d) => (d['security'] = [{ ApiKey: ['read'] }]),
    there: sent('security-tightened', 'breaking'),
    back: sent('security-relaxed', 'safe'),
  },
  {
    name: 'a region goes',
    mutate: (d) => listAt(d, '', 'servers').pop(),
    there: sent('server-removed', 'breaking'),
    back: sent('server-added', 'safe'),
  },
  {
    name: 'another region is the default',
    mutate: (d) => (d['servers'] = listAt(d, '', 'servers').toReversed()),
    there: sent('server-default-changed', 'breaking'),
    back: sent('server-default-changed', 'breaking'),
  },
  {
    name: 'an operation comes that uses a response of its own',
    mutate: (d) => {
      objectAt(d, '/components/responses')['Conflict'] = { description: 'There is one already.' };
      objectAt(d, '/paths')['/allocation'] = {
        get: {
          operationId: 'listAllocations',
          responses: { 409: { $ref: '#/components/responses/Conflict' } },
        },
      };
    },
    there: both('operation-added', 'safe'),
    back: both('operation-removed', 'breaking'),
  },
];
