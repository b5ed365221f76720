import { conditionIds, type ParameterRole } from '../../model/well-known.ts';
import type { Fault, KeyKind, Settings } from './api.ts';
import { errorsAskedFor, formErrors, noSuchItems } from './body-errors.ts';
import type { Choice } from './choices.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';
import type { Preference } from './prefer.ts';
import type { Violation } from './prism.cjs';
import type { FieldErrors, Store } from './store.ts';

/** The body of a request. */
export type RequestBody =
  | { readonly kind: 'none' | 'empty' | 'invalid' | 'too-large' | 'too-deep' }
  | { readonly kind: 'wrong-type'; readonly message: string }
  | { readonly kind: 'json'; readonly value: unknown };

/** A request as the rules see it. */
export interface Attempt {
  /** HEAD reads as GET does, but it is not GET. */
  readonly isHead: boolean;
  /** Undefined when no operation has this path and method. */
  readonly operation: OperationFacts | undefined;
  /** All operations of the path, and the methods that it has. */
  readonly others: readonly OperationFacts[];
  readonly methods: readonly string[];
  readonly facts: InterfaceFacts;
  readonly settings: Settings;
  readonly store: Store;
  /** Whether slugs are looked up at all. */
  readonly stateful: boolean;
  /** The fault that spoils this response. */
  readonly fault: Fault | undefined;
  readonly preference: Preference | null;
  readonly keyMissing: boolean;
  readonly rateExceeded: boolean;
  /** Media type that is asked for; null when `Accept` is invalid. */
  readonly mediaType: string | null;
  /** The list of languages, without spaces. */
  readonly languages: string | undefined;
  /** The slugs in the path. */
  readonly slugs: readonly string[];
  readonly body: RequestBody;
  /** Query parameters of the operation that were sent more than once. */
  readonly repeated: readonly string[];
  /** What Prism finds wrong; it is asked once. */
  readonly violations: () => readonly Violation[];
}

/** An attempt that is one of an operation. */
type Placed = Attempt & { readonly operation: OperationFacts };

/** What a rule says beside the id of its row. */
interface Found {
  /** What is wrong with the body, by member. */
  readonly errors?: FieldErrors;
  /** What is wrong, in place of the example's text or the mock's own. */
  readonly message?: string;
  /** Ids of the gaps that the rule touches. */
  readonly gaps?: readonly string[];
  /** Choices of the mock that the refusal rests on. */
  readonly choices?: readonly Choice[];
  /** Status in place of the condition's own. */
  readonly status?: number;
  /** Methods that the path has. */
  readonly allow?: readonly string[];
  readonly preference?: Preference;
}

/** The first row that a request meets, and what its rule says. */
export interface Finding extends Found {
  /** Id of a condition, of the interface or the mock's own, or `Prefer`. */
  readonly condition: string;
}

/** A row of the table below. */
interface Row {
  readonly id: string;
  /** The kind of key that meets the condition. */
  readonly key?: Exclude<KeyKind, 'valid'>;
  /** The slug that meets the condition wherever it applies; no record has it. */
  readonly slug?: string;
  /** Absent where only a key, a slug, a fault or `Prefer` meets the condition. */
  readonly find?: (attempt: Attempt) => boolean | Found;
}

/** The condition whose response names what is wrong with a body. */
export const bodyCondition: string = conditionIds.validationFailed;

/** The condition that holds for every request while maintenance lasts. */
export const maintenanceCondition: string = conditionIds.maintenance;

/** The condition that is a matter of the method, and not of the operation alone. */
const readOnlyCondition: string = conditionIds.readOnlyKey;

/** The row of the header that asks for a documented response. */
export const preferRow = 'Prefer';

/**
 * Everything that decides about a request, in the order in which the mock looks for it. In which order the service does
 * is not shown. A condition of the interface that has no row here comes last and is met on request only.
 */
const rows: readonly Row[] = [
  {
    id: 'mock/fault',
    find: ofOperation(({ fault }) => fault?.kind === 'status' && { status: fault.status ?? 500 }),
  },
  { id: maintenanceCondition, slug: 'Maintain', find: ({ settings }) => settings.maintenance },
  {
    id: 'mock/unknown-path',
    find: ({ others, facts }) => others.length === 0 && { gaps: facts.unplacedGaps },
  },
  {
    id: 'mock/wrong-method',
    find: ({ operation, others, methods }) =>
      !operation && { gaps: others.flatMap(({ unplacedGaps }) => unplacedGaps), allow: methods },
  },
  { id: preferRow, find: ({ preference }) => preference !== null && { preference } },
  {
    id: 'mock/body-too-large',
    find: ofOperation(({ body, operation }) => body.kind === 'too-large' && { gaps: operation.bodyGaps }),
  },
  { id: conditionIds.missingKey, find: ({ keyMissing }) => keyMissing },
  { id: conditionIds.unknownKey, key: 'unknown' },
  { id: conditionIds.keyOfOtherAccount, key: 'wrong-account' },
  { id: conditionIds.suspendedAccount, key: 'suspended' },
  { id: conditionIds.featureDisabled, key: 'no-api-feature' },
  { id: readOnlyCondition, key: 'read-only' },
  { id: conditionIds.rateLimited, slug: 'Throttle', find: ({ rateExceeded }) => rateExceeded },
  { id: conditionIds.invalidAccept, find: ({ mediaType }) => mediaType === null },
  { id: conditionIds.unsupportedLanguage, find: isLanguageUnsupported },
  {
    id: conditionIds.invalidSlug,
    find: ({ violations }) => violations().some(({ path }) => path?.[0] === 'path'),
  },
  { id: conditionIds.pageSizeOutOfRange, find: ofOperation((attempt) => isWrong(attempt, 'page-size')) },
  {
    id: conditionIds.invalidSortDirection,
    find: ofOperation((attempt) => isWrong(attempt, 'sort-direction')),
  },
  { id: 'mock/invalid-query', find: ofOperation(queryViolation) },
  { id: conditionIds.emptyBody, find: ({ body }) => body.kind === 'empty' },
  {
    id: 'mock/unsupported-content-type',
    find: ({ body }) => body.kind === 'wrong-type' && { message: body.message },
  },
  { id: conditionIds.invalidJson, find: ({ body }) => body.kind === 'invalid' },
  { id: 'mock/body-too-deep', find: ({ body }) => body.kind === 'too-deep' },
  { id: conditionIds.notFound, slug: 'NotFound', find: ofOperation(isNotFound) },
  { id: bodyCondition, slug: 'Rejected', find: ofOperation(bodyErrors) },
];

/** Ids of the rows, in their order. */
export const order: readonly string[] = rows.map(({ id }) => id);

/** The condition that a key of each kind meets. */
export const conditionOfKind: ReadonlyMap<KeyKind, string> = new Map(
  rows.flatMap(({ id, key }) => (key === undefined ? [] : [[key, id] as const])),
);

/** Slugs that meet a condition wherever it applies. */
export const wellKnownSlugs: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ id, slug }) => (slug === undefined ? [] : [[slug, id] as const])),
);

/** Conditions of the interface that no request meets by what it is: a key, `Prefer` or a fault asks for them. */
export function onRequestOnly({ conditions }: Pick<InterfaceFacts, 'conditions'>): string[] {
  const rest = conditions.filter(({ id }) => !order.includes(id));
  return rest.map(({ id }) => id);
}

/**
 * The first condition that a request meets.
 *
 * @param forced conditions that the key, the slug or a fault asks for
 * @returns null when the request is in order
 */
export function firstFinding(attempt: Attempt, forced: ReadonlySet<string>): Finding | null {
  for (const { id: condition, find } of [
    ...rows,
    ...onRequestOnly(attempt.facts).map((id): Row => ({ id })),
  ]) {
    if (!isPossible(condition, attempt)) continue;
    const found = find?.(attempt) ?? false;
    if (typeof found === 'object') return { condition, ...found };
    if (!found && !(attempt.operation && forced.has(condition))) continue;
    return condition === bodyCondition ? { condition, errors: askedFor(attempt) } : { condition };
  }
  return null;
}

/** Whether a row can be met: a condition of the interface only by operations that have it. */
function isPossible(condition: string, { operation, isHead, settings }: Attempt): boolean {
  if (condition.startsWith('mock/') || condition === preferRow) return true;
  if (condition === maintenanceCondition && settings.maintenance) return true;
  if (operation?.conditions.includes(condition)) return true;
  return operation !== undefined && isHead && condition === readOnlyCondition;
}

/** A rule that says something about requests to operations alone. */
function ofOperation(rule: (attempt: Placed) => boolean | Found): (attempt: Attempt) => boolean | Found {
  return (attempt) => isPlaced(attempt) && rule(attempt);
}

function isPlaced(attempt: Attempt): attempt is Placed {
  return attempt.operation !== undefined;
}

function askedFor({ operation, body }: Attempt): FieldErrors {
  return operation ? errorsAskedFor(operation, body.kind === 'json' ? body.value : undefined) : {};
}

/** A code that the interface does not have is refused beside `all` too; one that the account lacks is overridden by it. */
function isLanguageUnsupported({ facts, settings, languages, violations }: Attempt): boolean | Found {
  if (languages === undefined) return false;
  const codes = languages.split(',');
  const { everyLanguage } = facts;
  const all = codes.some((code) => everyLanguage.includes(code));
  const possible = all ? facts.languages : settings.languages;
  const wrong = codes.find((code) => !everyLanguage.includes(code) && !possible.includes(code));
  if (wrong === undefined) return violates(violations(), 'header', facts.languageHeader);
  if (wrong === '')
    return { message: `A language in ${facts.languageHeader} is empty.`, choices: ['empty-language'] };
  return { message: `The account does not support the language ${wrong.slice(0, 40)}.` };
}

/** As long as a parameter has no known name, no request can get it wrong. */
function isWrong(attempt: Placed, role: ParameterRole): boolean | Found {
  const name = attempt.operation.query.find((parameter) => parameter.role === role)?.name;
  if (name === undefined || !violates(attempt.violations(), 'query', name)) return false;
  return withRepetition(attempt, name, {});
}

function queryViolation(attempt: Placed): boolean | Found {
  for (const { name, gaps } of attempt.operation.query) {
    const found = attempt.violations().find(({ path }) => path?.[0] === 'query' && path[1] === name);
    if (found) return withRepetition(attempt, name, { message: found.message, gaps });
  }
  return false;
}

function withRepetition({ repeated }: Attempt, name: string, found: Found): boolean | Found {
  if (repeated.includes(name)) return { ...found, choices: ['repeated-parameter'] };
  return Object.keys(found).length === 0 || found;
}

function isNotFound({ operation, stateful, store, slugs }: Placed): boolean {
  if (!stateful) return false;
  return slugs.some((slug, index) => {
    if (store.has(operation.slugs[index]?.collection ?? '', slug)) return false;
    // A slug that stands for another condition is as good as found where that condition applies.
    const other = wellKnownSlugs.get(slug);
    return other === undefined || !operation.conditions.includes(other);
  });
}

function bodyErrors({ operation, body, violations, stateful, store, slugs }: Placed): boolean | Found {
  if (body.kind !== 'json') return false;
  const found = violations().filter(({ path = [] }) => path.length === 0 || path[0] === 'body');
  const record = stateful ? store.get(operation.collection, slugs.at(-1) ?? '') : undefined;
  const errors =
    found.length > 0 ? formErrors(found, body.value) : noSuchItems(operation, record ?? {}, body.value);
  return Object.keys(errors).length > 0 && { errors };
}

function violates(violations: readonly Violation[], ...place: readonly string[]): boolean {
  return violations.some(({ path = [] }) => place.every((part, index) => path[index] === part));
}
