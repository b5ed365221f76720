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

it('a gap that a service has closed counts among what the interface document does not show, and is told once', () => {
  const document = readBundle();
  const gap = (document['x-gap-register'] ?? []).find(({ closed }) => closed === undefined);
  if (!gap) throw new Error('No gap is open any more; close one of a made-up register instead.');
  const seen = 'It is called `mode`.';
  const observations = [{ seen, date: '2026-01-31', count: 2 }];
  Object.assign(gap, { closed: seen, evidence: 'observed', observations });
  const page = makePages(document).find(({ path: at }) => at === 'not-shown');
  const text = JSON.stringify(page?.blocks);
  expect(text).toMatch(
    /A service has shown (?:it|them|\d+ of them); the interface document still does not\./,
  );
  expect(text.split(seen)).toHaveLength(2);
  expect(text).toContain('Seen 2 times, 2026-01-31');
});

it('a reading that answers a deviation says that a service contradicts the document', () => {
  const document = readBundle();
  const [reading] = document['x-ambiguities'] ?? [];
  if (!reading) throw new Error('No reading is registered; make one up.');
  const said = 'A service contradicts the interface document here.';
  const text = (): string => JSON.stringify(makePages(document).find(({ path: at }) => at === 'ambiguities'));
  expect(text()).not.toContain(said);
  reading.evidence = 'observed';
  expect(text()).toContain(said);
});
