import type { RequestFilter } from './api.ts';
import { SettingsError } from './errors.ts';
import { quote } from './json.ts';
import type { InterfaceFacts } from './interface-facts.ts';

const names = ['operation', 'method', 'status', 'since'] as const;

/**
 * Checks which requests are asked for.
 *
 * @param given what comes from outside
 * @param lastId the id of the last request, 0 when there was none
 * @throws SettingsError when a name or a value is not one of a filter: a misspelt one would just find nothing
 */
export function readRequestFilter(
  given: unknown,
  { operations }: InterfaceFacts,
  lastId: number,
): RequestFilter {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SettingsError('A filter of requests must be an object.');
  const unknown = Object.keys(given).find((name) => !names.some((each) => each === name));
  if (unknown !== undefined)
    throw new SettingsError(`Requests cannot be filtered by ${quote(unknown)}, only by ${names.join(', ')}.`);
  const { operation, method, status, since } = given as Record<string, unknown>;
  if (operation !== undefined && !operations.some(({ id }) => id === operation))
    throw new SettingsError(`There is no operation ${quote(operation)}.`);
  if (method !== undefined && typeof method !== 'string') throw new SettingsError('method must be a string.');
  if (status !== undefined && status !== null && !Number.isInteger(status))
    throw new SettingsError('status must be a whole number, or null for connections that were reset.');
  if (since !== undefined && !isMoment(since))
    throw new SettingsError('since must be the id of a request, or a time in ISO 8601.');
  // Milliseconds since 1970 would be taken for the id of a request that is still far away.
  if (typeof since === 'number' && since > lastId)
    throw new SettingsError(
      `since is ${since}, and the last request has the id ${lastId}. A time must be a Date or a text in ISO 8601.`,
    );
  return given;
}

/**
 * Reads a filter from a query.
 *
 * @param lastId the id of the last request, 0 when there was none
 * @throws SettingsError when a name or a value is not one of a filter
 */
export function filterFromQuery(
  query: URLSearchParams,
  facts: InterfaceFacts,
  lastId: number,
): RequestFilter {
  const twice = names.find((name) => query.getAll(name).length > 1);
  if (twice !== undefined) throw new SettingsError(`Requests cannot be filtered by ${twice} twice.`);
  const given = [...query].map(([name, value]): [string, unknown] => {
    if (name !== 'status' && name !== 'since') return [name, value];
    if (/^\d{1,15}$/.test(value)) return [name, Number(value)];
    if (name === 'status') return [name, value === 'null' ? null : value];
    // A plus that was not escaped arrives as a space.
    return [name, value.replace(/ (?=\d\d:?\d\d$)/, '+')];
  });
  return readRequestFilter(Object.fromEntries(given), facts, lastId);
}

function isMoment(since: unknown): boolean {
  if (typeof since === 'number') return Number.isInteger(since);
  if (typeof since !== 'string' && !(since instanceof Date)) return false;
  return !Number.isNaN(new Date(since).getTime());
}
