/** Each operation has exactly the error responses and examples of its error conditions. */
import { expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

/** Possible responses from the register, such as `getFund 400 invalid-slug`. */
const possible = model.conditions.flatMap(({ id, status, operations }) =>
  operations.map((operation) => `${operation} ${status} ${id}`),
);

/** Error responses that have an example, in the same form as `possible`. */
function shown(format: 'json' | 'xml'): string[] {
  return model.operations.flatMap(({ id, errors }) =>
    errors.flatMap((response) =>
      (response.as(format)?.examples ?? []).map(({ name }) => `${id} ${response.status} ${name}`),
    ),
  );
}

it.each(['json', 'xml'] as const)(
  'the responses have examples in %s for exactly the possible error conditions',
  (format) => {
    expect(possible.length).toBeGreaterThan(100);
    expect(shown(format).toSorted()).toEqual(possible.toSorted());
  },
);

it("the bundler names an error component after its response file, and appends an operationId if it lacks some of the status's conditions", () => {
  const seen = new Set<string>();
  for (const { id, errors } of model.operations)
    for (const { component = '', status, conditionIds } of errors) {
      const ofStatus = model.conditions.filter((condition) => String(condition.status) === status);
      const isWhole = ofStatus.every((condition) => conditionIds.includes(condition.id));
      expect(component.split('_').at(-1) === id || isWhole || seen.has(component), `${id} ${component}`).toBe(
        true,
      );
      seen.add(component);
    }
});
