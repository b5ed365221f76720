import type { OperationFacts, InterfaceFacts } from './interface-facts.ts';
import type { Violation } from './prism.js';
import type { Settings } from './api.ts';
import type { FieldErrors, Store } from './store.ts';
import { wellKnownSlugs } from './well-known-slugs.ts';

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'none' | 'empty' | 'invalid' | 'wrong-type' }
  | { readonly kind: 'json'; readonly value: unknown };

/** A request to an operation, as the rules see it. */
export interface Attempt {
  readonly operation: OperationFacts;
  readonly facts: InterfaceFacts;
  readonly settings: Settings;
  readonly store: Store;
  /** Whether slugs are looked up at all. */
  readonly stateful: boolean;
  readonly keyMissing: boolean;
  readonly rateExceeded: boolean;
  /** Media type that is asked for; null when `Accept` is invalid. */
  readonly mediaType: string | null;
  readonly languages: string | undefined;
  readonly slug: string | null;
  readonly body: RequestBody;
  /** What Prism finds wrong; it is asked once. */
  readonly violations: () => readonly Violation[];
}

/** What a rule found. */
export interface Finding {
  readonly condition: string;
  /** What is wrong with the body, by member. */
  readonly errors?: FieldErrors;
  /** What is wrong, where the mock answers for itself. */
  readonly detail?: string;
}

type Rule = (attempt: Attempt) => boolean | Omit<Finding, 'condition'>;

/**
 * The conditions in the order in which the mock looks for them. In which order the service does is not shown. Those
 * that name no rule depend on the key and are met by it alone.
 */
const rules: readonly (readonly [condition: string, rule: Rule])[] = [
  ['maintenance', ({ settings }) => settings.maintenance],
  ['missing-api-key', ({ keyMissing }) => keyMissing],
  ['unknown-api-key', byKeyAlone],
  ['wrong-account-key', byKeyAlone],
  ['suspended-account', byKeyAlone],
  ['api-feature-disabled', byKeyAlone],
  ['read-only-key', byKeyAlone],
  ['rate-limited', ({ rateExceeded }) => rateExceeded],
  ['invalid-accept', ({ mediaType }) => mediaType === null],
  ['unsupported-language', isLanguageUnsupported],
  ['invalid-slug', ({ violations }) => violations().some(({ path }) => path?.[0] === 'path')],
  ['per-page-out-of-range', ({ violations }) => violates(violations(), 'query', 'per_page')],
  // The parameter has no known name, so no request can get it wrong.
  ['invalid-sort-direction', byKeyAlone],
  ['mock/invalid-query', queryViolation],
  ['empty-body', ({ body }) => body.kind === 'empty'],
  ['mock/unsupported-content-type', ({ body }) => body.kind === 'wrong-type'],
  ['invalid-json', ({ body }) => body.kind === 'invalid'],
  ['not-found', isNotFound],
  ['validation-failed', bodyErrors],
];

/** Ids of the interface's conditions that have a rule, in the order of the rules. */
export const ruleOrder: readonly string[] = rules.map(([condition]) => condition);

/**
 * The first condition that a request meets.
 *
 * @param forced a condition that the key, the slug or a fault asks for
 * @returns null when the request is in order
 */
export function firstFinding(attempt: Attempt, forced: ReadonlySet<string>): Finding | null {
  for (const [condition, rule] of rules) {
    if (!condition.startsWith('mock/') && !attempt.operation.conditions.includes(condition)) continue;
    const found = rule(attempt);
    if (found === false && !forced.has(condition)) continue;
    return { condition, ...(typeof found === 'object' ? found : {}) };
  }
  return null;
}

function byKeyAlone(): boolean {
  return false;
}

function isLanguageUnsupported({ facts, settings, languages, violations }: Attempt): boolean {
  if (languages === undefined) return false;
  if (violates(violations(), 'header', facts.languageHeader)) return true;
  return languages
    .split(',')
    .some((code) => !facts.everyLanguage.includes(code) && !settings.languages.includes(code));
}

function queryViolation({ operation, violations }: Attempt): ReturnType<Rule> {
  const found = violations().find(
    ({ path }) => path?.[0] === 'query' && operation.query.some(({ name }) => name === path[1]),
  );
  return found ? { detail: found.message } : false;
}

function isNotFound({ operation, stateful, store, slug }: Attempt): boolean {
  if (!stateful || slug === null || store.has(operation.collection, slug)) return false;
  // A slug that stands for another condition is as good as found where that condition applies.
  const other = wellKnownSlugs.get(slug);
  return other === undefined || !operation.conditions.includes(other);
}

const mostErrors = 20;

function bodyErrors(attempt: Attempt): ReturnType<Rule> {
  const { body, violations } = attempt;
  if (body.kind !== 'json') return false;
  const found = violations().filter(({ path = [] }) => path.length === 0 || path[0] === 'body');
  const errors =
    found.length > 0
      ? found
          .slice(0, mostErrors)
          .map(({ path = [], message }): [string, string] => [fieldName(path.slice(1)), message])
      : stateErrors(attempt, body.value as Record<string, unknown>);
  if (errors.length === 0) return false;
  const byField: Record<string, string[]> = {};
  for (const [field, message] of errors) (byField[field] ??= []).push(message.slice(0, 200));
  return { errors: byField };
}

/** What the data knows to be wrong with a body that has the documented form. */
function stateErrors(
  { operation, stateful, store, slug }: Attempt,
  body: Record<string, unknown>,
): [string, string][] {
  if (!stateful || slug === null) return [];
  if (operation.id === 'updateContributor') {
    const unknown = store.unknownFields(slug, body['fields'] as Record<string, unknown>);
    return unknown
      .slice(0, mostErrors)
      .map((field) => [`fields.${field}`, 'The contributor has no such field.']);
  }
  if (operation.id === 'recuseReviewer' && !store.has('user', String(body['reviewer']))) {
    return [['reviewer', 'The reviewer is no existing user.']];
  }
  return [];
}

/** The name of a field at fault, without what could not be the name of an XML element. */
function fieldName(path: readonly string[]): string {
  const safe: string[] = [];
  for (const part of path) {
    if (!/^[A-Z_a-z][\w-]{0,63}$/.test(part)) break;
    safe.push(part);
  }
  return safe.join('.') || 'body';
}

function violates(violations: readonly Violation[], ...place: readonly string[]): boolean {
  return violations.some(({ path = [] }) => place.every((part, index) => path[index] === part));
}
