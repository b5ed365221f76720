import { mostLevels } from './json.ts';

/** Names of the reasons for which the mock refuses by itself. */
export type OwnConditionId =
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

/** A reason to refuse a request that is not one of the interface's. */
export interface OwnCondition {
  readonly status: number;
  readonly message: string;
}

/**
 * What the mock refuses by itself: requests of which the interface says nothing. The names are the mock's own, and so
 * are the statuses.
 */
export const ownConditions: Readonly<Record<OwnConditionId, OwnCondition>> = {
  'mock/unknown-path': {
    status: 404,
    message: 'The interface has no operation with this path.',
  },
  'mock/wrong-method': { status: 405, message: 'No operation with this path has this method.' },
  'mock/invalid-query': {
    status: 400,
    message: 'A query parameter does not have the documented form.',
  },
  'mock/unsupported-content-type': {
    status: 415,
    message: 'The body is not of the documented media type, or it is encoded.',
  },
  'mock/body-too-large': {
    status: 413,
    message: 'The body is larger than the mock takes.',
  },
  'mock/body-too-deep': {
    status: 400,
    message: `The body is JSON that is nested more than ${mostLevels} levels deep.`,
  },
  'mock/unknown-expectation': { status: 417, message: 'The mock does not meet this expectation.' },
  'mock/unknown-preference': {
    status: 400,
    message: 'The Prefer header asks for a response that is not documented.',
  },
  'mock/fault': { status: 500, message: 'The mock was told to fail here.' },
  'mock/malformed-request': { status: 400, message: 'The request is not HTTP.' },
  'mock/header-too-large': { status: 431, message: 'The head of the request is too large.' },
  'mock/timeout': { status: 408, message: 'The request did not arrive in time.' },
  'mock/defect': { status: 500, message: 'The mock has a defect.' },
};
