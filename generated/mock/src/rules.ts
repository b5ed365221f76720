import type { OperationFacts, InterfaceFacts } from './interface-facts.ts';
import type { Violation } from './prism.js';
import type { Settings } from './api.ts';
import { byField, errorsAskedFor, formErrors } from './body-errors.ts';
import type { FieldErrors, Store } from './store.ts';
import { wellKnownSlugs } from './well-known-slugs.ts';

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'none' | 'empty' | 'invalid' }
  | { readonly kind: 'wrong-type'; readonly message: string }
  | { readonly kind: 'json'; readonly value: unknown };

/** A request to an operation, as the rules see it. */
export interface Attempt {
  /** HEAD reads as GET does, but it is not GET. */
  readonly isHead: boolean;
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
  /** The list of languages, without spaces. */
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
  /** What is wrong, in place of the example's text or the mock's own. */
  readonly message?: string;
  /** Ids of the gaps that the rule touches. */
  readonly gaps?: readonly string[];
}

type Rule = (attempt: Attempt) => boolean | Omit<Finding, 'condition'>;

/** The condition whose answer names what is wrong with a body. */
export const bodyCondition = 'validation-failed';

/** The condition that is a matter of the method, and not of the operation alone. */
const readOnlyCondition = 'read-only-key';

/**
 * The conditions in the order in which the mock looks for them. In which order the service does is not shown. Those
 * that name no rule depend on the key and are met by it alone.
 */
const rules: readonly (readonly [condition: string, rule: Rule])[] = [
  ['maintenance', byKeyAlone],
  ['missing-api-key', ({ keyMissing }) => keyMissing],
  ['unknown-api-key', byKeyAlone],
  ['wrong-account-key', byKeyAlone],
  ['suspended-account', byKeyAlone],
  ['api-feature-disabled', byKeyAlone],
  [readOnlyCondition, byKeyAlone],
  ['rate-limited', ({ rateExceeded }) => rateExceeded],
  ['invalid-accept', ({ mediaType }) => mediaType === null],
  ['unsupported-language', isLanguageUnsupported],
  ['invalid-slug', ({ violations }) => violations().some(({ path }) => path?.[0] === 'path')],
  ['per-page-out-of-range', ({ violations }) => violates(violations(), 'query', 'per_page')],
  ['invalid-sort-direction', isSortDirectionWrong],
  ['mock/invalid-query', queryViolation],
  ['empty-body', ({ body }) => body.kind === 'empty'],
  ['mock/unsupported-content-type', ({ body }) => body.kind === 'wrong-type' && { message: body.message }],
  ['invalid-json', ({ body }) => body.kind === 'invalid'],
  ['not-found', isNotFound],
  [bodyCondition, bodyErrors],
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
    if (!isPossible(condition, attempt)) continue;
    const found = rule(attempt);
    if (typeof found === 'object') return { condition, ...found };
    if (!found && !forced.has(condition)) continue;
    return condition === bodyCondition ? { condition, errors: askedFor(attempt) } : { condition };
  }
  return null;
}

function isPossible(condition: string, { operation, isHead }: Attempt): boolean {
  if (condition.startsWith('mock/') || operation.conditions.includes(condition)) return true;
  return isHead && condition === readOnlyCondition;
}

function askedFor({ operation, body }: Attempt): FieldErrors {
  return errorsAskedFor(operation, body.kind === 'json' ? body.value : undefined);
}

function byKeyAlone(): boolean {
  return false;
}

/** A code that is none of the interface is refused beside `all` too; one that the account lacks is overridden by it. */
function isLanguageUnsupported({ facts, settings, languages, violations }: Attempt): ReturnType<Rule> {
  if (languages === undefined) return false;
  const codes = languages.split(',');
  const { everyLanguage } = facts;
  const all = codes.some((code) => everyLanguage.includes(code));
  const possible = all ? facts.languages : settings.languages;
  const wrong = codes.find((code) => !everyLanguage.includes(code) && !possible.includes(code));
  if (wrong === undefined) return violates(violations(), 'header', facts.languageHeader);
  return {
    message:
      wrong === ''
        ? `A language in ${facts.languageHeader} is empty.`
        : `The account does not support the language ${wrong.slice(0, 40)}.`,
  };
}

/** As long as the parameter has no known name, no request can get it wrong. */
function isSortDirectionWrong({ operation, violations }: Attempt): boolean {
  const parameter = operation.query.find(({ component }) => component === 'SortDirection');
  return parameter !== undefined && violates(violations(), 'query', parameter.name);
}

function queryViolation({ operation, violations }: Attempt): ReturnType<Rule> {
  for (const { name, gaps } of operation.query) {
    const found = violations().find(({ path }) => path?.[0] === 'query' && path[1] === name);
    if (found) return { message: found.message, gaps };
  }
  return false;
}

function isNotFound({ operation, stateful, store, slug }: Attempt): boolean {
  if (!stateful || slug === null || store.has(operation.collection, slug)) return false;
  // A slug that stands for another condition is as good as found where that condition applies.
  const other = wellKnownSlugs.get(slug);
  return other === undefined || !operation.conditions.includes(other);
}

function bodyErrors(attempt: Attempt): ReturnType<Rule> {
  const { body, violations } = attempt;
  if (body.kind !== 'json') return false;
  const found = violations().filter(({ path = [] }) => path.length === 0 || path[0] === 'body');
  const errors =
    found.length > 0
      ? formErrors(found, body.value)
      : stateErrors(attempt, body.value as Record<string, unknown>);
  return Object.keys(errors).length > 0 && { errors };
}

/** What the data knows to be wrong with a body that has the documented form. */
function stateErrors(
  { operation, stateful, store, slug }: Attempt,
  body: Record<string, unknown>,
): FieldErrors {
  // A slug that stands for a condition is that of no record.
  if (!stateful || slug === null || !store.has(operation.collection, slug)) return {};
  if (operation.id === 'updateContributor') {
    const unknown = store.unknownFields(slug, body['fields'] as Record<string, unknown>);
    return byField(unknown.map((field) => [['fields', field], 'The contributor has no such field.']));
  }
  if (operation.id === 'recuseReviewer' && !store.has('user', String(body['reviewer'])))
    return byField([[['reviewer'], 'The reviewer is no existing user.']]);
  return {};
}

function violates(violations: readonly Violation[], ...place: readonly string[]): boolean {
  return violations.some(({ path = [] }) => place.every((part, index) => path[index] === part));
}
