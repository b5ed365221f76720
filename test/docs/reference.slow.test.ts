/** Tests Redoc with two operations; `reference.deep.test.ts` tests all of them. */
import { describeReference, model } from './reference-tests.ts';

// One operation with a body, and one with parameters whose names aren't documented.
describeReference(
  model.operations.filter(({ id }) => ['updateContributor', 'listAllocationPayments'].includes(id)),
);
