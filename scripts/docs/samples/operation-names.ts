import type { PlacedOperation } from '../../shared/operations.ts';

/**
 * Where the client has an operation: the group is the tag in camel case, the method the verb that the operationId starts
 * with.
 */
export function nameOperation({ operation }: PlacedOperation): { group: string; method: string } {
  const [first = '', ...others] = (operation.tags?.[0] ?? '').toLowerCase().split(/\s+/);
  const group = [first, ...others.map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))].join(
    '',
  );
  return { group, method: /^[a-z]+/.exec(operation.operationId)?.[0] ?? operation.operationId };
}
