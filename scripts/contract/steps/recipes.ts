import type { Condition } from '../../model/document.ts';
import { wordsOf } from '../../model/call-name.ts';
import { pageParameter } from '../../model/list.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { conditionIds } from '../../model/well-known.ts';

/** What of a request that is in order has to change for it to meet a condition. */
export interface Change {
  /** What is wrong, in a few words. */
  readonly what: string;
  readonly accept?: string;
  readonly language?: string;
  /** In place of each slug in the path. */
  readonly slug?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Text of the body. */
  readonly body?: string;
  /** Null for none. */
  readonly key?: string | null;
}

/** How a check makes the service show a condition. */
interface Recipe {
  /** The changes that meet the condition; or why there are none. */
  readonly changes: (given: {
    model: Model;
    operation: Operation;
    mediaType: string;
  }) => readonly Change[] | string;
  /** Whether the requests could trip an account, so that they are made only when they are asked for by name. */
  readonly careful?: true;
}

/**
 * A recipe for each condition that a request can meet by what it is. The others depend on the key, the account or the
 * time.
 */
const recipes: Readonly<Record<string, Recipe>> = {
  [conditionIds.invalidAccept]: {
    changes: ({ model, mediaType }) => [
      { what: 'a version that does not exist', accept: mediaType.replace(model.version, '0.0') },
    ],
  },
  [conditionIds.unsupportedLanguage]: {
    changes: () => [{ what: 'a code that is not a language', language: 'xx_XX' }],
  },
  [conditionIds.invalidSlug]: {
    changes: ({ operation }) => changeOfSlug(operation, 'a slug of another form', ['short', 'x1', '0']),
  },
  [conditionIds.notFound]: {
    changes: ({ operation }) =>
      changeOfSlug(operation, 'a slug that nothing has', [randomLetters(8), randomLetters(12)], true),
  },
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
  [conditionIds.validationFailed]: { changes: ({ operation }) => wrongMembers(operation), careful: true },
};

/** Conditions that pass with time, whatever is asked. */
const passing: ReadonlySet<string> = new Set([conditionIds.rateLimited, conditionIds.maintenance]);

/** Whether a request that is in order can meet a condition all the same: it is of the key, the account or the time. */
export function isExcuse({ id }: Condition): boolean {
  return !(id in recipes) || id === conditionIds.unknownKey || id === conditionIds.notFound;
}

/** Whether a condition passes with time. */
export function isPassing({ id }: Condition): boolean {
  return passing.has(id);
}

/** Whether a condition is tried only when it is asked for by name. */
export function isCareful({ id }: Condition, operation: Operation): boolean {
  return recipes[id]?.careful === true || operation.method !== 'get';
}

/**
 * Changes by which a request meets a condition.
 *
 * @returns the changes, or why there are none
 */
export function changesFor(
  condition: Condition,
  given: { model: Model; operation: Operation; mediaType: string },
): readonly Change[] | string {
  const recipe = recipes[condition.id];
  if (recipe) return recipe.changes(given);
  return (
    bounds(condition, given.operation) ??
    values(condition, given.operation) ??
    'no request can bring it about: it depends on the key, the account or the time'
  );
}

/** `per-page-out-of-range`: a parameter that is called after the first words, beyond each of its bounds. */
function bounds({ id }: Condition, { queryParameters }: Operation): readonly Change[] | undefined {
  const name = /^(.*)-out-of-range$/.exec(id)?.[1];
  if (name === undefined) return undefined;
  const parameter = queryParameters.find((each) => kebab(each.name) === name);
  if (!parameter) return undefined;
  const { maximum, minimum } = parameter.schema;
  return [
    ...(maximum === undefined
      ? []
      : [{ what: 'one more than the largest', query: { [parameter.name]: String(maximum + 1) } }]),
    ...(minimum === undefined
      ? []
      : [{ what: 'one less than the smallest', query: { [parameter.name]: String(minimum - 1) } }]),
  ];
}

/** `invalid-sort-direction`: a parameter with listed values whose component or schema is called after the last words. */
function values({ id }: Condition, operation: Operation): readonly Change[] | string | undefined {
  const name = /^invalid-(.*)$/.exec(id)?.[1];
  if (name === undefined) return undefined;
  const parameter = operation.queryParameters.find((each) => namesOf(each).includes(name));
  if (parameter)
    return [{ what: 'a value that is not listed', query: { [parameter.name]: 'contract-check' } }];
  const unnamed = operation.unnamedParameters.find(({ role }) => role === name);
  return (
    unnamed && `the name of the parameter is not shown (${unnamed.gaps.map((gap) => gap.id).join(', ')})`
  );
}

function namesOf({ name, component, schema }: Parameter): readonly string[] {
  return [name, component, schema.name].flatMap((each) => (each === undefined ? [] : [kebab(each)]));
}

function kebab(name: string): string {
  return name.split(/[_-]/).flatMap(wordsOf).join('-');
}

function changeOfSlug(
  operation: Operation,
  what: string,
  candidates: readonly string[],
  valid = false,
): readonly Change[] {
  const slug = candidates.find((candidate) =>
    operation.pathParameters.every(
      ({ schema }) => new RegExp(schema.pattern ?? '', 'u').test(candidate) === valid,
    ),
  );
  return slug === undefined ? [] : [{ what, slug }];
}

/** A body of the documented form in which each member that has to be there has a wrong type. */
function wrongMembers({ body }: Operation): readonly Change[] | string {
  const required = body?.schema?.members.filter((member) => member.required) ?? [];
  if (required.length === 0) return 'what makes a body invalid is not shown';
  const wrong = Object.fromEntries(
    required.map(({ name, schema }) => [name, schema.meant.types.includes('string') ? 1 : 'contract-check']),
  );
  return [{ what: 'members of a wrong type', body: JSON.stringify(wrong) }];
}

function randomLetters(length: number): string {
  return Array.from({ length }, randomLetter)
    .join('')
    .replace(/^./, (first) => first.toUpperCase());
}

function randomLetter(): string {
  return String.fromCodePoint(97 + Math.floor(Math.random() * 26));
}

/** The parameter that chooses how many records a page holds, where there is one. */
export function pageSizeOf({ queryParameters }: Operation): Parameter | undefined {
  return queryParameters.find(
    ({ name, schema }) =>
      name !== pageParameter && schema.meant.types.includes('integer') && schema.maximum !== undefined,
  );
}
