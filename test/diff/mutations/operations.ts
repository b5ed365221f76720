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
    name: 'the method of an operation changes',
    mutate: (d) => renameKey(objectAt(d, '/paths/~1action-task'), 'post', 'put'),
    there: both('method-changed', 'breaking'),
    back: both('method-changed', 'breaking'),
  },
  {
    name: 'the operationId changes',
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
    name: 'an operation gains a callback',
    mutate: (d) => {
      const post = { requestBody: { content: {} }, responses: { 200: { description: 'Taken.' } } };
      objectAt(d, create)['callbacks'] = { done: { '{$request.body#/url}': { post } } };
    },
    there: received('webhook-added', 'safe'),
    back: received('webhook-removed', 'breaking'),
  },
  {
    name: 'an operation no longer requires a key',
    mutate: (d) => (objectAt(d, fund)['security'] = []),
    there: sent('security-relaxed', 'safe'),
    back: sent('security-tightened', 'breaking'),
  },
  {
    name: 'the name of the key changes',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['name'] = 'authorization-key'),
    there: sent('security-key-moved', 'breaking'),
    back: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key moves to the query',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['in'] = 'query'),
    there: sent('security-key-moved', 'breaking'),
    back: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key requires a scope',
    mutate: (d) => (d['security'] = [{ ApiKey: ['read'] }]),
    there: sent('security-tightened', 'breaking'),
    back: sent('security-relaxed', 'safe'),
  },
  {
    name: 'a region is removed',
    mutate: (d) => listAt(d, '', 'servers').pop(),
    there: sent('server-removed', 'breaking'),
    back: sent('server-added', 'safe'),
  },
  {
    name: 'the default region changes',
    mutate: (d) => (d['servers'] = listAt(d, '', 'servers').toReversed()),
    there: sent('server-default-changed', 'breaking'),
    back: sent('server-default-changed', 'breaking'),
  },
  {
    name: 'an operation is added with its own response component',
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
