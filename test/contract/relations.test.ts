/** What a finding says of a relation that does not hold: the counts that it compares, and no amount. */
import { expect, it } from 'vitest';
import { judgeHar } from '../../scripts/contract/har.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const address = 'https://grants.example';

function findings(...traffic: readonly (readonly [path: string, body: object])[]) {
  const entries = traffic.map(([path, body]) => ({
    request: {
      method: 'GET',
      url: address + path,
      headers: [{ name: 'Accept', value: model.mediaTypes.json }],
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: model.mediaTypes.json }],
      content: { text: JSON.stringify(body), mimeType: model.mediaTypes.json },
    },
  }));
  return judgeHar(model, JSON.stringify({ log: { entries } }), address).outcome.findings.filter(({ what }) =>
    what.startsWith('This does not hold'),
  );
}

/** A page that an operation shows, with other numbers. */
function pageOf(change: Record<string, unknown>): readonly [string, object] {
  const list = model.operations.find((operation) => operation.list);
  const shown = list?.success?.as('json')?.examples[0]?.value;
  return [list?.path ?? '', { ...(shown as object), ...change }];
}

it('counts that contradict each other are shown, those of the first response', () => {
  const wrong = { total: 40, per_page: 10, last_page: 7 };
  const found = findings(pageOf(wrong), pageOf({ ...wrong, total: 50 })).filter(({ what }) =>
    what.includes('ceil(total / per_page)'),
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.count).toBe(2);
  expect(found[0]?.what).toMatch(/The response has `total` 40, `last_page` 7, `per_page` 10\.$/);
});

it('amounts are not', () => {
  const fund = model.operations.find(({ id }) => id === 'getFund');
  const record = fund?.success?.as('json')?.examples[0]?.value as Record<string, unknown>;
  const found = findings(['/fund/AbCdEfGh', { ...record, available: 4711 }]);
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toMatch(/`available = budget - allocated`\.$/);
});
