/** Findings about failed relations show the compared counts, but no amounts. */
import { expect, it } from 'vitest';
import { Findings } from '../../scripts/contract/findings.ts';
import { Judge } from '../../scripts/contract/judge/judge.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { recorded } from './recorded.ts';

const model = Model.of(readBundle());
const judge = new Judge(model);

function findings(...traffic: readonly (readonly [operationId: string, body: object])[]) {
  const collected = new Findings();
  for (const [index, [id, body]] of traffic.entries()) {
    const operation = model.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`Unknown operation: ${id}`);
    const headers = new Headers({ 'content-type': model.mediaTypes.json });
    const { deviations } = judge.judge({
      step: {
        id,
        operation,
        purpose: '',
        expects: { kind: 'success' },
        mediaType: model.mediaTypes.json,
        record: 0,
        query: {},
      },
      request: { url: '', headers: {}, key: null, language: undefined, parameters: {} },
      reply: { kind: 'reply', status: 200, headers, text: JSON.stringify(body), milliseconds: 1 },
      isOpened: false,
    });
    collected.add({ ...recorded, number: index + 1, operation: id }, deviations);
  }
  return collected.all.filter(({ what }) => what.startsWith('The relation'));
}

/** Returns a page of an operation with the given changes. */
function pageOf(change: Record<string, unknown>): readonly [string, object] {
  const list = model.operations.find((operation) => operation.list);
  const shown = list?.success?.as('json')?.examples[0]?.value;
  return [list?.id ?? '', { ...(shown as object), ...change }];
}

it('a finding shows contradictory counts, from the first response', () => {
  const wrong = { total: 40, per_page: 10, last_page: 7 };
  const matching = findings(pageOf(wrong), pageOf({ ...wrong, total: 50 })).filter(({ what }) =>
    what.includes('ceil(total / per_page)'),
  );
  expect(matching).toHaveLength(1);
  expect(matching[0]?.count).toBe(2);
  expect(matching[0]?.what).toMatch(/The response has `total` 40, `last_page` 7, `per_page` 10\.$/);
});

it("a finding doesn't show amounts", () => {
  const fund = model.operations.find(({ id }) => id === 'getFund');
  const record = fund?.success?.as('json')?.examples[0]?.value as Record<string, unknown>;
  const deviations = findings(['getFund', { ...record, available: 4711 }]);
  expect(deviations).toHaveLength(1);
  expect(deviations[0]?.what).toMatch(/`available = budget - allocated` doesn't hold\.$/);
});
