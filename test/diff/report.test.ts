import { describe, expect, test } from 'vitest';
import { adviceFor } from '../../scripts/diff/change.ts';
import type { Change } from '../../scripts/diff/change.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { formatJson } from '../../scripts/diff/report.ts';
import { formatMarkdown } from '../../scripts/diff/format/markdown.ts';
import { formatText } from '../../scripts/diff/format/text.ts';
import { CHANGE_KINDS, ruleOf } from '../../scripts/diff/kinds.ts';
import { compareDocuments, makeReport } from '../../scripts/diff/report.ts';
import { stepFor, suggestStep } from '../../scripts/diff/step.ts';
import type { JsonObject, OpenApiDocument } from '../../scripts/model/document.ts';
import { withNotes } from '../../scripts/model/notes.ts';
import { close, closeInRegister, drop, listAt, objectAt, fixtureBundle, renameKey } from './bundle.ts';
import { documentOf } from './documents.ts';

const base = fixtureBundle();
const head = fixtureBundle();
listAt(head, '/components/schemas/TabType', 'enum').push('videos');
const responses = objectAt(head, '/paths/~1fund~1{fund_slug}/get/responses');
renameKey(responses, '2XX', '201');
drop(objectAt(responses, '/201'), 'x-gap');
// Closed in both registers, so that the entry itself doesn't change.
const v1 = fixtureBundle();
for (const document of [v1, head]) closeInRegister(document, ['GAP-006']);
objectAt(head, '/components/schemas/Fund')['title'] = 'Fund of `money`';
const report = makeReport('v1', 'head', diffDocuments(v1, head));
const nothing = makeReport('v1', 'v1', []);

describe('a change', () => {
  const [change] = report.changes;

  test('has a place, a sentence and an affected side', () => {
    expect(change).toEqual({
      kind: 'enum-values-added',
      level: 'breaking',
      audience: 'receives',
      what: 'Value `videos` was added.',
      where: {
        base: '/components/schemas/TabType',
        head: '/components/schemas/TabType',
        path: 'getTab > response 200 > application/vnd.service.v2.3+json > type',
        paths: [
          'getTab > response 200 > application/vnd.service.v2.3+json > type',
          'getTab > response 200 > application/vnd.service.v2.3+xml > type',
        ],
      },
      after: ['videos'],
      gaps: [],
      details: [],
    } satisfies Change);
  });

  test('that closes an unknown lists its ID and the newly documented facts', () => {
    const closed = report.changes.find(({ kind }) => kind === 'gap-closed');
    expect(closed?.gaps).toEqual(['GAP-006']);
    expect(closed?.what).toContain('GAP-006');
    expect(closed?.details).toEqual(['`2XX` became `201`.']);
    expect(closed?.where.path).toBe('getFund > response 201');
  });
});

test("documenting one status alongside its range leaves the range's unknown open", () => {
  const seen = fixtureBundle();
  const list = objectAt(seen, '/paths/~1fund~1{fund_slug}/get/responses');
  const { 'x-gap': _, ...success } = objectAt(list, '/2XX');
  list['200'] = success;
  const changes = diffDocuments(base, seen).filter(({ level }) => level !== 'documentation');
  expect(changes.map(({ kind, level, gaps }) => ({ kind, level, gaps }))).toEqual([
    { kind: 'gap-narrowed', level: 'safe', gaps: ['GAP-006'] },
  ]);
  expect(changes[0]?.details).toEqual(['`200` is described beside `2XX`.']);
});

test('a change of a shared schema is reported once, with all its places', () => {
  const changed = fixtureBundle();
  objectAt(changed, '/components/schemas/Slug')['minLength'] = 8;
  const changes = diffDocuments(base, changed);
  const received = changes.filter(({ audience }) => audience === 'receives');
  expect(received).toHaveLength(1);
  expect(received[0]?.where.paths.length).toBeGreaterThan(20);
});

test('a component is called unused only if no operation uses it', () => {
  const used = fixtureBundle();
  objectAt(used, '/components/responses')['Conflict'] = { description: 'There is one already.' };
  const unused = structuredClone(used);
  const reference = { $ref: '#/components/responses/Conflict' };
  objectAt(used, '/paths/~1fund~1{fund_slug}/get/responses')['409'] = reference;
  expect(diffDocuments(base, used).map(({ kind }) => kind)).toEqual(['response-added']);
  expect(diffDocuments(base, unused).map(({ what }) => what)).toEqual([
    'The component `Conflict`, which no operation uses, was added.',
  ]);
});

describe('the report as text', () => {
  test('starts with the worst change and ends with the suggested version step', () => {
    const text = formatText(report);
    expect(text.split('\n')[0]).toBe('v1 -> head: 1 breaking, 1 safe, 1 documentation');
    expect(text.indexOf('BREAKING (1)')).toBeLessThan(text.indexOf('SAFE (1)'));
    expect(text.indexOf('SAFE (1)')).toBeLessThan(text.indexOf('DOCUMENTATION (1)'));
    expect(text).toContain('    enum-values-added, for receivers, at /components/schemas/TabType');
    expect(text).toContain('      - `2XX` became `201`.');
    expect(text).toContain('    What to do: Handle the new value.\n');
    expect(text.match(/What to do/g)).toHaveLength(1);
    // The diff can't tell which exports change; only the release check can.
    expect(text).toMatch(/release -- --dry-run` also checks the packages' exports/);
    expect(text.trimEnd().split('\n').at(-1)).toBe('Suggested version bump: major (before 1.0: minor)');
  });

  test('mentions TypeScript in the advice for a nullable property', () => {
    const changed = fixtureBundle();
    objectAt(changed, '/components/schemas/Fund/properties/budget')['type'] = ['number', 'null'];
    const text = formatText(makeReport('v1', 'head', diffDocuments(base, changed)));
    expect(text).toContain('BREAKING (1)');
    expect(text).toMatch(/Null is now allowed\.\n\s+What to do: Handle null .*TypeScript/);
  });

  test('uses colours only for a terminal', () => {
    expect(formatText(report)).not.toContain('\u001b');
    expect(formatText(report, true)).toContain('\u001b[31m');
  });

  test('reports that nothing changed', () => {
    expect(formatText(nothing)).toBe('v1 -> v1: no change\n\nSuggested version bump: none\n');
  });
});

describe('the report as Markdown', () => {
  test('lists required changes and newly documented facts by operation', () => {
    const lines = formatMarkdown(report).split('\n');
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Changes of the interface',
      '## Required changes',
      '### `getTab`',
      '## Newly documented',
      '### `getFund`',
    ]);
    expect(lines).toContain('- Value `videos` was added. **Handle the new value.**');
    expect(lines).toContain('  - `2XX` became `201`.');
    expect(lines).toContain('  - In `type` of the 200 response');
    expect(lines.join('\n')).not.toMatch(/Suggested version bump|head|documentation|\/components\//);
  });

  test('has advice for every breaking change', () => {
    const breaking = CHANGE_KINDS.filter((kind) => /[Bb]reaking/.test(ruleOf(kind)));
    const dull = breaking.filter((kind) => {
      const change = { ...(report.changes[0] as Change), kind };
      return adviceFor(change) === 'Look at every place that uses it.';
    });
    expect(dull).toEqual(['constraint-changed']);
  });

  test('reports that nothing changed', () => {
    expect(formatMarkdown(nothing)).toContain('No changes for programs.');
  });

  test('escapes backticks in names', () => {
    const [change] = report.changes;
    if (!change) throw new Error('There is no change.');
    const odd = { ...change, where: { ...change.where, path: 'a `b` c', paths: ['a `b` c'] } };
    expect(formatMarkdown(makeReport('a', 'b', [odd]))).toContain('### `` a `b` c ``');
  });
});

test('the JSON format contains the whole report', () => {
  expect(JSON.parse(formatJson(report))).toEqual(JSON.parse(JSON.stringify(report)));
  expect(report).toMatchObject({
    worst: 'breaking',
    counts: { breaking: 1, safe: 1, documentation: 1 },
    suggestedStep: 'major',
  });
});

test.each([
  ['none', 'none', 'none'],
  ['documentation', 'patch', 'patch'],
  ['safe', 'minor', 'patch'],
  ['breaking', 'major', 'minor'],
] as const)('the worst level %s requires the version step %s, and before 1.0 %s', (level, step, before) => {
  expect(suggestStep(level)).toBe(step);
  expect(stepFor(step, 1)).toBe(step);
  expect(stepFor(step, 0)).toBe(before);
});

function published(document: JsonObject): JsonObject {
  return withNotes(document as unknown as OpenApiDocument) as unknown as JsonObject;
}

test('the diff ignores the notes of a published bundle', () => {
  const open = fixtureBundle();
  const closed = fixtureBundle();
  closeInRegister(closed, ['GAP-029']);
  close(objectAt(closed, '/components/schemas/ContributorFieldInput'), 'GAP-029');
  expect(published(closed)).not.toEqual(closed);
  const { changes } = compareDocuments(
    { document: published(open), label: 'base' },
    { document: published(closed), label: 'head' },
  );
  expect(changes).toEqual(diffDocuments(open, closed));
  expect(changes.map(({ kind }) => kind)).toContain('gap-closed');
});

test.each([{ 'x-gap-register': 'none' }, { 'x-gap-register': [null, 1] }, { 'x-conditions': {} }])(
  'a foreign document can have %j',
  (registers) => {
    const document = documentOf({ receives: { type: 'string', 'x-gap': ['GAP-001'] }, ...registers });
    const loaded = { document, label: 'foreign' };
    expect(compareDocuments(loaded, loaded).changes).toEqual([]);
  },
);
