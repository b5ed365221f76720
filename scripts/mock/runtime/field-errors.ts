import type { MockRecord } from './api.ts';
import type { OperationFacts } from './interface-facts.ts';
import { unknownItems } from './update.ts';
import { problemsOf, type Problem } from './validate.ts';
import { schemas } from './schemas.ts';

/** What is wrong with a body, by the member at fault. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const mostErrors = 20;
const mostCharacters = 200;

/**
 * What is wrong with a body: that it has not the documented form, or else that it names items that the record lacks.
 *
 * @param record what is updated; undefined when there is none
 */
export function fieldErrors(
  { id, record: facts }: OperationFacts,
  body: unknown,
  record: MockRecord | undefined,
): FieldErrors {
  const problems = problemsOf(schemas().bodies[id], body);
  if (problems.length > 0 || !facts || !record) return byField(problems);
  const unknown = unknownItems(record, body, facts);
  return byField(unknown.map((path) => ({ path, text: 'The record has no such item.' })));
}

/** Errors of a body that is refused because a test asked for it: they name a member that was sent, or should have been. */
export function errorsAskedFor({ requiredMembers }: OperationFacts, body: unknown): FieldErrors {
  const [member] = requiredMembers;
  const value: unknown = member === undefined ? undefined : Object(body)[member];
  const [inner] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const path = [member, inner].filter((part) => part !== undefined);
  return byField([{ path, text: 'The mock was asked to refuse this.' }]);
}

function byField(problems: readonly Problem[]): FieldErrors {
  const found: Record<string, string[]> = {};
  for (const { path, text } of problems.slice(0, mostErrors))
    (found[fieldName(path)] ??= []).push(text.slice(0, mostCharacters));
  return found;
}

/** The name of a field at fault, without what could not be the name of an XML element. */
function fieldName(path: readonly string[]): string {
  const wrong = path.findIndex((part) => !/^[A-Z_a-z][\w-]{0,63}$/.test(part));
  return path.slice(0, wrong < 0 ? path.length : wrong).join('.') || 'body';
}
