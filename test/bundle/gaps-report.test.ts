import { afterEach, expect, test } from 'vitest';
import { describePlaces } from '../../scripts/model/describe-places.ts';
import { gapsReport } from '../../scripts/bundle/gaps-report.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

test('lists every unknown under its kind, with the affected nodes', async () => {
  const { document } = (await bundle(newSpec())).bundle;
  expect(gapsReport(document)).toMatchInlineSnapshot(`
    "# Unknowns

    <!-- Made by \`npm run build\` from spec/registers/gaps.yaml. Do not edit. -->

    7 details of the interface aren't documented. The interface document marks 4 of them "not shown" and says nothing about the other 3. Each is listed with the parts of the description that it affects, which have its ID in \`x-gap\`.

    | Kind | Unknowns |
    | --- | --- |
    | [Address](#address) | 1 |
    | [Behaviour](#behaviour) | 1 |
    | [Operation](#operation) | 1 |
    | [Shape](#shape) | 1 |
    | [Status code](#status-code) | 2 |
    | [Values](#values) | 1 |

    ## Address

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-001 | The address is not given. (The document doesn't say.) | Conventions | server address |

    ## Behaviour

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-006 | The use of the entity tag is not described. (The document doesn't say.) | Workshops | header \`ETag\` |

    ## Operation

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-003 | The path of the list is not shown. | Endpoints | \`listThings\` (no path) |

    ## Shape

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-007 | The form of \`errors\` and of an event is not shown. | Errors | schema \`ValidationErrorEnvelope\` (\`errors\`); \`receiveThingChange\` (request body) |

    ## Status code

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-002 | The success status is not shown. | Endpoints | \`getThing\` (2XX) |
    | GAP-004 | The success statuses of workshops are not shown. | Endpoints | \`listWorkshops\` (2XX); \`updateWorkshop\` (2XX) |

    ## Values

    | ID | Unknown | Section of the document | Affects |
    | --- | --- | --- | --- |
    | GAP-005 | Not every kind is listed. (The document doesn't say.) | Workshops | schema \`WorkshopKind\` |
    "
  `);
});

test("lists closed unknowns separately and doesn't count them", async () => {
  const spec = newSpec()
    .edit(
      'registers/gaps.yaml',
      'title: Path of the list',
      'title: Path of the list\n  closed: { known: The path is /thing., source: version 2.4, date: 2026-01-31 }',
    )
    .edit('unplaced/listThings.yaml', '[GAP-003]', '[GAP-002]');
  const { document } = (await bundle(spec)).bundle;
  expect(document['x-gap-register']?.[2]).toMatchObject({
    id: 'GAP-003',
    closed: { known: 'The path is /thing.', source: 'version 2.4', date: '2026-01-31' },
  });
  const report = gapsReport(document);
  expect(report).toContain(
    "6 details of the interface aren't documented. The interface document marks 3 of them",
  );
  expect(report).not.toContain('## Operation');
  const closed = report.slice(report.indexOf('## Documented since'));
  expect(closed).toContain('| ID | Unknown | Documented since | Source | Section of the document |');
  expect(closed).toContain(
    '| GAP-003 | The path of the list is not shown. | The path is /thing. | version 2.4, 2026-01-31 | Endpoints |',
  );
});

test('escapes a vertical bar in a cell', async () => {
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
])('describes %j as %j', async (pointers, expected) => {
  const { document } = (await bundle(newSpec())).bundle;
  expect(describePlaces(document, pointers)).toEqual(expected);
});
