import { drop, listAt, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, list, sent, both } from './vocabulary.ts';

export const PARAMETERS: Mutation[] = [
  {
    name: 'an optional parameter is added',
    mutate: (d) =>
      listAt(d, list, 'parameters').push({ name: 'currency', in: 'query', schema: { type: 'string' } }),
    there: sent('parameter-added', 'safe'),
    back: sent('parameter-removed', 'breaking'),
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
    there: sent('parameter-added', 'breaking'),
    back: sent('parameter-removed', 'breaking'),
  },
  {
    name: 'a parameter is removed',
    mutate: (d) => listAt(d, list, 'parameters').shift(),
    there: sent('parameter-removed', 'breaking'),
    back: sent('parameter-added', 'safe'),
  },
  {
    name: 'an optional parameter becomes required',
    mutate: (d) => (objectAt(d, '/components/parameters/XApiLanguage')['required'] = true),
    there: sent('now-required', 'breaking'),
    back: sent('now-optional', 'safe'),
  },
  {
    name: 'the maximum page size decreases',
    mutate: (d) => (objectAt(d, '/components/parameters/PerPage/schema')['maximum'] = 50),
    there: sent('limit-narrowed', 'breaking'),
    back: sent('limit-widened', 'safe'),
  },
  {
    name: 'the default of a parameter changes',
    mutate: (d) => (objectAt(d, '/components/parameters/PerPage/schema')['default'] = 20),
    there: sent('default-changed', 'breaking'),
    back: sent('default-changed', 'breaking'),
  },
  {
    name: 'the default of a parameter is removed',
    mutate: (d) => drop(objectAt(d, '/components/parameters/Page/schema'), 'default'),
    there: sent('default-removed', 'breaking'),
    back: sent('default-added', 'safe'),
  },
  {
    name: 'a parameter becomes a number instead of an integer',
    mutate: (d) => (objectAt(d, '/components/parameters/Page/schema')['type'] = 'number'),
    there: sent('type-changed', 'safe'),
    back: sent('type-changed', 'breaking'),
  },
  {
    name: 'a list in a header allows another value',
    mutate: (d) => {
      const parameter = objectAt(d, '/components/parameters/XApiLanguage/schema');
      parameter['pattern'] = String(parameter['pattern']).replaceAll('zh_HK', 'zh_HK|zh_TW');
    },
    there: sent('pattern-changed', 'breaking'),
    back: sent('pattern-changed', 'breaking'),
  },
  {
    name: 'the style of a parameter changes',
    mutate: (d) => (objectAt(d, '/components/parameters/Page')['style'] = 'pipeDelimited'),
    there: sent('parameter-style-changed', 'breaking'),
    back: sent('parameter-style-changed', 'breaking'),
  },
  {
    name: 'a path parameter is renamed',
    mutate: (d) => {
      renameKey(objectAt(d, '/paths'), '/fund/{fund_slug}', '/fund/{slug}');
      objectAt(d, '/components/parameters/FundSlug')['name'] = 'slug';
    },
    there: both('path-parameter-renamed', 'breaking'),
    back: both('path-parameter-renamed', 'breaking'),
  },
  {
    name: 'a parameter is deprecated',
    mutate: (d) => (objectAt(d, '/components/parameters/FieldPage')['deprecated'] = true),
    there: sent('deprecated', 'safe'),
    back: sent('undeprecated', 'safe'),
  },
];
