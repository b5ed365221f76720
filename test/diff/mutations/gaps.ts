import { close, drop, listAt, objectAt, renameKey, without } from '../bundle.ts';
import {
  type Expected,
  type Mutation,
  schema,
  member,
  fund,
  list,
  create,
  recuse,
  delivery,
  xml,
  body,
  content,
  received,
  sent,
  both,
  closedByReader,
  reopenedForReader,
} from './vocabulary.ts';

export const GAPS: Mutation[] = [
  {
    name: 'a success status is documented',
    mutate: (d) => {
      renameKey(objectAt(d, `${fund}/responses`), '2XX', '200');
      close(objectAt(d, `${fund}/responses/200`), 'GAP-006');
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-006'],
  },
  {
    name: 'a success status without a body is documented',
    mutate: (d) => {
      const responses = objectAt(d, `${recuse}/responses`);
      drop(responses, '2XX');
      responses['204'] = { description: 'Assignment recused' };
    },
    forward: ['gap-closed safe receives', 'gap-closed safe receives'],
    backward: ['gap-reopened breaking receives', 'response-body-added safe receives'],
    gaps: ['GAP-006', 'GAP-007'],
  },
  {
    name: 'the status of a response is documented, and its body is still unknown',
    mutate: (d) => {
      const responses = objectAt(d, `${recuse}/responses`);
      renameKey(responses, '2XX', '204');
      close(objectAt(responses, '/204'), 'GAP-006');
      close(objectAt(responses, '/204'), 'GAP-007');
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-006', 'GAP-007'],
  },
  {
    name: 'the shape of a response is documented',
    mutate: (d) => {
      const account = objectAt(d, schema('Account'));
      drop(account, 'x-gap');
      Object.assign(account, {
        type: 'object',
        required: ['slug'],
        properties: { slug: { type: 'string' } },
      });
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-008', 'GAP-012'],
  },
  {
    name: 'more is documented about a response, and the unknown stays open',
    mutate: (d) => Object.assign(objectAt(d, schema('Account')), { type: 'object' }),
    forward: received('gap-narrowed', 'safe'),
    backward: reopenedForReader,
    gaps: ['GAP-008', 'GAP-012'],
  },
  {
    name: 'the payload of a request is documented',
    mutate: (d) => {
      const payload = objectAt(d, `${body(create)}/schema`);
      close(payload, 'GAP-017');
      Object.assign(payload, {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'number' } },
      });
    },
    forward: sent('gap-closed', 'safe'),
    backward: sent('gap-reopened', 'breaking'),
    gaps: ['GAP-017'],
  },
  {
    name: 'the properties of an open object are documented',
    mutate: (d) => {
      const status = objectAt(d, schema('GrantStatus'));
      close(status, 'GAP-009');
      Object.assign(status, {
        required: ['slug'],
        properties: { slug: { type: 'string' } },
        additionalProperties: false,
      });
    },
    forward: closedByReader,
    backward: ['gap-reopened breaking receives', 'property-removed breaking receives'],
    gaps: ['GAP-009'],
  },
  {
    name: 'the items of a list are documented',
    mutate: (d) => {
      const fields = objectAt(d, member('Webhook', 'fields'));
      fields['items'] = { description: 'One field of the payload.', $ref: '#/components/schemas/Slug' };
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-010'],
  },
  {
    name: 'the payload of a delivery is documented',
    mutate: (d) => {
      const payload = objectAt(d, `${delivery}/requestBody/content/*~1*/schema`);
      close(payload, 'GAP-021');
      Object.assign(payload, { type: 'object', properties: { event: { type: 'string' } } });
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-021'],
  },
  {
    name: 'an open enumeration is complete',
    mutate: (d) => {
      const kind = objectAt(d, schema('WebhookEventKind'));
      close(kind, 'GAP-019');
      kind['anyOf'] = [{ $ref: '#/components/schemas/KnownWebhookEventKind' }];
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-019'],
  },
  {
    name: 'the spelling of more values is documented',
    mutate: (d) => {
      const kinds = objectAt(d, schema('KnownWebhookEventKind'));
      close(kinds, 'GAP-020');
      listAt(d, schema('KnownWebhookEventKind'), 'enum').push('user_confirmed');
    },
    forward: closedByReader,
    backward: ['gap-reopened breaking receives', 'enum-values-removed safe receives'],
    gaps: ['GAP-020'],
  },
  {
    name: 'another type is documented for a value',
    mutate: (d) => {
      for (const name of ['ContributorFieldValue', 'ContributorFieldInput']) {
        close(objectAt(d, schema(name)), 'GAP-029');
        const kinds = listAt(d, schema(name), 'anyOf').slice(0, 2);
        objectAt(d, schema(name))['anyOf'] = [...kinds, { type: 'number' }];
      }
    },
    forward: ['gap-closed safe receives', 'gap-closed safe sends'],
    backward: [
      'gap-reopened breaking receives',
      'gap-reopened breaking sends',
      'type-removed breaking sends',
    ],
    gaps: ['GAP-029'],
  },
  {
    name: 'the type of a label is documented',
    mutate: (d) => {
      const label = objectAt(d, schema('ReferenceLabel'));
      close(label, 'GAP-031');
      label['anyOf'] = [{ type: 'string' }];
    },
    forward: ['gap-closed safe receives', 'type-removed safe receives'],
    backward: reopenedForReader,
    gaps: ['GAP-031'],
  },
  {
    name: 'all properties of a reference are documented',
    mutate: (d) => {
      const reference = objectAt(d, schema('ResourceReference'));
      close(reference, 'GAP-032');
      objectAt(d, `${schema('ResourceReference')}/properties`)['kind'] = { type: 'string' };
    },
    forward: closedByReader,
    backward: ['gap-reopened breaking receives', 'property-removed breaking receives'],
    gaps: ['GAP-032'],
  },
  {
    name: 'a property is documented as optional',
    mutate: (d) => {
      close(objectAt(d, schema('Fund')), 'GAP-042');
      without(listAt(d, schema('Fund'), 'required'), 'description');
    },
    forward: closedByReader,
    backward: ['gap-reopened breaking receives', 'now-required safe receives'],
    gaps: ['GAP-042'],
  },
  {
    name: 'every property is documented as required',
    mutate: (d) => close(objectAt(d, schema('Webhook')), 'GAP-042'),
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-042'],
  },
  {
    name: 'the form of an XML body is documented',
    mutate: (d) => {
      const media = objectAt(d, content(fund, '2XX', xml));
      close(media, 'GAP-030');
      media['schema'] = { type: 'object', properties: { fund: { type: 'object' } } };
    },
    forward: ['gap-closed safe receives', 'gap-closed safe receives'],
    backward: [
      'gap-reopened breaking receives',
      'gap-reopened breaking receives',
      ...Array.from({ length: 9 }, (): Expected => 'property-added safe receives'),
    ],
    gaps: ['GAP-030', 'GAP-042'],
  },
  {
    name: 'the name of a parameter is documented',
    mutate: (d) => {
      const [unnamed] = listAt(d, list, 'x-unnamed-parameters').splice(0, 1);
      const schemaOf = objectAt({ unnamed: unnamed ?? null }, '/unnamed/schema');
      listAt(d, list, 'parameters').push({ name: 'deleted', in: 'query', schema: schemaOf });
    },
    forward: sent('gap-closed', 'safe'),
    backward: sent('gap-reopened', 'breaking'),
    gaps: ['GAP-003'],
  },
  {
    name: 'the path of an operation is documented',
    mutate: (d) => {
      const operations = listAt(d, '/x-unplaced', 'operations');
      operations.splice(0, 1);
      objectAt(d, '/paths')['/application/{application_slug}/unrecuse'] = {
        put: { ...structuredClone(objectAt(d, recuse)), operationId: 'unrecuseReviewer', 'x-gap': [] },
      };
    },
    forward: both('gap-closed', 'safe'),
    backward: both('gap-reopened', 'breaking'),
    gaps: ['GAP-002'],
  },
  {
    name: 'the server URLs are documented',
    mutate: (d) => (d['servers'] = [{ url: 'https://api.example.com' }]),
    forward: sent('gap-closed', 'safe'),
    backward: ['gap-reopened breaking sends', 'server-added safe sends'],
    gaps: ['GAP-001'],
  },
  {
    name: 'the responses with a header are documented',
    mutate: (d) => {
      const response = objectAt(d, '/components/responses/ServiceUnavailable');
      close(response, 'GAP-025');
      drop(response, 'headers');
    },
    forward: ['gap-closed safe receives', 'gap-closed safe receives'],
    backward: ['gap-reopened breaking receives', 'header-added safe receives'],
    gaps: ['GAP-025'],
  },
  {
    name: 'a limit is documented',
    mutate: (d) => {
      const size = objectAt(d, member('TabSettings', 'max_filesize'));
      close(size, 'GAP-027');
      size['maximum'] = 500;
    },
    forward: closedByReader,
    backward: reopenedForReader,
    gaps: ['GAP-027'],
  },
  {
    name: 'the scopes of the key are documented',
    mutate: (d) => {
      close(objectAt(d, '/components/securitySchemes/ApiKey'), 'GAP-018');
      d['security'] = [{ ApiKey: ['read'] }];
    },
    forward: sent('gap-closed', 'safe'),
    backward: sent('gap-reopened', 'breaking'),
    gaps: ['GAP-018'],
  },
  {
    name: 'the errors of an operation are documented',
    mutate: (d) => {
      close(objectAt(d, '/paths/~1account/get'), 'GAP-041');
      objectAt(d, '/paths/~1account/get/responses')['404'] = { $ref: '#/components/responses/NotFound' };
    },
    forward: both('gap-closed', 'safe'),
    backward: ['gap-reopened breaking both', 'response-removed safe receives'],
    gaps: ['GAP-041'],
  },
  {
    name: "closing an unknown about presence doesn't excuse a changed type",
    mutate: (d) => {
      close(objectAt(d, schema('Fund')), 'GAP-042');
      objectAt(d, member('Fund', 'budget'))['type'] = 'string';
    },
    forward: ['type-changed breaking receives', 'gap-closed safe receives'],
    backward: ['type-changed breaking receives', 'gap-reopened breaking receives'],
    gaps: ['GAP-042'],
  },
  {
    name: "closing an unknown about shape doesn't excuse a removed property",
    mutate: (d) => {
      const reference = objectAt(d, schema('ResourceReference'));
      close(reference, 'GAP-032');
      drop(objectAt(d, `${schema('ResourceReference')}/properties`), 'link');
      without(listAt(d, schema('ResourceReference'), 'required'), 'link');
    },
    forward: ['property-removed breaking receives', 'gap-closed safe receives'],
    backward: ['property-added safe receives', 'gap-reopened breaking receives'],
    gaps: ['GAP-032'],
  },
  {
    name: "closing an unknown about behaviour doesn't excuse a changed type",
    mutate: (d) => {
      const header = objectAt(d, '/components/headers/X-RateLimit-Reset');
      close(header, 'GAP-033');
      objectAt(d, '/components/headers/X-RateLimit-Reset/schema')['type'] = 'string';
    },
    forward: ['type-changed breaking receives', 'gap-closed safe receives'],
    backward: received('type-changed', 'breaking'),
    gaps: ['GAP-033'],
  },
  {
    name: 'something documented beside an open unknown changes',
    mutate: (d) => without(listAt(d, schema('Contributor'), 'required'), 'fields'),
    forward: received('now-optional', 'breaking'),
    backward: received('now-required', 'safe'),
  },
  {
    name: 'something documented becomes unknown, with a new entry',
    mutate: (d) => {
      listAt(d, '', 'x-gap-register').push({ id: 'GAP-900', slug: 'new', kind: 'shape', statement: 'New.' });
      objectAt(d, `${schema('Webhook')}/properties`)['method'] = { 'x-gap': ['GAP-900'] };
    },
    forward: reopenedForReader,
    backward: closedByReader,
    gaps: ['GAP-900'],
  },
  {
    name: 'something documented becomes unconstrained, without an entry',
    mutate: (d) => (objectAt(d, `${schema('Webhook')}/properties`)['method'] = {}),
    forward: received('type-unrestricted', 'breaking'),
    backward: received('type-restricted', 'safe'),
  },
  {
    name: 'another schema references an unknown',
    mutate: (d) => (objectAt(d, schema('TabSettings'))['x-gap'] = ['GAP-042']),
    forward: reopenedForReader,
    // Its properties still reference the unknown, so it isn't closed.
    backward: received('gap-narrowed', 'safe'),
    gaps: ['GAP-042'],
  },
  {
    name: 'a parameter with an unknown name is added',
    mutate: (d) =>
      listAt(d, '/paths/~1field/get', 'parameters') &&
      (objectAt(d, '/paths/~1field/get')['x-unnamed-parameters'] = [
        { role: 'sort-direction', in: 'query', schema: { type: 'string' }, 'x-gap': ['GAP-035'] },
      ]),
    forward: sent('unnamed-parameter-added', 'safe'),
    backward: sent('unnamed-parameter-removed', 'safe'),
  },
];
