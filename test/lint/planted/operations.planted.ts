import { component, files, type Planted } from './planted.ts';

const language = '    - $ref: ../components/parameters/XApiLanguage.yaml\n';
const headerParameter = (name: string): string =>
  `    - name: ${name}\n      in: header\n      description: What is sent, and how.\n      schema:\n        type: string\n`;
const perPage = component('parameters', 'PerPage');
const page = component('parameters', 'Page');

/** Faults in operations, their parameters and their request bodies. */
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
        files.fund,
        '  summary: Get a fund\n',
        `  summary: Get a fund\n  ${key}: ${
          {
            servers: '[{ url: https://files.invalid }]',
            callbacks: '{}',
            deprecated: 'true',
            externalDocs: '{ url: https://grants.invalid }',
          }[key]
        }\n`,
      ),
    location: [files.fund, `${key}:`],
  })),
  {
    rule: 'interface/supported',
    fault: 'a path with its own server',
    plant: (spec) => spec.edit(files.fund, 'get:\n', 'servers:\n  - url: https://files.invalid\nget:\n'),
    location: [files.fund, 'servers:'],
  },
  {
    rule: 'query-value',
    fault: 'an object parameter',
    plant: (spec) =>
      spec.edit(
        page,
        'schema:\n',
        'schema:\n  type: object\n  properties:\n    of:\n      description: Which one.\n      type: string\n#',
      ),
    location: [page, 'schema:'],
  },
  {
    rule: 'file-in-form',
    fault: 'a file in a JSON body',
    plant: (spec) =>
      spec.edit(
        component('schemas', 'RecusalRequest'),
        'properties:\n',
        'properties:\n  proof:\n    description: A document.\n    type: string\n    format: binary\n',
      ),
    location: [component('schemas', 'RecusalRequest'), 'proof:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a DELETE with a body',
    plant: (spec) => spec.edit(files.contributor, 'put:', 'delete:'),
    location: [files.contributor, 'requestBody:'],
  },
  {
    rule: 'used-tag',
    fault: 'an unused tag',
    plant: (spec) =>
      spec.edit(files.root, 'tags:\n', 'tags:\n  - name: Spares\n    description: What is left over.\n'),
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
    plant: (spec) => spec.edit(files.fund, language, ''),
    location: [files.fund, 'parameters:'],
  },
  ...['Accept', 'Content-Type', 'x-api-key'].map((name): Planted => ({
    rule: 'rule/no-negotiation-parameter',
    fault: `the header ${name} as a parameter`,
    plant: (spec) => spec.edit(files.fund, language, headerParameter(name) + language),
    location: [files.fund, `${name}\n`],
  })),
  {
    rule: 'request-mime-type',
    fault: 'an XML request body',
    plant: (spec) => spec.edit(files.contributor, 'application/json:', 'application/xml:'),
    location: [files.contributor, 'application/xml:'],
  },
  {
    rule: 'rule/unplaced-request-mime-type',
    fault: 'an XML request body of an operation without a path',
    plant: (spec) => spec.edit('unplaced/unrecuseReviewer.yaml', 'application/json:', 'application/xml:'),
    location: ['unplaced/unrecuseReviewer.yaml', 'application/xml:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'an optional body although an empty one is an error',
    plant: (spec) => spec.edit(files.contributor, '    required: true\n', ''),
    location: [files.contributor, 'requestBody:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a GET with a body',
    plant: (spec) =>
      spec.edit(
        files.fund,
        '  responses:\n',
        '  requestBody:\n    description: A filter.\n    content:\n      application/json:\n        schema:\n          $ref: ../components/schemas/RecusalRequest.yaml\n  responses:\n',
      ),
    location: [files.fund, 'requestBody:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a POST without a body',
    plant: (spec) => spec.edit(files.actionTask, / {2}requestBody:[\s\S]*?(?= {2}responses:)/, ''),
    location: [files.actionTask, 'post:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a request body without an example',
    plant: (spec) => spec.edit(files.contributor, / {8}examples:\n.*\n.*\n.*request\.json\n/, ''),
    location: [files.contributor, 'application/json:'],
  },
  {
    rule: 'path-slug',
    fault: 'a path slug without the pattern',
    plant: (spec) =>
      spec.edit(component('parameters', 'FundSlug'), '  $ref: ../schemas/Slug.yaml', '  type: string'),
    location: [component('parameters', 'FundSlug'), 'schema:'],
  },
  {
    rule: 'rule/path-parameter-name',
    fault: 'a slug parameter with a nonstandard name',
    plant: (spec) => spec.edit(component('parameters', 'FundSlug'), 'fund_slug', 'fund_id'),
    location: [component('parameters', 'FundSlug'), 'fund_id'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without the envelope',
    plant: (spec) => spec.edit(files.fields, 'FieldsPage', 'Fund'),
    location: [files.fields, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record with the envelope',
    plant: (spec) => spec.edit(files.fund, 'schemas/Fund.yaml', 'schemas/PaginationEnvelope.yaml'),
    location: [files.fund, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without a page size',
    plant: (spec) => spec.edit(files.payments, '    - $ref: ../components/parameters/PerPage.yaml\n', ''),
    location: [files.payments, 'parameters:\n    - $ref'],
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
      spec.edit(files.fund, language, `    - $ref: ../components/parameters/Page.yaml\n${language}`),
    location: [page, 'page\n'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId in snake case',
    plant: (spec) => spec.edit(files.fund, 'getFund', 'get_fund'),
    location: [files.fund, 'get_fund'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'a verb that does not fit the method',
    plant: (spec) => spec.edit(files.actionTask, 'createActionTask', 'getActionTasks'),
    location: [files.actionTask, 'getActionTasks'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId that an operation without a path already uses',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'operationId: getRound', 'operationId: getFund'),
    location: ['unplaced/getRound.yaml', 'getFund'],
  },
  {
    rule: 'operation-tag-defined',
    fault: 'a resource group that does not exist',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Fund]'),
    location: [files.fund, 'Fund]'],
  },
  {
    rule: 'rule/operation-tag',
    fault: 'an operation with an empty tag list',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: []'),
    location: [files.fund, '[]'],
  },
  {
    rule: 'operation-singular-tag',
    fault: 'an operation in two resource groups',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Funds, Tabs]'),
    location: [files.fund, 'tags:'],
  },
  {
    rule: 'used-tag',
    fault: 'an operation without a path in a resource group that does not exist',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'tag: Rounds', 'tag: Round'),
    location: ['unplaced/getRound.yaml', 'Round\nsummary'],
  },
  {
    rule: 'call-name',
    fault: 'two operations with the same name in the client',
    plant: (spec) =>
      spec
        .edit(files.tab, 'operationId: getTab', 'operationId: getFunds')
        .edit(files.tab, '[Tabs]', '[Funds]'),
    location: [files.fund, 'getFund'],
  },
  {
    rule: 'component-kind',
    fault: 'a request body as a component',
    plant: (spec) =>
      spec
        .write(
          'components/requestBodies/Recusal.yaml',
          'description: Who steps in.\nrequired: true\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/RecusalRequest.yaml\n',
        )
        .edit(
          'paths/application_{application_slug}_recuse.yaml',
          / {2}requestBody:[\s\S]*?(?= {2}responses:)/,
          '  requestBody:\n    $ref: ../components/requestBodies/Recusal.yaml\n',
        ),
    location: ['components/requestBodies/Recusal.yaml', 'description'],
  },
  {
    rule: 'path-slug',
    fault: 'a number in a path',
    plant: (spec) =>
      spec
        .edit(component('parameters', 'FundSlug'), 'fund_slug', 'fund_number')
        .edit(component('parameters', 'FundSlug'), '$ref: ../schemas/Slug.yaml', 'type: integer')
        .edit(files.root, '/fund/{fund_slug}', '/fund/{fund_number}'),
    location: [component('parameters', 'FundSlug'), 'schema:'],
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
        files.fund,
        "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
        "    '404':\n      description: No fund has this slug.\n",
      ),
    location: [files.fund, "'404'"],
  },
];
