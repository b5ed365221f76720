import { maxDepth } from './json.ts';

/** IDs of the mock's own error conditions. */
export type MockConditionId =
  | 'mock/unknown-path'
  | 'mock/wrong-method'
  | 'mock/invalid-query'
  | 'mock/unsupported-content-type'
  | 'mock/body-too-large'
  | 'mock/body-too-deep'
  | 'mock/unknown-expectation'
  | 'mock/unknown-preference'
  | 'mock/fault'
  | 'mock/malformed-request'
  | 'mock/header-too-large'
  | 'mock/timeout'
  | 'mock/defect';

/** An error condition of the mock. */
export interface MockCondition {
  readonly status: number;
  readonly message: string;
}

/**
 * Errors for requests that the interface doesn't cover. IDs and statuses are the mock's own.
 */
export const mockConditions: Readonly<Record<MockConditionId, MockCondition>> = {
  'mock/unknown-path': {
    status: 404,
    message: 'No documented operation has this path.',
  },
  'mock/wrong-method': { status: 405, message: 'No operation with this path has this method.' },
  'mock/invalid-query': {
    status: 400,
    message: 'A query parameter is invalid.',
  },
  'mock/unsupported-content-type': {
    status: 415,
    message: 'The body has an undocumented media type, or it is encoded.',
  },
  'mock/body-too-large': {
    status: 413,
    message: 'The body is too large for the mock.',
  },
  'mock/body-too-deep': {
    status: 400,
    message: `The JSON body is nested more than ${maxDepth} levels deep.`,
  },
  'mock/unknown-expectation': { status: 417, message: "The mock doesn't support this expectation." },
  'mock/unknown-preference': {
    status: 400,
    message: "The Prefer header requests a response that isn't documented.",
  },
  'mock/fault': { status: 500, message: 'A test requested this fault.' },
  'mock/malformed-request': { status: 400, message: "The request isn't valid HTTP." },
  'mock/header-too-large': { status: 431, message: 'The request head is too large.' },
  'mock/timeout': { status: 408, message: "The request didn't arrive in time." },
  'mock/defect': { status: 500, message: 'There is a bug in the mock.' },
};
