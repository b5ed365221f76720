import { isObject, type Json } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';

/** Environment variables that the samples read. */
export const environment = { address: 'GRANT_MANAGEMENT_URL', key: 'GRANT_MANAGEMENT_KEY' } as const;

/** The request of a sample, built from the bundle's examples. */
export interface SampleRequest {
  operation: Operation;
  method: string;
  /** The path with its placeholders. */
  template: string;
  /** The path with values instead of placeholders. */
  path: string;
  slugs: { name: string; value: string }[];
  query: { name: string; value: string | number | boolean }[];
  /** Requested media type. */
  accept: string;
  /** Name of the header for the API key. */
  keyHeader: string;
  body: { type: string; value: Json } | undefined;
  /** Form fields, instead of a body. The value of a file is its path. */
  form: { name: string; value: string; isFile: boolean }[] | undefined;
  /** True if the shape of a success is documented, so that a sample can read it as JSON. */
  readsJson: boolean;
  /** True if a success is binary, so that a sample writes it to a file. */
  readsBytes: boolean;
  /** Headers of a success without a body. */
  headers: string[];
  /** True if a redirect is a success. */
  redirects: boolean;
  /** The unknown for which the request body is only a placeholder. */
  standIn: string | undefined;
}

/**
 * Returns the request that an operation's samples send.
 *
 * @throws Error if the bundle has no example value for a required parameter
 */
export function sampleRequest(model: Model, operation: Operation): SampleRequest {
  const body = operation.body?.as('json') ?? operation.body?.content[0];
  const [example] = body?.examples ?? [];
  const isForm = body?.name.startsWith('multipart/') ?? false;
  const { success } = operation;
  // Every response lists the media types that can be requested; for a success without a body, use those of the errors.
  const requested =
    success?.as('json') ?? operation.responses.map((response) => response.as('json')).find(Boolean);
  return {
    operation,
    method: operation.method.toUpperCase(),
    template: operation.path,
    path: model.samples.path(operation),
    slugs: operation.pathParameters.map((parameter) => ({
      name: parameter.name,
      value: model.samples.pathValue(operation, parameter),
    })),
    query: operation.queryParameters.flatMap((parameter) => {
      const value = model.samples.queryValue(operation, parameter);
      return value === undefined ? [] : [{ name: parameter.name, value }];
    }),
    accept: success?.file?.name ?? requested?.name ?? model.mediaTypes.json,
    keyHeader: model.key.header,
    body: body && example && !isForm ? { type: body.name, value: example.value } : undefined,
    form: body && example && isForm ? formFields(body.schema, example.value) : undefined,
    readsBytes: success?.file?.file === 'binary',
    headers: success?.result === 'none' ? success.headers.map(({ name }) => name) : [],
    redirects: operation.successes.some(({ status }) => status.startsWith('3')),
    readsJson: success?.result === 'schema' && success.as('json') !== undefined,
    standIn: body?.schema.unknown ? body.schema.gaps[0]?.id : undefined,
  };
}

/** Name of the file in which samples save a response. */
export const download = 'download';

function formFields(schema: Schema, value: Json): SampleRequest['form'] {
  return Object.entries(isObject(value) ? value : {}).map(([name, field]) => ({
    name,
    value: typeof field === 'string' ? field : JSON.stringify(field),
    isFile: schema.member(name)?.schema.isFile ?? false,
  }));
}

/** Returns the request target, without the base URL. */
export function target({ path, query }: SampleRequest): string {
  return query.length === 0
    ? path
    : `${path}?${query.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}
