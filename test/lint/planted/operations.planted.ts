import { component, files, type Planted } from './planted.ts';

const language = '    - $ref: ../components/parameters/XApiLanguage.yaml\n';
const headerParameter = (name: string): string =>
  `    - name: ${name}\n      in: header\n      description: Options of the request.\n      schema:\n        type: string\n`;
const perPage = component('parameters', 'PerPage');
const page = component('parameters', 'Page');

/** Mistakes in operations, their parameters and their request bodies. */
export const operations: Planted[] = [
  ...(
    [
      ['a comma-separated list', 'in: query\nexplode: false', 'explode'],
      ['in deepObject style', 'in: query\nstyle: deepObject', 'style'],
      ['described with `content`', 'in: query\ncontent:\n  application/json: {}', 'content'],
      ['not percent-encoded', 'in: query\nallowReserved: true', 'allowReserved'],
      ['a cookie', 'in: cookie', 'cookie'],
    ] as const
  ).map(([fault, keys, text]): Planted => ({
    rule: 'interface/supported',
    fault: `a parameter that is ${fault}`,
    plant: (spec) => spec.edit(page, 'in: query', keys),
    location: [page, text],
  })),
  {
    rule: 'interface/supported',
    fault: 'a second security scheme',
    plant: (spec) =>
      spec
        .write(
          'components/securitySchemes/Partner.yaml',
          'type: apiKey\nin: header\nname: x-partner\ndescription: Key of a partner.\n',
        )
        .edit(
          files.root,
          '  securitySchemes:\n',
          '  securitySchemes:\n    Partner:\n      $ref: components/securitySchemes/Partner.yaml\n',
        )
        .edit(files.root, '  - ApiKey: []', '  - ApiKey: []\n  - Partner: []'),
    location: ['components/securitySchemes/ApiKey.yaml', 'type:'],
  },
  {
    rule: 'interface/supported',
    fault: 'a bearer token',
    plant: (spec) =>
      spec.write(
        'components/securitySchemes/ApiKey.yaml',
        spec
          .read('components/securitySchemes/ApiKey.yaml')
          .replace(/type: apiKey\n/, 'type: http\n')
          .replace(/in: header\n/, 'scheme: bearer\n')
          .replace(/name: .*\n/, ''),
      ),
    location: ['components/securitySchemes/ApiKey.yaml', 'http'],
  },
  {
    rule: 'interface/supported',
    fault: 'an API key header without a name',
    plant: (spec) => spec.edit('components/securitySchemes/ApiKey.yaml', /name: .*\n/, "name: ''\n"),
    location: ['components/securitySchemes/ApiKey.yaml', "''"],
  },
  {
    rule: 'struct',
    fault: 'a document without paths',
    plant: (spec) => spec.edit(files.root, /^paths:\n(?: .*\n)+/m, ''),
    location: [files.root, 'openapi: 3.1.0'],
  },
  {
    rule: 'interface/supported',
    fault: 'a header with `content` instead of `schema`',
    plant: (spec) =>
      spec.edit(
        component('headers', 'ETag'),
        /schema:\n {2}type: string\n/,
        'content:\n  application/json: {}\n',
      ),
    location: [component('headers', 'ETag'), 'content:'],
  },
  ...(['servers', 'callbacks', 'deprecated', 'externalDocs'] as const).map((key): Planted => ({
    rule: 'interface/supported',
    fault: `an operation with \`${key}\``,
    plant: (spec) =>
      spec.edit(
        files.thing,
        '  summary: Get a thing\n',
        `  summary: Get a thing\n  ${key}: ${
          {
            servers: '[{ url: https://files.invalid }]',
            callbacks: '{}',
            deprecated: 'true',
            externalDocs: '{ url: https://things.invalid }',
          }[key]
        }\n`,
      ),
    location: [files.thing, `${key}:`],
  })),
  {
    rule: 'interface/supported',
    fault: 'a path with its own server',
    plant: (spec) => spec.edit(files.thing, 'get:\n', 'servers:\n  - url: https://files.invalid\nget:\n'),
    location: [files.thing, 'servers:'],
  },
  {
    rule: 'query-value',
    fault: 'an object parameter',
    plant: (spec) =>
      spec.edit(
        page,
        'schema:\n',
        "schema:\n  type: object\n  properties:\n    of:\n      description: The thing's name.\n      type: string\n#",
      ),
    location: [page, 'schema:'],
  },
  {
    rule: 'file-in-form',
    fault: 'a file in a JSON body',
    plant: (spec) =>
      spec.edit(
        component('schemas', 'WorkshopUpdate'),
        'properties:\n',
        'properties:\n  proof:\n    description: A document.\n    type: string\n    format: binary\n',
      ),
    location: [component('schemas', 'WorkshopUpdate'), 'proof:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a DELETE with a body',
    plant: (spec) => spec.edit(files.workshop, 'put:', 'delete:'),
    location: [files.workshop, 'requestBody:'],
  },
  {
    rule: 'used-tag',
    fault: 'an unused tag',
    plant: (spec) =>
      spec.edit(files.root, 'tags:\n', 'tags:\n  - name: Spares\n    description: Spare parts.\n'),
    location: [files.root, 'Spares'],
  },
  {
    rule: 'rule/used-components',
    fault: 'a component referenced only from the root',
    plant: (spec) =>
      spec.edit(
        files.root,
        '  securitySchemes:\n',
        '  schemas:\n    Slug:\n      $ref: components/schemas/Slug.yaml\n  securitySchemes:\n',
      ),
    location: [files.root, 'schemas:\n    Slug'],
  },
  {
    rule: 'interface/operation-language',
    fault: 'an operation without the language header',
    plant: (spec) => spec.edit(files.thing, language, ''),
    location: [files.thing, 'parameters:'],
  },
  ...['Accept', 'Content-Type', 'x-api-key'].map((name): Planted => ({
    rule: 'rule/no-negotiation-parameter',
    fault: `the header ${name} as a parameter`,
    plant: (spec) => spec.edit(files.thing, language, headerParameter(name) + language),
    location: [files.thing, `${name}\n`],
  })),
  {
    rule: 'request-mime-type',
    fault: 'an XML request body',
    plant: (spec) => spec.edit(files.workshop, 'application/json:', 'application/xml:'),
    location: [files.workshop, 'application/xml:'],
  },
  {
    rule: 'rule/unplaced-request-mime-type',
    fault: 'an XML request body of an undocumented operation',
    plant: (spec) =>
      spec.write(
        files.unplaced,
        `${spec.read(files.unplaced)}requestBody:\n  content:\n    application/xml:\n      schema:\n        $ref: ../components/schemas/WorkshopUpdate.yaml\n`,
      ),
    location: [files.unplaced, 'application/xml:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'an optional body where an empty one is an error',
    plant: (spec) => spec.edit(files.workshop, '    required: true\n', ''),
    location: [files.workshop, 'requestBody:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a GET with a body',
    plant: (spec) =>
      spec.edit(
        files.thing,
        '  responses:\n',
        '  requestBody:\n    description: A filter.\n    content:\n      application/json:\n        schema:\n          $ref: ../components/schemas/WorkshopUpdate.yaml\n  responses:\n',
      ),
    location: [files.thing, 'requestBody:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a POST without a body',
    plant: (spec) => spec.edit(files.picture, / {2}requestBody:[\s\S]*?(?= {2}responses:)/, ''),
    location: [files.picture, 'post:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a request body without an example',
    plant: (spec) => spec.edit(files.workshop, / {8}examples:\n.*\n.*\n.*request\.json\n/, ''),
    location: [files.workshop, 'application/json:'],
  },
  {
    rule: 'path-slug',
    fault: 'a path slug without the pattern',
    plant: (spec) =>
      spec.edit(component('parameters', 'ThingSlug'), '  $ref: ../schemas/Slug.yaml', '  type: string'),
    location: [component('parameters', 'ThingSlug'), 'schema:'],
  },
  {
    rule: 'rule/path-parameter-name',
    fault: 'a slug parameter with a nonstandard name',
    plant: (spec) => spec.edit(component('parameters', 'ThingSlug'), 'thing_slug', 'thing_id'),
    location: [component('parameters', 'ThingSlug'), 'thing_id'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without the envelope',
    plant: (spec) => spec.edit(files.workshops, 'WorkshopPage', 'Workshop'),
    location: [files.workshops, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record with the envelope',
    plant: (spec) => spec.edit(files.thing, 'schemas/Thing.yaml', 'schemas/PaginationEnvelope.yaml'),
    location: [files.thing, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without a page size',
    plant: (spec) => spec.edit(files.workshops, '    - $ref: ../components/parameters/PerPage.yaml\n', ''),
    location: [files.workshops, 'parameters:\n    - $ref'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a page size without a maximum',
    plant: (spec) => spec.edit(perPage, '  maximum: 100\n', ''),
    location: [perPage, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'page numbers that start at 0',
    plant: (spec) => spec.edit(page, 'minimum: 1', 'minimum: 0'),
    location: [page, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record with a page parameter',
    plant: (spec) =>
      spec.edit(files.thing, language, `    - $ref: ../components/parameters/Page.yaml\n${language}`),
    location: [page, 'page\n'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId in snake case',
    plant: (spec) => spec.edit(files.thing, 'getThing', 'get_thing'),
    location: [files.thing, 'get_thing'],
  },
  {
    rule: 'interface/operation-id',
    fault: "a verb that doesn't match the method",
    plant: (spec) => spec.edit(files.picture, 'addThingPicture', 'getPictures'),
    location: [files.picture, 'getPictures'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId already used by an undocumented operation',
    plant: (spec) => spec.edit(files.unplaced, 'operationId: listThings', 'operationId: getThing'),
    location: [files.unplaced, 'getThing'],
  },
  {
    rule: 'operation-tag-defined',
    fault: 'a nonexistent resource group',
    plant: (spec) => spec.edit(files.thing, 'tags: [Things]', 'tags: [Thing]'),
    location: [files.thing, 'Thing]'],
  },
  {
    rule: 'rule/operation-tag',
    fault: 'an operation with an empty tag list',
    plant: (spec) => spec.edit(files.thing, 'tags: [Things]', 'tags: []'),
    location: [files.thing, '[]'],
  },
  {
    rule: 'operation-singular-tag',
    fault: 'an operation in two resource groups',
    plant: (spec) => spec.edit(files.thing, 'tags: [Things]', 'tags: [Things, Workshops]'),
    location: [files.thing, 'tags:'],
  },
  {
    rule: 'used-tag',
    fault: 'an undocumented operation in a nonexistent resource group',
    plant: (spec) => spec.edit(files.unplaced, 'tag: Things', 'tag: Thing'),
    location: [files.unplaced, 'Thing\nsummary'],
  },
  {
    rule: 'call-name',
    fault: 'two operations with the same name in the client',
    plant: (spec) => spec.edit(files.log, 'operationId: getThingLog', 'operationId: getThings'),
    location: [files.log, 'getThings'],
  },
  {
    rule: 'component-kind',
    fault: 'a request body as a component',
    plant: (spec) =>
      spec
        .write(
          'components/requestBodies/Update.yaml',
          'description: The changes.\nrequired: true\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/WorkshopUpdate.yaml\n',
        )
        .edit(
          files.workshop,
          / {2}requestBody:[\s\S]*?(?= {2}responses:)/,
          '  requestBody:\n    $ref: ../components/requestBodies/Update.yaml\n',
        ),
    location: ['components/requestBodies/Update.yaml', 'description'],
  },
  {
    rule: 'shared-facts',
    fault: 'slugs without a pattern',
    plant: (spec) => spec.edit(component('schemas', 'Slug'), /pattern: .*\n/, ''),
    location: [component('schemas', 'Slug'), 'title:'],
  },
  {
    rule: 'error-name',
    fault: 'an inline error response',
    plant: (spec) =>
      spec.edit(
        files.thing,
        "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
        "    '404':\n      description: No thing has this slug.\n",
      ),
    location: [files.thing, "'404'"],
  },
];
