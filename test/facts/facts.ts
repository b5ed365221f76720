/**
 * The facts of the interface document, written from the document alone and independently of the spec, so that the two can
 * disagree. Each row is one atomic fact with the heading it comes from.
 */
import { authenticationFacts } from './authentication.facts.ts';
import { errorFacts } from './errors.facts.ts';
import { eventFacts } from './events.facts.ts';
import { generalFacts } from './general.facts.ts';
import { headerFacts } from './headers.facts.ts';
import { limitFacts } from './limits.facts.ts';
import { operationFacts } from './operations.facts.ts';
import { paginationFacts } from './pagination.facts.ts';
import { paymentFacts } from './payments.facts.ts';
import { registerFacts } from './registers.facts.ts';
import { resourceFacts } from './resources.facts.ts';
import type { Fact } from './rows.ts';
import { sampleFacts } from './samples.facts.ts';
import { tabFacts } from './tab.facts.ts';
import { versionFacts } from './versions.facts.ts';

export type { Fact } from './rows.ts';

/** All facts, in the order of the document's sections. */
export const facts: readonly Fact[] = [
  ...generalFacts,
  ...headerFacts,
  ...paginationFacts,
  ...tabFacts,
  ...resourceFacts,
  ...paymentFacts,
  ...operationFacts,
  ...authenticationFacts,
  ...eventFacts,
  ...errorFacts,
  ...limitFacts,
  ...versionFacts,
  ...registerFacts,
  ...sampleFacts,
];
