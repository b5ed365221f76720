import type { Condition } from '../../model/document.ts';
import { pageParameter } from '../../model/list.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { kindOfSlug } from '../../model/well-known.ts';
import { isLimitHeader } from '../http/pace.ts';
import type { CheckOptions } from '../options.ts';
import { type Change, changesFor, isRisky, pageSizeOf } from './recipes.ts';

/** The status that a request should get. */
export type Expectation =
  { readonly kind: 'success' } | { readonly kind: 'condition'; readonly condition: Condition };

/** A page of a list. The position of the last page comes from the first response. */
export type PageChoice = 'first' | 'second' | 'last' | 'beyond';

/** One request of a check, as data; `requestFor` builds the request. */
export interface Step {
  /** Unique in a plan, such as `getFund: success as JSON`. */
  readonly id: string;
  readonly operation: Operation;
  /** The purpose of the request, in words. */
  readonly purpose: string;
  readonly expects: Expectation;
  /** The documented media type of the expected response. */
  readonly mediaType: string;
  /** Zero-based index of the known record to read. */
  readonly record: number;
  readonly query: Readonly<Record<string, string>>;
  readonly page?: PageChoice;
  readonly language?: 'none' | 'one' | 'all';
  /** The deliberate error in the request. */
  readonly change?: Change;
}

/** A skipped test, with the reason. */
export interface Skipped {
  readonly operation: Operation;
  /** The error condition that isn't tried; undefined for the whole operation. */
  readonly condition?: Condition;
  readonly why: string;
}

/** Everything that a check sends, in order, and what it skips. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly skipped: readonly Skipped[];
}

/**
 * Plans a check. The first request is one whose response announces the rate limit. Then come the successes, lists first
 * because other requests need their slugs, and then pages, languages and error conditions. All requests are reads.
 *
 * @param model the API description
 * @param options what to check, and the limits
 */
export function planOf(model: Model, options: CheckOptions): Plan {
  const wanted = model.operations.filter(
    ({ id }) => options.operations.length === 0 || options.operations.includes(id),
  );
  const reads = wanted
    .filter(({ method }) => method === 'get')
    .toSorted((a, b) => Number(!a.list) - Number(!b.list));
  const conditions = new Map(
    reads.map((operation) => [
      operation,
      operation.conditions.map((each) => tryCondition(each, operation, model, options)),
    ]),
  );
  const conditionSteps = (operation: Operation): Step[] =>
    (conditions.get(operation) ?? []).flatMap((tried) => (Array.isArray(tried) ? tried : []));
  const steps = [
    ...reads.flatMap((operation) => successSteps(operation, options)),
    ...reads.flatMap((operation) => pageSteps(operation, options)),
    ...reads.flatMap((operation) => languageSteps(operation, model, options)),
    ...reads.flatMap(conditionSteps),
  ];
  const first = steps.find((step) => announcesLimit(step, options));
  return {
    steps: first ? [first, ...steps.filter((step) => step !== first)] : steps,
    skipped: [
      ...wanted
        .filter(({ method }) => method !== 'get')
        .map((operation) => ({ operation, why: 'the check is read-only' })),
      ...[...conditions.values()].flat().flatMap((tried) => (Array.isArray(tried) ? [] : [tried])),
    ],
  };
}

/** Returns the kinds of slugs in a path that the options don't include. */
export function missingKinds({ pathParameters }: Operation, { slugs }: CheckOptions): string[] {
  return pathParameters.map(({ name }) => kindOfSlug(name)).filter((kind) => !slugs.get(kind)?.length);
}

function successSteps(operation: Operation, options: CheckOptions): Step[] {
  return options.formats.flatMap((format) => {
    const mediaType = operation.success?.as(format)?.name;
    if (mediaType === undefined) return [];
    const isForAll = operation.pathParameters.length > 0 && format === 'json';
    return Array.from({ length: isForAll ? options.maxRecords : 1 }, (_, record) => {
      const purpose = `success as ${format.toUpperCase()}${record === 0 ? '' : `, record ${record + 1}`}`;
      const language = format === 'json' && record === 0 ? { language: 'none' as const } : {};
      return stepOf(operation, purpose, mediaType, { record, ...language });
    });
  });
}

function pageSteps(operation: Operation, options: CheckOptions): Step[] {
  const size = pageSizeOf(operation);
  const mediaType = jsonSuccess(operation, options);
  if (!operation.list || !size || mediaType === undefined) return [];
  const pageSize = String(Math.max(2, size.schema.minimum ?? 1));
  const pages: readonly PageChoice[] = ['first', 'second', 'last', 'beyond'];
  return [
    ...pages.map((page) => {
      const purpose =
        page === 'beyond' ? 'a page beyond the last one' : `the ${page} page of ${pageSize} records`;
      return stepOf(operation, purpose, mediaType, {
        page,
        query: { [pageParameter]: '1', [size.name]: pageSize },
      });
    }),
    stepOf(operation, 'the largest page', mediaType, {
      query: size.schema.maximum === undefined ? {} : { [size.name]: String(size.schema.maximum) },
    }),
  ];
}

function languageSteps(operation: Operation, { languages }: Model, options: CheckOptions): Step[] {
  const mediaType = jsonSuccess(operation, options);
  if (!languages || mediaType === undefined) return [];
  if (!operation.parameters.some(({ name }) => name === languages.header)) return [];
  return [
    ...(languages.every.length > 0
      ? [stepOf(operation, 'every language', mediaType, { language: 'all' })]
      : []),
    stepOf(operation, 'one language', mediaType, { language: 'one' }),
  ];
}

function jsonSuccess({ success }: Operation, { formats }: CheckOptions): string | undefined {
  return formats.includes('json') ? success?.as('json')?.name : undefined;
}

function tryCondition(
  condition: Condition,
  operation: Operation,
  model: Model,
  options: CheckOptions,
): Step[] | Skipped {
  const key = options.keys.get(condition.id);
  const changes =
    key === undefined ? changesFor(condition, operation, model) : [{ what: 'a key that triggers it', key }];
  if (typeof changes === 'string') return { operation, condition, why: changes };
  if (key === undefined && isRisky(condition) && !options.probes.has(condition.id))
    return {
      operation,
      condition,
      why: `it could get the account blocked; pass --probe ${condition.id} to send it`,
    };
  const response = operation.responses.find(({ status }) => status === String(condition.status));
  return changes.flatMap((change) =>
    options.formats.flatMap((format) => {
      const mediaType = response?.as(format)?.name;
      if (mediaType === undefined) return [];
      const purpose = `${condition.id}, ${change.what}, as ${format.toUpperCase()}`;
      return [stepOf(operation, purpose, mediaType, { change, expects: { kind: 'condition', condition } })];
    }),
  );
}

function stepOf(operation: Operation, purpose: string, mediaType: string, parts: Partial<Step>): Step {
  const id = `${operation.id}: ${purpose}`;
  return { id, operation, purpose, mediaType, expects: { kind: 'success' }, record: 0, query: {}, ...parts };
}

/** True if a step can be first: it needs no slug from a response, and its response announces the rate limit. */
function announcesLimit({ operation, expects, change }: Step, options: CheckOptions): boolean {
  if (change?.slug === undefined && missingKinds(operation, options).length > 0) return false;
  const status = expects.kind === 'success' ? operation.success?.status : String(expects.condition.status);
  const response = operation.responses.find((each) => each.status === status);
  return response?.headers.some(({ name }) => isLimitHeader(name)) ?? false;
}
