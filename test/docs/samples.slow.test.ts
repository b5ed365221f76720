/** Runs some samples and expects the documented responses. `samples.deep.test.ts` runs all of them. */
import { describeSamples, model } from './samples-tests.ts';

// A list with a query, and an update with a body.
describeSamples(
  model.operations.filter(({ id }) => ['updateContributor', 'listAllocationPayments'].includes(id)),
);
