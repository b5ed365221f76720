import { expect, it } from 'vitest';
import { changesFor, isExcuse } from '../../scripts/contract/steps/recipes.ts';
import type { Condition } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { conditionIds } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const changes = (id: string): unknown =>
  changesFor({ id } as Condition, model.operations[0] as Operation, model);
const none = 'the check has no recipe for it';

it.each(Object.values(conditionIds))(
  'the check has a recipe for %s, or a reason why no request can trigger it',
  (id) => {
    expect(changes(id)).not.toBe(none);
  },
);

it("the check doesn't test a condition without a recipe, which any request might trigger", () => {
  expect(changes('strike')).toBe(none);
  expect(isExcuse({ id: 'strike' } as Condition)).toBe(true);
});
