import { afterEach, expect, test } from 'vitest';
import { checkXmlTwins } from '../../scripts/lint/check-xml-twins.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs, type SpecFolder } from '../support/spec-folder.ts';

const thingPath = 'paths/thing_{thing_slug}.yaml';
const xml = 'examples/getThing/named.xml';

afterEach(removeSpecs);

test('the base spec has no problem', async () => {
  expect(checkXmlTwins(await bundle(newSpec()))).toEqual([]);
});

test.each<[string, string, (spec: SpecFolder) => SpecFolder, [file: string, text: string], RegExp]>([
  [
    'xml-well-formed',
    'an element that is not closed',
    (spec) => spec.edit(xml, '</name>', '</nome>'),
    [xml, '</nome>'],
    /not well formed: .*name/,
  ],
  [
    'xml-well-formed',
    'an example that is no text',
    (spec) =>
      spec.edit(thingPath, 'externalValue: ../examples/getThing/named.xml', 'value: { slug: AbCdEfGh }'),
    [thingPath, '{ slug'],
    /text of an XML document/,
  ],
  [
    'xml-twin',
    'another value than the JSON example has',
    (spec) => spec.edit('examples/getThing/named.json', '"Lamp"', '"Candle"'),
    [xml, '  <name>'],
    /differs from its JSON twin/,
  ],
  [
    'xml-twin',
    'another root element than the schema',
    (spec) => spec.edit(xml, '<Thing', '<Thong').edit(xml, '</Thing', '</Thong'),
    [xml, '<?xml'],
    /The root element is `Thong`, and the schema is `Thing`/,
  ],
  [
    'xml-twin',
    'a JSON example without an XML one',
    (spec) =>
      spec.edit(
        thingPath,
        '            named:',
        '            other:\n              externalValue: ../examples/getThing/named.json\n            named:',
      ),
    [
      thingPath,
      'named:\n              summary: A thing with a name\n              externalValue: ../examples/getThing/named.xml',
    ],
    /"other" has no XML form/,
  ],
  [
    'xml-twin',
    'an XML example without a JSON one',
    (spec) =>
      spec
        .edit(
          thingPath,
          'externalValue: ../examples/getThing/named.xml',
          'externalValue: ../examples/getThing/named.xml\n            other:\n              externalValue: ../examples/other.xml',
        )
        .write('examples/other.xml', '<Thing/>'),
    ['examples/other.xml', '<Thing/>'],
    /no JSON example of the same name/,
  ],
])('%s: %s', async (rule, _what, change, [file, text], message) => {
  const spec = change(newSpec());
  const problems = checkXmlTwins(await bundle(spec));
  const { file: path, line } = spec.place(file, text);
  expect(problems).toEqual([expect.objectContaining({ file: path, line, rule })]);
  expect(problems[0]?.message).toMatch(message);
});
