import { drop, listAt, objectAt, without } from '../bundle.ts';
import { type Mutation, schema, member, received } from './vocabulary.ts';

export const RESPONSE_SCHEMAS: Mutation[] = [
  {
    name: 'a required property of a response is removed',
    mutate: (d) => {
      drop(objectAt(d, `${schema('Fund')}/properties`), 'available');
      without(listAt(d, schema('Fund'), 'required'), 'available');
    },
    there: received('property-removed', 'breaking'),
    back: received('property-added', 'safe'),
  },
  {
    name: 'an optional property of a response is removed',
    mutate: (d) => drop(objectAt(d, `${schema('TabSettings')}/properties`), 'max_referees'),
    there: received('property-removed', 'breaking'),
    back: received('property-added', 'safe'),
  },
  {
    name: 'a property of a response becomes optional',
    mutate: (d) => without(listAt(d, schema('Webhook'), 'required'), 'signing_key'),
    there: received('now-optional', 'breaking'),
    back: received('now-required', 'safe'),
  },
  {
    name: 'a number of a response becomes a string',
    mutate: (d) => (objectAt(d, member('Fund', 'budget'))['type'] = 'string'),
    there: received('type-changed', 'breaking'),
    back: received('type-changed', 'breaking'),
  },
  {
    name: 'a number under 2XX becomes an integer',
    mutate: (d) => (objectAt(d, member('Fund', 'budget'))['type'] = 'integer'),
    there: received('type-changed', 'safe'),
    back: received('type-changed', 'breaking'),
  },
  {
    name: 'a string of a response becomes nullable',
    mutate: (d) => (objectAt(d, member('Applicant', 'email'))['type'] = ['string', 'null']),
    there: received('nullable-added', 'breaking'),
    back: received('nullable-removed', 'safe'),
  },
  {
    name: 'a nullable object of a response is no longer nullable',
    mutate: (d) => listAt(d, member('Tab', 'content_block'), 'anyOf').pop(),
    there: received('nullable-removed', 'safe'),
    back: received('nullable-added', 'breaking'),
  },
  {
    name: 'a closed enumeration of a response gains a value',
    mutate: (d) => listAt(d, schema('TabType'), 'enum').push('videos'),
    there: received('enum-values-added', 'breaking'),
    back: received('enum-values-removed', 'safe'),
  },
  {
    name: 'an enumeration inside anyOf of a response gains a value',
    mutate: (d) => listAt(d, schema('AssessmentMode'), 'enum').push('neither'),
    there: received('enum-values-added', 'breaking'),
    back: received('enum-values-removed', 'safe'),
  },
  {
    name: 'an open enumeration of a response lists another value',
    mutate: (d) => listAt(d, schema('KnownWebhookEventKind'), 'enum').push('user_confirmed'),
    there: received('enum-values-added', 'safe'),
    back: received('enum-values-removed', 'safe'),
  },
  {
    name: 'a string of a response becomes an enumeration',
    mutate: (d) => (objectAt(d, member('Fund', 'currency'))['enum'] = ['EUR', 'USD']),
    there: received('enum-added', 'safe'),
    back: received('enum-removed', 'breaking'),
  },
  {
    name: 'a property of a response becomes a constant',
    mutate: (d) => (objectAt(d, member('Tab', 'locked'))['const'] = true),
    there: received('enum-added', 'safe'),
    back: received('enum-removed', 'breaking'),
  },
  {
    name: 'a minimum of a response decreases',
    mutate: (d) => (objectAt(d, member('ErrorEnvelope', 'status_code'))['minimum'] = 300),
    there: received('limit-widened', 'breaking'),
    back: received('limit-narrowed', 'safe'),
  },
  {
    name: 'a maximum of a response is removed',
    mutate: (d) => drop(objectAt(d, member('ErrorEnvelope', 'status_code')), 'maximum'),
    there: received('limit-removed', 'breaking'),
    back: received('limit-added', 'safe'),
  },
  {
    name: 'a string of a response gains a format',
    mutate: (d) => (objectAt(d, member('Webhook', 'url'))['format'] = 'uri'),
    there: received('format-added', 'safe'),
    back: received('format-removed', 'breaking'),
  },
  {
    name: 'a format of a response changes',
    mutate: (d) => (objectAt(d, schema('ZuluDateTime'))['format'] = 'date'),
    there: received('format-changed', 'breaking'),
    back: received('format-changed', 'breaking'),
  },
  {
    name: 'a pattern of a response becomes wider',
    mutate: (d) => (objectAt(d, schema('ZuluDateTime'))['pattern'] = '[Zz]$'),
    there: received('pattern-changed', 'breaking'),
    back: received('pattern-changed', 'breaking'),
  },
  {
    name: 'the item type of an array in a response changes',
    mutate: (d) => (objectAt(d, `${schema('FileExtensions')}/items`)['type'] = 'integer'),
    there: received('type-changed', 'breaking'),
    back: received('type-changed', 'breaking'),
  },
  {
    name: 'an array of a response gains a maximum of one item',
    mutate: (d) => (objectAt(d, member('Webhook', 'events'))['maxItems'] = 1),
    there: received('limit-added', 'safe'),
    back: received('limit-removed', 'breaking'),
  },
  {
    name: 'the values of a map in a response become numbers',
    mutate: (d) => (objectAt(d, `${schema('TranslatedText')}/additionalProperties`)['type'] = 'number'),
    there: [...received('type-changed', 'breaking')],
    back: [...received('type-changed', 'breaking')],
  },
  {
    name: 'the values of a map in a response become unconstrained',
    mutate: (d) => (objectAt(d, schema('TranslatedText'))['additionalProperties'] = true),
    there: received('members-opened', 'breaking'),
    back: received('members-closed', 'safe'),
  },
  {
    name: 'an object in a response no longer allows other properties',
    mutate: (d) => (objectAt(d, schema('Fund'))['additionalProperties'] = false),
    there: received('members-closed', 'safe'),
    back: received('members-opened', 'breaking'),
  },
];
