import type { Json } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';

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
  /** Whether the shape of a successful response is known, so that a sample can read it as JSON. */
  readsJson: boolean;
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
    accept: asked?.name ?? model.mediaTypes.json,
    keyHeader: model.key.header,
    body: body && example ? { type: body.name, value: example.value } : undefined,
    readsJson: success?.result === 'schema' && success.as('json') !== undefined,
    standIn: body?.schema.unknown ? body.schema.gaps[0]?.id : undefined,
  };
}

/** What a request asks for, without the address of the service. */
export function target({ path, query }: SampleRequest): string {
  return query.length === 0
    ? path
    : `${path}?${query.map(({ name, value }) => `${name}=${value}`).join('&')}`;
}
