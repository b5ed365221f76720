import type { JsonObject, OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { documentedRequests, type RequestParts } from './cases.ts';

/** A request that triggers an error condition, and the documented response. */
export interface ConditionCase {
  readonly condition: string;
  readonly operationId: string;
  readonly mediaType: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
  readonly status: number;
  readonly schema: JsonObject;
  /** Required response headers. */
  readonly headers: readonly string[];
}

/** A change to a valid request that triggers an error condition. */
interface Breach {
  readonly headers?: Record<string, string | undefined>;
  readonly slug?: string;
  readonly query?: string;
  /** The body; null for none. */
  readonly body?: string | null;
}

/** The bundle's names of headers and media types. */
export interface Names {
  readonly apiKeyHeader: string;
  readonly languageHeader: string;
  readonly jsonMediaType: string;
  readonly xmlMediaType: string;
}

/**
 * A change for each error condition. If possible, the request alone triggers it, so that any server can be tested.
 * Conditions that depend on the account, the key or the time need one of the mock's keys.
 */
const breaches: Readonly<Record<string, (names: Names, mediaType: string) => Breach>> = {
  'invalid-accept': (_, mediaType) => ({ headers: { accept: mediaType.replace('v2.3', 'v2.2') } }),
  'unsupported-language': ({ languageHeader }) => ({ headers: { [languageHeader]: 'xx_XX' } }),
  'empty-body': () => ({ body: '' }),
  'invalid-json': () => ({ body: '{"fields": {' }),
  'invalid-slug': () => ({ slug: 'short' }),
  'per-page-out-of-range': () => ({ query: '?per_page=101' }),
  'missing-api-key': ({ apiKeyHeader }) => ({ headers: { [apiKeyHeader]: undefined } }),
  'not-found': () => ({ slug: 'ZzZzZzZz' }),
  'validation-failed': () => ({ body: '{"fields": 1, "reviewer": 1}' }),
};

/** All combinations of error condition, operation and media type, as requests with their documented responses. */
export function conditionCases(
  document: OpenApiDocument,
  names: Names,
  slugs: Readonly<Record<string, string>>,
): ConditionCase[] {
  const requests = new Map(documentedRequests(document).map((parts) => [parts.operationId, parts]));
  return (document['x-conditions'] ?? []).flatMap(({ id, status, operations }) =>
    operations.flatMap((operationId) =>
      [names.jsonMediaType, names.xmlMediaType].map((mediaType): ConditionCase => {
        const parts = requests.get(operationId);
        const response = Model.of(document)
          .operations.find((operation) => operation.id === operationId)
          ?.errors.find((error) => error.status === String(status));
        if (!parts || !response) throw new Error(`${operationId} doesn't document ${status}.`);
        const breach = breaches[id]?.(names, mediaType) ?? {
          headers: { [names.apiKeyHeader]: `mock-key-${id}` },
        };
        return {
          condition: id,
          operationId,
          mediaType,
          request: requestOf(parts, breach, names, mediaType, slugs),
          status,
          schema: (response.content.find(({ name }) => name === mediaType)?.schema.keywords ??
            {}) as JsonObject,
          headers: response.headers.filter(({ required }) => required).map(({ name }) => name),
        };
      }),
    ),
  );
}

function requestOf(
  { method, path, body }: RequestParts,
  breach: Breach,
  { apiKeyHeader }: Names,
  mediaType: string,
  slugs: Readonly<Record<string, string>>,
): ConditionCase['request'] {
  const collection = /([^/]+)\/\{/.exec(path)?.[1] ?? '';
  const slug = breach.slug ?? slugs[collection] ?? 'AbCdEfGh';
  const text =
    breach.body !== undefined && breach.body !== null
      ? breach.body
      : body === undefined
        ? undefined
        : JSON.stringify(body);
  const headers: Record<string, string | undefined> = {
    accept: mediaType,
    [apiKeyHeader]: 'contract-test-key',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...breach.headers,
  };
  return {
    method,
    path: path.replaceAll(/\{[^}]+\}/g, slug) + (breach.query ?? ''),
    headers: Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    ...(text === undefined ? {} : { body: text }),
  };
}
