import { isObject, type Json } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';

/** Variables of the environment that the samples read. */
export const environment = { address: 'GRANT_MANAGEMENT_URL', key: 'GRANT_MANAGEMENT_KEY' } as const;

/** A request that a sample sends, made from the examples of the bundle. */
export interface SampleRequest {
  operation: Operation;
  method: string;
  /** With the placeholders of the interface. */
  template: string;
  /** With values in the place of the placeholders. */
  path: string;
  slugs: { name: string; value: string }[];
  query: { name: string; value: string | number | boolean }[];
  /** Media type that the sample asks for. */
  accept: string;
  /** Name of the header that carries the key. */
  keyHeader: string;
  body: { type: string; value: Json } | undefined;
  /** The fields of a form, in place of a body. The value of a file is its path. */
  form: { name: string; value: string; isFile: boolean }[] | undefined;
  /** Whether the shape of a successful response is known, so that a sample can read it as JSON. */
  readsJson: boolean;
  /** Whether a successful response is bytes, which a sample writes to a file. */
  readsBytes: boolean;
  /** Headers that a successful response without a body has. */
  headers: string[];
  /** Whether a redirect is a success. */
  redirects: boolean;
  /** The gap that says that the body sent only stands in for one that is not shown. */
  standIn: string | undefined;
}

/**
 * The request that the samples of an operation send.
 *
 * @throws Error when no example of the bundle gives a value for a parameter that has to be sent
 */
export function sampleRequest(model: Model, operation: Operation): SampleRequest {
  const body = operation.body?.as('json') ?? operation.body?.content[0];
  const [example] = body?.examples ?? [];
  const isForm = body?.name.startsWith('multipart/') ?? false;
  const { success } = operation;
  // Every response says which media types can be asked for; a success without a body leaves that to the errors.
  const asked =
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
    accept: success?.file?.name ?? asked?.name ?? model.mediaTypes.json,
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

/** Name of the file that samples write a response to. */
export const download = 'download';

function formFields(schema: Schema, value: Json): SampleRequest['form'] {
  return Object.entries(isObject(value) ? value : {}).map(([name, field]) => ({
    name,
    value: typeof field === 'string' ? field : JSON.stringify(field),
    isFile: schema.member(name)?.schema.isFile ?? false,
  }));
}

/** What a request asks for, without the address of the service. */
export function target({ path, query }: SampleRequest): string {
  return query.length === 0
    ? path
    : `${path}?${query.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}
