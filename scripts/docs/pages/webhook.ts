import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { siteLink } from '../site/links.ts';
import { withGuide } from './guide-link.ts';
import { type Block, heading, type Page, prose } from '../site/page-model.ts';
import { groupPath } from './atlas.ts';
import { exampleCases } from './examples.ts';
import { FieldWriter } from './fields.ts';
import { headerField, schemaLink } from './operation.ts';
import { Notes } from './notes.ts';

/** The pages of what the service sends. */
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
    description: `What the service sends: ${deliveries.map(({ summary }) => summary).join('; ')}.`,
    kind: 'webhook',
    ...(first && { group: first.group.name }),
    prominent: true,
    lead: `What the service sends to you.${withGuide(model, 'deliveries', (link) => `How to live with the unknowns: ${link}.`)}`,
    intro: aboutBlocks(model, deliveries),
    blocks: deliveries.flatMap((delivery) => deliveryBlocks(delivery, notes)),
  };
}

/** The name of a webhook as a title: `eventDelivery` is “Event delivery”. */
function titleOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the subscriptions are that lead to a delivery: the resource groups that it belongs to. */
function aboutBlocks(model: Model, deliveries: readonly Operation[]): Block[] {
  const groups = [...new Set(deliveries.map(({ group }) => group))];
  const related = groups.flatMap((group) => model.operationsOf(group));
  const schemas = new Set(related.flatMap(({ returns }) => returns));
  const reached = [...schemas].flatMap((schema) => [
    schema,
    ...schema.references.filter(({ name }) => name?.startsWith(schema.name ?? '')),
  ]);
  const facts = [
    { term: 'Subscriptions', text: related.map(({ id }) => `\`${id}\``).join(', ') },
    { term: 'Kinds of event', text: reached.map(({ name = '' }) => `\`${name}\``).join(', ') },
    { term: 'Group', text: groups.map((group) => siteLink(group.name, groupPath(group))).join(', ') },
  ].filter(({ text }) => text !== '');
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
        { term: 'Operation', text: `\`${id}\`` },
        ...(since === undefined ? [] : [{ term: 'Since', text: siteLink(since, 'changelog', `v${since}`) }]),
      ],
    },
    ...(body
      ? [
          heading(3, `${id}-body`, 'Body'),
          prose(
            [
              body.description,
              ...content
                .filter(({ name }) => !name.includes('*'))
                .map(({ name }) => `Media type: \`${name}\`.`),
              ...content.map(({ schema }) =>
                schema.refersTo ? `Schema: ${schemaLink(schema.refersTo)}.` : schema.description,
              ),
            ].join(' '),
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
        response.status === 'default' ? 'Your response' : `Your response: \`${response.status}\``,
      ),
      prose(response.description),
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

/** What the reader of a page sends in other requests, this one has: they are told as headers of a response are. */
function received(title: string, id: string, parameters: readonly Parameter[], writer: FieldWriter): Block[] {
  if (parameters.length === 0) return [];
  const fields = parameters.map((parameter) => headerField(writer, parameter, `${id}-${parameter.name}`, ''));
  return [heading(3, id, title), { kind: 'fields', label: `${title}: ${id}`, fields }];
}
