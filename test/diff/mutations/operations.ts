import { drop, listAt, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, fund, create, received, sent, both } from './vocabulary.ts';

export const OPERATIONS: Mutation[] = [
  {
    name: 'an operation is removed',
    mutate: (d) => drop(objectAt(d, '/paths'), '/account'),
    forward: both('operation-removed', 'breaking'),
    backward: both('operation-added', 'safe'),
  },
  {
    name: 'an operation moves to another path',
    mutate: (d) => renameKey(objectAt(d, '/paths'), '/account', '/accounts'),
    forward: both('path-changed', 'breaking'),
    backward: both('path-changed', 'breaking'),
  },
  {
    name: 'the method of an operation changes',
    mutate: (d) => renameKey(objectAt(d, '/paths/~1action-task'), 'post', 'put'),
    forward: both('method-changed', 'breaking'),
    backward: both('method-changed', 'breaking'),
  },
  {
    name: 'the operationId changes',
    mutate: (d) => (objectAt(d, fund)['operationId'] = 'readFund'),
    forward: both('operation-id-changed', 'breaking'),
    backward: both('operation-id-changed', 'breaking'),
  },
  {
    name: 'an operation is deprecated',
    mutate: (d) => (objectAt(d, fund)['deprecated'] = true),
    forward: both('deprecated', 'safe'),
    backward: both('undeprecated', 'safe'),
  },
  {
    name: 'an operation gains a callback',
    mutate: (d) => {
      const post = { requestBody: { content: {} }, responses: { 200: { description: 'Taken.' } } };
      objectAt(d, create)['callbacks'] = { done: { '{$request.body#/url}': { post } } };
    },
    forward: received('webhook-added', 'safe'),
    backward: received('webhook-removed', 'breaking'),
  },
  {
    name: 'an operation no longer requires a key',
    mutate: (d) => (objectAt(d, fund)['security'] = []),
    forward: sent('security-relaxed', 'safe'),
    backward: sent('security-tightened', 'breaking'),
  },
  {
    name: 'the name of the key changes',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['name'] = 'authorization-key'),
    forward: sent('security-key-moved', 'breaking'),
    backward: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key moves to the query',
    mutate: (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['in'] = 'query'),
    forward: sent('security-key-moved', 'breaking'),
    backward: sent('security-key-moved', 'breaking'),
  },
  {
    name: 'the key requires a scope',
    mutate: (d) => (d['security'] = [{ ApiKey: ['read'] }]),
    forward: sent('security-tightened', 'breaking'),
    backward: sent('security-relaxed', 'safe'),
  },
  {
    name: 'a region is removed',
    mutate: (d) => listAt(d, '', 'servers').pop(),
    forward: sent('server-removed', 'breaking'),
    backward: sent('server-added', 'safe'),
  },
  {
    name: 'the default region changes',
    mutate: (d) => (d['servers'] = listAt(d, '', 'servers').toReversed()),
    forward: sent('server-default-changed', 'breaking'),
    backward: sent('server-default-changed', 'breaking'),
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
    forward: both('operation-added', 'safe'),
    backward: both('operation-removed', 'breaking'),
  },
];
