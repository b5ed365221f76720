import { drop, listAt, objectAt, without } from '../bundle.ts';
import { type Mutation, schema, member, received } from './vocabulary.ts';

export const RESPONSE_SCHEMAS: Mutation[] = [
  {
    name: 'a required property of a response is removed',
    mutate: (d) => {
      drop(objectAt(d, `${schema('Fund')}/properties`), 'available');
      without(listAt(d, schema('Fund'), 'required'), 'available');
    },
    forward: received('property-removed', 'breaking'),
    backward: received('property-added', 'safe'),
  },
  {
    name: 'an optional property of a response is removed',
    mutate: (d) => drop(objectAt(d, `${schema('TabSettings')}/properties`), 'max_referees'),
    forward: received('property-removed', 'breaking'),
    backward: received('property-added', 'safe'),
  },
  {
    name: 'a property of a response becomes optional',
    mutate: (d) => without(listAt(d, schema('Webhook'), 'required'), 'signing_key'),
    forward: received('now-optional', 'breaking'),
    backward: received('now-required', 'safe'),
  },
  {
    name: 'a number in a response becomes a string',
    mutate: (d) => (objectAt(d, member('Fund', 'budget'))['type'] = 'string'),
    forward: received('type-changed', 'breaking'),
    backward: received('type-changed', 'breaking'),
  },
  {
    name: 'a number under 2XX becomes an integer',
    mutate: (d) => (objectAt(d, member('Fund', 'budget'))['type'] = 'integer'),
    forward: received('type-changed', 'safe'),
    backward: received('type-changed', 'breaking'),
  },
  {
    name: 'a string of a response becomes nullable',
    mutate: (d) => (objectAt(d, member('Applicant', 'email'))['type'] = ['string', 'null']),
    forward: received('nullable-added', 'breaking'),
    backward: received('nullable-removed', 'safe'),
  },
  {
    name: 'a nullable object of a response is no longer nullable',
    mutate: (d) => listAt(d, member('Tab', 'content_block'), 'anyOf').pop(),
    forward: received('nullable-removed', 'safe'),
    backward: received('nullable-added', 'breaking'),
  },
  {
    name: 'a closed enumeration of a response gains a value',
    mutate: (d) => listAt(d, schema('TabType'), 'enum').push('videos'),
    forward: received('enum-values-added', 'breaking'),
    backward: received('enum-values-removed', 'safe'),
  },
  {
    name: 'an enumeration inside anyOf of a response gains a value',
    mutate: (d) => listAt(d, schema('AssessmentMode'), 'enum').push('neither'),
    forward: received('enum-values-added', 'breaking'),
    backward: received('enum-values-removed', 'safe'),
  },
  {
    name: 'an open enumeration of a response lists another value',
    mutate: (d) => listAt(d, schema('KnownWebhookEventKind'), 'enum').push('user_confirmed'),
    forward: received('enum-values-added', 'safe'),
    backward: received('enum-values-removed', 'safe'),
  },
  {
    name: 'a string of a response becomes an enumeration',
    mutate: (d) => (objectAt(d, member('Fund', 'currency'))['enum'] = ['EUR', 'USD']),
    forward: received('enum-added', 'safe'),
    backward: received('enum-removed', 'breaking'),
  },
  {
    name: 'a property of a response becomes a constant',
    mutate: (d) => (objectAt(d, member('Tab', 'locked'))['const'] = true),
    forward: received('enum-added', 'safe'),
    backward: received('enum-removed', 'breaking'),
  },
  {
    name: 'a minimum of a response decreases',
    mutate: (d) => (objectAt(d, member('ErrorEnvelope', 'status_code'))['minimum'] = 300),
    forward: received('limit-widened', 'breaking'),
    backward: received('limit-narrowed', 'safe'),
  },
  {
    name: 'a maximum of a response is removed',
    mutate: (d) => drop(objectAt(d, member('ErrorEnvelope', 'status_code')), 'maximum'),
    forward: received('limit-removed', 'breaking'),
    backward: received('limit-added', 'safe'),
  },
  {
    name: 'a string of a response gains a format',
    mutate: (d) => (objectAt(d, member('Webhook', 'url'))['format'] = 'uri'),
    forward: received('format-added', 'safe'),
    backward: received('format-removed', 'breaking'),
  },
  {
    name: 'a format of a response changes',
    mutate: (d) => (objectAt(d, schema('ZuluDateTime'))['format'] = 'date'),
    forward: received('format-changed', 'breaking'),
    backward: received('format-changed', 'breaking'),
  },
  {
    name: 'a pattern of a response becomes wider',
    mutate: (d) => (objectAt(d, schema('ZuluDateTime'))['pattern'] = '[Zz]$'),
    forward: received('pattern-changed', 'breaking'),
    backward: received('pattern-changed', 'breaking'),
  },
  {
    name: 'the item type of an array in a response changes',
    mutate: (d) => (objectAt(d, `${schema('FileExtensions')}/items`)['type'] = 'integer'),
    forward: received('type-changed', 'breaking'),
    backward: received('type-changed', 'breaking'),
  },
  {
    name: 'an array of a response gains a maximum of one item',
    mutate: (d) => (objectAt(d, member('Webhook', 'events'))['maxItems'] = 1),
    forward: received('limit-added', 'safe'),
    backward: received('limit-removed', 'breaking'),
  },
  {
    name: 'the values of a map in a response become numbers',
    mutate: (d) => (objectAt(d, `${schema('TranslatedText')}/additionalProperties`)['type'] = 'number'),
    forward: [...received('type-changed', 'breaking')],
    backward: [...received('type-changed', 'breaking')],
  },
  {
    name: 'the values of a map in a response become unconstrained',
    mutate: (d) => (objectAt(d, schema('TranslatedText'))['additionalProperties'] = true),
    forward: received('members-opened', 'breaking'),
    backward: received('members-closed', 'safe'),
  },
  {
    name: 'an object in a response no longer allows other properties',
    mutate: (d) => (objectAt(d, schema('Fund'))['additionalProperties'] = false),
    forward: received('members-closed', 'safe'),
    backward: received('members-opened', 'breaking'),
  },
];
