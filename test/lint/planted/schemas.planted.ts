import { component, files, type Planted } from './planted.ts';
import type { SpecCopy } from './spec-copy.ts';

const fund = component('schemas', 'Fund');
const slug = component('schemas', 'Slug');
const mode = component('schemas', 'AssessmentMode');
const perPage = component('parameters', 'FieldPerPage');
const created = /description: When the fund was created\.\n {4}\$ref: ZuluDateTime\.yaml/;

/** Adds a relation with this formula to a schema. */
const relate = (file: string, formula: string) => (spec: SpecCopy) =>
  spec.edit(file, 'title: ', `x-relations:\n  - says: It holds.\n    holds: ${formula}\ntitle: `);

/** Faults in schemas and descriptions. */
export const schemas: Planted[] = [
  {
    rule: 'rule/nullable-enumeration',
    fault: 'a nullable type with an enumeration without null',
    plant: (spec) =>
      spec.edit(
        fund,
        /description: Total budget.*\n {4}type: number/,
        "description: Its size.\n    type: [string, 'null']\n    enum: [small, large]",
      ),
    location: [fund, '[small, large]'],
  },
  ...(['prefixItems', 'discriminator'] as const).map((key): Planted => ({
    rule: 'interface/schema-keyword',
    fault: `the keyword \`${key}\``,
    plant: (spec) =>
      spec.edit(
        fund,
        'type: object',
        `type: object\n${key}: ${key === 'prefixItems' ? '[]' : '{ propertyName: slug }'}`,
      ),
    location: [fund, key],
  })),
  ...(
    [
      ['with a syntax error', fund, 'available = = budget'],
      ['that calls an unknown function', fund, 'available = sum(budget)'],
      ['with an unknown property', fund, 'availible = budget - allocated'],
      ['with an unknown nested property', fund, 'name.nl_XX = currency'],
      ['with an unknown parameter', fund, 'budget = @pagee'],
      ['on a schema that is not an object', slug, 'length = 8'],
      [
        'with a property that no page has',
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
    plant: (spec) => spec.edit(fund, '    type: number\n', ''),
    location: [fund, 'description: Total budget'],
  },
  {
    rule: 'interface/no-untyped-schema',
    fault: 'a bare object without a gap',
    plant: (spec) => spec.edit(component('schemas', 'GrantStatus'), 'x-gap: [GAP-009]\n', ''),
    location: [component('schemas', 'GrantStatus'), 'title:'],
  },
  {
    rule: 'interface/status-range-needs-gap',
    fault: 'a success range without a gap',
    plant: (spec) => spec.edit(files.fund, '      x-gap: [GAP-006]\n', ''),
    location: [files.fund, "'2XX':"],
  },
  {
    rule: 'interface/placeholder-host-needs-gap',
    fault: 'a placeholder base URL without a gap',
    plant: (spec) => spec.edit(files.root, '    x-gap: [GAP-001]\n', ''),
    location: [files.root, 'https://us.invalid'],
  },
  {
    rule: 'interface/open-enumeration-needs-reason',
    fault: 'an open enumeration without a gap or ambiguity',
    plant: (spec) => spec.edit(component('schemas', 'WebhookEventKind'), 'x-gap: [GAP-019]\n', ''),
    location: [component('schemas', 'WebhookEventKind'), 'title:'],
  },
  {
    rule: 'interface/described',
    fault: 'a property without a description',
    plant: (spec) => spec.edit(fund, /    description: Total budget.*\n/, ''),
    location: [fund, 'budget:'],
  },
  {
    rule: 'interface/described',
    fault: 'a description that repeats the name',
    plant: (spec) => spec.edit(fund, /description: Total budget.*/, 'description: The budget.'),
    location: [fund, 'budget:'],
  },
  {
    rule: 'interface/described',
    fault: 'a parameter without a description',
    plant: (spec) => spec.edit(component('parameters', 'FundSlug'), /description: .*\n/, ''),
    location: [component('parameters', 'FundSlug'), 'fund_slug'],
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
    plant: (spec) => spec.edit(fund, /description: A budget.*\n/, ''),
    location: [fund, 'title:'],
  },
  {
    rule: 'interface/described',
    fault: 'an operation description that repeats the name',
    plant: (spec) => spec.edit(files.fund, /Returns one fund.*/, 'Get the fund.'),
    location: [files.fund, 'get:'],
  },
  {
    rule: 'interface/described',
    fault: 'an enum value without a description',
    plant: (spec) => spec.edit(mode, / {2}both: .*\n/, ''),
    location: [mode, 'x-enumDescriptions:'],
  },
  {
    rule: 'interface/described',
    fault: 'an enum value description that repeats the value',
    plant: (spec) => spec.edit(mode, / {2}auto: .*\n/, '  auto: Auto.\n'),
    location: [mode, 'auto: Auto'],
  },
  {
    rule: 'interface/described',
    fault: 'a description of an enum value that does not exist',
    plant: (spec) => spec.edit(mode, '  both: ', '  neither: Nobody decides.\n  both: '),
    location: [mode, 'neither:'],
  },
  {
    rule: 'interface/bounds',
    fault: 'a minimum above the maximum',
    plant: (spec) => spec.edit(perPage, 'minimum: 1\n', 'minimum: 1000\n'),
    location: [perPage, '1000'],
  },
  {
    rule: 'interface/bounds',
    fault: 'a string that is too long',
    plant: (spec) =>
      spec.edit(fund, '    type: number\n', '    type: string\n    minLength: 9\n    maxLength: 3\n'),
    location: [fund, '9\n'],
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
    plant: (spec) =>
      spec.edit(
        fund,
        created,
        'description: When the fund was created.\n    type: string\n    format: date-time',
      ),
    location: [fund, 'date-time'],
  },
  {
    rule: 'schema-compiles',
    fault: 'a format that does not exist',
    plant: (spec) =>
      spec.edit(fund, created, 'description: When it was made.\n    type: string\n    format: datetime'),
    location: [fund, 'format: datetime'],
  },
  {
    rule: 'openapi-schema',
    fault: 'a style that path parameters do not support',
    plant: (spec) => spec.edit(component('parameters', 'FundSlug'), 'in: path', 'in: path\nstyle: form'),
    location: [component('parameters', 'FundSlug'), 'form'],
  },
];
