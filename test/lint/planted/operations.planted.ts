import { component, files, type Planted } from './planted.ts';

const language = '    - $ref: ../components/parameters/XApiLanguage.yaml\n';
const headerParameter = (name: string): string =>
  `    - name: ${name}\n      in: header\n      description: What is sent, and how.\n      schema:\n        type: string\n`;
const perPage = component('parameters', 'PerPage');
const page = component('parameters', 'Page');

/** Faults in operations, their parameters and their request bodies. */
export const operations: Planted[] = [
  {
    rule: 'interface/operation-language',
    fault: 'an operation that takes no language',
    plant: (spec) => spec.edit(files.fund, language, ''),
    at: [files.fund, 'parameters:'],
  },
  ...['Accept', 'Content-Type', 'x-api-key'].map((name): Planted => ({
    rule: 'interface/no-negotiation-parameter',
    fault: `the header ${name} as a parameter`,
    plant: (spec) => spec.edit(files.fund, language, headerParameter(name) + language),
    at: [files.fund, `${name}\n`],
  })),
  {
    rule: 'request-mime-type',
    fault: 'a request body in XML',
    plant: (spec) => spec.edit(files.contributor, 'application/json:', 'application/xml:'),
    at: [files.contributor, 'application/xml:'],
  },
  {
    rule: 'rule/unplaced-request-mime-type',
    fault: 'a request body of an operation without a path in XML',
    plant: (spec) => spec.edit('unplaced/unrecuseReviewer.yaml', 'application/json:', 'application/xml:'),
    at: ['unplaced/unrecuseReviewer.yaml', 'application/xml:'],
  },
  {
    rule: 'interface/request-body',
    fault: 'a body that may be left out although an empty one is an error',
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
    rule: 'interface/slug-parameter',
    fault: 'a slug in the path without the pattern',
    plant: (spec) =>
      spec.edit(component('parameters', 'FundSlug'), '  $ref: ../schemas/Slug.yaml', '  type: string'),
    at: [component('parameters', 'FundSlug'), 'schema:'],
  },
  {
    rule: 'interface/slug-parameter',
    fault: 'a slug with another kind of name',
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
    fault: 'a list that takes no page size',
    plant: (spec) => spec.edit(files.payments, '    - $ref: ../components/parameters/PerPage.yaml\n', ''),
    at: [files.payments, 'parameters:\n    - $ref'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a page size without a largest value',
    plant: (spec) => spec.edit(perPage, '  maximum: 100\n', ''),
    at: [perPage, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'pages that are counted from 0',
    plant: (spec) => spec.edit(page, 'minimum: 1', 'minimum: 0'),
    at: [page, 'schema:'],
  },
  {
    rule: 'interface/list-operation',
    fault: 'a single record that takes a page',
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
    fault: 'an operationId that an operation without a path has too',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'operationId: getRound', 'operationId: getFund'),
    at: ['unplaced/getRound.yaml', 'getFund'],
  },
  {
    rule: 'interface/operation-tag',
    fault: 'a resource group that does not exist',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Fund]'),
    at: [files.fund, 'Fund]'],
  },
  {
    rule: 'interface/operation-tag',
    fault: 'an operation in two resource groups',
    plant: (spec) => spec.edit(files.fund, 'tags: [Funds]', 'tags: [Funds, Tabs]'),
    at: [files.fund, 'tags:'],
  },
  {
    rule: 'interface/operation-tag',
    fault: 'an operation without a path in a resource group that does not exist',
    plant: (spec) => spec.edit('unplaced/getRound.yaml', 'tag: Rounds', 'tag: Round'),
    at: ['unplaced/getRound.yaml', 'Round\nsummary'],
  },
  {
    rule: 'call-name',
    fault: 'two operations with one name in the client',
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
    at: [component('parameters', 'FundSlug'), 'fund_number'],
  },
  {
    rule: 'shared-facts',
    fault: 'slugs of which nothing says how they look',
    plant: (spec) => spec.edit(component('schemas', 'Slug'), /pattern: .*\n/, ''),
    at: [component('schemas', 'Slug'), 'title:'],
  },
  {
    rule: 'error-name',
    fault: 'an error that is written out in the operation',
    plant: (spec) =>
      spec.edit(
        files.fund,
        "    '404':\n      $ref: ../components/responses/NotFound.yaml\n",
        "    '404':\n      description: No fund has this slug.\n",
      ),
    at: [files.fund, "'404'"],
  },
];
