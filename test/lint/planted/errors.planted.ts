import { component, files, type Planted } from './planted.ts';

const notFound = component('responses', 'NotFound');
const json = 'application/vnd.things+json';
const envelope = '$ref: ../schemas/ErrorEnvelope.yaml';
const xmlForm = / {2}application\/vnd\.things\+xml:[\s\S]*$/;

/** Mistakes in errors and response bodies. */
export const errors: Planted[] = [
  {
    rule: 'interface/error-body',
    fault: 'a 404 without the error envelope',
    plant: (spec) => spec.edit(notFound, envelope, '$ref: ../schemas/MaintenanceStatus.yaml'),
    location: [notFound, 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'a maintenance response with the error envelope',
    plant: (spec) =>
      spec.edit(
        component('responses', 'ServiceUnavailable'),
        '../schemas/MaintenanceStatus.yaml',
        '../schemas/ErrorEnvelope.yaml',
      ),
    location: [component('responses', 'ServiceUnavailable'), 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'a failed validation without its own envelope',
    plant: (spec) =>
      spec.edit(component('responses', 'UnprocessableContent'), 'ValidationErrorEnvelope', 'ErrorEnvelope'),
    location: [component('responses', 'UnprocessableContent'), 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'an error envelope with `errors` for every status',
    plant: (spec) =>
      spec.edit(
        component('schemas', 'ErrorEnvelope'),
        'properties:\n',
        'properties:\n  errors:\n    description: What failed.\n    type: string\n',
      ),
    location: [component('schemas', 'ErrorEnvelope'), 'errors:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'a validation error envelope without `errors`',
    plant: (spec) =>
      spec.edit(component('schemas', 'ValidationErrorEnvelope'), / {2}- type: object[\s\S]*$/, ''),
    location: [component('schemas', 'ValidationErrorEnvelope'), 'title:'],
  },
  {
    rule: 'interface/response-content',
    fault: 'an error in JSON only',
    plant: (spec) => spec.edit(notFound, xmlForm, ''),
    location: [notFound, 'content:'],
  },
  {
    rule: 'rule/response-mime-type',
    fault: 'a plain media type',
    plant: (spec) => spec.edit(files.thing, json, 'application/json'),
    location: [files.thing, 'application/json'],
  },
  {
    rule: 'interface/response-content',
    fault: 'a media type of an old version',
    plant: (spec) => spec.edit(files.thing, json, 'application/vnd.things.v1.0+json'),
    location: [files.thing, 'application/vnd.things.v1.0+json'],
  },
  {
    rule: 'interface/response-content',
    fault: 'an XML response with a different schema than the JSON one',
    plant: (spec) =>
      spec.edit(files.thing, /schemas\/Thing\.yaml(?=[\s\S]*schemas\/Thing\.yaml)/, 'schemas/Picture.yaml'),
    location: [files.thing, 'schema:\n            $ref: ../components/schemas/Thing.yaml'],
  },
  {
    rule: 'interface/response-content',
    fault: 'a body without an example',
    plant: (spec) => spec.edit(files.workshops, / {10}examples:\n.*\n.*\n.*last-page\.json\n/, ''),
    location: [files.workshops, `${json}:`],
  },
  {
    rule: 'interface/response-content',
    fault: 'a success response without a body',
    plant: (spec) => spec.edit(files.workshops, / {6}content:[\s\S]*?(?= {4}'400')/, ''),
    location: [files.workshops, 'description: A page.'],
  },
  {
    rule: 'error-example',
    fault: 'an error condition without an example',
    plant: (spec) => spec.move('examples/errors/empty-body.json', 'examples/errors/no-body.json'),
    location: ['registers/conditions.yaml', 'empty-body'],
  },
  {
    rule: 'xml-example',
    fault: 'an example with a property name that is invalid in XML',
    plant: (spec) =>
      spec.edit('examples/errors/validation-failed.json', '"errors": {}', '"errors": { "a b": 1 }'),
    location: ['examples/errors/validation-failed.json', '{'],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'an operation without 404',
    plant: (spec) => spec.edit(files.thing, / {4}'404':\n.*\n/, ''),
    location: [files.thing, 'responses:'],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'an error without an error condition',
    plant: (spec) =>
      spec.edit(
        files.thing,
        "    '404':",
        "    '409':\n      $ref: ../components/responses/NotFound.yaml\n    '404':",
      ),
    location: [files.thing, "'409':"],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'a list operation with a 404',
    plant: (spec) =>
      spec.edit(
        files.workshops,
        "    '503':",
        "    '404':\n      $ref: ../components/responses/NotFound.yaml\n    '503':",
      ),
    location: [files.workshops, "'404':"],
  },
];
