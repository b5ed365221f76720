import { conditionIds, type ParameterRole } from '../../model/well-known.ts';
import type { Settings } from './api.ts';
import { requestedErrors, fieldErrors, type FieldErrors } from './field-errors.ts';
import type { Preference } from './headers.ts';
import type { ConditionFacts, InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { NestingError, parseJson } from './json.ts';
import type { Store } from './store.ts';
import type { Problem } from './validate.ts';

/** A parsed request body. */
export type RequestBody =
  | { readonly kind: 'none' | 'empty' | 'invalid' | 'too-large' | 'too-deep' }
  | { readonly kind: 'wrong-type'; readonly message: string }
  /** Names of its fields. */
  | { readonly kind: 'form'; readonly names: readonly string[] }
  | { readonly kind: 'json'; readonly value: unknown };

/** A request, prepared for the rules. */
export interface Attempt {
  /** True for HEAD. Unlike GET, a read-only key may not use it. */
  readonly isHead: boolean;
  /** Undefined if no operation has this path and method. */
  readonly operation: OperationFacts | undefined;
  /** Methods of the path; empty for an unknown path. */
  readonly methods: readonly string[];
  readonly facts: InterfaceFacts;
  readonly settings: Settings;
  readonly store: Store;
  readonly preference: Preference | null;
  readonly keyMissing: boolean;
  readonly rateExceeded: boolean;
  /** The requested media type; null if `Accept` is invalid. */
  readonly mediaType: string | null;
  /** The language header, without spaces. */
  readonly languages: string | undefined;
  /** The path's slugs. */
  readonly slugs: readonly string[];
  /** Problems of the query parameters. */
  readonly query: readonly Problem[];
  readonly body: RequestBody;
  /** Conditions that the key or a fault requests. */
  readonly forced: ReadonlySet<string>;
}

/** An attempt to call an operation. */
type Placed = Attempt & { readonly operation: OperationFacts };

/** Details that a rule adds to its condition. */
interface Details {
  /** Problems of the body, by field. */
  readonly errors?: FieldErrors;
  /** A message that replaces the example's or the mock's own. */
  readonly message?: string;
}

/** The first row that applies to a request, with its details. */
export interface Finding extends Details {
  /** ID of an error condition, of the interface or the mock's own; or `Prefer`. */
  readonly condition: string;
}

type Rule = (attempt: Placed) => boolean | Details;

/** The condition whose response lists problems of the body. */
export const bodyCondition: string = conditionIds.validationFailed;

/** The condition that depends on the method as well as the operation. */
const readOnlyCondition: string = conditionIds.readOnlyKey;

/** The row of the `Prefer` header. */
export const preferRow = 'Prefer';

const onRequest: Rule = () => false;

/**
 * All error conditions, in the order in which the mock checks them. The service's order isn't documented. Conditions without
 * a row come last, and only on request.
 */
const rows: readonly (readonly [id: string, rule: Rule])[] = [
  [conditionIds.maintenance, onRequest],
  [preferRow, ({ preference }) => preference !== null],
  ['mock/body-too-large', ({ body }) => body.kind === 'too-large'],
  [conditionIds.missingKey, ({ keyMissing }) => keyMissing],
  [conditionIds.unknownKey, onRequest],
  [conditionIds.keyOfOtherAccount, onRequest],
  [conditionIds.suspendedAccount, onRequest],
  [conditionIds.featureDisabled, onRequest],
  [readOnlyCondition, onRequest],
  [conditionIds.rateLimited, ({ rateExceeded }) => rateExceeded],
  [conditionIds.invalidAccept, ({ mediaType }) => mediaType === null],
  [conditionIds.unsupportedLanguage, unsupportedLanguage],
  [conditionIds.invalidSlug, ({ slugs, facts }) => !slugs.every((slug) => isSlug(slug, facts))],
  [conditionIds.pageSizeOutOfRange, isWrong('page-size')],
  [conditionIds.invalidSortDirection, isWrong('sort-direction')],
  [
    'mock/invalid-query',
    ({ query: [problem] }) => problem !== undefined && { message: `${problem.path[0]} ${problem.text}.` },
  ],
  [conditionIds.emptyBody, ({ body }) => body.kind === 'empty'],
  ['mock/unsupported-content-type', ({ body }) => body.kind === 'wrong-type' && { message: body.message }],
  [conditionIds.invalidJson, ({ body }) => body.kind === 'invalid'],
  ['mock/body-too-deep', ({ body }) => body.kind === 'too-deep'],
  [
    conditionIds.notFound,
    ({ operation, store, slugs }) =>
      slugs.some((slug, index) => !store.has(operation.slugs[index]?.collection ?? '', slug)),
  ],
  [
    bodyCondition,
    ({ operation, body, store, slugs }) => {
      if (body.kind === 'form') return missingFields(operation, body.names);
      if (body.kind !== 'json') return false;
      const record = store.get(operation.collection, slugs.at(-1) ?? '');
      const errors = fieldErrors(operation, body.value, record);
      return Object.keys(errors).length > 0 && { errors };
    },
  ],
];

/** IDs of the rows, in order. */
export const order: readonly string[] = rows.map(([id]) => id);

/** Returns the conditions without a row, which only a key, `Prefer` or a fault triggers. */
export function withoutRow(conditions: readonly Pick<ConditionFacts, 'id'>[]): string[] {
  return conditions.map(({ id }) => id).filter((id) => !order.includes(id));
}

/** Returns the first condition that applies to a request; null for a valid request. */
export function firstFinding(attempt: Attempt): Finding | null {
  if (attempt.methods.length === 0) return { condition: 'mock/unknown-path' };
  if (!isPlaced(attempt)) return { condition: 'mock/wrong-method' };
  const rest = withoutRow(attempt.facts.conditions).map((id) => [id, onRequest] as const);
  for (const [condition, rule] of [...rows, ...rest]) {
    if (!isPossible(condition, attempt)) continue;
    const result = rule(attempt);
    if (typeof result === 'object') return { condition, ...result };
    if (!result && !attempt.forced.has(condition)) continue;
    if (condition !== bodyCondition) return { condition };
    return { condition, errors: requestedErrors(attempt.operation, valueOf(attempt.body)) };
  }
  return null;
}

function isPlaced(attempt: Attempt): attempt is Placed {
  return attempt.operation !== undefined;
}

/** True if a row can apply. A condition of the interface must be one of the operation's. */
function isPossible(condition: string, { operation, isHead }: Placed): boolean {
  if (condition.startsWith('mock/') || condition === preferRow) return true;
  return operation.conditions.includes(condition) || (isHead && condition === readOnlyCondition);
}

/** Returns a body's JSON value; undefined if it isn't JSON. */
export function valueOf(body: RequestBody): unknown {
  return body.kind === 'json' ? body.value : undefined;
}

/** True if a text matches the slug pattern. */
export function isSlug(text: string, { slugPattern }: Pick<InterfaceFacts, 'slugPattern'>): boolean {
  return new RegExp(slugPattern, 'u').test(text);
}

/** Checks the language header. `all` permits languages that the account lacks, but not unknown codes. */
function unsupportedLanguage({ facts, settings, languages }: Attempt): boolean | Details {
  if (languages === undefined) return false;
  const codes = languages.split(',');
  const all = codes.some((code) => facts.everyLanguage.includes(code));
  const possible = new Set([...facts.everyLanguage, ...(all ? facts.languages : settings.languages)]);
  const wrong = codes.find((code) => !possible.has(code));
  if (wrong === undefined) return false;
  if (wrong === '') return { message: `A language in ${facts.languageHeader} is empty.` };
  return { message: `The account doesn't support the language ${wrong.slice(0, 40)}.` };
}

/** True if a query parameter is invalid. A parameter with an undocumented name can't be invalid. */
function isWrong(role: ParameterRole): Rule {
  return ({ operation, query }) => {
    const name = operation.query.find((parameter) => parameter.role === role)?.name;
    return name !== undefined && query.some(({ path }) => path[0] === name);
  };
}

/**
 * Parses a request body.
 *
 * @param bytes undefined if the method has no body, null if it was too large
 */
export function readContent(
  { bodyMediaTypes }: OperationFacts,
  { contentType, isEncoded }: { readonly contentType: string | undefined; readonly isEncoded: boolean },
  bytes: Buffer | null | undefined,
): RequestBody {
  if (bytes === null) return { kind: 'too-large' };
  if (bodyMediaTypes.length === 0 || !bytes) return { kind: 'none' };
  if (isEncoded) return { kind: 'wrong-type', message: "The mock doesn't accept encoded bodies." };
  if (bytes.byteLength === 0) return { kind: 'empty' };
  const [type = ''] = (contentType ?? '').split(';');
  if (!bodyMediaTypes.includes(type.trim().toLowerCase()))
    return {
      kind: 'wrong-type',
      message: `The Content-Type of the body must be ${bodyMediaTypes.join(' or ')}.`,
    };
  if (type.trim().toLowerCase().startsWith('multipart/')) return { kind: 'form', names: fieldsOf(bytes) };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { kind: 'json', value: parseJson(text) };
  } catch (error) {
    return { kind: error instanceof NestingError ? 'too-deep' : 'invalid' };
  }
}

/** Returns the names of a form's fields, ignoring the content of files. */
function fieldsOf(form: Buffer): string[] {
  const heads = form.toString('utf8').matchAll(/^content-disposition:\s*form-data;.*?\bname="([^"]*)"/gim);
  return Array.from(heads, ([, name = '']) => name);
}

function missingFields({ requiredMembers }: OperationFacts, names: readonly string[]): false | Details {
  const missing = requiredMembers.filter((name) => !names.includes(name));
  return (
    missing.length > 0 && { errors: Object.fromEntries(missing.map((name) => [name, ['must be present']])) }
  );
}
