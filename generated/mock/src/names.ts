/** Operation ids. */
export type OperationId =
  | 'getTab'
  | 'updateContributor'
  | 'recuseReviewer'
  | 'listAllocationPayments'
  | 'createAllocationPayment'
  | 'getAllocationPayment'
  | 'getFund'
  | 'getWebhook'
  | 'getAccount'
  | 'listFields'
  | 'createActionTask';

/** Error condition IDs. */
export type ConditionId =
  | 'invalid-accept'
  | 'unsupported-language'
  | 'empty-body'
  | 'invalid-json'
  | 'invalid-slug'
  | 'per-page-out-of-range'
  | 'invalid-sort-direction'
  | 'missing-api-key'
  | 'unknown-api-key'
  | 'wrong-account-key'
  | 'suspended-account'
  | 'api-feature-disabled'
  | 'read-only-key'
  | 'not-found'
  | 'validation-failed'
  | 'rate-limited'
  | 'maintenance';
