/** Pages of a description into which a service has brought what the interface document does not show. */
import { expect, it } from 'vitest';
import { buildSite, makePages } from '../../scripts/docs/build-site.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Response, SchemaObject } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';
import { readPage } from './site-links.ts';

const operation = Model.of(readBundle()).operations.find(
  ({ success }) => success?.schema?.unknown && !success.statusKnown && !success.schema.refersTo,
);
if (!operation?.success) throw new Error('No body of a success is unknown; make one up.');
const { id, path, method, success } = operation;

/** The bundle with a number beside its range, and with members in the bodies of both. */
function observed(names: readonly string[], inRange: readonly string[] = names) {
  const document = readBundle();
  const responses = document.paths[path]?.[method]?.responses ?? {};
  const range = responses[success.status] as Response;
  const withMembers = (list: readonly string[]): Response => {
    const response = structuredClone(range);
    const [json] = Object.values(response.content ?? {});
    if (!json || list.length === 0) return response;
    const properties = list.map((name): [string, SchemaObject] => [
      name,
      { type: 'string', 'x-observed': 'today' },
    ]);
    json.schema = { ...json.schema, type: 'object', properties: Object.fromEntries(properties) };
    return response;
  };
  // A number is what a gap about numbers does not know.
  const numbers = (document['x-gap-register'] ?? []).filter(({ kind }) => kind === 'status-code');
  const left = (range['x-gap'] ?? []).filter((gap) => !numbers.some((each) => each.id === gap));
  responses['201'] = { ...withMembers(names), 'x-observed': 'today', 'x-gap': left };
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
    const files = await buildSite(observed(names, inRange), undefined);
    const { ids } = readPage(files.find(({ name }) => name === `operations/${id}.html`)?.text ?? '');
    expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
    for (const name of names) expect(ids).toContain(`response.${name}`);
  },
);

it('what stands in for a body of which only names were seen is no example to be copied', () => {
  const page = makePages(observed(['slug'])).find((each) => each.path === `operations/${id}`);
  const cases = (page?.panes ?? []).flatMap((pane) =>
    pane.kind === 'views' ? pane.groups.flatMap((group) => group.cases) : [],
  );
  const shown = cases.filter(({ text = '' }) => text.startsWith('Which fields there are was observed'));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.flatMap(({ sides }) => sides)).toEqual([]);
  expect(cases.flatMap(({ sides }) => sides.filter(({ text }) => text === '{}'))).toEqual([]);
});

it('a gap that a service has closed counts among what the interface document does not show', () => {
  const document = readBundle();
  const gap = (document['x-gap-register'] ?? []).find(({ closed }) => closed === undefined);
  if (!gap) throw new Error('No gap is open any more; close one of a made-up register instead.');
  Object.assign(gap, { closed: 'It is called `mode`.', evidence: 'observed' });
  const page = makePages(document).find(({ path: at }) => at === 'not-shown');
  expect(JSON.stringify(page?.blocks)).toContain('still not shown by the interface document: 1 of');
});
