import { lastPageMember, pageParameter } from '../../model/list.ts';
import { isObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import { kindOfSlug } from '../../model/well-known.ts';
import type { CheckOptions } from '../options.ts';
import type { SlugPool } from './slug-pool.ts';
import type { Step } from './plan.ts';

/** Values learned from earlier responses. */
export interface Learned {
  readonly slugs: SlugPool;
  /** The first page of each list, by operation. */
  readonly firstPages: ReadonlyMap<string, unknown>;
  /** The language of the first translated text. */
  readonly language: string | undefined;
}

/** A request ready to be sent. */
export interface Request {
  readonly url: string;
  /** Without the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for no key. */
  readonly key: string | null;
  /** The requested language. */
  readonly language: string | undefined;
  /** Typed path and query parameters, including query defaults; relations compare responses with them. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Builds the request of a step.
 *
 * @returns the request, or why it can't be built yet
 */
export function requestFor(
  step: Step,
  learned: Learned,
  model: Model,
  options: CheckOptions,
): Request | string {
  const { operation, change } = step;
  const slugs = slugsFor(step, learned);
  if (typeof slugs === 'string') return slugs;
  const query = queryFor(step, learned);
  if (typeof query === 'string') return query;
  const language = languageFor(step, learned, model);
  if (step.language === 'one' && language === undefined) return 'no response had translated text';
  const path = Object.entries(slugs).reduce(
    (text, [name, slug]) => text.replace(`{${name}}`, encodeURIComponent(slug)),
    operation.path,
  );
  const search = new URLSearchParams(query).toString();
  return {
    url: `${options.baseUrl}${path}${search === '' ? '' : `?${search}`}`,
    headers: {
      accept:
        change?.version === undefined
          ? step.mediaType
          : step.mediaType.replace(model.version, change.version),
      ...(language === undefined || !model.languages ? {} : { [model.languages.header]: language }),
    },
    key: change?.key === undefined ? options.key : change.key,
    language,
    parameters: { ...slugs, ...typedQuery(step, query) },
  };
}

function slugsFor(
  { operation, record, change }: Step,
  { slugs }: Learned,
): Readonly<Record<string, string>> | string {
  const chosen: Record<string, string> = {};
  for (const parameter of operation.pathParameters) {
    const kind = kindOfSlug(parameter.name);
    const slug = change?.slug ?? slugs.of(parameter)[record];
    if (slug === undefined)
      return record > 0
        ? 'there are no more records'
        : `no slug is known; pass one with --slug ${kind}=<slug>`;
    chosen[parameter.name] = slug;
  }
  return chosen;
}

function queryFor(
  { operation, page, query, change }: Step,
  { firstPages }: Learned,
): Readonly<Record<string, string>> | string {
  if (change?.query) return change.query;
  if (page === undefined || page === 'first') return query;
  const first = firstPages.get(operation.id);
  const last = isObject(first) ? first[lastPageMember] : undefined;
  if (typeof last !== 'number' || last < 1) return 'the last page number is unknown';
  if (page === 'second' && last < 2) return 'the list has only one page';
  const number = { second: 2, last, beyond: last + 1 }[page];
  return { ...query, [pageParameter]: String(number) };
}

function languageFor({ change, language }: Step, learned: Learned, { languages }: Model): string | undefined {
  if (change?.language !== undefined) return change.language;
  if (language === 'all') return languages?.every[0];
  return language === 'one' ? learned.language : undefined;
}

function typedQuery({ operation }: Step, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const { name, schema } of operation.queryParameters) {
    const raw = query[name];
    const value = schema.meant.types.includes('integer') && raw !== undefined ? Number(raw) : raw;
    if (value !== undefined || schema.default !== undefined) typed[name] = value ?? schema.default;
  }
  return typed;
}
