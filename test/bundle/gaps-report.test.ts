import { afterEach, expect, test } from 'vitest';
import { describePlaces } from '../../scripts/model/describe-places.ts';
import { gapsReport } from '../../scripts/bundle/gaps-report.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

test('every unknown is in the table of its kind, with the affected places', async () => {
  const { document } = (await bundle(newSpec())).bundle;
  expect(gapsReport(document)).toMatchInlineSnapshot(`
    "# Unknowns

    <!-- Made by \`npm run build\` from spec/registers/gaps.yaml. Do not edit. -->

    3 details of the interface aren't documented. The interface document marks 2 of them "not shown" and says nothing about the other 1. Each is listed with the parts of the description that it affects, which have its ID in \`x-gap\`.

    | Kind | Unknowns |
    | --- | --- |
    | [Address](#address) | 1 |
    | [Operation](#operation) | 1 |
    | [Status code](#status-code) | 1 |

    ## Address

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-001 | The address is not given. (The document doesn't say.) | Conventions | server address |

    ## Operation

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-003 | The path of the list is not shown. | Endpoints | \`listThings\` (no path) |

    ## Status code

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-002 | The success status is not shown. | Endpoints | \`getThing\` (2XX) |
    "
  `);
});

test("a closed unknown is listed separately, and isn't counted", async () => {
  const spec = newSpec()
    .edit(
      'registers/gaps.yaml',
      'title: Success status',
      'title: Success status\n  closed: { known: The success status is 200., source: version 2.4, date: 2026-01-31 }',
    )
    .edit('paths/thing_{thing_slug}.yaml', "'2XX'", "'200'")
    .edit('paths/thing_{thing_slug}.yaml', '      x-gap: [GAP-002]\n', '');
  const { document } = (await bundle(spec)).bundle;
  expect(document['x-gap-register']?.[1]).toMatchObject({
    id: 'GAP-002',
    closed: { known: 'The success status is 200.', source: 'version 2.4', date: '2026-01-31' },
  });
  const report = gapsReport(document);
  expect(report).toContain(
    "2 details of the interface aren't documented. The interface document marks 1 of them",
  );
  expect(report).not.toContain('## Status code');
  const closed = report.slice(report.indexOf('## Documented since'));
  expect(closed).toContain('| ID | Unknown | Documented since | Source | Section of the document |');
  expect(closed).toContain(
    '| GAP-002 | The success status is not shown. | The success status is 200. | version 2.4, 2026-01-31 | Endpoints |',
  );
});

test("a vertical bar doesn't end a cell", async () => {
  const spec = newSpec().edit(
    'registers/gaps.yaml',
    'The address is not given.',
    'Neither a | nor b is given.',
  );
  expect(gapsReport((await bundle(spec)).bundle.document)).toContain(
    String.raw`Neither a \| nor b is given.`,
  );
});

test.each([
  [['/paths/~1thing~1{thing_slug}/get'], ['`getThing`']],
  [
    [
      '/paths/~1thing~1{thing_slug}/get/responses/2XX',
      '/paths/~1thing~1{thing_slug}/get/responses/2XX/content/application~1vnd.things+xml',
    ],
    ['`getThing` (2XX, 2XX XML)'],
  ],
  [['/paths/~1thing~1{thing_slug}/get/requestBody/content/x/schema'], ['`getThing` (request body)']],
  [['/paths/~1thing~1{thing_slug}/get/x-unnamed-parameters/0'], ['`getThing` (query parameter)']],
  [
    [
      '/components/schemas/Thing/properties/name',
      '/components/schemas/Thing/properties/a/properties/b/items',
    ],
    ['schema `Thing` (`a.b`, `name`)'],
  ],
  [
    ['/components/headers/ETag', '/components/parameters/Page'],
    ['header `ETag`', 'parameter `Page`'],
  ],
  [['/components/responses/NotFound/content/application~1xml'], ['response `NotFound` (XML)']],
  [
    ['/tags/0', '/servers/0', '/info'],
    ['general information', 'server address', 'resource group Things'],
  ],
  [['/info/x-changelog/1'], ['changelog (1.1)']],
  [['/x-unplaced/operations/0'], ['`listThings` (no path)']],
  [[''], ['the whole description']],
])('%j is described as %j', async (pointers, expected) => {
  const { document } = (await bundle(newSpec())).bundle;
  expect(describePlaces(document, pointers)).toEqual(expected);
});
