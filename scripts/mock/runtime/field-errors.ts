import type { MockRecord } from './api.ts';
import type { OperationFacts } from './interface-facts.ts';
import { unknownItems } from './update.ts';
import { problemsOf, type Problem } from './validate.ts';
import { schemas } from './schemas.ts';

/** Problems of a body, by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const maxErrors = 20;
const maxCharacters = 200;

/**
 * Validates a body against its schema, then checks that the record has the items in it.
 *
 * @param record the record to update, if there is one
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

/** Returns errors for a 422 that a test requested. They name a field that was sent or is required. */
export function requestedErrors({ requiredMembers }: OperationFacts, body: unknown): FieldErrors {
  const [member] = requiredMembers;
  const value: unknown = member === undefined ? undefined : Object(body)[member];
  const [inner] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const path = [member, inner].filter((part) => part !== undefined);
  return byField([{ path, text: 'A test requested this error.' }]);
}

function byField(problems: readonly Problem[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const { path, text } of problems.slice(0, maxErrors))
    (errors[fieldName(path)] ??= []).push(text.slice(0, maxCharacters));
  return errors;
}

/** Returns a field's name, up to the first part that isn't a valid XML element name. */
function fieldName(path: readonly string[]): string {
  const wrong = path.findIndex((part) => !/^[A-Z_a-z][\w-]{0,63}$/.test(part));
  return path.slice(0, wrong < 0 ? path.length : wrong).join('.') || 'body';
}
