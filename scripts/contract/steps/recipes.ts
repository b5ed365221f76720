import type { Condition } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { conditionIds, roleOf } from '../../model/well-known.ts';

/** A change to a valid request that triggers an error condition. */
export interface Change {
  /** A short description of the error. */
  readonly what: string;
  /** A media type version that doesn't exist. */
  readonly version?: string;
  readonly language?: string;
  /** Replaces each slug in the path. */
  readonly slug?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Null for no key. */
  readonly key?: string | null;
}

interface Recipe {
  /** Returns the changes that trigger the condition, or why there are none. */
  readonly changes: (operation: Operation, model: Model, condition: Condition) => readonly Change[] | string;
  /** Set if the requests could get an account blocked; they are sent only if requested by name. */
  readonly careful?: true;
  /** Set if a valid request can trigger the condition, because it depends on the key, account, time or record. */
  readonly excuse?: true;
  /** Set if the condition passes with time. */
  readonly passing?: true;
}

/** Key conditions, which only another key can trigger. */
const ofTheKey: Recipe = {
  changes: (_, __, { id }) => `it needs a key that meets it: --key-for ${id}=<variable>`,
  excuse: true,
};
const ofTheTime: Recipe = {
  changes: () => 'no request can bring it about: it comes and goes with time',
  excuse: true,
  passing: true,
};
const ofABody: Recipe = { changes: () => 'the check only reads' };

/** How a request triggers each known error condition, or why no request can. */
const recipes: Readonly<Record<string, Recipe>> = {
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
    excuse: true,
  },
  [conditionIds.pageSizeOutOfRange]: { changes: outOfRange },
  [conditionIds.invalidSortDirection]: { changes: unlistedDirection },
  [conditionIds.missingKey]: { changes: () => [{ what: 'no key', key: null }], careful: true },
  [conditionIds.unknownKey]: {
    changes: () => [{ what: 'a key that does not exist', key: `contract-check-${randomLetters(12)}` }],
    careful: true,
    excuse: true,
  },
  [conditionIds.emptyBody]: ofABody,
  [conditionIds.invalidJson]: ofABody,
  [conditionIds.validationFailed]: ofABody,
  [conditionIds.keyOfOtherAccount]: ofTheKey,
  [conditionIds.suspendedAccount]: ofTheKey,
  [conditionIds.featureDisabled]: ofTheKey,
  [conditionIds.readOnlyKey]: ofTheKey,
  [conditionIds.rateLimited]: ofTheTime,
  [conditionIds.maintenance]: ofTheTime,
};

/** True if the check handles a condition. A new one in `spec/` needs an entry here. */
export function hasRecipe({ id }: Condition): boolean {
  return Object.hasOwn(recipes, id);
}

/**
 * Returns the changes that trigger a condition.
 *
 * @returns the changes, or why there are none
 */
export function changesFor(
  condition: Condition,
  operation: Operation,
  model: Model,
): readonly Change[] | string {
  return recipes[condition.id]?.changes(operation, model, condition) ?? 'the check has no recipe for it';
}

/** True if a valid request can trigger a condition. */
export function isExcuse({ id }: Condition): boolean {
  return recipes[id]?.excuse ?? !Object.hasOwn(recipes, id);
}

/** True if a condition passes with time. */
export function isPassing({ id }: Condition): boolean {
  return recipes[id]?.passing ?? false;
}

/** True if a condition is tried only when requested by name. */
export function isCareful({ id }: Condition): boolean {
  return recipes[id]?.careful ?? false;
}

/** Returns the parameter that sets the page size. */
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

function randomLetters(length: number): string {
  const letters = Array.from({ length }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return letters.join('').replace(/^./, (first) => first.toUpperCase());
}
