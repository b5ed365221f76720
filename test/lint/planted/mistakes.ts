import type { SpecCopy } from './spec-copy.ts';

/** A mistake that an author makes in a week's work. */
export interface Mistake {
  /** The rule that tells it. */
  readonly rule: string;
  readonly mistake: string;
  readonly make: (spec: SpecCopy) => unknown;
  /** Where it is told: a file, and the text that begins at the place, or the line. */
  readonly at: readonly [file: string, text: string];
  /** What the message, or its hint, asks for. */
  readonly mend: (spec: SpecCopy) => unknown;
}

/** An edit that its mending takes back: what is mistyped is corrected, what is missing is added. */
function slip(
  rule: string,
  mistake: string,
  file: string,
  from: string,
  to: string,
  at: string | readonly [string, string] = to,
): Mistake {
  return {
    rule,
    mistake,
    make: (spec) => spec.edit(file, from, to),
    at: typeof at === 'string' ? [file, at] : at,
    mend: (spec) => spec.restore(),
  };
}

/** The same where the mending is another edit than taking the mistake back. */
function mended(
  rule: string,
  mistake: string,
  at: readonly [string, string],
  make: (spec: SpecCopy) => unknown,
  mend: (spec: SpecCopy) => unknown,
): Mistake {
  return { rule, mistake, make, at, mend };
}

const root = 'openapi.yaml';
const fund = 'paths/fund_{fund_slug}.yaml';
const payments = 'paths/allocation-payment.yaml';
const recuse = 'paths/application_{application_slug}_recuse.yaml';
const Fund = 'components/schemas/Fund.yaml';
const Payment = 'components/schemas/AllocationPayment.yaml';
const Recusal = 'components/schemas/RecusalRequest.yaml';
const PerPage = 'components/parameters/PerPage.yaml';
const FundSlug = 'components/parameters/FundSlug.yaml';
const NotFound = 'components/responses/NotFound.yaml';
const arts = 'examples/getFund/arts-fund.json';
const artsXml = 'examples/getFund/arts-fund.xml';
const paid = 'examples/getAllocationPayment/paid.json';
const gaps = 'registers/gaps.yaml';
const conditions = 'registers/conditions.yaml';
const changelog = 'registers/changelog.yaml';
const guide = 'guides/payments.md';

/** Mistakes in schemas. */
const inSchemas: Mistake[] = [
  slip('struct', 'a keyword is misspelt', Fund, 'required: [slug', 'requierd: [slug'),
  slip('struct', 'a type is misspelt', Fund, 'type: object', 'type: objekt', 'type: objekt'.slice(0, 4)),
  slip(
    'interface/anchored-pattern',
    'a pattern has no end',
    'components/schemas/Slug.yaml',
    '{8}$',
    '{8}',
    '^[A-Za-z]{8}',
  ),
  slip(
    'interface/anchored-pattern',
    'a pattern has no beginning',
    'components/schemas/Slug.yaml',
    '^[A-Za-z]{8}$',
    "'[A-Za-z]{8}$'",
    "'[A-Za-z]",
  ),
  slip(
    'interface/no-untyped-schema',
    'a member has no type',
    Recusal,
    'properties:\n',
    'properties:\n  note:\n    description: What else there is to say of it.\n',
    'description: What else',
  ),
  slip(
    'interface/described',
    'a member is not described',
    Recusal,
    'properties:\n  reviewer:',
    'properties:\n  note:\n    type: string\n  reviewer:',
    'note:',
  ),
  slip(
    'interface/zulu-date-time',
    'a date-time is written out',
    Fund,
    '$ref: ZuluDateTime.yaml',
    'type: string\n    format: date-time',
    'date-time',
  ),
  slip(
    'interface/bounds',
    'bounds are swapped',
    PerPage,
    'minimum: 1\n  maximum: 100',
    'minimum: 100\n  maximum: 10',
    'minimum: 100',
  ),
  slip(
    'interface/known-version',
    'a version that never was',
    Payment,
    "x-since: '2.1'",
    "x-since: '2.9'",
    "'2.9'",
  ),
  slip(
    'interface/known-extensions',
    'an extension that another tool reads',
    fund,
    'summary: Get a fund',
    'summary: Get a fund\n  x-codeSamples: []',
    'x-codeSamples',
  ),
  slip(
    'interface/known-extensions',
    'a mark is misspelt',
    Fund,
    'x-gap: [GAP-042]',
    'x-gaps: [GAP-042]',
    'x-gaps',
  ),
  slip(
    'schema-by-name',
    'states that are written out where a schema has to be named',
    'openapi.yaml',
    'x-states:\n      $ref: components/schemas/SeasonStatus.yaml',
    'x-states: { type: string, enum: [open] }',
    '{ type: string, enum: [open] }',
  ),
  slip(
    'whole-component',
    'a reference into another component',
    Fund,
    '$ref: Slug.yaml',
    "$ref: 'ErrorEnvelope.yaml#/properties/message'",
    "'ErrorEnvelope.yaml#",
  ),
  slip(
    'no-unresolved-refs',
    'a reference to a file that is not there',
    Fund,
    '$ref: Slug.yaml',
    '$ref: Slugg.yaml',
    'description: Slug of the fund',
  ),
  slip(
    'no-circular-reference',
    'a schema that is made of itself',
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
    'a bound of a number on a text',
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
    'a bound that programs round',
    PerPage,
    'maximum: 100',
    'maximum: 9007199254740993',
    '9007199254740993',
  ),
  slip(
    'interface/safe-pattern',
    'a pattern that backtracks without end',
    'components/schemas/Slug.yaml',
    '^[A-Za-z]{8}$',
    '^([A-Za-z]+)+$',
  ),
  slip(
    'yaml',
    'a key stands twice',
    Fund,
    'title: Fund',
    'title: Fund\ntitle: Fund',
    'title: Fund\ndescription',
  ),
];

/** Mistakes in operations, parameters, responses and headers. */
const inOperations: Mistake[] = [
  slip('interface/operation-tag', 'a tag is misspelt', fund, 'tags: [Funds]', 'tags: [Fund]', 'Fund]'),
  slip('operation-operationId', 'the operationId is missing', fund, '  operationId: getFund\n', '', 'get:'),
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
    'a verb that does not fit',
    fund,
    'operationId: getFund',
    'operationId: createFund',
    'createFund',
  ),
  slip(
    'path-parameters-defined',
    'the parameter of the path is missing',
    fund,
    '    - $ref: ../components/parameters/FundSlug.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'interface/slug-parameter',
    'a slug that is any text',
    FundSlug,
    '$ref: ../schemas/Slug.yaml',
    'type: string',
    'schema:',
  ),
  slip(
    'interface/operation-language',
    'the language parameter is missing',
    fund,
    '    - $ref: ../components/parameters/XApiLanguage.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'interface/error-statuses',
    'an error is missing',
    fund,
    "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
    '',
    'responses:',
  ),
  slip(
    'interface/error-statuses',
    'an error that cannot be',
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
    'an answer of the version before',
    fund,
    'application/vnd.service.v2.3+xml',
    'application/vnd.service.v2.2+xml',
    'application/vnd.service.v2.2+xml',
  ),
  slip('interface/known-register-ids', 'a gap with a digit missing', fund, '[GAP-006]', '[GAP-06]', 'GAP-06'),
  slip('named-once', 'a gap named twice', fund, '[GAP-006]', '[GAP-006, GAP-006]', 'GAP-006]'),
  slip(
    'known-operation',
    'a condition applies to an operation that is misspelt',
    conditions,
    'applies: [listAllocationPayments]',
    'applies: [listAllocationPayment]',
    'listAllocationPayment]',
  ),
  slip(
    'struct',
    'the word of a condition is misspelt',
    conditions,
    'applies: path-slug',
    'applies: path-slugs',
  ),
  slip(
    'interface/condition-status',
    'a condition has another status',
    conditions,
    '- id: not-found\n  status: 404',
    '- id: not-found\n  status: 400',
    [NotFound, 'not-found'],
  ),
  slip('key-required', 'the key may be left out', root, '  - ApiKey: []', '  - ApiKey: []\n  - {}', '{}'),
  slip(
    'key-required',
    'an operation asks for no key',
    fund,
    'summary: Get a fund',
    'summary: Get a fund\n  security: []',
    '[]',
  ),
  slip('security-defined', 'another scheme', root, '  - ApiKey: []', '  - ApiKeys: []', 'ApiKeys'),
  slip(
    'no-server-trailing-slash',
    'a server ends with a slash',
    root,
    'https://us.invalid',
    'https://us.invalid/',
    'https://us.invalid/',
  ),
  slip(
    'interface/placeholder-host-needs-gap',
    'a real host among placeholders',
    root,
    'https://us.invalid',
    'https://us.grants.org',
    'x-gap: [GAP-001]',
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
    'a name beside a reference',
    fund,
    '    - $ref: ../components/parameters/FundSlug.yaml',
    '    - $ref: ../components/parameters/FundSlug.yaml\n      name: slug',
    'name: slug',
  ),
  slip(
    'interface/list-operation',
    'a list without pages',
    payments,
    '    - $ref: ../components/parameters/Page.yaml\n',
    '',
    '  parameters:\n    - $ref: ../components/parameters/PerPage',
  ),
  slip(
    'interface/request-body',
    'a body that may be left out',
    recuse,
    '    required: true\n',
    '    required: false\n',
    'required: false',
  ),
  slip(
    'interface/described',
    'a header is not described',
    'components/headers/X-RateLimit-Limit.yaml',
    'description:',
    "x-since: '2.3'\n# description:",
    'x-since',
  ),
  slip(
    'interface/described',
    'a description that says the name again',
    Recusal,
    'properties:\n',
    'properties:\n  note:\n    type: string\n    description: The note.\n',
    'note:',
  ),
  slip('struct', 'a status in the wrong type', conditions, 'status: 404', "status: '404'"),
  slip(
    'interface/error-body',
    'an error with another body',
    NotFound,
    '$ref: ../schemas/ErrorEnvelope.yaml',
    '$ref: ../schemas/MaintenanceStatus.yaml',
    'schema:',
  ),
  slip(
    'interface/known-register-ids',
    'an ambiguity that nobody wrote down',
    NotFound,
    '[AMB-06]',
    '[AMB-60]',
    'AMB-60',
  ),
];

/** Mistakes in examples. */
const inExamples: Mistake[] = [
  slip('example-member', 'a member is misspelt', arts, '"currency"', '"curency"', '"curency"'),
  slip(
    'example-member',
    'a member that the schema does not have',
    arts,
    '"currency": "GBP",',
    '"currency": "GBP",\n  "manager": "Ari",',
    '"manager"',
  ),
  slip(
    'example-member',
    'a member of a part that the part does not have',
    paid,
    '"first_name": "Ari",',
    '"first_name": "Ari",\n    "middle_name": "Kim",',
    '"middle_name"',
  ),
  slip('valid-example', 'a number as a text', arts, '"budget": 80000.5', '"budget": "80000.5"', '"80000.5"'),
  slip(
    'valid-example',
    'a date without its time',
    paid,
    '"2026-04-16T00:00:00Z"',
    '"2026-04-16"',
    '"2026-04-16"',
  ),
  slip('valid-example', 'a slug with a digit', arts, '"gvWAvJGf"', '"gvWAvJG1"', '"gvWAvJG1"'),
  slip('example-sum', 'a sum that is wrong', arts, '70600', '70601', '70601'),
  slip(
    'example-host',
    'a real host',
    paid,
    'https://not-shown.invalid/XTUdgpzC',
    'https://api.example.com/XTUdgpzC',
    '"https://api.example.com',
  ),
  slip(
    'example-status',
    'the status of another error',
    'examples/errors/not-found.json',
    '404',
    '403',
    '403',
  ),
  slip(
    'example-time',
    'a time with an offset in a text',
    paid,
    '2026-04-10T12:00:00Z',
    '2026-04-10T12:00:00+02:00',
    '"Robin Hale',
  ),
  slip('xml-twin', 'the twin is stale', artsXml, 'GBP', 'EUR', 'EUR'),
  slip('xml-well-formed', 'the twin is not closed', artsXml, '</Fund>', '', '<Fund'),
  slip('file', 'a comma too many', arts, '"currency": "GBP",', '"currency": "GBP",,', ',,'),
  slip(
    'interface/example-file',
    'an example that is not there',
    fund,
    'getFund/arts-fund.json',
    'getFund/art-fund.json',
    '../examples/getFund/art-fund.json',
  ),
  slip('valid-example', 'a default beyond its bound', PerPage, 'default: 10', 'default: 1000', '1000'),
  slip(
    'valid-example',
    'an example of a parameter that is too large',
    PerPage,
    'example: 100',
    'example: 101',
    '101',
  ),
  mended(
    'valid-example',
    'an example of a delivery, under any media type, that its schema refuses',
    ['webhooks/eventDelivery.yaml', '5'],
    (spec) =>
      spec.edit(
        'webhooks/eventDelivery.yaml',
        "      '*/*':\n        schema:\n",
        "      '*/*':\n        example: 5\n        schema:\n          type: object\n",
      ),
    (spec) => spec.edit('webhooks/eventDelivery.yaml', '        example: 5\n', '        example: {}\n'),
  ),
  mended(
    'reached-file',
    'an example that no case names',
    ['examples/getFund/spare.json', '{'],
    (spec) => spec.write('examples/getFund/spare.json', '{}\n'),
    (spec) => spec.restore(),
  ),
];

/** Mistakes in registers. */
const inRegisters: Mistake[] = [
  slip('register-id', 'an id in small letters', gaps, '- id: GAP-001', '- id: gap-001', 'gap-001'),
  slip(
    'register-slug',
    'two gaps with one slug',
    gaps,
    'slug: unrecuse',
    'slug: base-addresses',
    'base-addresses\n  origin: stated',
  ),
  slip(
    'interface/unique-register-ids',
    'an id twice',
    gaps,
    '- id: GAP-002',
    '- id: GAP-001',
    'GAP-001\n  title: How a recusal is undone',
  ),
  slip('struct', 'an origin that does not exist', gaps, 'origin: implied', 'origin: assumed'),
  slip('struct', 'a kind that does not exist', gaps, 'kind: address', 'kind: adress', 'kind'),
  slip(
    'changelog-order',
    'a history out of order',
    changelog,
    "- version: '2.0'",
    "- version: '2.2'",
    "'2.1'",
  ),
  slip(
    'changelog-migrate',
    'a breaking change without a way',
    changelog,
    "      migrate: 'In attachment responses, read the tab from the `tab` object.'\n",
    '',
    'Attachment responses',
  ),
  slip(
    'changelog-name',
    'the name of a schema is misspelt',
    changelog,
    'affects: [FormReference]',
    'affects: [FormReferense]',
    'FormReferense]',
  ),
  slip('added-since', 'what was added does not say so', 'unplaced/getRound.yaml', "x-since: '2.2'\n", '', [
    changelog,
    'adds: [getAccount, listRounds, getRound]',
  ]),
  slip(
    'prose-id',
    'a gap in a description that is no more',
    fund,
    'Returns one fund,',
    'Returns one fund (GAP-099),',
    'Returns one fund',
  ),
  slip(
    'prose-name',
    'a member in a description that is misspelt',
    Fund,
    'description: Amount allocated from the budget.',
    'description: Amount that has been taken from the `budgett`.',
    'Amount that has',
  ),
  slip(
    'prose-name',
    'a parameter in a description that does not exist',
    PerPage,
    'description: Number of results',
    'description: With `page_sise`, the largest number',
    'With',
  ),
];

/** Mistakes in guides and files. */
const inGuides: Mistake[] = [
  slip(
    'guide-name',
    'a member in the text',
    guide,
    '**`external_id`**',
    '**`external_ident`**',
    '`external_ident`',
  ),
  slip(
    'guide-name',
    'a member in the code',
    guide,
    'payment.date_paid === null',
    'payment.date_payd === null',
    'date_payd',
  ),
  slip('guide-id', 'a gap that does not exist', guide, '`GAP-018`', '`GAP-118`', 'GAP-118'),
  slip('guide-id', 'a gap in small letters', guide, '`GAP-018`', '`gap-18`', 'gap-18'),
  slip(
    'guide-link',
    'a link to a heading that is not there',
    guide,
    '#read-every-page',
    '#read-all-pages',
    '[Pagination]',
  ),
  slip(
    'guide-link',
    'a link to a guide that is not there',
    guide,
    './pagination.md#',
    './paging.md#',
    '[Pagination]',
  ),
  slip('guide-code-language', 'code without its language', guide, '```ts', '```', '```'),
  slip('guide-html', 'HTML', guide, '## The records', '<br>\n\n## The records', '<br>'),
  slip('guide-image', 'an image', guide, '## The records', '![flow](flow.png)\n\n## The records', '![flow]'),
  slip(
    'guide-front-matter',
    'front matter',
    guide,
    '# Payments',
    '---\nid: payments\n---\n\n# Payments',
    '---',
  ),
  slip(
    'guide-placeholder',
    'a comment',
    guide,
    '## The records',
    '<!-- later -->\n\n## The records',
    '<!-- later',
  ),
  slip('spelling', 'a typing error', guide, 'scheduled or recorded', 'shceduled or recorded', 'shceduled'),
  slip('file', 'a byte order mark', guide, '# Payments', '\uFEFF# Payments', '\uFEFF'),
  slip('struct', 'a version without quotes', root, "version: '2.3'", 'version: 2.3', 'version'),
  slip(
    'interface/path-name',
    'a path with an underscore',
    root,
    '  /action-task:',
    '  /action_task:',
    '/action_task:',
  ),
  slip(
    'interface/file-name',
    'a guide with another id',
    root,
    'id: languages',
    'id: tongues',
    'guides/languages.md',
  ),
  mended(
    'real-file',
    'a symbolic link',
    ['guides/link.md', ''],
    (spec) => spec.link('guides/payments.md', 'guides/link.md'),
    (spec) => spec.restore(),
  ),
  mended(
    'relative-reference',
    'an absolute reference',
    [Fund, '/'],
    (spec) => spec.edit(Fund, '$ref: Slug.yaml', `$ref: ${spec.path('components/schemas/Slug.yaml')}`),
    (spec) => spec.edit(Fund, `$ref: ${spec.path('components/schemas/Slug.yaml')}`, '$ref: Slug.yaml'),
  ),
];

/** Every mistake. */
export const mistakes: readonly Mistake[] = [
  ...inSchemas,
  ...inOperations,
  ...inExamples,
  ...inRegisters,
  ...inGuides,
];
