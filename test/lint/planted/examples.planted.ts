import { component, files, type Planted } from './planted.ts';

const page = 'examples/listWorkshops/last-page.json';
const missing = 'examples/errors/not-found.json';
const update = 'examples/updateWorkshop/rename.request.json';

export const examples: Planted[] = [
  {
    rule: 'interface/example-file',
    fault: 'a missing example file',
    plant: (spec) => spec.edit(files.thing, 'getThing/named.json', 'getThing/lost/named.json'),
    location: [files.thing, '../examples/getThing/lost/named.json'],
  },
  {
    rule: 'valid-example',
    fault: 'an amount as a string',
    plant: (spec) => spec.edit(page, '800.5', '"800.5"'),
    location: [page, '"800.5"'],
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
    plant: (spec) => spec.edit(page, '2026-01-06T08:10:00Z', '2026-01-06T08:10:00+01:00'),
    location: [page, '"2026-01-06T08:10:00+01:00"'],
  },
  {
    rule: 'example-sum',
    fault: 'an available amount above budget minus allocated',
    plant: (spec) => spec.edit(page, '"available": 706', '"available": 707'),
    location: [page, '707'],
  },
  {
    rule: 'example-slug',
    fault: 'a reference to a thing that no example defines',
    plant: (spec) => spec.edit(page, '"slug": "AbCdEfGh"', '"slug": "QQQQQQQQ"'),
    location: [page, '"QQQQQQQQ"'],
  },
  {
    rule: 'example-slug',
    fault: 'a slug used for both a thing and a workshop',
    plant: (spec) => spec.edit(page, '"slug": "AbCdEfGh"', '"slug": "WkShpEas"'),
    location: [page, '"WkShpEas",\n        "name"'],
  },
  {
    rule: 'example-slug',
    fault: 'an update of a field that no example defines',
    plant: (spec) => spec.edit(update, 'FieldSgn', 'QQQQQQQQ'),
    location: [update, '"East"'],
  },
  {
    rule: 'example-time',
    fault: "a time in a text that isn't in UTC",
    plant: (spec) => spec.edit(page, 'T12:00:00Z', 'T12:00:00+02:00'),
    location: [page, '"Kim (2026'],
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
