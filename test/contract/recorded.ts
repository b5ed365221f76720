import type { Recorded } from '../../scripts/contract/findings.ts';

/** A request as recorded by a check. */
export const recorded: Recorded = {
  number: 1,
  time: '2026-01-31T10:00:00.000Z',
  operation: 'list',
  url: 'https://x.example/list',
  headers: {},
  received: {},
  status: 200,
  requestId: 'req-7',
  purpose: 'success',
};
