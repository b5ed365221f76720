import type { SpecCopy } from './spec-copy.ts';

/** A typical authoring mistake. */
export interface Mistake {
  /** The rule that reports it. */
  readonly rule: string;
  readonly mistake: string;
  readonly make: (spec: SpecCopy) => unknown;
  /** Where it is reported: a file, and the text that starts at that position or line. */
  readonly location: readonly [file: string, text: string];
  /** The fix that the message or its hint suggests. */
  readonly fix: (spec: SpecCopy) => unknown;
}

/** A mistake that is fixed by undoing the edit, such as a typo or an omission. */
function slip(
  rule: string,
  mistake: string,
  file: string,
  from: string | RegExp,
  to: string,
  location: string | readonly [string, string] = to,
): Mistake {
  return {
    rule,
    mistake,
    make: (spec) => spec.edit(file, from, to),
    location: typeof location === 'string' ? [file, location] : location,
    fix: (spec) => spec.restore(),
  };
}

/** A mistake whose message suggests a fix other than undoing the edit. */
function fixable(
  rule: string,
  mistake: string,
  location: readonly [string, string],
  make: (spec: SpecCopy) => unknown,
  fix: (spec: SpecCopy) => unknown,
): Mistake {
  return { rule, mistake, make, location, fix };
}

const root = 'openapi.yaml';
const fund = 'paths/fund_{fund_slug}.yaml';
const payments = 'paths/allocation-payment.yaml';
const recuse = 'paths/application_{application_slug}_recuse.yaml';
const Fund = 'components/schemas/Fund.yaml';
const TabType = 'components/schemas/TabType.yaml';
const Payment = 'components/schemas/AllocationPayment.yaml';
const Recusal = 'components/schemas/RecusalRequest.yaml';
const PerPage = 'components/parameters/PerPage.yaml';
const FundSlug = 'components/parameters/FundSlug.yaml';
const NotFound = 'components/responses/NotFound.yaml';
const arts = 'examples/getFund/arts-fund.json';
const paid = 'examples/getAllocationPayment/paid.json';
const gaps = 'registers/gaps.yaml';
const conditions = 'registers/conditions.yaml';
const changelog = 'registers/changelog.yaml';
const guide = 'guides/payments.md';

/** Mistakes in schemas. */
const inSchemas: Mistake[] = [
  slip('struct', 'a misspelt keyword', Fund, 'required: [slug', 'requierd: [slug'),
  slip('struct', 'a misspelt type', Fund, 'type: object', 'type: objekt', 'type: objekt'.slice(0, 4)),
  slip(
    'rule/anchored-pattern',
    'a pattern without an end anchor',
    'components/schemas/Slug.yaml',
    '{8}$',
    '{8}',
    '^[A-Za-z]{8}',
  ),
  slip(
    'rule/anchored-pattern',
    'a pattern without a start anchor',
    'components/schemas/Slug.yaml',
    '^[A-Za-z]{8}$',
    "'[A-Za-z]{8}$'",
    "'[A-Za-z]",
  ),
  fixable(
    'interface/no-untyped-schema',
    'a property without a type',
    [Recusal, 'description: What else'],
    (spec) =>
      spec.edit(
        Recusal,
        'properties:\n',
        'properties:\n  note:\n    description: What else there is to say of it.\n',
      ),
    (spec) =>
      spec.edit(
        Recusal,
        'What else there is to say of it.\n',
        'What else there is to say of it.\n    type: string\n',
      ),
  ),
  fixable(
    'interface/described',
    'a property without a description',
    [Recusal, 'note:'],
    (spec) =>
      spec.edit(Recusal, 'properties:\n  reviewer:', 'properties:\n  note:\n    type: string\n  reviewer:'),
    (spec) => spec.edit(Recusal, '  note:\n', '  note:\n    description: What else there is to say.\n'),
  ),
  slip(
    'rule/zulu-date-time',
    'an inline date-time',
    Fund,
    '$ref: ZuluDateTime.yaml',
    'type: string\n    format: date-time',
    'date-time',
  ),
  slip(
    'interface/bounds',
    'swapped bounds',
    PerPage,
    'minimum: 1\n  maximum: 100',
    'minimum: 100\n  maximum: 10',
    'minimum: 100',
  ),
  slip(
    'interface/known-version',
    'a version that does not exist',
    Payment,
    "x-since: '2.1'",
    "x-since: '2.9'",
    "'2.9'",
  ),
  slip(
    'interface/known-extensions',
    "another tool's extension",
    fund,
    'summary: Get a fund',
    'summary: Get a fund\n  x-codeSamples: []',
    'x-codeSamples',
  ),
  slip(
    'interface/known-extensions',
    'a misspelt x-gap',
    Fund,
    'x-gap: [GAP-042]',
    'x-gaps: [GAP-042]',
    'x-gaps',
  ),
  slip(
    'schema-by-name',
    'inline states instead of a reference to a schema',
    'openapi.yaml',
    'x-states:\n      $ref: components/schemas/SeasonStatus.yaml',
    'x-states: { type: string, enum: [open] }',
    '{ type: string, enum: [open] }',
  ),
  fixable(
    'whole-component',
    'a reference into another component',
    [Fund, "'ErrorEnvelope.yaml#"],
    (spec) => spec.edit(Fund, '$ref: Slug.yaml', "$ref: 'ErrorEnvelope.yaml#/properties/message'"),
    (spec) =>
      spec
        .edit(Fund, "'ErrorEnvelope.yaml#/properties/message'", 'FundKey.yaml')
        .write(
          'components/schemas/FundKey.yaml',
          'title: Key of a fund\ndescription: What tells one fund from another.\ntype: string\n',
        ),
  ),
  slip(
    'no-unresolved-refs',
    'a reference to a missing file',
    Fund,
    '$ref: Slug.yaml',
    '$ref: Slugg.yaml',
    'description: Slug of the fund',
  ),
  slip(
    'no-circular-reference',
    'a schema that includes itself',
    Fund,
    'type: object',
    'allOf:\n  - $ref: Fund.yaml\ntype: object',
    'Fund.yaml',
  ),
  slip(
    'no-circular-reference',
    'a schema that refers to itself',
    'components/schemas/GrantStatus.yaml',
    'title: Grant status',
    '$ref: GrantStatus.yaml\ntitle: Grant status',
    'GrantStatus.yaml',
  ),
  slip(
    'schema-compiles',
    'a numeric bound on a string',
    Fund,
    '    type: string\n',
    '    type: string\n    minimum: 3\n',
    'minimum',
  ),
  slip(
    'schema-compiles',
    'a format that does not exist',
    Fund,
    '    type: string\n',
    '    type: string\n    format: curency\n',
    'format',
  ),
  slip(
    'safe-integer',
    'a bound too large for a safe integer',
    PerPage,
    'maximum: 100',
    'maximum: 9007199254740993',
    '9007199254740993',
  ),
  slip(
    'interface/safe-pattern',
    'a pattern with catastrophic backtracking',
    'components/schemas/Slug.yaml',
    '^[A-Za-z]{8}$',
    '^([A-Za-z]+)+$',
  ),
  slip(
    'no-required-schema-properties-undefined',
    'a misspelt name in `required`',
    Fund,
    'required: [slug',
    'required: [slgu',
    'required: [slgu',
  ),
  slip('rule/enumeration', 'an empty enumeration', TabType, /enum: .*/, 'enum: []', 'enum: []'),
  slip(
    'rule/enumeration',
    'an enumeration with a single value',
    TabType,
    /enum: .*/,
    'enum: [details]',
    'enum: [details]',
  ),
  slip('yaml', 'an unused YAML anchor', Fund, 'title: Fund', 'title: &fund Fund', 'title: &fund'),
  ...[[Fund, 'title: Fund'] as const, [guide, '## The records'] as const].map(([file, line]) =>
    slip(
      'file',
      `merge conflict markers in ${file}`,
      file,
      line,
      `<<<<<<< HEAD\n${line}\n=======\nAnother line\n>>>>>>> branch`,
      '<<<<<<<',
    ),
  ),
  slip('file', 'Windows line endings', Fund, /^(?=.)/m, '\r\n', '\r'),
  slip(
    'spec-ref-siblings',
    'a reference that is indented too little',
    Fund,
    '    $ref: Slug.yaml',
    '  $ref: Slug.yaml',
    '  $ref: Slug.yaml',
  ),
  slip(
    'yaml',
    'a duplicate key',
    Fund,
    'title: Fund',
    'title: Fund\ntitle: Fund',
    'title: Fund\ndescription',
  ),
];

/** The success response of `getFund`. */
const range = / {4}'2XX':[\s\S]*?(?= {4}'400')/;

/** Mistakes in spec parts that the client, mock and documentation need. */
const inNeeds: Mistake[] = [
  slip(
    'interface/schema-keyword',
    'an unsupported keyword',
    'components/schemas/Slug.yaml',
    'type: string',
    'type: string\nnot:\n  const: AAAAAAAA',
    'not:',
  ),
  fixable(
    'interface/schema-keyword',
    'a limit on a union type',
    [Recusal, 'minLength'],
    (spec) =>
      spec.edit(
        Recusal,
        'properties:\n',
        'properties:\n  note:\n    description: What else there is to say.\n    type: [string, integer]\n    minLength: 1\n',
      ),
    (spec) =>
      spec.edit(
        Recusal,
        '    type: [string, integer]\n    minLength: 1\n',
        '    anyOf:\n      - type: string\n        minLength: 1\n      - type: integer\n',
      ),
  ),
  fixable(
    'one-media-type',
    'a misspelt vendor',
    [fund, 'application/vnd.services'],
    (spec) => spec.write(fund, spec.read(fund).replaceAll('vnd.service', 'vnd.services')),
    (spec) => spec.write(fund, spec.read(fund).replaceAll('vnd.services', 'vnd.service')),
  ),
  fixable(
    'sample-value',
    'a required parameter without an example',
    [fund, 'name: view'],
    (spec) =>
      spec.edit(
        fund,
        '  parameters:\n',
        '  parameters:\n    - name: view\n      in: query\n      required: true\n      description: Which members come.\n      schema:\n        type: string\n',
      ),
    (spec) => spec.edit(fund, '      required: true\n', '      required: true\n      example: short\n'),
  ),
  fixable(
    'error-name',
    'an error with two names',
    ['components/responses/Missing.yaml', 'description'],
    (spec) =>
      spec
        .write('components/responses/Missing.yaml', spec.read(NotFound))
        .edit(fund, 'NotFound.yaml', 'Missing.yaml'),
    (spec) =>
      spec
        .move('components/responses/Missing.yaml', 'components/responses/NotFound_Fund.yaml')
        .edit(fund, 'Missing.yaml', 'NotFound_Fund.yaml'),
  ),
  fixable(
    'interface/status-range-needs-gap',
    'both a success status and a range',
    [fund, "'2XX'"],
    (spec) =>
      spec.write(
        fund,
        spec
          .read(fund)
          .replace(
            range,
            (block) => block.replace("'2XX'", "'200'").replace(/ *x-gap: \[GAP-006\]\n/, '') + block,
          ),
      ),
    (spec) => spec.edit(fund, range, ''),
  ),
];

/** Mistakes in operations, parameters, responses and headers. */
const inOperations: Mistake[] = [
  fixable(
    'interface/known-status',
    'a known status that still names its gap',
    [fund, 'x-gap: [GAP-006]'],
    (spec) => spec.edit(fund, "'2XX'", "'200'"),
    (spec) => spec.edit(fund, /.*x-gap: \[GAP-006\]\n/, ''),
  ),
  slip(
    'path-parameters-defined',
    'a path parameter with the wrong name',
    FundSlug,
    'name: fund_slug',
    'name: fundSlug',
  ),
  slip(
    'interface/response-content',
    'a media type of another version',
    fund,
    'application/vnd.service.v2.3+json',
    'application/vnd.service.v2.4+json',
  ),
  slip(
    'interface/response-content',
    'a shared media type of another version',
    NotFound,
    'application/vnd.service.v2.3+xml',
    'application/vnd.service.v2.4+xml',
  ),
  slip('operation-tag-defined', 'a misspelt tag', fund, 'tags: [Funds]', 'tags: [Fund]', 'Fund]'),
  slip('operation-operationId', 'a missing operationId', fund, '  operationId: getFund\n', '', 'get:'),
  slip(
    'operation-operationId-unique',
    'the operationId of another operation',
    fund,
    'operationId: getFund',
    'operationId: getTab',
    'operationId',
  ),
  slip(
    'interface/operation-id',
    'a verb that does not fit the method',
    fund,
    'operationId: getFund',
    'operationId: createFund',
    'createFund',
  ),
  slip(
    'path-parameters-defined',
    'a missing path parameter',
    fund,
    '    - $ref: ../components/parameters/FundSlug.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'path-slug',
    'a slug that accepts any string',
    FundSlug,
    '$ref: ../schemas/Slug.yaml',
    'type: string',
    'schema:',
  ),
  slip(
    'interface/operation-language',
    'a missing language parameter',
    fund,
    '    - $ref: ../components/parameters/XApiLanguage.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'interface/error-statuses',
    'a missing error',
    fund,
    "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
    '',
    'responses:',
  ),
  slip(
    'interface/error-statuses',
    'an error that cannot occur',
    'paths/account.yaml',
    "    '429':",
    "    '404':\n      $ref: ../components/responses/NotFound.yaml\n    '429':",
    "'404'",
  ),
  slip(
    'interface/status-range-needs-gap',
    'a range without its gap',
    fund,
    '      x-gap: [GAP-006]\n',
    '',
    "'2XX'",
  ),
  slip(
    'interface/response-content',
    'a media type of the previous version',
    fund,
    'application/vnd.service.v2.3+xml',
    'application/vnd.service.v2.2+xml',
    'application/vnd.service.v2.2+xml',
  ),
  slip('interface/known-register-ids', 'a gap with a digit missing', fund, '[GAP-006]', '[GAP-06]', 'GAP-06'),
  slip('named-once', 'a gap named twice', fund, '[GAP-006]', '[GAP-006, GAP-006]', 'GAP-006]'),
  slip(
    'known-operation',
    'a condition with a misspelt operation',
    conditions,
    'applies: [listAllocationPayments]',
    'applies: [listAllocationPayment]',
    'listAllocationPayment]',
  ),
  slip('struct', 'a misspelt condition selector', conditions, 'applies: path-slug', 'applies: path-slugs'),
  slip('key-required', 'an optional API key', root, '  - ApiKey: []', '  - ApiKey: []\n  - {}', '{}'),
  slip(
    'key-required',
    'an operation without an API key',
    fund,
    'summary: Get a fund',
    'summary: Get a fund\n  security: []',
    '[]',
  ),
  slip(
    'security-defined',
    'an undefined security scheme',
    root,
    '  - ApiKey: []',
    '  - ApiKeys: []',
    'ApiKeys',
  ),
  slip(
    'no-server-trailing-slash',
    'a server URL with a trailing slash',
    root,
    'https://us.invalid',
    'https://us.invalid/',
    'https://us.invalid/',
  ),
  fixable(
    'interface/placeholder-host-needs-gap',
    'a real host among placeholders',
    [root, 'x-gap: [GAP-001]'],
    (spec) => spec.edit(root, 'https://us.invalid', 'https://us.grants.org'),
    (spec) => spec.edit(root, /(?<=us\.grants\.org\n.*\n) {4}x-gap: .*\n/, ''),
  ),
  slip(
    'interface/placeholder-host-needs-gap',
    'a placeholder without its gap',
    root,
    '    description: US\n    x-gap: [GAP-001]\n',
    '    description: US\n',
    'https://us.invalid',
  ),
  slip(
    'spec-ref-siblings',
    'a name next to a reference',
    fund,
    '    - $ref: ../components/parameters/FundSlug.yaml',
    '    - $ref: ../components/parameters/FundSlug.yaml\n      name: slug',
    'name: slug',
  ),
  slip(
    'interface/list-operation',
    'a list without pagination',
    payments,
    '    - $ref: ../components/parameters/Page.yaml\n',
    '',
    '  parameters:\n    - $ref: ../components/parameters/PerPage',
  ),
  slip(
    'interface/request-body',
    'an optional request body',
    recuse,
    '    required: true\n',
    '    required: false\n',
    'required: false',
  ),
  fixable(
    'interface/described',
    'a header without a description',
    ['components/headers/X-RateLimit-Limit.yaml', 'x-since'],
    (spec) =>
      spec.edit(
        'components/headers/X-RateLimit-Limit.yaml',
        'description:',
        "x-since: '2.3'\n# description:",
      ),
    (spec) => spec.edit('components/headers/X-RateLimit-Limit.yaml', '# description:', 'description:'),
  ),
  fixable(
    'interface/described',
    'a description that repeats the name',
    [Recusal, 'note:'],
    (spec) =>
      spec.edit(
        Recusal,
        'properties:\n',
        'properties:\n  note:\n    type: string\n    description: The note.\n',
      ),
    (spec) => spec.edit(Recusal, 'The note.', 'What else there is to say.'),
  ),
  slip('struct', 'a status of the wrong type', conditions, 'status: 404', "status: '404'"),
  slip(
    'interface/error-body',
    'an error with the wrong body',
    NotFound,
    '$ref: ../schemas/ErrorEnvelope.yaml',
    '$ref: ../schemas/MaintenanceStatus.yaml',
    'schema:',
  ),
  slip(
    'interface/known-register-ids',
    'an ambiguity that is in no register',
    NotFound,
    '[AMB-06]',
    '[AMB-60]',
    'AMB-60',
  ),
];

/** Mistakes in examples. */
const inExamples: Mistake[] = [
  slip('example-member', 'a misspelt property', arts, '"currency"', '"curency"', '"curency"'),
  fixable(
    'example-member',
    'a property that the schema does not have',
    [arts, '"manager"'],
    (spec) => spec.edit(arts, '"currency": "GBP",', '"currency": "GBP",\n  "manager": "Ari",'),
    (spec) =>
      spec.edit(
        Fund,
        'properties:\n',
        'properties:\n  manager:\n    description: Who looks after the fund.\n    type: string\n',
      ),
  ),
  fixable(
    'example-member',
    'a nested property that the schema does not have',
    [paid, '"middle_name"'],
    (spec) => spec.edit(paid, '"first_name": "Ari",', '"first_name": "Ari",\n    "middle_name": "Kim",'),
    (spec) =>
      spec.edit(
        'components/schemas/Applicant.yaml',
        '  first_name:\n',
        '  middle_name:\n    description: Name between the two.\n    type: string\n  first_name:\n',
      ),
  ),
  slip(
    'valid-example',
    'a number as a string',
    arts,
    '"budget": 80000.5',
    '"budget": "80000.5"',
    '"80000.5"',
  ),
  slip(
    'valid-example',
    'a date without a time',
    paid,
    '"2026-04-16T00:00:00Z"',
    '"2026-04-16"',
    '"2026-04-16"',
  ),
  slip('valid-example', 'a slug with a digit', arts, '"gvWAvJGf"', '"gvWAvJG1"', '"gvWAvJG1"'),
  fixable(
    'example-sum',
    'a wrong sum',
    [arts, '70601'],
    (spec) => spec.edit(arts, '70600', '70601'),
    (spec) => spec.edit(arts, '80000.5', '80001.5'),
  ),
  fixable(
    'example-host',
    'a real host',
    [paid, '"https://api.example.com'],
    (spec) => spec.edit(paid, 'https://not-shown.invalid/XTUdgpzC', 'https://api.example.com/XTUdgpzC'),
    (spec) => spec.edit(paid, 'api.example.com', 'elsewhere.invalid'),
  ),
  slip('example-status', "another error's status", 'examples/errors/not-found.json', '404', '403', '403'),
  fixable(
    'example-time',
    'a time with an offset inside a string',
    [paid, '"Robin Hale'],
    (spec) => spec.edit(paid, '2026-04-10T12:00:00Z', '2026-04-10T12:00:00+02:00'),
    (spec) => spec.edit(paid, '12:00:00+02:00', '10:00:00Z'),
  ),
  slip('file', 'an extra comma', arts, '"currency": "GBP",', '"currency": "GBP",,', ',,'),
  slip(
    'interface/example-file',
    'a missing example file',
    fund,
    'getFund/arts-fund.json',
    'getFund/art-fund.json',
    '../examples/getFund/art-fund.json',
  ),
  slip('valid-example', 'a default out of bounds', PerPage, 'default: 10', 'default: 1000', '1000'),
  fixable(
    'valid-example',
    'a parameter example that is too large',
    [PerPage, '101'],
    (spec) => spec.edit(PerPage, 'example: 100', 'example: 101'),
    (spec) => spec.edit(PerPage, 'example: 101', 'example: 50'),
  ),
  fixable(
    'valid-example',
    'an invalid webhook example under any media type',
    ['webhooks/eventDelivery.yaml', '5'],
    (spec) =>
      spec.edit(
        'webhooks/eventDelivery.yaml',
        "      '*/*':\n        schema:\n",
        "      '*/*':\n        example: 5\n        schema:\n          type: object\n",
      ),
    (spec) => spec.edit('webhooks/eventDelivery.yaml', '        example: 5\n', '        example: {}\n'),
  ),
  fixable(
    'reached-file',
    'an unreferenced example',
    ['examples/getFund/spare.json', '{'],
    (spec) => spec.write('examples/getFund/spare.json', '{}\n'),
    (spec) => spec.restore(),
  ),
];

/** Mistakes in registers. */
const inRegisters: Mistake[] = [
  slip('register-id', 'a lower-case id', gaps, '- id: GAP-001', '- id: gap-001', 'gap-001'),
  fixable(
    'register-title',
    'two gaps with the same title',
    [gaps, 'Base addresses of the five regions\n  origin: stated'],
    (spec) => spec.edit(gaps, 'How a recusal is undone', 'Base addresses of the five regions'),
    (spec) =>
      spec.edit(gaps, 'Base addresses of the five regions\n  origin: stated', 'Unrecusing\n  origin: stated'),
  ),
  slip(
    'interface/unique-register-ids',
    'a duplicate id',
    gaps,
    '- id: GAP-002',
    '- id: GAP-001',
    'GAP-001\n  title: How a recusal is undone',
  ),
  slip('struct', 'an origin that does not exist', gaps, 'origin: implied', 'origin: assumed'),
  slip('struct', 'a kind that does not exist', gaps, 'kind: address', 'kind: adress', 'kind'),
  slip(
    'changelog-order',
    'versions out of order',
    changelog,
    "- version: '2.0'",
    "- version: '2.2'",
    "'2.1'",
  ),
  fixable(
    'changelog-migrate',
    'a breaking change without migration steps',
    [changelog, 'Attachment responses'],
    (spec) =>
      spec.edit(
        changelog,
        "      migrate: 'In attachment responses, read the tab from the `tab` object.'\n",
        '',
      ),
    (spec) =>
      spec.edit(
        changelog,
        '    - text: Attachment responses return a `tab` object.\n',
        '    - text: Attachment responses return a `tab` object.\n      migrate: Read the tab from the object.\n',
      ),
  ),
  slip(
    'changelog-name',
    'a misspelt schema name',
    changelog,
    'affects: [FormReference]',
    'affects: [FormReferense]',
    'FormReferense]',
  ),
  slip(
    'added-since',
    'an added operation without x-since',
    'unplaced/getRound.yaml',
    "x-since: '2.2'\n",
    '',
    [changelog, 'adds: [getAccount, listRounds, getRound]'],
  ),
  fixable(
    'prose-id',
    'a description that names a gap that does not exist',
    [fund, 'Returns one fund'],
    (spec) => spec.edit(fund, 'Returns one fund,', 'Returns one fund (GAP-099),'),
    (spec) => spec.edit(fund, 'GAP-099', 'GAP-006'),
  ),
];

/** Mistakes in statements that become outdated once an unknown is resolved. */
const inClaims: Mistake[] = [
  fixable(
    'prose-id',
    'a description that names a closed gap',
    ['components/schemas/Slug.yaml', "'Identifier"],
    (spec) =>
      spec
        .edit(
          gaps,
          '- id: GAP-039\n',
          '- id: GAP-039\n  closed: { known: It has no use., source: version 2.4, date: 2026-01-31 }\n',
        )
        .edit('components/headers/ETag.yaml', 'x-gap: [GAP-039]\n', '')
        .edit('components/schemas/Slug.yaml', 'has one.', 'has one (GAP-039).'),
    (spec) => spec.edit('components/schemas/Slug.yaml', ' (GAP-039)', ''),
  ),
  slip(
    'yaml',
    'an alias',
    Fund,
    '    type: number\n  allocated:\n    description: Amount allocated from the budget.\n    type: number',
    '    type: &amount number\n  allocated:\n    description: Amount allocated from the budget.\n    type: *amount',
    '*amount',
  ),
];

/** Mistakes in property names in the guides' code. */
const inCode: Mistake[] = [];

/** Mistakes in guides and files. */
const inGuides: Mistake[] = [
  slip('guide-id', 'a gap that does not exist', guide, '`GAP-018`', '`GAP-118`', 'GAP-118'),
  fixable(
    'guide-id',
    'a lower-case gap id',
    [guide, 'gap-18'],
    (spec) => spec.edit(guide, '`GAP-018`', '`gap-18`'),
    (spec) => spec.edit(guide, 'gap-18', 'GAP-018'),
  ),
  slip(
    'guide-link',
    'a link to a missing heading',
    guide,
    '#read-every-page',
    '#read-all-pages',
    '[Pagination]',
  ),
  slip('guide-link', 'a link to a missing guide', guide, './pagination.md#', './paging.md#', '[Pagination]'),
  fixable(
    'guide-link',
    'a link to a missing documentation page',
    [guide, '[All errors]'],
    (spec) => spec.edit(guide, '## The records', '[All errors](site:error).\n\n## The records'),
    (spec) => spec.edit(guide, 'site:error)', 'site:errors)'),
  ),
  fixable(
    'guide-link',
    'a link into the interactive reference',
    [guide, '[The paths]'],
    (spec) => spec.edit(guide, '## The records', '[The paths](#/paths).\n\n## The records'),
    (spec) => spec.edit(guide, '#/paths', '#the-records'),
  ),
  fixable(
    'guide-code-language',
    'a code block without a language',
    [guide, '```'],
    (spec) => spec.edit(guide, '```ts', '```'),
    (spec) => spec.edit(guide, '```\nconst', '```js\nconst'),
  ),
  fixable(
    'guide-html',
    'HTML',
    [guide, '<br>'],
    (spec) => spec.edit(guide, '## The records', '<br>\n\n## The records'),
    (spec) => spec.edit(guide, '<br>\n', '`<br>`\n'),
  ),
  fixable(
    'guide-image',
    'an image',
    [guide, '![flow]'],
    (spec) => spec.edit(guide, '## The records', '![flow](flow.png)\n\n## The records'),
    (spec) =>
      spec.edit(guide, '![flow](flow.png)', 'First the fund, then the allocation, then its payments.'),
  ),
  slip(
    'guide-front-matter',
    'front matter',
    guide,
    '# Payments',
    '---\nid: payments\n---\n\n# Payments',
    '---',
  ),
  fixable(
    'guide-placeholder',
    'a comment',
    [guide, '<!-- later'],
    (spec) => spec.edit(guide, '## The records', '<!-- later -->\n\n## The records'),
    (spec) => spec.edit(guide, '<!-- later -->', '<!-- table: unplaced -->'),
  ),
  slip('file', 'a byte order mark', guide, '# Payments', '\uFEFF# Payments', '\uFEFF'),
  slip('struct', 'a version without quotes', root, "version: '2.3'", 'version: 2.3', 'version'),
  slip(
    'rule/path-name',
    'a path with an underscore',
    root,
    '  /action-task:',
    '  /action_task:',
    '/action_task:',
  ),
  fixable(
    'interface/file-name',
    'a guide whose id does not match its file name',
    [root, 'guides/languages.md'],
    (spec) => spec.edit(root, 'id: languages', 'id: tongues'),
    (spec) =>
      spec
        .move('guides/languages.md', 'guides/tongues.md')
        .edit(root, 'guides/languages.md', 'guides/tongues.md'),
  ),
  fixable(
    'real-file',
    'a symbolic link',
    ['guides/link.md', ''],
    (spec) => spec.link('guides/payments.md', 'guides/link.md'),
    (spec) => spec.restore(),
  ),
  fixable(
    'relative-reference',
    'an absolute reference',
    [Fund, '/'],
    (spec) => spec.edit(Fund, '$ref: Slug.yaml', `$ref: ${spec.path('components/schemas/Slug.yaml')}`),
    (spec) => spec.edit(Fund, `$ref: ${spec.path('components/schemas/Slug.yaml')}`, '$ref: Slug.yaml'),
  ),
];

/** All mistakes. */
export const mistakes: readonly Mistake[] = [
  ...inSchemas,
  ...inNeeds,
  ...inOperations,
  ...inExamples,
  ...inRegisters,
  ...inClaims,
  ...inCode,
  ...inGuides,
];
