import type { OpenApiDocument, Parameter, Response, Schema } from './document.ts';
import { dereference, listOperations } from './operations.ts';

/** What the client and the mock both have to know of the interface. */
export interface CommonFacts {
  /** Header that carries the key. */
  readonly apiKeyHeader: string;
  /** Header that carries the languages. */
  readonly languageHeader: string;
  /** Locale codes that can be asked for. */
  readonly languages: readonly string[];
  /** Words that ask for every language. */
  readonly everyLanguage: readonly string[];
  readonly jsonMediaType: string;
  /** Undefined when there are no answers in XML. */
  readonly xmlMediaType: string | undefined;
}

/**
 * Takes the common facts from the bundle.
 *
 * @throws Error when the document lacks one of them, or has a media type of one format twice
 */
export function readCommonFacts(document: OpenApiDocument): CommonFacts {
  const language = required(
    listOperations(document)
      .flatMap(({ operation, pathItem }) => [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])])
      .map((parameter) => dereference<Parameter>(document, parameter))
      .find(({ schema }) => schema?.['x-list-of'] !== undefined),
    'a parameter whose schema has x-list-of',
  );
  const listed = dereference<Schema>(document, { $ref: String(language.schema?.['x-list-of']) });
  const scheme = Object.values(document.components?.securitySchemes ?? {}).find(
    ({ type, in: place }) => type === 'apiKey' && place === 'header',
  );
  return {
    apiKeyHeader: required(stringOf(scheme?.['name']), 'an apiKey security scheme in a header'),
    languageHeader: language.name,
    languages: stringsOf(listed['enum']),
    everyLanguage: stringsOf(language.schema?.['x-list-also']),
    jsonMediaType: required(mediaTypeOf(document, '+json'), 'a JSON media type'),
    xmlMediaType: mediaTypeOf(document, '+xml'),
  };
}

/** The one media type of all responses that ends in a suffix; undefined when there is none. */
function mediaTypeOf(document: OpenApiDocument, suffix: string): string | undefined {
  const types = listOperations(document)
    .flatMap(({ operation }) => Object.values(operation.responses))
    .flatMap((node) => Object.keys(dereference<Response>(document, node).content ?? {}))
    .filter((type) => type.endsWith(suffix));
  const [type, ...others] = new Set(types);
  if (others.length > 0)
    throw new Error(`One media type in ${suffix} is expected, and the bundle has ${others.length + 1}.`);
  return type;
}

/** The value where it is a string. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The strings of a list; none when the value is no list. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * A value that the bundle has to have.
 *
 * @param what what it is, for the message
 * @throws Error when it is not there
 */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The bundle lacks ${what}, which client and mock are made from.`);
  return value;
}
