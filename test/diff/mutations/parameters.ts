import { drop, listAt, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, list, sent, both } from './vocabulary.ts';

export const PARAMETERS: Mutation[] = [
  {
    name: 'an optional parameter is added',
    mutate: (d) =>
      listAt(d, list, 'parameters').push({ name: 'currency', in: 'query', schema: { type: 'string' } }),
    forward: sent('parameter-added', 'safe'),
    backward: sent('parameter-removed', 'breaking'),
  },
  {
    name: 'a required parameter is added',
    mutate: (d) =>
      listAt(d, list, 'parameters').push({
        name: 'x-trace',
        in: 'header',
        required: true,
        schema: { type: 'string' },
      }),
    forward: sent('parameter-added', 'breaking'),
    backward: sent('parameter-removed', 'breaking'),
  },
  {
    name: 'a parameter is removed',
    mutate: (d) => listAt(d, list, 'parameters').shift(),
    forward: sent('parameter-removed', 'breaking'),
    backward: sent('parameter-added', 'safe'),
  },
  {
    name: 'an optional parameter becomes required',
    mutate: (d) => (objectAt(d, '/components/parameters/XApiLanguage')['required'] = true),
    forward: sent('now-required', 'breaking'),
    backward: sent('now-optional', 'safe'),
  },
  {
    name: 'the maximum page size decreases',
    mutate: (d) => (objectAt(d, '/components/parameters/PerPage/schema')['maximum'] = 50),
    forward: sent('limit-narrowed', 'breaking'),
    backward: sent('limit-widened', 'safe'),
  },
  {
    name: 'the default of a parameter changes',
    mutate: (d) => (objectAt(d, '/components/parameters/PerPage/schema')['default'] = 20),
    forward: sent('default-changed', 'breaking'),
    backward: sent('default-changed', 'breaking'),
  },
  {
    name: 'the default of a parameter is removed',
    mutate: (d) => drop(objectAt(d, '/components/parameters/Page/schema'), 'default'),
    forward: sent('default-removed', 'breaking'),
    backward: sent('default-added', 'safe'),
  },
  {
    name: 'a parameter becomes a number instead of an integer',
    mutate: (d) => (objectAt(d, '/components/parameters/Page/schema')['type'] = 'number'),
    forward: sent('type-changed', 'safe'),
    backward: sent('type-changed', 'breaking'),
  },
  {
    name: 'a list in a header allows another value',
    mutate: (d) => {
      const parameter = objectAt(d, '/components/parameters/XApiLanguage/schema');
      parameter['pattern'] = String(parameter['pattern']).replaceAll('zh_HK', 'zh_HK|zh_TW');
    },
    forward: sent('pattern-changed', 'breaking'),
    backward: sent('pattern-changed', 'breaking'),
  },
  {
    name: 'the style of a parameter changes',
    mutate: (d) => (objectAt(d, '/components/parameters/Page')['style'] = 'pipeDelimited'),
    forward: sent('parameter-style-changed', 'breaking'),
    backward: sent('parameter-style-changed', 'breaking'),
  },
  {
    name: 'a path parameter is renamed',
    mutate: (d) => {
      renameKey(objectAt(d, '/paths'), '/fund/{fund_slug}', '/fund/{slug}');
      objectAt(d, '/components/parameters/FundSlug')['name'] = 'slug';
    },
    forward: both('path-parameter-renamed', 'breaking'),
    backward: both('path-parameter-renamed', 'breaking'),
  },
  {
    name: 'a parameter is deprecated',
    mutate: (d) => (objectAt(d, '/components/parameters/FieldPage')['deprecated'] = true),
    forward: sent('deprecated', 'safe'),
    backward: sent('undeprecated', 'safe'),
  },
];
