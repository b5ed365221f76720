/** The built mock, which conforms to the description. */
import { kindOfSlug } from '../../scripts/model/well-known.ts';
import { facts, mockData, type MockServer, start } from '../support/mock.ts';

const slugs = facts.operations.flatMap((operation) => operation.slugs);

/** The mock's records, and one of each kind that it has none of. Without a record, every slug would exist. */
export const records: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  ...Object.fromEntries(slugs.map(({ collection }) => [collection, [{ slug: 'AbCdEfGh' }]])),
  ...mockData,
};

/** Starts a mock with these records. */
export async function startService(): Promise<MockServer> {
  return start({ rateLimit: 1_000_000, data: records });
}

/** Returns options with the slugs of records. */
export function slugsOf(data = records): string[] {
  const kinds = new Set(slugs.map(({ name }) => kindOfSlug(name)));
  return Object.entries(data).flatMap(([name, list]) => {
    const kind = name.replaceAll('-', '_');
    const values = list.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []));
    return kinds.has(kind) && values.length > 0 ? ['--slug', `${kind}=${values.join(',')}`] : [];
  });
}
