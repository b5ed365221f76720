import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

/** Name of the API key header. */
export const apiKeyHeader = model.key.header;

/** Headers required by every call: the media type, which no generator sends by itself, and a key. */
export const headers: Readonly<Record<string, string>> = {
  Accept: model.mediaTypes.json,
  [apiKeyHeader]: 'readers-key',
};

/** Number of operations in the description. */
export const operationCount = model.operations.length;

/** Number of paths in the description. */
export const pathCount = Object.keys(model.document.paths).length;

/** Slug of one of the mock's funds, from the description's example. */
export const mockFund = exampleOf('fund_slug');

function exampleOf(name: string): string {
  const parameter = Object.values(model.document.components?.parameters ?? {}).find(
    (one) => one.name === name,
  );
  if (typeof parameter?.example !== 'string') throw new Error(`The bundle has no example for ${name}.`);
  return parameter.example;
}
