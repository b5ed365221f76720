import { expect, test } from 'vitest';
import { textsOf } from './list-texts.ts';

test('textsOf() lists each text once with all its places', () => {
  const texts = textsOf({
    info: { title: 'Things', description: 'All things.' },
    components: {
      schemas: {
        Thing: {
          title: 'Things',
          properties: { description: { description: 'Description of the thing.' } },
          enum: ['a'],
          'x-enumDescriptions': { a: 'First.' },
          example: { description: 'Example data, not a description.' },
        },
      },
    },
    'x-gap-register': [{ statement: 'Not shown.' }],
  });
  expect([...texts]).toEqual([
    ['Things', ['/info/title', '/components/schemas/Thing/title']],
    ['All things.', ['/info/description']],
    ['Description of the thing.', ['/components/schemas/Thing/properties/description/description']],
    ['First.', ['/components/schemas/Thing/x-enumDescriptions/a']],
    ['Not shown.', ['/x-gap-register/0/statement']],
  ]);
});
