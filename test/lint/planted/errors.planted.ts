import { component, files, type Planted } from './planted.ts';

const notFound = component('responses', 'NotFound');
const json = 'application/vnd.service.v2.3+json';
const envelope = '$ref: ../schemas/ErrorEnvelope.yaml';
const xmlForm = / {2}application\/vnd\.service\.v2\.3\+xml:[\s\S]*$/;

/** Faults in errors and in the bodies of responses. */
export const errors: Planted[] = [
  {
    rule: 'interface/error-body',
    fault: 'a 404 with another body than the envelope',
    plant: (spec) => spec.edit(notFound, envelope, '$ref: ../schemas/MaintenanceStatus.yaml'),
    at: [notFound, 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'maintenance with the envelope',
    plant: (spec) =>
      spec.edit(
        component('responses', 'ServiceUnavailable'),
        '../schemas/MaintenanceStatus.yaml',
        '../schemas/ErrorEnvelope.yaml',
      ),
    at: [component('responses', 'ServiceUnavailable'), 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'a failed validation without its own envelope',
    plant: (spec) =>
      spec.edit(component('responses', 'UnprocessableContent'), 'ValidationErrorEnvelope', 'ErrorEnvelope'),
    at: [component('responses', 'UnprocessableContent'), 'schema:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'an envelope that carries `errors` with every status',
    plant: (spec) =>
      spec.edit(
        component('schemas', 'ErrorEnvelope'),
        'properties:\n',
        'properties:\n  errors:\n    description: What failed.\n    type: string\n',
      ),
    at: [component('schemas', 'ErrorEnvelope'), 'errors:'],
  },
  {
    rule: 'interface/error-body',
    fault: 'an envelope of a failed validation without `errors`',
    plant: (spec) =>
      spec.edit(component('schemas', 'ValidationErrorEnvelope'), / {2}- type: object[\s\S]*$/, ''),
    at: [component('schemas', 'ValidationErrorEnvelope'), 'title:'],
  },
  {
    rule: 'interface/response-content',
    fault: 'an error in JSON only',
    plant: (spec) => spec.edit(notFound, xmlForm, ''),
    at: [notFound, 'content:'],
  },
  {
    rule: 'rule/response-mime-type',
    fault: 'a plain media type',
    plant: (spec) => spec.edit(files.fund, json, 'application/json'),
    at: [files.fund, 'application/json'],
  },
  {
    rule: 'interface/response-content',
    fault: 'the media type of an old version',
    plant: (spec) => spec.edit(files.fund, json, 'application/vnd.service.v2.2+json'),
    at: [files.fund, 'application/vnd.service.v2.2+json'],
  },
  {
    rule: 'interface/response-content',
    fault: 'an XML form with another schema than the JSON form',
    plant: (spec) =>
      spec.edit(files.fund, /schemas\/Fund\.yaml(?=[\s\S]*schemas\/Fund\.yaml)/, 'schemas/Tab.yaml'),
    at: [files.fund, 'schema:\n            $ref: ../components/schemas/Fund.yaml'],
  },
  {
    rule: 'interface/response-content',
    fault: 'a body without an example',
    plant: (spec) => spec.edit(files.fields, / {10}examples:\n.*\n.*\n.*one-page\.json\n/, ''),
    at: [files.fields, `${json}:`],
  },
  {
    rule: 'interface/response-content',
    fault: 'a success that says nothing of its body',
    plant: (spec) => spec.edit(files.account, / {6}content:[\s\S]*?(?= {4}'400')/, ''),
    at: [files.account, 'description: The account.'],
  },
  {
    rule: 'error-example',
    fault: 'a condition without an example',
    plant: (spec) => spec.move('examples/errors/empty-body.json', 'examples/errors/no-body.json'),
    at: ['registers/conditions.yaml', 'empty-body'],
  },
  {
    rule: 'xml-example',
    fault: 'an example with a name that XML does not have',
    plant: (spec) =>
      spec.edit('examples/errors/validation-failed.json', '"errors": {}', '"errors": { "a b": 1 }'),
    at: ['examples/errors/validation-failed.json', '{'],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'an operation that forgets 429',
    plant: (spec) => spec.edit(files.fund, / {4}'429':\n.*\n/, ''),
    at: [files.fund, 'responses:'],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'an error that no condition ends in',
    plant: (spec) =>
      spec.edit(
        files.fund,
        "    '429':",
        "    '409':\n      $ref: ../components/responses/NotFound.yaml\n    '429':",
      ),
    at: [files.fund, "'409':"],
  },
  {
    rule: 'interface/error-statuses',
    fault: 'a list that answers 404',
    plant: (spec) =>
      spec.edit(
        files.fields,
        "    '429':",
        "    '404':\n      $ref: ../components/responses/NotFound.yaml\n    '429':",
      ),
    at: [files.fields, "'404':"],
  },
];
