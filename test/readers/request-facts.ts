import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

/** Name of the header for the API key. */
export const apiKeyHeader = model.key.header;

/** Headers required by every call: the media type, which no generator sends on its own, and a key. */
export const headers: Readonly<Record<string, string>> = {
  Accept: model.mediaTypes.json,
  [apiKeyHeader]: 'readers-key',
};

/** Number of operations in the description. */
export const operationCount = model.operations.length;

/** Slug of a fund in the mock: the description's example. */
export const mockFund = exampleOf('fund_slug');

function exampleOf(name: string): string {
  const parameter = Object.values(model.document.components?.parameters ?? {}).find(
    (one) => one.name === name,
  );
  if (typeof parameter?.example !== 'string') throw new Error(`The bundle has no example of ${name}.`);
  return parameter.example;
}
