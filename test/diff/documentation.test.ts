import { expect, test } from 'vitest';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { JsonObject } from '../../scripts/model/document.ts';
import { fixtureBundle, listAt, objectAt } from './bundle.ts';
import { create, fund, list, tab } from './mutations/vocabulary.ts';

/** Changes to texts, by the part of the document. */
const PLACES: Record<string, (document: JsonObject) => void> = {
  'the document': (d) => (d['externalDocs'] = { url: 'https://example.com' }),
  info: (d) => (objectAt(d, '/info')['contact'] = { name: 'Somebody' }),
  'a tag': (d) => (objectAt(d, '/tags/0')['description'] = 'Other.'),
  'a server': (d) => (objectAt(d, '/servers/1')['x-note'] = 'Other.'),
  'a security scheme': (d) => (objectAt(d, '/components/securitySchemes/ApiKey')['description'] = 'Other.'),
  'a path': (d) => (objectAt(d, '/paths/~1account')['description'] = 'Other.'),
  'an operation': (d) => (objectAt(d, fund)['x-note'] = 'Other.'),
  'the tags of an operation': (d) => (objectAt(d, fund)['tags'] = ['Other']),
  'a parameter that is a component': (d) =>
    (objectAt(d, '/components/parameters/Page')['description'] = 'Other.'),
  'a parameter without a name': (d) =>
    (objectAt(d, `${list}/x-unnamed-parameters/0`)['description'] = 'Other.'),
  'a request body': (d) => (objectAt(d, `${create}/requestBody`)['description'] = 'Other.'),
  'an example of a body': (d) =>
    (objectAt(d, `${create}/requestBody/content/application~1json`)['example'] = { other: 1 }),
  'a response that is a component': (d) =>
    (objectAt(d, '/components/responses/NotFound')['description'] = 'Other.'),
  'a header of a response': (d) =>
    (objectAt(d, `${tab}/responses/200`)['headers'] = {
      ...objectAt(d, `${tab}/responses/200/headers`),
      ETag: { ...objectAt(d, '/components/headers/ETag'), description: 'Other.' },
    }),
  'a delivery': (d) => (objectAt(d, '/webhooks/eventDelivery/post')['summary'] = 'Other'),
  'a schema': (d) => (objectAt(d, '/components/schemas/Fund')['description'] = 'Other.'),
  'a schema that only a tag references': (d) =>
    (objectAt(d, '/components/schemas/SeasonStatus')['description'] = 'Other.'),
  'an operation with an unknown path': (d) =>
    (objectAt(d, '/x-unplaced/operations/0')['description'] = 'Other.'),
  'a register': (d) => listAt(d, '', 'x-conditions').pop(),
  'the history': (d) => listAt(d, '/info', 'x-changelog').pop(),
};

test.each(Object.entries(PLACES))('a changed text of %s is reported once, as documentation', (_, change) => {
  const head = fixtureBundle();
  change(head);
  const kinds = ['documentation-changed documentation'];
  for (const changes of [diffDocuments(fixtureBundle(), head), diffDocuments(head, fixtureBundle())])
    expect(changes.map(({ kind, level }) => `${kind} ${level}`)).toEqual(kinds);
});

function calledBack(summary: string): JsonObject {
  const document = fixtureBundle();
  const post = { summary, responses: { 200: { description: 'Taken.' } } };
  objectAt(document, create)['callbacks'] = { done: { '{$request.body#/url}': { post } } };
  return document;
}

test('a changed text of a callback is reported', () => {
  const changes = diffDocuments(calledBack('One'), calledBack('Two'));
  expect(changes.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
    'documentation-changed: `summary` changed.',
  ]);
});
