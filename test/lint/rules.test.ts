import { afterEach, describe, expect, test } from 'vitest';
import { lint } from '../support/pipeline.ts';
import { newSpec, removeSpecs, type SpecFolder } from '../support/spec-folder.ts';

const thingPath = 'paths/thing_{thing_slug}.yaml';
const thing = 'components/schemas/Thing.yaml';

afterEach(removeSpecs);

test('the base spec has no problems', async () => {
  expect(await lint(newSpec())).toEqual([]);
});

interface Case {
  readonly rule: string;
  readonly what: string;
  readonly change: (spec: SpecFolder) => SpecFolder;
  /** File and text at which the problem is reported. */
  readonly location: [file: string, text: string];
  readonly message: RegExp;
}

const cases: Case[] = [
  {
    rule: 'known-register-ids',
    what: "an unknown that isn't in the register",
    change: (spec) => spec.edit(thingPath, '[GAP-002]', '[GAP-002, GAP-200]'),
    location: [thingPath, 'GAP-200'],
    message: /The register has no unknown `GAP-200`/,
  },
  {
    rule: 'known-register-ids',
    what: "an assumption that isn't in the register, next to a reference",
    change: (spec) => spec.edit(thing, '$ref: Slug.yaml', '$ref: Slug.yaml\n    x-amb: [AMB-99]'),
    location: [thing, 'AMB-99'],
    message: /The register has no assumption `AMB-99`/,
  },
  {
    rule: 'known-register-ids',
    what: "an unknown that isn't in the register, in an undocumented operation",
    change: (spec) => spec.edit('unplaced/listThings.yaml', '[GAP-003]', '[GAP-003, GAP-300]'),
    location: ['unplaced/listThings.yaml', 'GAP-300'],
    message: /The register has no unknown `GAP-300`/,
  },
  {
    rule: 'used-register-entries',
    what: 'an unknown without a marked node',
    change: (spec) => spec.edit(thingPath, '      x-gap: [GAP-002]\n', '      x-gap: [GAP-001]\n'),
    location: ['registers/gaps.yaml', 'GAP-002'],
    message: /No node references the unknown `GAP-002`/,
  },
  {
    rule: 'used-register-entries',
    what: 'an assumption without a marked node',
    change: (spec) => spec.edit(thing, '    x-amb: [AMB-01]\n', ''),
    location: ['registers/ambiguities.yaml', 'AMB-01'],
    message: /No node references the assumption `AMB-01`/,
  },
  {
    rule: 'no-untyped-schema',
    what: 'a schema without a type',
    change: (spec) => spec.edit(thing, "    type: [number, 'null']\n    default: 0\n", ''),
    location: [thing, 'description: In kilograms.'],
    message: /The schema has no type/,
  },
  {
    rule: 'no-untyped-schema',
    what: 'a bare object',
    change: (spec) => spec.edit(thing, "[number, 'null']\n    default: 0", "[object, 'null']"),
    location: [thing, 'description: In kilograms.'],
    message: /The object has no properties/,
  },
  {
    rule: 'no-untyped-schema',
    what: 'an object with unconstrained properties',
    change: (spec) =>
      spec.edit(thing, "[number, 'null']\n    default: 0", 'object\n    additionalProperties: true'),
    location: [thing, 'description: In kilograms.'],
    message: /The object has no properties/,
  },
  {
    rule: 'no-untyped-schema',
    what: 'an array with unconstrained items',
    change: (spec) => spec.edit(thing, "[number, 'null']\n    default: 0", 'array'),
    location: [thing, 'description: In kilograms.'],
    message: /The array has no item type/,
  },
  {
    rule: 'status-range-needs-gap',
    what: '2XX without an unknown',
    change: (spec) =>
      spec
        .edit(thingPath, '      x-gap: [GAP-002]\n', '')
        .edit('unplaced/listThings.yaml', '[GAP-003]', '[GAP-003, GAP-002]'),
    location: [thingPath, "'2XX'"],
    message: /The status `2XX` is a range/,
  },
  {
    rule: 'placeholder-host-needs-gap',
    what: 'a placeholder host without an unknown',
    change: (spec) =>
      spec
        .edit('openapi.yaml', '    x-gap: [GAP-001]\n', '')
        .edit(thingPath, '[GAP-002]', '[GAP-002, GAP-001]'),
    location: ['openapi.yaml', 'https://things.invalid'],
    message: /A `.invalid` host is a placeholder/,
  },
  {
    rule: 'placeholder-host-needs-gap',
    what: 'a placeholder host in a variable',
    change: (spec) =>
      spec
        .edit(
          'openapi.yaml',
          '  - url: https://things.invalid\n    x-gap: [GAP-001]\n',
          "  - url: '{base}'\n    variables:\n      base:\n        default: https://things.invalid\n",
        )
        .edit(thingPath, '[GAP-002]', '[GAP-002, GAP-001]'),
    location: ['openapi.yaml', 'base:'],
    message: /A `.invalid` host is a placeholder/,
  },
  {
    rule: 'error-statuses',
    what: 'a status without an error condition',
    change: (spec) =>
      spec.edit(thingPath, "    '404':", "    '409':\n      description: Conflict.\n    '404':"),
    location: [thingPath, "'409'"],
    message: /`getThing` has no error condition with status 409/,
  },
  {
    rule: 'error-statuses',
    what: "an error condition whose status isn't documented",
    change: (spec) =>
      spec.edit(
        'registers/conditions.yaml',
        '- id: not-found',
        '- id: other\n  title: Other\n  status: 401\n  when: Never.\n  section: Errors\n  applies: every-operation\n- id: not-found',
      ),
    location: [thingPath, 'responses:'],
    message: /`getThing` has error conditions with status 401 but no such response/,
  },
  {
    rule: 'known-version',
    what: 'a version missing from the changelog',
    change: (spec) => spec.edit(thing, "x-since: '1.1'", "x-since: '1.2'"),
    location: [thing, "'1.2'"],
    message: /The changelog has no version `1.2`/,
  },
  {
    rule: 'known-extensions',
    what: 'a misspelt extension',
    change: (spec) => spec.edit(thing, 'x-since:', 'x-sinse:'),
    location: [thing, 'x-sinse'],
    message: /Unknown extension `x-sinse` in Schema/,
  },
  {
    rule: 'known-extensions',
    what: 'a misspelt extension in a register',
    change: (spec) =>
      spec.edit('registers/changelog.yaml', '  breaking: false', '  breaking: false\n  x-gab: [GAP-001]'),
    location: ['registers/changelog.yaml', 'x-gab'],
    message: /Unknown extension `x-gab` in Release/,
  },
  {
    rule: 'example-file',
    what: 'an example whose file is missing',
    change: (spec) => spec.edit(thingPath, 'named.json', 'nameless.json'),
    location: [thingPath, '../examples/getThing/nameless.json'],
    message: /nameless.json`: the file doesn't exist/,
  },
];

describe.each(cases)('$rule rejects $what', ({ rule, change, location: [file, text], message }) => {
  test(`at ${text}`, async () => {
    const spec = change(newSpec());
    const problem = (await lint(spec)).find((each) => each.rule === `interface/${rule}`);
    expect(problem).toMatchObject({ ...spec.place(file, text), severity: 'error' });
    expect(problem?.message).toMatch(message);
  });
});

describe('the types of extensions', () => {
  test.each([
    [
      'a misspelt key in a register',
      'registers/gaps.yaml',
      'statement: The path',
      'statment: The path',
      'statment',
    ],
    ['an invalid origin', 'registers/gaps.yaml', 'origin: implied', 'origin: guessed', 'guessed'],
    ['an invalid selector', 'registers/conditions.yaml', 'path-slug', 'path-snail', 'path-snail'],
    ["a status that isn't a number", 'registers/conditions.yaml', 'status: 404', "status: '404'", "'404'"],
    ['an operation without responses', thingPath, '  responses:', '  x-responses:', 'get:'],
    ["an `x-gap` that isn't a list", thingPath, 'x-gap: [GAP-002]', 'x-gap: GAP-002', 'GAP-002'],
    ['a misspelt key in a guide', 'openapi.yaml', 'title: First', 'titel: First', 'titel'],
  ])('reject %s', async (_what, file, from, to, text) => {
    const spec = newSpec().edit(file, from, to);
    expect(await lint(spec)).toContainEqual(
      expect.objectContaining({ ...spec.place(file, text), rule: 'struct' }),
    );
  });

  test('accept valid extensions', async () => {
    const spec = newSpec().edit(
      'openapi.yaml',
      'description: Things.\n',
      'description: Things.\n    x-states:\n      $ref: components/schemas/LocaleCode.yaml\n    x-schemas:\n      - $ref: components/schemas/Thing.yaml\n',
    );
    expect(await lint(spec)).toEqual([]);
  });
});

test('an assumption next to a reference counts as used', async () => {
  const spec = newSpec()
    .edit(thing, '$ref: Slug.yaml', '$ref: Slug.yaml\n    x-amb: [AMB-01]')
    .edit(thing, "    x-since: '1.1'\n    x-amb: [AMB-01]\n", "    x-since: '1.1'\n");
  expect(await lint(spec)).toEqual([]);
});

describe('a closed unknown', () => {
  test('is accepted if it marks no node', async () => {
    expect(await lint(withStatus(closed(newSpec())))).toEqual([]);
  });

  test('is reported at the node that it still marks', async () => {
    const spec = closed(newSpec());
    expect(await lint(spec)).toEqual([
      expect.objectContaining({ ...spec.place(thingPath, 'GAP-002'), rule: 'interface/closed-gaps' }),
    ]);
  });

  test('is reported as unused if its register entry lacks `closed`', async () => {
    const spec = withStatus(newSpec());
    expect(await lint(spec)).toEqual([
      expect.objectContaining({
        ...spec.place('registers/gaps.yaml', 'GAP-002'),
        rule: 'interface/used-register-entries',
      }),
    ]);
  });

  test('must have a fact, a source and a date', async () => {
    const spec = withStatus(closed(newSpec())).edit('registers/gaps.yaml', ', source: version 2.4', '');
    expect((await lint(spec)).map(({ rule }) => rule)).toEqual(['struct']);
  });
});

test('an error condition may apply to a list of operations, and to no others', async () => {
  const spec = newSpec().edit('registers/conditions.yaml', '[getThing]', '[otherThing]');
  expect((await lint(spec)).map(({ rule }) => rule)).toEqual(['interface/error-statuses']);
});

function closed(spec: SpecFolder): SpecFolder {
  return spec.edit(
    'registers/gaps.yaml',
    'title: Success status',
    'title: Success status\n  closed: { known: The success status is 200., source: version 2.4, date: 2026-01-31 }',
  );
}

function withStatus(spec: SpecFolder): SpecFolder {
  return spec.edit(thingPath, "'2XX'", "'200'").edit(thingPath, '      x-gap: [GAP-002]\n', '');
}

test('only the invalid node is reported if it makes a rule crash', async () => {
  const spec = newSpec().edit('openapi.yaml', 'tags:\n', 'tags:\n  -\n');
  const rules = new Set((await lint(spec)).map(({ rule }) => rule));
  expect([...rules]).toEqual(['struct']);
});
