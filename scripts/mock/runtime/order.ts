import { conditionIds, type ParameterRole } from '../../model/well-known.ts';
import type { Settings } from './api.ts';
import { errorsAskedFor, fieldErrors, type FieldErrors } from './field-errors.ts';
import type { Preference } from './headers.ts';
import type { ConditionFacts, InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { NestingError, parseJson } from './json.ts';
import type { Store } from './store.ts';
import type { Problem } from './validate.ts';

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'none' | 'empty' | 'invalid' | 'too-large' | 'too-deep' }
  | { readonly kind: 'wrong-type'; readonly message: string }
  /** Names of its fields. */
  | { readonly kind: 'form'; readonly names: readonly string[] }
  | { readonly kind: 'json'; readonly value: unknown };

/** A request as the rules see it. */
export interface Attempt {
  /** HEAD reads as GET does, but it is not GET. */
  readonly isHead: boolean;
  /** Undefined when no operation has this path and method. */
  readonly operation: OperationFacts | undefined;
  /** Methods that the path has; none when there is no such path. */
  readonly methods: readonly string[];
  readonly facts: InterfaceFacts;
  readonly settings: Settings;
  readonly store: Store;
  readonly preference: Preference | null;
  readonly keyMissing: boolean;
  readonly rateExceeded: boolean;
  /** Media type that is asked for; null when `Accept` is invalid. */
  readonly mediaType: string | null;
  /** The list of languages, without spaces. */
  readonly languages: string | undefined;
  /** The slugs in the path. */
  readonly slugs: readonly string[];
  /** What is wrong with the query, by the names of its parameters. */
  readonly query: readonly Problem[];
  readonly body: RequestBody;
  /** Conditions that the key or a fault asks for. */
  readonly forced: ReadonlySet<string>;
}

/** An attempt that is one of an operation. */
type Placed = Attempt & { readonly operation: OperationFacts };

/** What a rule says beside the id of its row. */
interface Found {
  /** What is wrong with the body, by member. */
  readonly errors?: FieldErrors;
  /** What is wrong, in place of the example's text or the mock's own. */
  readonly message?: string;
}

/** The first row that a request meets, and what its rule says. */
export interface Finding extends Found {
  /** Id of a condition, of the interface or the mock's own, or `Prefer`. */
  readonly condition: string;
}

type Rule = (attempt: Placed) => boolean | Found;

/** The condition whose response names what is wrong with a body. */
export const bodyCondition: string = conditionIds.validationFailed;

/** The condition that is a matter of the method, and not of the operation alone. */
const readOnlyCondition: string = conditionIds.readOnlyKey;

/** The row of the header that asks for a documented response. */
export const preferRow = 'Prefer';

const onRequest: Rule = () => false;

/**
 * Everything that decides about a request to an operation, in the order in which the mock looks for it. In which order the
 * service does is not shown. A condition of the interface that has no row here comes last and is met on request only.
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

/** Ids of the rows, in their order. */
export const order: readonly string[] = rows.map(([id]) => id);

/** Conditions of the interface without a row: a key, `Prefer` or a fault asks for them. */
export function withoutRow(conditions: readonly Pick<ConditionFacts, 'id'>[]): string[] {
  return conditions.map(({ id }) => id).filter((id) => !order.includes(id));
}

/** The first condition that a request meets; null when the request is in order. */
export function firstFinding(attempt: Attempt): Finding | null {
  if (attempt.methods.length === 0) return { condition: 'mock/unknown-path' };
  if (!isPlaced(attempt)) return { condition: 'mock/wrong-method' };
  const rest = withoutRow(attempt.facts.conditions).map((id) => [id, onRequest] as const);
  for (const [condition, rule] of [...rows, ...rest]) {
    if (!isPossible(condition, attempt)) continue;
    const found = rule(attempt);
    if (typeof found === 'object') return { condition, ...found };
    if (!found && !attempt.forced.has(condition)) continue;
    if (condition !== bodyCondition) return { condition };
    return { condition, errors: errorsAskedFor(attempt.operation, valueOf(attempt.body)) };
  }
  return null;
}

function isPlaced(attempt: Attempt): attempt is Placed {
  return attempt.operation !== undefined;
}

/** Whether a row can be met: a condition of the interface only by operations that have it. */
function isPossible(condition: string, { operation, isHead }: Placed): boolean {
  if (condition.startsWith('mock/') || condition === preferRow) return true;
  return operation.conditions.includes(condition) || (isHead && condition === readOnlyCondition);
}

/** The JSON value of a body; undefined when it is not JSON. */
export function valueOf(body: RequestBody): unknown {
  return body.kind === 'json' ? body.value : undefined;
}

/** Whether a text has the form of a slug. */
export function isSlug(text: string, { slugPattern }: Pick<InterfaceFacts, 'slugPattern'>): boolean {
  return new RegExp(slugPattern, 'u').test(text);
}

/** A code that the interface does not have is refused beside `all` too; one that the account lacks is overridden by it. */
function unsupportedLanguage({ facts, settings, languages }: Attempt): boolean | Found {
  if (languages === undefined) return false;
  const codes = languages.split(',');
  const all = codes.some((code) => facts.everyLanguage.includes(code));
  const possible = new Set([...facts.everyLanguage, ...(all ? facts.languages : settings.languages)]);
  const wrong = codes.find((code) => !possible.has(code));
  if (wrong === undefined) return false;
  if (wrong === '') return { message: `A language in ${facts.languageHeader} is empty.` };
  return { message: `The account does not support the language ${wrong.slice(0, 40)}.` };
}

/** As long as a parameter has no known name, no request can get it wrong. */
function isWrong(role: ParameterRole): Rule {
  return ({ operation, query }) => {
    const name = operation.query.find((parameter) => parameter.role === role)?.name;
    return name !== undefined && query.some(({ path }) => path[0] === name);
  };
}

/**
 * The body of a request as the rules see it.
 *
 * @param bytes undefined when the method has no body, null when there were too many
 */
export function readContent(
  { bodyMediaTypes }: OperationFacts,
  { contentType, isEncoded }: { readonly contentType: string | undefined; readonly isEncoded: boolean },
  bytes: Buffer | null | undefined,
): RequestBody {
  if (bytes === null) return { kind: 'too-large' };
  if (bodyMediaTypes.length === 0 || !bytes) return { kind: 'none' };
  if (isEncoded) return { kind: 'wrong-type', message: 'The mock does not take encoded bodies.' };
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

/** Names of the fields of a form; what a file holds is not looked at. */
function fieldsOf(form: Buffer): string[] {
  const heads = form.toString('utf8').matchAll(/^content-disposition:\s*form-data;.*?\bname="([^"]*)"/gim);
  return Array.from(heads, ([, name = '']) => name);
}

function missingFields({ requiredMembers }: OperationFacts, names: readonly string[]): false | Found {
  const missing = requiredMembers.filter((name) => !names.includes(name));
  return (
    missing.length > 0 && { errors: Object.fromEntries(missing.map((name) => [name, ['must be present']])) }
  );
}
