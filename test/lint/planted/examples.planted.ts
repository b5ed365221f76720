import { component, files, type Planted } from './planted.ts';

const arts = 'examples/getFund/arts-fund.json';
const paid = 'examples/getAllocationPayment/paid.json';
const scheduled = 'examples/getAllocationPayment/scheduled.json';
const missing = 'examples/errors/not-found.json';
const update = 'examples/updateContributor/change-two-fields.request.json';

/** Faults in examples. */
export const examples: Planted[] = [
  {
    rule: 'interface/example-file',
    fault: 'a missing example file',
    plant: (spec) => spec.edit(files.fund, 'getFund/arts-fund.json', 'getFund/lost/arts-fund.json'),
    location: [files.fund, '../examples/getFund/lost/arts-fund.json'],
  },
  {
    rule: 'valid-example',
    fault: 'an amount that is a string',
    plant: (spec) => spec.edit(arts, '80000.5', '"80000.5"'),
    location: [arts, '"80000.5"'],
  },
  {
    rule: 'valid-example',
    fault: 'a default outside the range',
    plant: (spec) => spec.edit(component('parameters', 'PerPage'), 'default: 10', 'default: 200'),
    location: [component('parameters', 'PerPage'), '200'],
  },
  {
    rule: 'valid-example',
    fault: 'a date-time with an offset',
    plant: (spec) => spec.edit(arts, '2026-01-06T08:10:00Z', '2026-01-06T08:10:00+01:00'),
    location: [arts, '"2026-01-06T08:10:00+01:00"'],
  },
  {
    rule: 'example-sum',
    fault: 'an available amount above budget minus allocated',
    plant: (spec) => spec.edit(arts, '"available": 70600', '"available": 70601'),
    location: [arts, '70601'],
  },
  {
    rule: 'example-slug',
    fault: 'a reference to a fund that no example defines',
    plant: (spec) => spec.edit(scheduled, '"slug": "bxZvISGS"', '"slug": "QQQQQQQQ"'),
    location: [scheduled, '"QQQQQQQQ"'],
  },
  {
    rule: 'example-slug',
    fault: 'a slug used for both a season and a fund',
    plant: (spec) => spec.edit(scheduled, '"slug": "TsUdFWVj"', '"slug": "bxZvISGS"'),
    location: [scheduled, '"bxZvISGS"'],
  },
  {
    rule: 'example-slug',
    fault: 'an update of a field that no example defines',
    plant: (spec) => spec.edit(update, 'MDfktWCW', 'QQQQQQQQ'),
    location: [update, '"Workshop lead"'],
  },
  {
    rule: 'example-time',
    fault: 'a time in a comment that is not in UTC',
    plant: (spec) => spec.edit(paid, /(?<="comments": )".*"/, '"Ari (2026-03-18T10:24:33+02:00): sent"'),
    location: [paid, '"Ari (2026'],
  },
  {
    rule: 'example-status',
    fault: 'an error example with the wrong status',
    plant: (spec) => spec.edit(missing, '404', '400'),
    location: [missing, '400'],
  },
  {
    rule: 'example-status',
    fault: 'a 404 with `errors`',
    plant: (spec) => spec.edit(missing, '404', '404,\n  "errors": {}'),
    location: [missing, '{}'],
  },
];
