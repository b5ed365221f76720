/** Answers name the unknowns that they touch, as the nodes of the bundle do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';
import { closeMocks, facts, type MockServer, send, slugOf, start, xmlMediaType } from '../support/mock.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await start();
});
afterAll(closeMocks);

const gapsOf = async (method: string, path: string, more: object = {}): Promise<string[]> => {
  const response = await send(mock, path, { method, ...more });
  return response.headers.get('x-mock-gap')?.split(', ') ?? [];
};

describe('refusals', () => {
  it('of a path that an operation without a known path could have', async () => {
    const unplaced = (readBundle()['x-unplaced']?.operations ?? []) as { 'x-gap'?: Json }[];
    const ids = new Set(unplaced.flatMap((operation) => operation['x-gap'] as string[]));
    expect(await gapsOf('GET', '/nowhere')).toEqual([...ids].toSorted());
    const xml = await gapsOf('GET', '/nowhere', { headers: { accept: xmlMediaType } });
    expect(xml).toEqual([...ids, 'GAP-030'].toSorted());
  });

  it('of a method that an operation without a known path could have', async () => {
    expect(await gapsOf('GET', `/contributor/${slugOf('contributor')}`)).toEqual(['GAP-016']);
    expect(await gapsOf('DELETE', `/contributor/${slugOf('contributor')}`)).toEqual(['GAP-016']);
    expect(await gapsOf('DELETE', `/fund/${slugOf('fund')}`)).toEqual([]);
  });

  it('of an operation whose errors are not described', async () => {
    const wrongType = { body: {}, headers: { 'content-type': 'text/plain' } };
    expect(await gapsOf('POST', '/action-task', wrongType)).toContain('GAP-040');
    expect(await gapsOf('GET', '/account', { headers: { prefer: 'code=418' } })).toEqual(['GAP-041']);
    mock.set({ faults: [{ kind: 'status', status: 502 }] });
    expect(await gapsOf('GET', '/account')).toEqual(['GAP-041']);
  });
});

describe('successes', () => {
  it('name the base address where an address in them stands for one', async () => {
    for (const { id, method, path, collection } of facts.operations.filter((each) => each.method === 'GET')) {
      const response = await send(
        mock,
        path.replace(/\{.*\}/, () => slugOf(collection)),
        { method },
      );
      const named = response.headers.get('x-mock-gap')?.includes('GAP-001') ?? false;
      expect([id, named]).toEqual([id, (await response.text()).includes('//not-shown.invalid')]);
    }
  });

  it('name what is not known of the list of fields for that list alone', async () => {
    expect(await gapsOf('GET', '/allocation-payment')).not.toContain('GAP-035');
    expect(await gapsOf('GET', '/field')).toContain('GAP-035');
  });
});
