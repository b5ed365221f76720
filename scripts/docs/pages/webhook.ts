import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { siteLink } from '../site/links.ts';
import { code, join, say } from '../site/phrase.ts';
import { withGuide } from './guide-link.ts';
import { type Block, heading, type Page, prose } from '../site/page-model.ts';
import { groupLink, schemaLink } from './atlas.ts';
import { idsOf } from './describe-schema.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { headerField } from './operation.ts';
import { marksText, Notes } from './notes.ts';

/** Builds the pages of webhooks. */
export function webhookPages(model: Model): Page[] {
  const names = new Set(model.deliveries.map(({ path }) => path));
  return [...names].map((name) => webhookPage(model, name));
}

function webhookPage(model: Model, name: string): Page {
  const notes = new Notes(model);
  const deliveries = model.deliveries.filter(({ path }) => path === name);
  const [first] = deliveries;
  return {
    path: `webhooks/${name}`,
    title: titleOf(name),
    description: 'Requests that the service sends to your URL.',
    kind: 'webhook',
    ...(first && { group: first.group.name }),
    prominent: true,
    lead: say`The service sends these requests to your URL.${withGuide(model, 'deliveries', (link) => say`${link} explains how to handle them.`)}`,
    intro: aboutBlocks(model, deliveries),
    blocks: deliveries.flatMap((delivery) => deliveryBlocks(delivery, notes)),
  };
}

/** Converts a webhook name to a title: `eventDelivery` becomes “Event delivery”. */
function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Describes the subscription that a delivery belongs to, and the event types it can list. */
function aboutBlocks(model: Model, deliveries: readonly Operation[]): Block[] {
  const groups = [...new Set(deliveries.map(({ group }) => group))];
  const related = groups.flatMap((group) => model.operationsOf(group));
  const subscriptions = [...new Set(related.flatMap(({ returns }) => returns))];
  // A subscription's event types are the items of a list and have documented values.
  const kinds = subscriptions
    .flatMap(({ members }) => members)
    .flatMap(({ schema }) => schema.meant.items?.refersTo ?? [])
    .filter(({ values }) => values !== undefined);
  const facts = [
    { term: 'Subscription', text: [...subscriptions.map(schemaLink), ...related.map(({ id }) => code(id))] },
    { term: 'Event kinds', text: [...new Set(kinds)].map(schemaLink) },
    { term: 'Group', text: groups.map((group) => groupLink(model, group)) },
  ].flatMap(({ term, text }) => (text.length === 0 ? [] : [{ term, text: join(text, ', ') }]));
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

function deliveryBlocks(delivery: Operation, notes: Notes): Block[] {
  const { id, summary, description, since, body, responses, parameters } = delivery;
  const content = body?.content ?? [];
  const writer = new FieldWriter(false);
  const fields = content.slice(0, 1).flatMap(({ schema }) => writer.members(schema, `${id}-body`));
  return [
    heading(2, id, summary),
    prose(description),
    {
      kind: 'facts',
      facts: [
        { term: 'Operation', text: code(id) },
        ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
      ],
    },
    ...(body
      ? [
          heading(3, `${id}-body`, 'Body'),
          prose(
            join([
              body.description,
              ...content
                .filter(({ name }) => !name.includes('*'))
                .map(({ name }) => say`Media type: ${code(name)}.`),
              ...content.map(({ schema }) =>
                schema.refersTo ? say`Schema: ${schemaLink(schema.refersTo)}.` : schema.description,
              ),
            ]),
          ),
          ...(fields.length > 0
            ? [{ kind: 'fields' as const, label: `Fields of the body: ${summary}`, fields }]
            : []),
          ...exampleCases(content, `${id}-example`).flatMap(
            ({ id: address, title, text, sides }): Block[] => [
              heading(4, address, title),
              ...(text === undefined ? [] : [prose(text)]),
              ...sides.map((side): Block => ({ kind: 'code', language: side.format, text: side.text })),
            ],
          ),
        ]
      : []),
    ...received('Headers you receive', `${id}-headers`, delivery.headerParameters, writer),
    ...received('Query you receive', `${id}-query`, delivery.queryParameters, writer),
    ...responses.flatMap((response): Block[] => [
      heading(
        3,
        `${id}-${response.status}`,
        response.status === 'default' ? 'Your response' : say`Your response: ${code(response.status)}`,
      ),
      prose(join([response.description, marksText(idsOf(response))])),
    ]),
    ...notes.about(
      'this delivery',
      [
        delivery,
        body,
        ...content,
        ...content.map(({ schema }) => schema),
        ...parameters,
        ...responses,
        ...writer.entries,
      ],
      fields.length === 0 ? 'open' : undefined,
    ),
  ];
}

/** Documents parameters that a webhook's receiver gets, in the same way as response headers. */
function received(title: string, id: string, parameters: readonly Parameter[], writer: FieldWriter): Block[] {
  if (parameters.length === 0) return [];
  const fields = parameters.map((parameter) => headerField(writer, parameter, `${id}-${parameter.name}`, ''));
  return [heading(3, id, title), { kind: 'fields', label: `${title}: ${id}`, fields }];
}
