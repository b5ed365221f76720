/** An invented version 2.4 of the fixture with many kinds of changes at once. */
import type { Json, JsonObject } from '../../../scripts/model/document.ts';
import { isObject } from '../../../scripts/diff/json.ts';
import { close, drop, fixtureBundle, listAt, objectAt, renameKey, without } from '../bundle.ts';
import { fund, list, member, schema } from '../mutations/vocabulary.ts';

/** Returns the fixture as version 2.3, and version 2.4. */
export function bothVersions(): { base: JsonObject; head: JsonObject } {
  const base = fixtureBundle();
  const head = fixtureBundle();
  for (const edit of EDITS) edit(head);
  return { base, head };
}

const slugParameter = (name: string): JsonObject => ({
  name,
  in: 'path',
  required: true,
  description: 'Slug of the thing.',
  schema: { $ref: schema('Slug').replace(/^/, '#') },
});

/** One edit for each change. */
const EDITS: readonly ((head: JsonObject) => unknown)[] = [
  // The version
  (head) => (objectAt(head, '/info')['version'] = '2.4'),
  (head) => renameMediaTypes(head),
  (head) =>
    listAt(head, '/info', 'x-changelog').push(
      {
        version: '2.4',
        breaking: true,
        changes: [
          {
            text: 'The comment log of a payment is gone.',
            affects: ['AllocationPayment'],
            migrate: 'Do not read `comments` of a payment.',
          },
          {
            text: 'A recusal needs a reason.',
            affects: ['RecusalRequest.reason'],
            migrate: 'Send `reason` with a recusal.',
          },
          {
            text: 'Tabs of videos.',
            affects: ['TabType'],
            migrate: 'Expect tabs of the type `videos`.',
          },
        ],
      },
      {
        version: '2.4',
        breaking: false,
        changes: [{ text: 'List of allocations added.', affects: ['listAllocations'], adds: [] }],
      },
    ),
  // Breaking
  (head) => {
    drop(objectAt(head, `${schema('AllocationPayment')}/properties`), 'comments');
    without(listAt(head, schema('AllocationPayment'), 'required'), 'comments');
  },
  (head) => {
    const request = objectAt(head, schema('RecusalRequest'));
    objectAt(head, `${schema('RecusalRequest')}/properties`)['reason'] = {
      type: 'string',
      description: 'Why the reviewer steps back.',
    };
    request['required'] = [...(request['required'] as Json[]), 'reason'];
  },
  (head) => listAt(head, schema('TabType'), 'enum').push('videos'),
  // Breaking, and missing in the changelog
  (head) => (objectAt(head, '/components/parameters/PerPage/schema')['maximum'] = 50),
  // New
  (head) =>
    (objectAt(head, '/paths')['/allocation'] = {
      get: {
        ...structuredClone(objectAt(head, list)),
        operationId: 'listAllocations',
        tags: ['Allocations'],
      },
    }),
  (head) =>
    (objectAt(head, `${schema('Fund')}/properties`)['closed'] = {
      type: 'boolean',
      description: 'Whether the fund takes no more allocations.',
    }),
  // Newly documented
  (head) => {
    const responses = objectAt(head, `${fund}/responses`);
    renameKey(responses, '2XX', '200');
    close(objectAt(responses, '/200'), 'GAP-006');
  },
  (head) => {
    const operations = listAt(head, '/x-unplaced', 'operations');
    const index = operations.findIndex((one) => isObject(one) && one['operationId'] === 'getRound');
    operations.splice(index, 1);
    objectAt(head, '/paths')['/round/{round_slug}'] = {
      get: {
        operationId: 'getRound',
        tags: ['Rounds'],
        summary: 'Get a round',
        description: 'Returns one round.',
        parameters: [slugParameter('round_slug')],
        responses: {
          '2XX': {
            description: 'The round.',
            'x-gap': ['GAP-006'],
            content: {
              'application/vnd.service.v2.4+json': { schema: { 'x-gap': ['GAP-012'] } },
            },
          },
        },
      },
    };
  },
  // Computed by the bundler, so not reported
  (head) => {
    for (const condition of listAt(head, '', 'x-conditions')) {
      if (isObject(condition) && Array.isArray(condition['operations']))
        condition['operations'] = [...condition['operations'], 'listAllocations'];
    }
  },
  // Documentation
  (head) => (objectAt(head, member('Fund', 'budget'))['description'] = 'Total of the budget.'),
];

/** Replaces the version in all media types. */
function renameMediaTypes(node: Json): void {
  if (Array.isArray(node)) node.forEach(renameMediaTypes);
  if (!isObject(node)) return;
  for (const key of Object.keys(node)) {
    if (key.startsWith('application/vnd.service.v2.3+')) renameKey(node, key, key.replace('v2.3', 'v2.4'));
  }
  for (const value of Object.values(node)) renameMediaTypes(value);
}
