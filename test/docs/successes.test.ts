/** Pages of operations whose successes have bodies of their own. */
import { expect, it } from 'vitest';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Response, SchemaObject } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';
import { readPage } from './site-links.ts';

const operation = Model.of(readBundle()).operations.find(
  ({ success }) => success?.schema?.unknown && !success.statusKnown && !success.schema.refersTo,
);
if (!operation?.success) throw new Error('No body of a success is unknown; make one up.');
const { id, path, method, success } = operation;

/** The bundle with another status beside the range of an operation, and with members in the bodies of both. */
function withTwoBodies(names: readonly string[], inRange: readonly string[] = names) {
  const document = readBundle();
  const responses = document.paths[path]?.[method]?.responses ?? {};
  const range = responses[success.status] as Response;
  const withMembers = (list: readonly string[]): Response => {
    const response = structuredClone(range);
    const [json] = Object.values(response.content ?? {});
    if (!json || list.length === 0) return response;
    const properties = list.map((name): [string, SchemaObject] => [name, { type: 'string' }]);
    json.schema = { ...json.schema, type: 'object', properties: Object.fromEntries(properties) };
    return response;
  };
  // A number is what a gap about numbers does not know.
  const numbers = (document['x-gap-register'] ?? []).filter(({ kind }) => kind === 'status-code');
  const left = (range['x-gap'] ?? []).filter((gap) => !numbers.some((each) => each.id === gap));
  responses['201'] = { ...withMembers(names), 'x-gap': left };
  responses[success.status] = withMembers(inRange);
  return document;
}

it.each([
  ['at both', ['slug', 'name'], ['slug', 'name']],
  ['at each its own', ['slug', 'name'], ['slug']],
  ['at one', ['slug'], []],
])(
  'each member has one address where bodies are written beside each other: %s',
  async (_, names, inRange) => {
    const files = await buildSite(withTwoBodies(names, inRange), undefined);
    const { ids } = readPage(files.find(({ name }) => name === `operations/${id}.html`)?.text ?? '');
    expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
    for (const name of names) expect(ids).toContain(`response.${name}`);
  },
);
