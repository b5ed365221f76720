import { isObject } from '../../model/json.ts';
import type { Change, Proposal } from './proposal.ts';

const kinds: Readonly<Record<Change['kind'], Readonly<Record<string, string>>>> = {
  status: { operation: 'string', status: 'number' },
  members: { schema: 'string', members: 'object' },
  header: { operation: 'string', status: 'string', header: 'string' },
  parameter: { operation: 'string', role: 'string', name: 'string' },
  address: { region: 'string', url: 'string', called: 'boolean' },
  note: {},
};

/**
 * Reads a file of proposals, which may have been edited.
 *
 * @throws Error that says which proposal is not one
 */
export function readProposals(text: string): readonly Proposal[] {
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) throw new Error('it is not a list of proposals');
  return parsed.map((each: unknown, index) => {
    const wrong = whatIsWrong(each);
    if (wrong !== undefined) throw new Error(`proposal ${index + 1}: ${wrong}`);
    return each as Proposal;
  });
}

function whatIsWrong(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not an object';
  const { id, says, closes, narrows, count, date, change } = value;
  if (typeof id !== 'string' || typeof says !== 'string') return 'id and says are texts';
  if (![closes, narrows].every((ids) => Array.isArray(ids) && ids.every((each) => typeof each === 'string')))
    return 'closes and narrows are lists of ids';
  if (typeof count !== 'number' || !Number.isInteger(count)) return 'count is an integer';
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return 'date is a day such as 2026-11-28';
  if (!isObject(change)) return 'change is missing';
  const members = Object.entries(kinds).find(([kind]) => kind === change['kind'])?.[1];
  if (!members) return `change.kind is one of ${Object.keys(kinds).join(', ')}`;
  const bad = Object.entries(members).find(([name, type]) => typeof change[name] !== type);
  return bad && `change.${bad[0]} is missing`;
}
