import { component, files, type Planted } from './planted.ts';

const guide = 'guides/workshops.md';
const add = (text: string): Pick<Planted, 'plant'> => ({
  plant: (spec) => spec.write(guide, `${spec.read(guide)}\n${text}\n`),
});

/** Mistakes in guides and in the repository's Markdown. */
export const guides: Planted[] = [
  {
    rule: 'guide-link',
    fault: 'a link to a missing guide',
    ...add('See [more](./pages.md).'),
    location: [guide, '[more]'],
  },
  {
    rule: 'guide-link',
    fault: 'a link to a missing heading',
    ...add('See [names](./first.md#nmaes).'),
    location: [guide, '[names](./first.md#nmaes)'],
  },
  {
    rule: 'guide-link',
    fault: "a link to a guide's title, which is not a section",
    ...add('See [first](./first.md#first).'),
    location: [guide, '[first](./first.md#first)'],
  },
  {
    rule: 'guide-link',
    fault: 'a README link to a missing file',
    plant: (spec) => spec.write('../README.md', 'See [there](./NOWHERE.md).\n'),
    location: ['../README.md', '[there]'],
  },
  {
    rule: 'guide-code-language',
    fault: 'a code block without a language',
    ...add('```\nGET /thing\n```'),
    location: [guide, '```\nGET /thing'],
  },
  {
    rule: 'guide-html',
    fault: 'a heading in HTML',
    ...add('<h2>More</h2>'),
    location: [guide, '<h2>More'],
  },
  {
    rule: 'guide-html',
    fault: 'a script next to a placeholder',
    ...add('<!-- table: gaps --><script src="https://example.com/x.js"></script>'),
    location: [guide, '<!-- table: gaps'],
  },
  {
    rule: 'guide-image',
    fault: 'an external image',
    ...add('See ![the flow](https://example.com/flow.png).'),
    location: [guide, '![the flow]'],
  },
  {
    rule: 'guide-placeholder',
    fault: 'a placeholder for an unknown table',
    ...add('<!-- table: holes -->'),
    location: [guide, '<!-- table: holes'],
  },
  {
    rule: 'guide-placeholder',
    fault: "a comment that isn't a placeholder",
    ...add('<!-- to do -->'),
    location: [guide, '<!-- to do'],
  },
  {
    rule: 'guide-request',
    fault: 'a request that no operation accepts',
    ...add('```http\nGET https://things.invalid/things/AbCdEfGh\n```'),
    location: [guide, 'GET https://things.invalid/things'],
  },
  {
    rule: 'guide-unknown',
    fault: 'a placeholder for an unknown register entry',
    ...add('{{GAP-099}}'),
    location: [guide, '{{GAP-099}}'],
  },
  {
    rule: 'guide-json',
    fault: 'JSON with a field that no schema has',
    ...add('```json\n{ "current_pag": 1, "per_page": 2 }\n```'),
    location: [guide, '"current_pag"'],
  },
  {
    rule: 'guide-id',
    fault: "an ID that isn't in the register of unknowns",
    ...add('This is not shown (`GAP-099`).'),
    location: [guide, 'GAP-099'],
  },
  {
    rule: 'guide-id',
    fault: 'a closed gap',
    plant: (spec) => {
      spec.edit(
        files.gaps,
        '- id: GAP-006\n',
        '- id: GAP-006\n  closed: { known: No use of it exists., source: version 2.4, date: 2026-01-31 }\n',
      );
      spec.edit(component('headers', 'ETag'), 'x-gap: [GAP-006]\n', '');
      spec.edit(guide, '# ', '# `GAP-006`: ');
    },
    location: [guide, 'GAP-006'],
  },
];
