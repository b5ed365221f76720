/** Facts of the section about events. */
import type { Heading } from './headings.ts';
import { anywhere, operation, schema, tag } from './places.ts';
import type { Place } from './places.ts';
import { fact, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const webhooks: Place = { in: 'webhooks' };
const known = schema('KnownWebhookEventKind');
const kind = schema('WebhookEventKind');
const events = schema('Webhook', 'events[]');

const KINDS: readonly (readonly [heading: Heading, name: string])[] = [
  ['Events', 'application_created'],
  ['Events', 'application_submitted'],
  ['Events', 'AllocationPaymentWasCreated'],
  ['Events', 'AllocationPaymentWasUpdated'],
  ['Events', 'AllocationPaymentWasDeleted'],
  ['Events', 'AllocationPaymentStatusWasChanged'],
  ['Events', 'AllocationWasCreated'],
];

const BY_DESCRIPTION: readonly (readonly [heading: Heading, name: string, guesses: readonly string[]])[] = [
  ['Events', 'application status changed', ['application_status_changed', 'ApplicationStatusWasChanged']],
  ['Events', 'payment success', ['payment_success', 'payment_succeeded', 'PaymentSuccess']],
  ['Events', 'user confirmed', ['user_confirmed', 'UserWasConfirmed', 'UserConfirmed']],
];

const kinds: Fact[] = [
  ...KINDS.flatMap(([heading, name]) => [
    fact(heading, `event.${name}`, `The event kind ${name} is named, in this spelling`, {
      kind: 'enum-has',
      at: known,
      value: name,
    }),
    fact(heading, `event.${name}.open`, `${name} is a value of the webhook events`, {
      kind: 'accepts',
      at: events,
      value: name,
    }),
  ]),
  ...KINDS.filter(([, name]) => !isFromSample(name)).map(([heading, name]) =>
    says(heading, `event.${name}.since`, `${name} was added in 2.1`, [known, kind, webhooks, anywhere]),
  ),
  ...KINDS.filter(([, name]) => isFromSample(name)).map(([heading, name]) =>
    says(heading, `event.${name}.where`, `${name} is known from the webhook sample`, [
      known,
      kind,
      webhooks,
      anywhere,
    ]),
  ),
  fact('Events', 'event.known', 'Exactly seven kinds are named with an identifier', {
    kind: 'enum-exact',
    at: known,
    values: KINDS.map(([, name]) => name),
  }),
  ...BY_DESCRIPTION.flatMap(([heading, name, guesses]) => [
    says(heading, `event.${name}.named`, `The event ${name} is known by description only`, [
      { in: 'gap', id: 'GAP-020' },
      anywhere,
    ]),
    ...[name, ...guesses].map((guess) =>
      fact(
        heading,
        `event.${name}.not-${guess}`,
        `The spelling of ${name} is not known, so ${guess} is not listed`,
        {
          kind: 'enum-lacks',
          at: known,
          value: guess,
        },
      ),
    ),
  ]),
  fact('Events', 'event.spelling.gap', 'The unknown spellings are marked', {
    kind: 'gap-at',
    id: 'GAP-020',
    places: [known, kind, schema('Webhook', 'events'), webhooks],
  }),
  says(
    'Events',
    'event.spelling',
    'The spelling of events given only by description may differ',
    [known, kind, { in: 'gap', id: 'GAP-020' }, anywhere],
    'Spelling of the event kinds that are only described',
  ),
];

const delivery: Fact[] = [
  says(
    'Events',
    'webhook.purpose',
    'Webhook subscriptions notify an external system when events occur',
    [tag('Webhooks'), schema('Webhook'), webhooks, anywhere],
    'Subscriptions that notify an external system when events occur.',
  ),
  ...['url', 'method', 'events', 'form', 'signing_key'].map((name) =>
    fact('Events', `webhook.has.${name}`, `A webhook has ${name}`, {
      kind: 'property',
      at: schema('Webhook'),
      name,
    }),
  ),
  fact('Events', 'webhook.method', 'The HTTP method is get or post', {
    kind: 'enum-exact',
    at: schema('Webhook', 'method'),
    values: ['get', 'post'],
    closed: true,
  }),
  ...valueFacts('Events', events, 'string').map((row) => ({ ...row, id: `event.${row.id}` })),
  fact('Events', 'webhook.no-key', 'A delivery is signed with signing_key and does not carry the API key', {
    kind: 'webhooks-unsecured',
  }),
  ...(
    [
      ['creat', 'AllocationPaymentWasCreated', 'createAllocationPayment'],
      ['updat', 'AllocationPaymentWasUpdated', 'updateAllocationPayment'],
      ['delet', 'AllocationPaymentWasDeleted', 'deleteAllocationPayment'],
    ] as const
  ).map(([verb, name, operationId]) =>
    says('Events', `event.${name}.operation`, `${verb}ing an allocation payment corresponds to ${name}`, [
      operationId === 'createAllocationPayment' ? operation(operationId) : { in: 'unplaced', operationId },
      known,
      webhooks,
      anywhere,
    ]),
  ),
];

const gaps: Fact[] = [
  fact('Events', 'event.open', 'More than twenty kinds exist, so other kinds are not refused', {
    kind: 'accepts',
    at: events,
    value: 'AnotherKind',
  }),
  fact('Events', 'event.not-closed', 'The list of event kinds is open', { kind: 'not-closed', at: kind }),
  fact('Events', 'event.gap', 'The incomplete list is marked', {
    kind: 'gap-at',
    id: 'GAP-019',
    places: [kind, known, events],
  }),
  says(
    'Events',
    'event.twenty',
    'More than twenty kinds exist',
    [kind, known, schema('Webhook', 'events'), { in: 'gap', id: 'GAP-019' }, anywhere],
    'More than twenty event kinds exist.',
  ),
  fact('Events', 'event.payload.gap', 'The unknown payload of a delivery is marked', {
    kind: 'gap-at',
    id: 'GAP-021',
    places: [webhooks],
  }),
  fact('Events', 'event.signature.gap', 'The unknown signature is marked', {
    kind: 'gap-at',
    id: 'GAP-022',
    places: [webhooks, schema('Webhook', 'signing_key')],
  }),
  fact('Events', 'event.signature.no-header', 'The header that carries the signature is not shown', {
    kind: 'webhooks-no-header',
  }),
  fact('Events', 'event.signature.no-algorithm', 'The algorithm of the signature is not shown', {
    kind: 'not-said',
    words: /\bHMAC\b|\bSHA-?(1|256|512)\b|\bMD5\b|Ed25519/i,
  }),
  fact('Events', 'event.delivery.gap', 'The unknown retries, timeouts and ordering are marked', {
    kind: 'gap-at',
    id: 'GAP-023',
    places: [webhooks],
  }),
];

/** Facts about events. */
export const eventFacts: readonly Fact[] = [...kinds, ...delivery, ...gaps];

/** The kinds that the webhook sample shows are written in snake case, unlike those of the history. */
function isFromSample(name: string): boolean {
  return /^[a-z]/.test(name);
}
