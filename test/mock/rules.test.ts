import { expect, it } from 'vitest';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import type { Attempt } from '../../scripts/mock/runtime/rules.ts';
import { firstFinding } from '../../scripts/mock/runtime/rules.ts';
import { listOperations } from '../../scripts/model/operations.ts';
import { readBundle } from '../support/generated.ts';

it('sees a wrong sort direction once the name of the parameter is known', () => {
  const document = readBundle();
  const placed = listOperations(document).find(
    ({ operation }) => operation.operationId === 'listAllocationPayments',
  );
  placed?.operation.parameters?.push({
    name: 'dir',
    in: 'query',
    schema: { $ref: '#/components/schemas/SortDirection', default: 'desc' },
  } as never);
  const facts = readInterfaceFacts(document);
  const operation = facts.operations.find(({ id }) => id === 'listAllocationPayments');
  expect(operation?.query.at(-1)).toMatchObject({ name: 'dir', component: 'SortDirection' });
  const attempt = (parameter: string): Attempt =>
    ({
      operation,
      facts,
      settings: { maintenance: false, languages: [] },
      stateful: true,
      keyMissing: false,
      rateExceeded: false,
      mediaType: facts.jsonMediaType,
      slug: null,
      body: { kind: 'none' },
      violations: () => [{ path: ['query', parameter], message: 'is not allowed' }],
    }) as unknown as Attempt;
  expect(firstFinding(attempt('dir'), new Set())?.condition).toBe('invalid-sort-direction');
  expect(firstFinding(attempt('page'), new Set())?.condition).toBe('mock/invalid-query');
});
