import { COMPOSITION } from './composition.ts';
import { WEBHOOKS } from './deliveries.ts';
import { GAPS } from './gaps.ts';
import { OPERATIONS } from './operations.ts';
import { PARAMETERS } from './parameters.ts';
import { REQUEST_SCHEMAS } from './request-schemas.ts';
import { RESPONSE_SCHEMAS } from './response-schemas.ts';
import { RESPONSES } from './responses.ts';
import { WORDS } from './words.ts';
import type { Mutation } from './vocabulary.ts';

export { REFACTORINGS } from './refactorings.ts';

/** Single changes of the fixture, with the expected reports. */
export const MUTATIONS: Record<string, Mutation[]> = {
  'schemas of responses': RESPONSE_SCHEMAS,
  composition: COMPOSITION,
  'schemas of requests': REQUEST_SCHEMAS,
  parameters: PARAMETERS,
  'responses, headers and media types': RESPONSES,
  'operations, security and servers': OPERATIONS,
  'deliveries, with the directions reversed': WEBHOOKS,
  gaps: GAPS,
  'documentation only': WORDS,
};
