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
  ).map(([fault, keys, at]): Planted => ({
    rule: 'interface/supported',
    fault: `a parameter that is ${fault}`,
    plant: (spec) => spec.edit(page, 'in: query', keys),
    at: [page, at],
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
    at: ['components/securitySchemes/ApiKey.yaml', 'type:'],
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
    at: ['components/securitySchemes/ApiKey.yaml', 'http'],
  },
  {
    rule: 'interface/supported',
    fault: 'an API key header without a name',
    plant: (spec) => spec.edit('components/securitySchemes/ApiKey.yaml', /name: .*\n/, "name: ''\n"),
    at: ['components/securitySchemes/ApiKey.yaml', "''"],
  },
  {
    rule: 'struct',
    fault: 'a document without paths',
    plant: (spec) => spec.edit(files.root, /^paths:\n(?: .*\n)+/m, ''),
    at: [files.root, 'openapi: 3.1.0'],
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
    at: [component('headers', 'ETag'), 'content:'],
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
    at: [files.fund, `${key}:`],
  })),
  {
    rule: 'interface/supported',
    fault: 'a path with its own server',
    plant: (spec) => spec.edit(files.fund, 'get:\n', 'servers:\n  - url: https://files.invalid\nget:\n'),
    at: [files.fund, 'servers:'],
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
    at: [page, 'schema:'],
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
    at: [component('schemas', 'RecusalRequest'), 'proof:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a DELETE with a body',
    plant: (spec) => spec.edit(files.contributor, 'put:', 'delete:'),
    at: [files.contributor, 'requestBody:'],
  },
  {
    rule: 'used-tag',
    fault: 'an unused tag',
    plant: (spec) =>
      spec.edit(files.root, 'tags:\n', 'tags:\n  - name: Spares\n    description: What is left over.\n'),
    at: [files.root, 'Spares'],
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
    at: [files.root, 'schemas:\n    Slug'],
  },
  {
    rule: 'interface/operation-language',
    fault: 'an operation without the language header',
    plant: (spec) => spec.edit(files.fund, language, ''),
    at: [files.fund, 'parameters:'],
  },
  ...['Accept', 'Content-Type', 'x-api-key'].map((name): Planted => ({
    rule: 'rule/no-negotiation-parameter',
    fault: `the header ${name} as a parameter`,
    plant: (spec) => spec.edit(files.fund, language, headerParameter(name) + language),
    at: [files.fund, `${name}\n`],
  })),
  {
    rule: 'request-mime-type',
    fault: 'an XML request body',
    plant: (spec) => spec.edit(files.contributor, 'application/json:', 'application/xml:'),
    at: [files.contributor, 'application/xml:'],
  },
  {
    rule: 'rule/unplaced-request-mime-type',
    fault: 'an XML request body of an operation without a path',
    plant: (spec) => spec.edit('unplaced/unrecuseReviewer.yaml', 'application/json:', 'application/xml:'),
    at: ['unplaced/unrecuseReviewer.yaml', 'application/xml:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'an optional body although an empty one is an error',
    plant: (spec) => spec.edit(files.contributor, '    required: true\n', ''),
    at: [files.contributor, 'requestBody:'],
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
    at: [files.fund, 'requestBody:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a POST without a body',
    plant: (spec) => spec.edit(files.actionTask, / {2}requestBody:[\s\S]*?(?= {2}responses:)/, ''),
    at: [files.actionTask, 'post:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a request body without an example',
    plant: (spec) => spec.edit(files.contributor, / {8}examples:\n.*\n.*\n.*request\.json\n/, ''),
    at: [files.contributor, 'application/json:'],
  },
  {
    rule: 'path-slug',
    fault: 'a path slug without the pattern',
    plant: (spec) =>
      spec.edit(component('parameters', 'FundSlug'), '  $ref: ../schemas/Slug.yaml', '  type: string'),
    at: [component('parameters', 'FundSlug'), 'schema:'],
  },
  {
    rule: 'rule/path-parameter-name',
    fault: 'a slug parameter with a nonstandard name',
    plant: (spec) => spec.edit(component('parameters', 'FundSlug'), 'fund_slug', 'fund_id'),
    at: [component('parameters', 'FundSlug'), 'fund_id'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without the envelope',
    plant: (spec) => spec.edit(files.fields, 'FieldsPage', 'Fund'),
    at: [files.fields, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record with the envelope',
    plant: (spec) => spec.edit(files.fund, 'schemas/Fund.yaml', 'schemas/PaginationEnvelope.yaml'),
    at: [files.fund, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a list without a page size',
    plant: (spec) => spec.edit(files.payments, '    - $ref: ../components/parameters/PerPage.yaml\n', ''),
    at: [files.payments, 'parameters:\n    - $ref'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a page size without a maximum',
    plant: (spec) => spec.edit(perPage, '  maximum: 100\n', ''),
    at: [perPage, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'page numbers that start at 0',
    plant: (spec) => spec.edit(page, 'minimum: 1', 'minimum: 0'),
    at: [page, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record with a page parameter',
    plant: (spec) =>
      spec.edit(files.fund, language, `    - $ref: ../components/parameters/Page.yaml\n${language}`),
    at: [page, 'page\n'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId in snake case',
    plant: (spec) => spec.edit(files.fund, 'getFund', 'get_fund'),
    at: [files.fund, 'get_fund'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'a verb that does not fit the method',
    plant: (spec) => spec.edit(files.actionTask, 'createActionTask', 'getActionTasks'),
    at: [files.actionTask, 'getActionTasks'],
  },
  {
    rule: 'interface/operation-id',
    fault: 'an operationId that an operation without a path already uses',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'operationId: getRound', 'operationId: getFund'),
    at: ['unplaced/getRound.yaml', 'getFund'],
  },
  {
    rule: 'operation-tag-defined',
    fault: 'a resource group that does not exist',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Fund]'),
    at: [files.fund, 'Fund]'],
  },
  {
    rule: 'rule/operation-tag',
    fault: 'an operation with an empty tag list',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: []'),
    at: [files.fund, '[]'],
  },
  {
    rule: 'operation-singular-tag',
    fault: 'an operation in two resource groups',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Funds, Tabs]'),
    at: [files.fund, 'tags:'],
  },
  {
    rule: 'used-tag',
    fault: 'an operation without a path in a resource group that does not exist',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'tag: Rounds', 'tag: Round'),
    at: ['unplaced/getRound.yaml', 'Round\nsummary'],
  },
  {
    rule: 'call-name',
    fault: 'two operations with the same name in the client',
    plant: (spec) =>
      spec
        .edit(files.tab, 'operationId: getTab', 'operationId: getFunds')
        .edit(files.tab, '[Tabs]', '[Funds]'),
    at: [files.fund, 'getFund'],
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
    at: ['components/requestBodies/Recusal.yaml', 'description'],
  },
  {
    rule: 'path-slug',
    fault: 'a number in a path',
    plant: (spec) =>
      spec
        .edit(component('parameters', 'FundSlug'), 'fund_slug', 'fund_number')
        .edit(component('parameters', 'FundSlug'), '$ref: ../schemas/Slug.yaml', 'type: integer')
        .edit(files.root, '/fund/{fund_slug}', '/fund/{fund_number}'),
    at: [component('parameters', 'FundSlug'), 'schema:'],
  },
  {
    rule: 'shared-facts',
    fault: 'slugs without a pattern',
    plant: (spec) => spec.edit(component('schemas', 'Slug'), /pattern: .*\n/, ''),
    at: [component('schemas', 'Slug'), 'title:'],
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
    at: [files.fund, "'404'"],
  },
];
