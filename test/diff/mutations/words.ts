import { drop, listAt, objectAt, renameKey } from '../bundle.ts';
import { type Mutation, schema, fund, content, received, none } from './vocabulary.ts';

export const WORDS: Mutation[] = [
  {
    name: 'a description',
    mutate: (d) => (objectAt(d, schema('Slug'))['description'] = 'Other.'),
    forward: none,
    backward: none,
  },
  {
    name: 'a title',
    mutate: (d) => (objectAt(d, schema('Fund'))['title'] = 'Other'),
    forward: none,
    backward: none,
  },
  {
    name: 'a summary',
    mutate: (d) => (objectAt(d, fund)['summary'] = 'Other'),
    forward: none,
    backward: none,
  },
  {
    name: 'the tag of an operation',
    mutate: (d) => (objectAt(d, fund)['tags'] = ['Allocations']),
    forward: none,
    backward: none,
  },
  {
    name: 'an example',
    mutate: (d) => drop(objectAt(d, content(fund, '2XX')), 'examples'),
    forward: none,
    backward: none,
  },
  {
    name: 'an extension',
    mutate: (d) => (objectAt(d, schema('Fund'))['x-since'] = '2.0'),
    forward: none,
    backward: none,
  },
  {
    name: 'the version of the document',
    mutate: (d) => (objectAt(d, '/info')['version'] = '9'),
    forward: none,
    backward: none,
  },
  {
    name: 'the statement of an unknown',
    mutate: (d) => (objectAt(d, '/x-gap-register/0')['statement'] = 'Other.'),
    forward: none,
    backward: none,
  },
  {
    name: 'an undocumented operation',
    mutate: (d) => listAt(d, '/x-unplaced', 'operations').pop(),
    forward: none,
    backward: none,
  },
  {
    name: 'the body of an undocumented operation',
    mutate: (d) => drop(objectAt(d, '/x-unplaced/operations/0'), 'requestBody'),
    forward: none,
    backward: none,
  },
  {
    name: 'an unused schema',
    mutate: (d) => listAt(d, schema('SeasonStatus'), 'enum').push('closed'),
    forward: none,
    backward: none,
  },
  {
    name: 'an unknown about behaviour that another schema references',
    mutate: (d) => (objectAt(d, schema('TabSettings'))['x-gap'] = ['GAP-033']),
    forward: none,
    backward: received('gap-narrowed', 'safe'),
  },
  {
    name: 'the name of a schema',
    mutate: (d) => {
      const text = JSON.stringify(d).replaceAll(
        '"#/components/schemas/Fund"',
        '"#/components/schemas/FundRecord"',
      );
      Object.assign(d, JSON.parse(text));
      renameKey(objectAt(d, '/components/schemas'), 'Fund', 'FundRecord');
    },
    forward: ['schema-renamed breaking both'],
    backward: ['schema-renamed breaking both'],
  },
  {
    name: 'an unused component',
    mutate: (d) => (objectAt(d, '/components/schemas')['Spare'] = { type: 'string' }),
    forward: none,
    backward: none,
  },
  {
    name: 'another annotation',
    mutate: (d) => (objectAt(d, schema('Fund'))['externalDocs'] = { url: 'https://example.com' }),
    forward: none,
    backward: none,
  },
];
