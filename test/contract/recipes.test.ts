import { expect, it } from 'vitest';
import { hasRecipe } from '../../scripts/contract/steps/recipes.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

it('has a recipe for every error condition, or a reason why no request can trigger it', () => {
  const { conditions } = Model.of(readBundle());
  expect(conditions.length).toBeGreaterThan(10);
  expect(conditions.filter((condition) => !hasRecipe(condition)).map(({ id }) => id)).toEqual([]);
});
