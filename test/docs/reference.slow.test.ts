/** Redoc; `reference.deep.test.ts` looks at every operation. */
import { describeReference, model } from './reference-tests.ts';

// One with a body, and one with parameters whose names are not shown.
describeReference(
  model.operations.filter(({ id }) => ['updateContributor', 'listAllocationPayments'].includes(id)),
);
