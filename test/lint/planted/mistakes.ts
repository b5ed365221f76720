import type { SpecCopy } from './spec-copy.ts';

/** A typical authoring mistake. */
export interface Mistake {
  /** The rule that must report it. */
  readonly rule: string;
  readonly mistake: string;
  readonly make: (spec: SpecCopy) => unknown;
  /** Expected position: a file, and the text that starts at that position or line. */
  readonly location: readonly [file: string, text: string];
  /** The fix suggested by the message or its hint. */
  readonly fix: (spec: SpecCopy) => unknown;
}

/** A mistake to fix by undoing the edit, such as a typo or an omission. */
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
const thing = 'paths/thing_{thing_slug}.yaml';
const log = 'paths/thing_{thing_slug}_log.yaml';
const workshops = 'paths/workshop.yaml';
const workshop = 'paths/workshop_{workshop_slug}.yaml';
const Workshop = 'components/schemas/Workshop.yaml';
const Thing = 'components/schemas/Thing.yaml';
const Kind = 'components/schemas/WorkshopKind.yaml';
const Update = 'components/schemas/WorkshopUpdate.yaml';
const PerPage = 'components/parameters/PerPage.yaml';
const ThingSlug = 'components/parameters/ThingSlug.yaml';
const NotFound = 'components/responses/NotFound.yaml';
const RetryAfter = 'components/headers/Retry-After.yaml';
const page = 'examples/listWorkshops/last-page.json';
const gaps = 'registers/gaps.yaml';
const conditions = 'registers/conditions.yaml';
const changelog = 'registers/changelog.yaml';
const guide = 'guides/workshops.md';

const inSchemas: Mistake[] = [
  slip('struct', 'a misspelt keyword', Workshop, 'required: [slug', 'requierd: [slug'),
  slip('struct', 'a misspelt type', Workshop, 'type: object', 'type: objekt'),
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
    [Update, 'description: More about'],
    (spec) =>
      spec.edit(Update, 'properties:\n', 'properties:\n  note:\n    description: More about the workshop.\n'),
    (spec) => spec.edit(Update, 'More about the workshop.\n', 'More about the workshop.\n    type: string\n'),
  ),
  fixable(
    'interface/described',
    'a property without a description',
    [Update, 'note:'],
    (spec) => spec.edit(Update, 'properties:\n', 'properties:\n  note:\n    type: string\n'),
    (spec) => spec.edit(Update, '  note:\n', '  note:\n    description: More about the workshop.\n'),
  ),
  slip(
    'rule/zulu-date-time',
    'an inline date-time',
    Workshop,
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
    'an unknown version',
    Workshop,
    "x-since: '1.1'",
    "x-since: '1.9'",
    "'1.9'",
  ),
  slip(
    'interface/known-extensions',
    "another tool's extension",
    thing,
    'summary: Get a thing',
    'summary: Get a thing\n  x-codeSamples: []',
    'x-codeSamples',
  ),
  slip(
    'interface/known-extensions',
    'a misspelt x-gap',
    Kind,
    'x-gap: [GAP-005]',
    'x-gaps: [GAP-005]',
    'x-gaps',
  ),
  slip(
    'schema-by-name',
    'inline states instead of a reference to a schema',
    'openapi.yaml',
    'description: Things.\n',
    'description: Things.\n    x-states: { type: string, enum: [open] }\n',
    '{ type: string, enum: [open] }',
  ),
  fixable(
    'whole-component',
    'a reference into another component',
    [Workshop, "'ErrorEnvelope.yaml#"],
    (spec) => spec.edit(Workshop, '$ref: Slug.yaml', "$ref: 'ErrorEnvelope.yaml#/properties/message'"),
    (spec) =>
      spec
        .edit(Workshop, "'ErrorEnvelope.yaml#/properties/message'", 'WorkshopKey.yaml')
        .write(
          'components/schemas/WorkshopKey.yaml',
          'title: Key of a workshop\ndescription: Identifies a workshop.\ntype: string\n',
        ),
  ),
  slip(
    'no-unresolved-refs',
    'a reference to a missing file',
    Workshop,
    '$ref: Slug.yaml',
    '$ref: Slugg.yaml',
    'description: Identifies it.',
  ),
  slip(
    'no-circular-reference',
    'a schema that includes itself',
    Workshop,
    'type: object',
    'allOf:\n  - $ref: Workshop.yaml\ntype: object',
    'Workshop.yaml',
  ),
  slip(
    'no-circular-reference',
    'a schema that references itself',
    'components/schemas/MaintenanceStatus.yaml',
    'title: Maintenance',
    '$ref: MaintenanceStatus.yaml\ntitle: Maintenance',
    'MaintenanceStatus.yaml',
  ),
  slip(
    'schema-compiles',
    'a numeric bound on a string',
    Workshop,
    '    type: string\n',
    '    type: string\n    minimum: 3\n',
    'minimum',
  ),
  slip(
    'schema-compiles',
    'an unknown format',
    Workshop,
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
    Workshop,
    'required: [slug',
    'required: [slgu',
    'required: [slgu',
  ),
  slip('rule/enumeration', 'an empty enumeration', Kind, /enum: .*/, 'enum: []', 'enum: []'),
  slip(
    'rule/enumeration',
    'an enumeration with a single value',
    Kind,
    /enum: .*/,
    'enum: [mending]',
    'enum: [mending]',
  ),
  slip('yaml', 'an unused YAML anchor', Workshop, 'title: Workshop', 'title: &shop Workshop', 'title: &shop'),
  ...[[Workshop, 'title: Workshop'] as const, [guide, '## The list'] as const].map(([file, line]) =>
    slip(
      'file',
      `merge conflict markers in ${file}`,
      file,
      line,
      `<<<<<<< HEAD\n${line}\n=======\nAnother line\n>>>>>>> branch`,
      '<<<<<<<',
    ),
  ),
  slip('file', 'Windows line endings', Workshop, /^(?=.)/m, '\r\n', '\r'),
  slip(
    'spec-ref-siblings',
    'a reference that is indented too little',
    Workshop,
    '    $ref: Slug.yaml',
    '  $ref: Slug.yaml',
    '  $ref: Slug.yaml',
  ),
  slip(
    'yaml',
    'a duplicate key',
    Workshop,
    'title: Workshop',
    'title: Workshop\ntitle: Workshop',
    'title: Workshop\ndescription',
  ),
];

/** The success response of `listWorkshops`. */
const range = / {4}'2XX':[\s\S]*?(?= {4}'400')/;

/** Mistakes in parts of the spec that the client, mock and documentation depend on. */
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
    [Update, 'minLength'],
    (spec) =>
      spec.edit(
        Update,
        'properties:\n',
        'properties:\n  note:\n    description: More about the workshop.\n    type: [string, integer]\n    minLength: 1\n',
      ),
    (spec) =>
      spec.edit(
        Update,
        '    type: [string, integer]\n    minLength: 1\n',
        '    anyOf:\n      - type: string\n        minLength: 1\n      - type: integer\n',
      ),
  ),
  fixable(
    'one-media-type',
    'a misspelt vendor',
    [thing, 'application/vnd.thing+'],
    (spec) => spec.write(thing, spec.read(thing).replaceAll('vnd.things', 'vnd.thing')),
    (spec) => spec.write(thing, spec.read(thing).replaceAll('vnd.thing', 'vnd.things')),
  ),
  fixable(
    'sample-value',
    'a required parameter without an example',
    [thing, 'name: view'],
    (spec) =>
      spec.edit(
        thing,
        '  parameters:\n',
        '  parameters:\n    - name: view\n      in: query\n      required: true\n      description: Fields to return.\n      schema:\n        type: string\n',
      ),
    (spec) => spec.edit(thing, '      required: true\n', '      required: true\n      example: short\n'),
  ),
  fixable(
    'error-name',
    'an error with two names',
    ['components/responses/Malformed.yaml', 'description'],
    (spec) =>
      spec
        .write('components/responses/Malformed.yaml', spec.read('components/responses/BadRequest.yaml'))
        .edit(thing, 'BadRequest.yaml', 'Malformed.yaml'),
    (spec) =>
      spec
        .move('components/responses/Malformed.yaml', 'components/responses/BadRequest_Thing.yaml')
        .edit(thing, 'Malformed.yaml', 'BadRequest_Thing.yaml'),
  ),
  fixable(
    'interface/status-range-needs-gap',
    'both a success status and a range',
    [workshops, "'2XX'"],
    (spec) =>
      spec.write(
        workshops,
        spec
          .read(workshops)
          .replace(
            range,
            (block) => block.replace("'2XX'", "'200'").replace(/ *x-gap: \[GAP-004\]\n/, '') + block,
          ),
      ),
    (spec) => spec.edit(workshops, range, ''),
  ),
];

/** Mistakes in operations, parameters, responses and headers. */
const inOperations: Mistake[] = [
  fixable(
    'interface/known-status',
    'a known status that is still marked with its unknown',
    [workshops, 'x-gap: [GAP-004]'],
    (spec) => spec.edit(workshops, "'2XX'", "'200'"),
    (spec) => spec.edit(workshops, /.*x-gap: \[GAP-004\]\n/, ''),
  ),
  slip(
    'path-parameters-defined',
    'a path parameter with the wrong name',
    ThingSlug,
    'name: thing_slug',
    'name: thingSlug',
  ),
  slip(
    'interface/response-content',
    'a media type of another version',
    thing,
    'application/vnd.things+json',
    'application/vnd.things.v1.2+json',
  ),
  slip(
    'interface/response-content',
    'a shared media type of another version',
    NotFound,
    'application/vnd.things+xml',
    'application/vnd.things.v1.2+xml',
  ),
  slip('operation-tag-defined', 'a misspelt tag', thing, 'tags: [Things]', 'tags: [Thing]', 'Thing]'),
  slip('operation-operationId', 'a missing operationId', thing, '  operationId: getThing\n', '', 'get:'),
  slip(
    'operation-operationId-unique',
    "another operation's operationId",
    log,
    'operationId: getThingLog',
    'operationId: getThing',
    'operationId',
  ),
  slip(
    'interface/operation-id',
    "a verb that doesn't match the method",
    thing,
    'operationId: getThing',
    'operationId: createThing',
    'createThing',
  ),
  slip(
    'path-parameters-defined',
    'a missing path parameter',
    thing,
    '    - $ref: ../components/parameters/ThingSlug.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'path-slug',
    'a slug that accepts any string',
    ThingSlug,
    '$ref: ../schemas/Slug.yaml',
    'type: string',
    'schema:',
  ),
  slip(
    'interface/operation-language',
    'a missing language parameter',
    thing,
    '    - $ref: ../components/parameters/XApiLanguage.yaml\n',
    '',
    'parameters:',
  ),
  slip(
    'interface/error-statuses',
    'a missing error',
    thing,
    "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
    '',
    'responses:',
  ),
  slip(
    'interface/error-statuses',
    "an error that can't occur",
    workshops,
    "    '503':",
    "    '404':\n      $ref: ../components/responses/NotFound.yaml\n    '503':",
    "'404'",
  ),
  slip(
    'interface/status-range-needs-gap',
    'a status range without its unknown',
    thing,
    '      x-gap: [GAP-002]\n',
    '',
    "'2XX'",
  ),
  slip(
    'interface/known-register-ids',
    "an unknown's ID with a digit missing",
    thing,
    '[GAP-002]',
    '[GAP-02]',
    'GAP-02',
  ),
  slip('named-once', "an unknown's ID named twice", thing, '[GAP-002]', '[GAP-002, GAP-002]', 'GAP-002]'),
  slip(
    'known-operation',
    'a condition with a misspelt operation',
    conditions,
    'applies: [getThing]',
    'applies: [getThings]',
    'getThings]',
  ),
  slip('struct', 'a misspelt condition selector', conditions, 'applies: path-slug', 'applies: path-slugs'),
  slip('key-required', 'an optional API key', root, '  - ApiKey: []', '  - ApiKey: []\n  - {}', '{}'),
  slip(
    'key-required',
    'an operation without an API key',
    thing,
    'summary: Get a thing',
    'summary: Get a thing\n  security: []',
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
    'https://things.invalid',
    'https://things.invalid/',
    'https://things.invalid/',
  ),
  fixable(
    'interface/placeholder-host-needs-gap',
    'a real host among placeholders',
    [root, 'x-gap: [GAP-001]'],
    (spec) => spec.edit(root, 'https://things.invalid', 'https://things.org'),
    (spec) => spec.edit(root, /(?<=things\.org\n) {4}x-gap: .*\n/, ''),
  ),
  slip(
    'interface/placeholder-host-needs-gap',
    'a placeholder without its unknown',
    root,
    '    x-gap: [GAP-001]\n',
    '',
    'https://things.invalid',
  ),
  slip(
    'spec-ref-siblings',
    'a name next to a reference',
    thing,
    '    - $ref: ../components/parameters/ThingSlug.yaml',
    '    - $ref: ../components/parameters/ThingSlug.yaml\n      name: slug',
    'name: slug',
  ),
  slip(
    'interface/list-operation',
    'a list without pagination',
    workshops,
    '    - $ref: ../components/parameters/Page.yaml\n',
    '',
    '  parameters:\n    - $ref: ../components/parameters/PerPage',
  ),
  slip(
    'interface/request-body',
    'an optional request body',
    workshop,
    '    required: true\n',
    '    required: false\n',
    'required: false',
  ),
  fixable(
    'interface/described',
    'a header without a description',
    [RetryAfter, 'x-since'],
    (spec) => spec.edit(RetryAfter, 'description:', "x-since: '1.1'\n# description:"),
    (spec) => spec.edit(RetryAfter, '# description:', 'description:'),
  ),
  fixable(
    'interface/described',
    'a description that repeats the name',
    [Update, 'note:'],
    (spec) =>
      spec.edit(
        Update,
        'properties:\n',
        'properties:\n  note:\n    type: string\n    description: The note.\n',
      ),
    (spec) => spec.edit(Update, 'The note.', 'More about the workshop.'),
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
    "an assumption that isn't in the register",
    Thing,
    '[AMB-01]',
    '[AMB-10]',
    'AMB-10',
  ),
];

const inExamples: Mistake[] = [
  slip('example-member', 'a misspelt property', page, '"notes"', '"note"', '"note"'),
  fixable(
    'example-member',
    'a property that the schema lacks',
    [page, '"manager"'],
    (spec) => spec.edit(page, '"budget": 800.5,', '"budget": 800.5,\n      "manager": "Ari",'),
    (spec) =>
      spec.edit(
        Workshop,
        'properties:\n',
        "properties:\n  manager:\n    description: The workshop's manager.\n    type: string\n",
      ),
  ),
  fixable(
    'example-member',
    'a nested property that the schema lacks',
    [page, '"colour"'],
    (spec) => spec.edit(page, '"name": "Lamp"', '"name": "Lamp",\n        "colour": "red"'),
    (spec) =>
      spec.edit(
        Thing,
        'properties:\n',
        'properties:\n  colour:\n    description: How it is painted.\n    type: string\n',
      ),
  ),
  slip('valid-example', 'a number as a string', page, '"budget": 800.5', '"budget": "800.5"', '"800.5"'),
  slip(
    'valid-example',
    'a date without a time',
    page,
    '"2026-01-06T08:10:00Z"',
    '"2026-01-06"',
    '"2026-01-06"',
  ),
  slip('valid-example', 'a slug with a digit', page, '"WkShpEas"', '"WkShpEa1"', '"WkShpEa1"'),
  fixable(
    'example-sum',
    'a wrong sum',
    [page, '707'],
    (spec) => spec.edit(page, '706', '707'),
    (spec) => spec.edit(page, '800.5', '801.5'),
  ),
  fixable(
    'example-host',
    'a real host',
    [page, '"Kim (2026'],
    (spec) => spec.edit(page, 'https://east.invalid/map', 'https://api.example.com/map'),
    (spec) => spec.edit(page, 'api.example.com', 'elsewhere.invalid'),
  ),
  slip('example-status', "another error's status", 'examples/errors/not-found.json', '404', '403', '403'),
  fixable(
    'example-time',
    'a time with an offset inside a string',
    [page, '"Kim (2026'],
    (spec) => spec.edit(page, '2026-04-10T12:00:00Z', '2026-04-10T12:00:00+02:00'),
    (spec) => spec.edit(page, '12:00:00+02:00', '10:00:00Z'),
  ),
  slip('file', 'an extra comma', page, '"budget": 800.5,', '"budget": 800.5,,', ',,'),
  slip(
    'interface/example-file',
    'a missing example file',
    thing,
    'getThing/named.json',
    'getThing/name.json',
    '../examples/getThing/name.json',
  ),
  slip('valid-example', 'a default out of bounds', PerPage, 'default: 10', 'default: 1000', '1000'),
  fixable(
    'valid-example',
    'a parameter example above the maximum',
    [PerPage, '101'],
    (spec) => spec.edit(PerPage, 'example: 100', 'example: 101'),
    (spec) => spec.edit(PerPage, 'example: 101', 'example: 50'),
  ),
  fixable(
    'valid-example',
    'an invalid webhook example under any media type',
    ['webhooks/thingChange.yaml', '5'],
    (spec) =>
      spec.edit(
        'webhooks/thingChange.yaml',
        "      '*/*':\n        schema:\n",
        "      '*/*':\n        example: 5\n        schema:\n          type: object\n",
      ),
    (spec) => spec.edit('webhooks/thingChange.yaml', '        example: 5\n', '        example: {}\n'),
  ),
  fixable(
    'reached-file',
    'an unreferenced example',
    ['examples/getThing/spare.json', '{'],
    (spec) => spec.write('examples/getThing/spare.json', '{}\n'),
    (spec) => spec.restore(),
  ),
];

const inRegisters: Mistake[] = [
  slip('register-id', 'a lower-case ID', gaps, '- id: GAP-001', '- id: gap-001', 'gap-001'),
  fixable(
    'register-title',
    'two unknowns with the same title',
    [gaps, 'Address\n  origin: stated'],
    (spec) => spec.edit(gaps, 'Success status', 'Address'),
    (spec) => spec.edit(gaps, 'Address\n  origin: stated', 'Status of things\n  origin: stated'),
  ),
  slip(
    'interface/unique-register-ids',
    'a duplicate id',
    gaps,
    '- id: GAP-002',
    '- id: GAP-001',
    'GAP-001\n  title: Success status',
  ),
  slip('struct', 'an invalid origin', gaps, 'origin: implied', 'origin: assumed'),
  slip(
    'changelog-order',
    'versions out of order',
    changelog,
    "- version: '1.0'",
    "- version: '1.2'",
    "'1.1'",
  ),
  fixable(
    'changelog-migrate',
    'a breaking change without migration steps',
    [changelog, 'The log of a thing'],
    (spec) => spec.edit(changelog, '      migrate: Read the entries from `entries`.\n', ''),
    (spec) => spec.edit(changelog, /(?<=affects: .*\n)/, '      migrate: Read the object.\n'),
  ),
  slip(
    'changelog-name',
    'a misspelt operation name',
    changelog,
    'affects: [getThingLog]',
    'affects: [getThingLogs]',
    'getThingLogs]',
  ),
  slip(
    'added-since',
    'an added operation without x-since',
    'unplaced/listThings.yaml',
    "x-since: '1.1'\n",
    '',
    [changelog, 'adds: [listThings]'],
  ),
  fixable(
    'prose-id',
    'a description that names a nonexistent unknown',
    [thing, 'Returns one thing'],
    (spec) => spec.edit(thing, 'Returns one thing.', 'Returns one thing (GAP-099).'),
    (spec) => spec.edit(thing, 'GAP-099', 'GAP-002'),
  ),
];

/** Mistakes in texts that become outdated once an unknown is closed. */
const inClaims: Mistake[] = [
  fixable(
    'prose-id',
    'a description that names a closed unknown',
    ['components/schemas/Slug.yaml', 'Eight letters'],
    (spec) =>
      spec
        .edit(
          gaps,
          '- id: GAP-006\n',
          '- id: GAP-006\n  closed: { known: It has no use., source: version 2.4, date: 2026-01-31 }\n',
        )
        .edit('components/headers/ETag.yaml', 'x-gap: [GAP-006]\n', '')
        .edit('components/schemas/Slug.yaml', 'letters.', 'letters (GAP-006).'),
    (spec) => spec.edit('components/schemas/Slug.yaml', ' (GAP-006)', ''),
  ),
  slip(
    'yaml',
    'an alias',
    Workshop,
    '    type: number\n  allocated:\n    description: Money that is promised.\n    type: number',
    '    type: &amount number\n  allocated:\n    description: Money that is promised.\n    type: *amount',
    '*amount',
  ),
];

/** Mistakes in guides and files. */
const inGuides: Mistake[] = [
  slip('guide-id', 'a nonexistent unknown', guide, '`GAP-004`', '`GAP-104`', 'GAP-104'),
  fixable(
    'guide-id',
    'a lower-case ID of an unknown',
    [guide, 'gap-4'],
    (spec) => spec.edit(guide, '`GAP-004`', '`gap-4`'),
    (spec) => spec.edit(guide, 'gap-4', 'GAP-004'),
  ),
  slip('guide-link', 'a link to a missing heading', guide, './first.md#names', './first.md#nmaes', '[First]'),
  slip('guide-link', 'a link to a missing guide', guide, './first.md#', './frist.md#', '[First]'),
  fixable(
    'guide-link',
    'a link to a missing documentation page',
    [guide, '[All errors]'],
    (spec) => spec.edit(guide, '## The list', '[All errors](site:error).\n\n## The list'),
    (spec) => spec.edit(guide, 'site:error)', 'site:errors)'),
  ),
  fixable(
    'guide-link',
    'a link into the interactive reference',
    [guide, '[The paths]'],
    (spec) => spec.edit(guide, '## The list', '[The paths](#/paths).\n\n## The list'),
    (spec) => spec.edit(guide, '#/paths', '#the-list'),
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
    (spec) => spec.edit(guide, '## The list', '<br>\n\n## The list'),
    (spec) => spec.edit(guide, '<br>\n', '`<br>`\n'),
  ),
  fixable(
    'guide-image',
    'an image',
    [guide, '![flow]'],
    (spec) => spec.edit(guide, '## The list', '![flow](flow.png)\n\n## The list'),
    (spec) => spec.edit(guide, '![flow](flow.png)', 'Lists come in pages.'),
  ),
  slip(
    'guide-front-matter',
    'front matter',
    guide,
    '# Workshops',
    '---\nid: workshops\n---\n\n# Workshops',
    '---',
  ),
  fixable(
    'guide-placeholder',
    'a comment',
    [guide, '<!-- later'],
    (spec) => spec.edit(guide, '## The list', '<!-- later -->\n\n## The list'),
    (spec) => spec.edit(guide, '<!-- later -->', '<!-- table: unplaced -->'),
  ),
  slip('file', 'a byte order mark', guide, '# Workshops', '\uFEFF# Workshops', '\uFEFF'),
  slip('struct', 'a version without quotes', root, "version: '1.1'", 'version: 1.1', 'version'),
  slip('rule/path-name', 'a path with an underscore', root, '  /workshop:', '  /work_shop:', '/work_shop:'),
  fixable(
    'interface/file-name',
    "a guide whose ID doesn't match its file name",
    [root, 'guides/workshops.md'],
    (spec) => spec.edit(root, 'id: workshops', 'id: shops'),
    (spec) =>
      spec
        .move('guides/workshops.md', 'guides/shops.md')
        .edit(root, 'guides/workshops.md', 'guides/shops.md'),
  ),
  fixable(
    'real-file',
    'a symbolic link',
    ['guides/link.md', ''],
    (spec) => spec.link('guides/workshops.md', 'guides/link.md'),
    (spec) => spec.restore(),
  ),
  fixable(
    'relative-reference',
    'an absolute reference',
    [Workshop, '/'],
    (spec) => spec.edit(Workshop, '$ref: Slug.yaml', `$ref: ${spec.path('components/schemas/Slug.yaml')}`),
    (spec) => spec.edit(Workshop, `$ref: ${spec.path('components/schemas/Slug.yaml')}`, '$ref: Slug.yaml'),
  ),
];

export const mistakes: readonly Mistake[] = [
  ...inSchemas,
  ...inNeeds,
  ...inOperations,
  ...inExamples,
  ...inRegisters,
  ...inClaims,
  ...inGuides,
];
