import { expect, test } from 'vitest';
import { textsOf } from './list-texts.ts';

test('lists each text once, with its places', () => {
  const texts = textsOf({
    info: { title: 'Things', description: 'All of them.' },
    components: {
      schemas: {
        Thing: {
          title: 'Things',
          properties: { description: { description: 'What it is.' } },
          enum: ['a'],
          'x-enumDescriptions': { a: 'First.' },
          example: { description: 'No text of the description.' },
        },
      },
    },
    'x-gap-register': [{ statement: 'Not shown.' }],
  });
  expect([...texts]).toEqual([
    ['Things', ['/info/title', '/components/schemas/Thing/title']],
    ['All of them.', ['/info/description']],
    ['What it is.', ['/components/schemas/Thing/properties/description/description']],
    ['First.', ['/components/schemas/Thing/x-enumDescriptions/a']],
    ['Not shown.', ['/x-gap-register/0/statement']],
  ]);
});
