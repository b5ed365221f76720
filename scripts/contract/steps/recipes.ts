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
  /** Set if the requests could get an account blocked. They are sent only if `--probe` names the condition. */
  readonly risky?: true;
  /** Set if a valid request can trigger the condition, because it depends on the key, account, time or record. */
  readonly excuse?: true;
  /** Set if the condition passes with time. */
  readonly transient?: true;
}

/** For error conditions that only a different key can trigger. */
const keyRecipe: Recipe = {
  changes: (_, __, { id }) => `it needs a different key; pass --key-for ${id}=<variable>`,
  excuse: true,
};
const timeRecipe: Recipe = {
  changes: () => 'no request can trigger it, because it depends on time',
  excuse: true,
  transient: true,
};
const bodyRecipe: Recipe = { changes: () => 'the check is read-only' };

/** Ways to trigger error conditions, or why no request can. A condition without a recipe isn't tried. */
const recipes: Readonly<Record<string, Recipe>> = {
  [conditionIds.invalidAccept]: {
    changes: () => [{ what: "a version that doesn't exist", version: '0.0' }],
  },
  [conditionIds.unsupportedLanguage]: {
    changes: () => [{ what: 'an unknown language code', language: 'xx_XX' }],
  },
  [conditionIds.invalidSlug]: {
    changes: (operation) => slugChange(operation, 'a malformed slug', ['short', 'x1', '0'], false),
  },
  [conditionIds.notFound]: {
    changes: (operation) =>
      slugChange(operation, "a slug that doesn't exist", [randomLetters(8), randomLetters(12)], true),
    excuse: true,
  },
  [conditionIds.pageSizeOutOfRange]: { changes: outOfRange },
  [conditionIds.invalidSortDirection]: { changes: unlistedDirection },
  [conditionIds.missingKey]: { changes: () => [{ what: 'no key', key: null }], risky: true },
  [conditionIds.unknownKey]: {
    changes: () => [{ what: "a key that doesn't exist", key: `contract-check-${randomLetters(12)}` }],
    risky: true,
    excuse: true,
  },
  [conditionIds.emptyBody]: bodyRecipe,
  [conditionIds.invalidJson]: bodyRecipe,
  [conditionIds.validationFailed]: bodyRecipe,
  [conditionIds.keyOfOtherAccount]: keyRecipe,
  [conditionIds.suspendedAccount]: keyRecipe,
  [conditionIds.featureDisabled]: keyRecipe,
  [conditionIds.readOnlyKey]: keyRecipe,
  [conditionIds.rateLimited]: timeRecipe,
  [conditionIds.maintenance]: timeRecipe,
};

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

/** True if a valid request can trigger a condition, or if the condition has no recipe. */
export function isExcuse({ id }: Condition): boolean {
  return recipes[id]?.excuse ?? !Object.hasOwn(recipes, id);
}

/** True if a condition passes with time. */
export function isTransient({ id }: Condition): boolean {
  return recipes[id]?.transient ?? false;
}

/** True if an error condition is tried only if `--probe` names it. */
export function isRisky({ id }: Condition): boolean {
  return recipes[id]?.risky ?? false;
}

/** Returns the parameter that sets the page size. */
export function pageSizeOf({ queryParameters }: Operation): Parameter | undefined {
  return queryParameters.find((parameter) => roleOf(parameter) === 'page-size');
}

function outOfRange(operation: Operation): readonly Change[] | string {
  const size = pageSizeOf(operation);
  if (!size) return 'no parameter sets the page size';
  const { name, schema } = size;
  const { maximum, minimum } = schema;
  return [
    ...(maximum === undefined ? [] : [{ what: 'above the maximum', query: { [name]: String(maximum + 1) } }]),
    ...(minimum === undefined ? [] : [{ what: 'below the minimum', query: { [name]: String(minimum - 1) } }]),
  ];
}

function unlistedDirection({ queryParameters, unnamedParameters }: Operation): readonly Change[] | string {
  const named = queryParameters.find((parameter) => roleOf(parameter) === 'sort-direction');
  if (named) return [{ what: 'an unlisted value', query: { [named.name]: 'contract-check' } }];
  const gaps = unnamedParameters.find(({ role }) => role === 'sort-direction')?.gaps ?? [];
  return `the parameter's name isn't documented (${gaps.map(({ id }) => id).join(', ')})`;
}

function slugChange(
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
