import { component, files, type Planted } from './planted.ts';
import type { SpecCopy } from './spec-copy.ts';

const workshop = component('schemas', 'Workshop');
const slug = component('schemas', 'Slug');
const kind = component('schemas', 'WorkshopKind');
const perPage = component('parameters', 'PerPage');
const updated = '$ref: ZuluDateTime.yaml';

/** Adds a relation with this formula to a schema. */
const relate = (file: string, formula: string) => (spec: SpecCopy) =>
  spec.edit(file, 'title: ', `x-relations:\n  - says: It is true.\n    holds: ${formula}\ntitle: `);

/** Mistakes in schemas and descriptions. */
export const schemas: Planted[] = [
  {
    rule: 'rule/nullable-enumeration',
    fault: 'a nullable type with an enumeration without null',
    plant: (spec) =>
      spec.edit(
        workshop,
        /description: Money for a year.*\n {4}type: number/,
        "description: Its size.\n    type: [string, 'null']\n    enum: [small, large]",
      ),
    location: [workshop, '[small, large]'],
  },
  ...(['prefixItems', 'discriminator'] as const).map((key): Planted => ({
    rule: 'interface/schema-keyword',
    fault: `the keyword \`${key}\``,
    plant: (spec) =>
      spec.edit(
        workshop,
        'type: object',
        `type: object\n${key}: ${key === 'prefixItems' ? '[]' : '{ propertyName: slug }'}`,
      ),
    location: [workshop, key],
  })),
  ...(
    [
      ['with a syntax error', workshop, 'available = = budget'],
      ['that calls an unknown function', workshop, 'available = sum(budget)'],
      ['with an unknown property', workshop, 'availible = budget - allocated'],
      ['with an unknown nested property', workshop, 'thing.nmae = notes'],
      ['with an unknown parameter', workshop, 'budget = @pagee'],
      ["on a schema that isn't an object", slug, 'length = 8'],
      [
        'with a property that pages lack',
        component('schemas', 'PaginationEnvelope'),
        'count(dota) <= per_page',
      ],
    ] as const
  ).map(([fault, file, formula]): Planted => ({
    rule: 'relation-formula',
    fault: `a formula ${fault}`,
    plant: relate(file, formula),
    location: [file, formula],
  })),
  {
    rule: 'interface/no-untyped-schema',
    fault: 'a property without a type',
    plant: (spec) => spec.edit(workshop, '    type: number\n', ''),
    location: [workshop, 'description: Money for a year'],
  },
  {
    rule: 'interface/no-untyped-schema',
    fault: 'a bare object without an unknown',
    plant: (spec) =>
      spec.edit(component('schemas', 'ValidationErrorEnvelope'), '        x-gap: [GAP-007]\n', ''),
    location: [component('schemas', 'ValidationErrorEnvelope'), 'description: What failed.'],
  },
  {
    rule: 'interface/status-range-needs-gap',
    fault: 'a success range without an unknown',
    plant: (spec) => spec.edit(files.thing, '      x-gap: [GAP-002]\n', ''),
    location: [files.thing, "'2XX':"],
  },
  {
    rule: 'interface/placeholder-host-needs-gap',
    fault: 'a placeholder base URL without an unknown',
    plant: (spec) => spec.edit(files.root, '    x-gap: [GAP-001]\n', ''),
    location: [files.root, 'https://things.invalid'],
  },
  {
    rule: 'interface/open-enumeration-needs-reason',
    fault: 'an open enumeration without an unknown or an assumption',
    plant: (spec) => spec.edit(kind, 'x-gap: [GAP-005]\n', ''),
    location: [kind, 'title:'],
  },
  {
    rule: 'interface/described',
    fault: 'a property without a description',
    plant: (spec) => spec.edit(workshop, / {4}description: Money for a year.*\n/, ''),
    location: [workshop, 'budget:'],
  },
  {
    rule: 'interface/described',
    fault: 'a description that repeats the name',
    plant: (spec) => spec.edit(workshop, /description: Money for a year.*/, 'description: The budget.'),
    location: [workshop, 'budget:'],
  },
  {
    rule: 'interface/described',
    fault: 'a parameter without a description',
    plant: (spec) => spec.edit(component('parameters', 'WorkshopSlug'), /description: .*\n/, ''),
    location: [component('parameters', 'WorkshopSlug'), 'workshop_slug'],
  },
  {
    rule: 'interface/described',
    fault: 'a header without a description',
    plant: (spec) => spec.edit(component('headers', 'ETag'), /description: .*\n/, ''),
    location: [component('headers', 'ETag'), 'x-gap:'],
  },
  {
    rule: 'interface/described',
    fault: 'a response description that repeats the status text',
    plant: (spec) =>
      spec.edit(component('responses', 'NotFound'), /description: .*\n/, 'description: Not found.\n'),
    location: [component('responses', 'NotFound'), 'description:'],
  },
  {
    rule: 'interface/described',
    fault: 'a schema without a description',
    plant: (spec) => spec.edit(workshop, /description: A place.*\n/, ''),
    location: [workshop, 'title:'],
  },
  {
    rule: 'interface/described',
    fault: 'an operation description that repeats the name',
    plant: (spec) => spec.edit(files.thing, 'Returns one thing.', 'Get the thing.'),
    location: [files.thing, 'get:'],
  },
  {
    rule: 'interface/described',
    fault: 'an enum value without a description',
    plant: (spec) => spec.edit(kind, / {6}painting: .*\n/, ''),
    location: [kind, 'x-enumDescriptions:'],
  },
  {
    rule: 'interface/described',
    fault: 'an enum value description that repeats the value',
    plant: (spec) => spec.edit(kind, /mending: .*/, 'mending: Mending.'),
    location: [kind, 'mending: Mending'],
  },
  {
    rule: 'interface/described',
    fault: 'a description of a nonexistent enum value',
    plant: (spec) => spec.edit(kind, '      painting: ', '      neither: Does nothing.\n      painting: '),
    location: [kind, 'neither:'],
  },
  {
    rule: 'interface/bounds',
    fault: 'a minimum above the maximum',
    plant: (spec) => spec.edit(perPage, 'minimum: 1\n', 'minimum: 1000\n'),
    location: [perPage, '1000'],
  },
  {
    rule: 'interface/bounds',
    fault: 'a minimum length above the maximum',
    plant: (spec) =>
      spec.edit(workshop, '    type: number\n', '    type: string\n    minLength: 9\n    maxLength: 3\n'),
    location: [workshop, '9\n'],
  },
  {
    rule: 'interface/safe-pattern',
    fault: 'a pattern with catastrophic backtracking',
    plant: (spec) => spec.edit(slug, '^[A-Za-z]{8}$', '^([A-Za-z]+)+$'),
    location: [slug, '^([A-Za-z]+)+$'],
  },
  {
    rule: 'interface/safe-pattern',
    fault: 'an invalid pattern',
    plant: (spec) => spec.edit(slug, '^[A-Za-z]{8}$', '^[A-Za-z{8}$'),
    location: [slug, '^[A-Za-z{8}$'],
  },
  {
    rule: 'rule/zulu-date-time',
    fault: 'a date-time that allows any offset',
    plant: (spec) => spec.edit(workshop, updated, 'type: string\n    format: date-time'),
    location: [workshop, 'date-time'],
  },
  {
    rule: 'schema-compiles',
    fault: 'an unknown format',
    plant: (spec) => spec.edit(workshop, updated, 'type: string\n    format: datetime'),
    location: [workshop, 'format: datetime'],
  },
  {
    rule: 'openapi-schema',
    fault: "a style that path parameters don't support",
    plant: (spec) => spec.edit(component('parameters', 'ThingSlug'), 'in: path', 'in: path\nstyle: form'),
    location: [component('parameters', 'ThingSlug'), 'form'],
  },
];
