import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

/** Header that carries the key. */
export const apiKeyHeader = model.key.header;

/** Headers that every call needs: the media type, which no generator sends by itself, and a key. */
export const headers: Readonly<Record<string, string>> = {
  Accept: model.mediaTypes.json,
  [apiKeyHeader]: 'readers-key',
};

/** How many operations the description has. */
export const operationCount = model.operations.length;

/** Slug of a fund that the mock has: the example that the description gives. */
export const mockFund = exampleOf('fund_slug');

function exampleOf(name: string): string {
  const parameter = Object.values(model.document.components?.parameters ?? {}).find(
    (one) => one.name === name,
  );
  if (typeof parameter?.example !== 'string') throw new Error(`The bundle has no example of ${name}.`);
  return parameter.example;
}
