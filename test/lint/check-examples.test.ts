import { afterEach, describe, expect, test } from 'vitest';
import { checkExamples } from '../../scripts/lint/check-examples.ts';
import { checkSchemas, SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import type { SourceProblem } from '../../scripts/source/problems.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs, type SpecFolder } from '../support/spec-folder.ts';

const thingPath = 'paths/thing_{thing_slug}.yaml';
const thing = 'components/schemas/Thing.yaml';

afterEach(removeSpecs);

async function check(spec: SpecFolder): Promise<SourceProblem[]> {
  const bundled = await bundle(spec);
  const compiler = new SchemaCompiler(bundled.bundle.document);
  return [...checkSchemas(bundled, compiler), ...checkExamples(bundled, compiler)];
}

test('the base spec has no problems', async () => {
  expect(await check(newSpec())).toEqual([]);
});

test('properties named `constructor` and union types are accepted', async () => {
  const types = { constructor: 'string', size: '[number, string]' };
  const properties = Object.entries(types).map(
    ([name, type]) => `  ${name}:\n    description: One of several.\n    type: ${type}\n`,
  );
  // The example has no property `constructor`, but every JavaScript object inherits one.
  const spec = newSpec()
    .edit(thing, 'properties:\n', `properties:\n${properties.join('')}`)
    .edit('examples/getThing/named.json', '"weight": null', '"size": 4,\n  "weight": null');
  expect(await check(spec)).toEqual([]);
});

describe('an invalid example is reported in the file that contains it:', () => {
  test.each<[string, (spec: SpecFolder) => SpecFolder, [file: string, text: string], RegExp]>([
    [
      'media type example in a JSON file',
      (spec) => spec.edit('examples/getThing/named.json', '"weight": null', '"weight": "heavy"'),
      ['examples/getThing/named.json', '"heavy"'],
      /weight must be number,null/,
    ],
    [
      'missing property',
      (spec) => spec.edit('examples/getThing/named.json', '  "name": "Lamp",\n', ''),
      ['examples/getThing/named.json', '{'],
      /must have required property 'name'/,
    ],
    [
      'media type example in the path file',
      (spec) =>
        spec.edit(
          thingPath,
          'externalValue: ../examples/getThing/named.json',
          'value: { slug: AbCdEfGh, name: 7 }',
        ),
      [thingPath, '7'],
      /name must be string/,
    ],
    [
      'media type with a single `example`',
      (spec) =>
        spec.edit(
          'components/responses/NotFound.yaml',
          '    schema:',
          '    example: { message: 7 }\n    schema:',
        ),
      ['components/responses/NotFound.yaml', '7'],
      /message must be string/,
    ],
    [
      'parameter',
      (spec) => spec.edit('components/parameters/ThingSlug.yaml', 'example: AbCdEfGh', 'example: short'),
      ['components/parameters/ThingSlug.yaml', 'short'],
      /must match pattern/,
    ],
    [
      'parameter with a computed pattern',
      (spec) => spec.edit('components/parameters/XApiLanguage.yaml', 'en_GB, fr_FR', 'en_GB, de_DE'),
      ['components/parameters/XApiLanguage.yaml', '[en_GB, de_DE]'],
      /must match pattern/,
    ],
    [
      'header',
      (spec) =>
        spec.edit(
          'components/responses/NotFound.yaml',
          'content:',
          'headers:\n  X-Count:\n    description: Number of things.\n    schema:\n      type: integer\n    example: many\ncontent:',
        ),
      ['components/responses/NotFound.yaml', 'many\ncontent'],
      /must be integer/,
    ],
    [
      'schema',
      (spec) => spec.edit(thing, 'examples: [Lamp]', "examples: [Lamp, '']"),
      [thing, "''"],
      /must NOT have fewer than 1 characters/,
    ],
    [
      'default',
      (spec) => spec.edit(thing, 'default: 0', 'default: nothing'),
      [thing, 'nothing'],
      /must be number,null/,
    ],
    [
      'wrong format',
      (spec) =>
        spec
          .edit(
            thing,
            "type: [number, 'null']\n    default: 0",
            "type: [string, 'null']\n    format: date-time",
          )
          .edit('examples/getThing/named.json', 'null', '"yesterday"'),
      ['examples/getThing/named.json', '"yesterday"'],
      /must match format "date-time"/,
    ],
  ])('%s', async (_what, change, [file, text], message) => {
    const spec = change(newSpec());
    const problems = await check(spec);
    expect(problems).toEqual([expect.objectContaining({ ...spec.place(file, text), rule: 'valid-example' })]);
    expect(problems[0]?.message).toMatch(message);
  });
});

describe("a schema that doesn't compile is reported in the file that contains it:", () => {
  test.each<[string, string, string, string, RegExp]>([
    [
      'an unknown keyword',
      'minLength: 1',
      'minLenght: 1',
      'description: What it is called.',
      /unknown keyword: "minLenght"/,
    ],
    ['an unknown format', 'minLength: 1', 'format: lamp', 'format: lamp', /unknown format "lamp"/],
    [
      'an invalid pattern',
      'minLength: 1',
      "pattern: '('",
      'description: What it is called.',
      /regular expression|regex/i,
    ],
    [
      'a keyword for another type',
      'minLength: 1',
      'minimum: 1',
      'minimum: 1',
      /strict mode: missing type "number"/,
    ],
    [
      "a required property that isn't defined",
      '[slug, name]',
      '[slug, colour]',
      'required:',
      /strict mode: required property "colour"/,
    ],
  ])('%s', async (_what, from, to, text, message) => {
    const spec = newSpec().edit(thing, from, to);
    const problems = await check(spec);
    expect(problems).toContainEqual(
      expect.objectContaining({ ...spec.place(thing, text), rule: 'schema-compiles' }),
    );
    expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
  });
});
