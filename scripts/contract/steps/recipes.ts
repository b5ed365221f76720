import type { Condition } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { conditionIds, roleOf } from '../../model/well-known.ts';

/** One change to a valid request that makes it meet an error condition. */
export interface Change {
  /** What is wrong, in a few words. */
  readonly what: string;
  /** Asks for a version of the media type that does not exist. */
  readonly version?: string;
  readonly language?: string;
  /** In place of each slug in the path. */
  readonly slug?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Null for none. */
  readonly key?: string | null;
}

interface Recipe {
  /** The changes by which a request of an operation meets the condition; or why there are none. */
  readonly changes: (operation: Operation, model: Model) => readonly Change[] | string;
  /** Whether the requests could trip an account, so that they are sent only when they are asked for by name. */
  readonly careful?: true;
}

/** Conditions of the key, which only another key can show. */
const ofTheKey = 'it needs another key';
/** Conditions that come and go with time. */
const ofTheTime = 'no request can bring it about: it comes and goes with time';

/** For each error condition that we know, how a request meets it, or why no request can. */
const recipes: Readonly<Record<string, Recipe | string>> = {
  [conditionIds.invalidAccept]: {
    changes: () => [{ what: 'a version that does not exist', version: '0.0' }],
  },
  [conditionIds.unsupportedLanguage]: {
    changes: () => [{ what: 'a code that is not a language', language: 'xx_XX' }],
  },
  [conditionIds.invalidSlug]: {
    changes: (operation) => changeOfSlug(operation, 'a slug of another form', ['short', 'x1', '0'], false),
  },
  [conditionIds.notFound]: {
    changes: (operation) =>
      changeOfSlug(operation, 'a slug that nothing has', [randomLetters(8), randomLetters(12)], true),
  },
  [conditionIds.pageSizeOutOfRange]: { changes: outOfRange },
  [conditionIds.invalidSortDirection]: { changes: unlistedDirection },
  [conditionIds.missingKey]: { changes: () => [{ what: 'no key', key: null }], careful: true },
  [conditionIds.unknownKey]: {
    changes: () => [{ what: 'a key that does not exist', key: `contract-check-${randomLetters(12)}` }],
    careful: true,
  },
  [conditionIds.emptyBody]: { changes: () => [{ what: 'an empty body', body: '' }], careful: true },
  [conditionIds.invalidJson]: {
    changes: () => [{ what: 'a body that is not JSON', body: '{"' }],
    careful: true,
  },
  [conditionIds.validationFailed]: { changes: wrongMembers, careful: true },
  [conditionIds.keyOfOtherAccount]: ofTheKey,
  [conditionIds.suspendedAccount]: ofTheKey,
  [conditionIds.featureDisabled]: ofTheKey,
  [conditionIds.readOnlyKey]: ofTheKey,
  [conditionIds.rateLimited]: ofTheTime,
  [conditionIds.maintenance]: ofTheTime,
};

/** Whether the check knows what to do about a condition; one that is new in `spec/` needs an entry here. */
export function isKnownCondition({ id }: Condition): boolean {
  return Object.hasOwn(recipes, id);
}

/**
 * The changes by which a request meets a condition.
 *
 * @returns the changes, or why there are none
 */
export function changesFor(
  condition: Condition,
  operation: Operation,
  model: Model,
): readonly Change[] | string {
  const recipe = recipes[condition.id];
  if (recipe === undefined) return 'the check has no recipe for it';
  if (recipe === ofTheKey) return `it needs a key that meets it: --key-for ${condition.id}=<variable>`;
  return typeof recipe === 'string' ? recipe : recipe.changes(operation, model);
}

/** Whether a valid request can meet a condition all the same: it is of the key, the account, the time or the record. */
export function isExcuse({ id }: Condition): boolean {
  return (
    typeof (recipes[id] ?? ofTheKey) === 'string' ||
    id === conditionIds.unknownKey ||
    id === conditionIds.notFound
  );
}

/** Whether a condition passes with time. */
export function isPassing({ id }: Condition): boolean {
  return recipes[id] === ofTheTime;
}

/** Whether a condition is tried only when it is asked for by name. */
export function isCareful({ id }: Condition, operation: Operation): boolean {
  const recipe = recipes[id];
  return operation.method !== 'get' || (typeof recipe === 'object' && recipe.careful === true);
}

/** The parameter that chooses how many records a page has. */
export function pageSizeOf({ queryParameters }: Operation): Parameter | undefined {
  return queryParameters.find((parameter) => roleOf(parameter) === 'page-size');
}

function outOfRange(operation: Operation): readonly Change[] | string {
  const size = pageSizeOf(operation);
  if (!size) return 'no parameter has the range';
  const { name, schema } = size;
  const { maximum, minimum } = schema;
  return [
    ...(maximum === undefined
      ? []
      : [{ what: 'one more than the largest', query: { [name]: String(maximum + 1) } }]),
    ...(minimum === undefined
      ? []
      : [{ what: 'one less than the smallest', query: { [name]: String(minimum - 1) } }]),
  ];
}

function unlistedDirection({ queryParameters, unnamedParameters }: Operation): readonly Change[] | string {
  const named = queryParameters.find((parameter) => roleOf(parameter) === 'sort-direction');
  if (named) return [{ what: 'a value that is not listed', query: { [named.name]: 'contract-check' } }];
  const gaps = unnamedParameters.find(({ role }) => role === 'sort-direction')?.gaps ?? [];
  return `the name of the parameter is not shown (${gaps.map(({ id }) => id).join(', ')})`;
}

function changeOfSlug(
  { pathParameters }: Operation,
  what: string,
  candidates: readonly string[],
  isValid: boolean,
): readonly Change[] {
  const slug = candidates.find((candidate) =>
    pathParameters.every(({ schema }) => new RegExp(schema.pattern ?? '', 'u').test(candidate) === isValid),
  );
  return slug === undefined ? [] : [{ what, slug }];
}

/** A body of the documented form whose required fields have a wrong type. */
function wrongMembers({ body }: Operation): readonly Change[] | string {
  const required = body?.schema?.members.filter((member) => member.required) ?? [];
  if (required.length === 0) return 'what makes a body invalid is not shown';
  const wrong = Object.fromEntries(
    required.map(({ name, schema }) => [name, schema.meant.types.includes('string') ? 1 : 'contract-check']),
  );
  return [{ what: 'fields of a wrong type', body: JSON.stringify(wrong) }];
}

function randomLetters(length: number): string {
  const letters = Array.from({ length }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return letters.join('').replace(/^./, (first) => first.toUpperCase());
}
