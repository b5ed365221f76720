/** Root element of the XML twin of each response example: the name of the schema that describes the body. */

/** Used where the interface does not show the body, so that no schema names it. */
const UNKNOWN_BODY = 'Response';

const BY_OPERATION: ReadonlyMap<string, string> = new Map([
  ['getTab', 'Tab'],
  ['updateContributor', 'Contributor'],
  ['recuseReviewer', UNKNOWN_BODY],
  ['listAllocationPayments', 'AllocationPaymentPage'],
  ['createAllocationPayment', UNKNOWN_BODY],
  ['getAllocationPayment', 'AllocationPaymentDetail'],
  ['getFund', 'Fund'],
  ['getWebhook', 'Webhook'],
  ['getAccount', 'Account'],
  ['listFields', 'FieldsPage'],
  ['createActionTask', UNKNOWN_BODY],
  ['errors', 'ErrorEnvelope'],
]);

const BY_ERROR: ReadonlyMap<string, string> = new Map([
  ['validation-failed', 'ValidationErrorEnvelope'],
  ['maintenance', 'MaintenanceStatus'],
]);

/**
 * Names the root element of an example.
 *
 * @param folder - the operationId, or `errors`
 * @param name - the name of the case, or the condition id of an error
 * @throws Error when the folder belongs to no operation
 */
export function rootNameOf(folder: string, name: string): string {
  const rootName = (folder === 'errors' ? BY_ERROR.get(name) : undefined) ?? BY_OPERATION.get(folder);
  if (rootName === undefined) {
    throw new Error(`${folder}/${name}: no root element is known for "${folder}"; add it to rootNames.ts`);
  }
  return rootName;
}
