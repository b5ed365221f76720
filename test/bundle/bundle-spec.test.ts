import { parseBundle, withNotes } from '../../scripts/model/notes.ts';
import { toXml } from '../../scripts/model/to-xml.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

test('the bundler writes the document, with its notes, as YAML and JSON', async () => {
  const { document, json, yaml } = (await bundle(newSpec())).bundle;
  const { 'x-guides': _guides, ...described } = document;
  expect(parseBundle(json)).toEqual(described);
  expect(withNotes(parseBundle(json)).paths).toMatchObject(JSON.parse(json).paths as object);
  expect(parse(yaml)).toEqual(JSON.parse(json));
});

test('the bundle has no references to files', async () => {
  const { json } = (await bundle(newSpec())).bundle;
  const references = [...json.matchAll(/"\$ref": "([^"]*)"/g)].map(([, reference]) => reference);
  expect(references).not.toEqual([]);
  expect(references.filter((reference) => !/^#\/components\/\w+\/[\w-]+$/.test(reference ?? ''))).toEqual([]);
  expect(json).not.toContain('externalValue');
});

test('the bundler inlines JSON examples and adds XML versions', async () => {
  const { document } = (await bundle(newSpec())).bundle;
  const response = document.paths['/thing/{thing_slug}']?.get?.responses['2XX'];
  expect(response).toHaveProperty(['content', 'application/vnd.things+json', 'examples', 'named'], {
    summary: 'A thing with a name',
    value: { slug: 'AbCdEfGh', name: 'Lamp', weight: null },
  });
  expect(response).toHaveProperty(
    ['content', 'application/vnd.things+xml', 'examples', 'named', 'value'],
    toXml({ slug: 'AbCdEfGh', name: 'Lamp', weight: null }, 'Thing'),
  );
});

test('the bundler links error conditions and operations in both directions', async () => {
  const { document } = (await bundle(newSpec())).bundle;
  expect(document['x-conditions']?.map(({ id, operations }) => [id, operations])).toEqual([
    ['invalid-slug', ['getThing', 'getThingLog', 'addThingPicture', 'updateWorkshop']],
    ['not-found', ['getThing']],
    ['empty-body', ['addThingPicture', 'updateWorkshop']],
    ['validation-failed', ['updateWorkshop']],
    ['maintenance', ['listWorkshops']],
    [
      'unsupported-language',
      ['getThing', 'getThingLog', 'addThingPicture', 'listWorkshops', 'updateWorkshop'],
    ],
  ]);
  expect(document.paths['/thing/{thing_slug}']?.get?.['x-conditions']).toEqual([
    'invalid-slug',
    'not-found',
    'unsupported-language',
  ]);
});

test('the bundler keeps an error response that an operation references, even if none of its conditions applies to the operation', async () => {
  const spec = newSpec().edit('registers/conditions.yaml', 'applies: every-operation', 'applies: [getThing]');
  const { document } = (await bundle(spec)).bundle;
  const response = { $ref: '#/components/responses/BadRequest' };
  expect(document.paths['/workshop']?.get?.responses['400']).toEqual(response);
  expect(document.components?.responses).toHaveProperty('BadRequest');
});

test('the bundler turns an array header with enumerated values into a string with a pattern', async () => {
  const { document } = (await bundle(newSpec())).bundle;
  const parameter = document.components?.parameters?.['XApiLanguage'];
  expect(parameter?.schema).toEqual({
    type: 'string',
    pattern: String.raw`^(?:all|en_GB|fr_FR)(?:[ \t]*,[ \t]*(?:all|en_GB|fr_FR))*$`,
  });
  expect(parameter?.examples).toEqual({ two: { value: 'en_GB,fr_FR' } });
});

describe('a schema in an extension', () => {
  test('becomes a JSON pointer if it is a reference, because OpenAPI allows no references there', async () => {
    const spec = newSpec().edit(
      'openapi.yaml',
      'description: Things.\n',
      'description: Things.\n    x-states:\n      $ref: components/schemas/LocaleCode.yaml\n',
    );
    const { document } = (await bundle(spec)).bundle;
    expect(document.tags?.[0]?.['x-states']).toBe('#/components/schemas/LocaleCode');
  });

  test('is refused if it is inline', async () => {
    const spec = newSpec().edit(
      'openapi.yaml',
      'description: Things.\n',
      'description: Things.\n    x-states: { type: string }\n',
    );
    await expect(bundle(spec)).rejects.toMatchObject({
      problems: [{ ...spec.place('openapi.yaml', '{ type: string }'), rule: 'schema-by-name' }],
    });
  });
});

test('the pattern of an array header escapes the enumerated values', async () => {
  const spec = newSpec().edit(
    'components/schemas/LocaleCode.yaml',
    '[en_GB, fr_FR]',
    "[en_GB, fr_FR, 'a.b|c']",
  );
  const { document } = (await bundle(spec)).bundle;
  const pattern = String(document.components?.parameters?.['XApiLanguage']?.schema?.['pattern']);
  expect(['a.b|c,en_GB', 'axb|c', 'c'].map((text) => new RegExp(pattern).test(text))).toEqual([
    true,
    false,
    false,
  ]);
});

test("the bundler removes each guide's title heading, and doesn't publish guides", async () => {
  const { document, json } = (await bundle(newSpec())).bundle;
  expect(document['x-guides']).toEqual([
    {
      id: 'first',
      title: 'First',
      content: 'Text of the guide.\n\n## Names\n\nA thing has one name.\n',
    },
    {
      id: 'workshops',
      title: 'Workshops',
      content: expect.stringMatching(/^\[First\].*\n\n## The list\n/) as string,
    },
  ]);
  expect(JSON.parse(json)).not.toHaveProperty('x-guides');
});

describe('the order of keys', () => {
  test('is fixed in the root', async () => {
    const spec = newSpec();
    const expected = Object.keys((await bundle(spec)).bundle.document);
    const [head, ...rest] = spec.read('openapi.yaml').split(/(?=^\S)/m);
    const turned = newSpec().write('openapi.yaml', [...rest.toReversed(), head].join(''));
    expect(Object.keys((await bundle(turned)).bundle.document)).toEqual(expected);
    expect(expected.slice(0, 4)).toEqual(['openapi', 'jsonSchemaDialect', 'info', 'servers']);
  });

  test('is alphabetical for components', async () => {
    const { document } = (await bundle(newSpec())).bundle;
    expect(Object.keys(document.components?.schemas ?? {})).toEqual([
      'ErrorEnvelope',
      'FieldValue',
      'LocaleCode',
      'MaintenanceStatus',
      'PaginationEnvelope',
      'Picture',
      'Slug',
      'Thing',
      'ValidationErrorEnvelope',
      'Workshop',
      'WorkshopKind',
      'WorkshopPage',
      'WorkshopUpdate',
      'ZuluDateTime',
    ]);
  });

  test('stays as written everywhere else', async () => {
    const { document } = (await bundle(newSpec())).bundle;
    expect(Object.keys(document.components?.schemas?.['Thing'] ?? {})).toEqual([
      'title',
      'description',
      'type',
      'required',
      'properties',
    ]);
  });
});

test('the bundler refuses two components with the same name and different content', async () => {
  const spec = newSpec()
    .write('components/other/Slug.yaml', 'title: Other\ndescription: Not the same.\ntype: string\n')
    .edit('components/schemas/Thing.yaml', 'type: string', '$ref: ../other/Slug.yaml');
  await expect(bundle(spec)).rejects.toMatchObject({
    problems: [expect.objectContaining({ file: spec.path('components/schemas/Thing.yaml') })],
  });
});
