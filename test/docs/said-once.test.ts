/** The same fact isn't repeated on a page. */
import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { sentencesOf } from '../../scripts/docs/markdown.ts';
import type { Field, Page } from '../../scripts/docs/site/page-model.ts';
import { isEmpty, markdownOf } from '../../scripts/docs/site/phrase.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const pages = makePages(readBundle());
const operations = pages.filter(({ kind }) => kind === 'operation');

const fieldsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsOf(field.fold?.fields ?? [])]);
const fieldsOn = ({ blocks }: Page): Field[] =>
  blocks.flatMap((block) => (block.kind === 'fields' ? fieldsOf(block.fields) : []));

describe("an operation's field", () => {
  it('has no range if its description has the numbers', () => {
    const twice = operations.flatMap((page) =>
      fieldsOn(page).flatMap(({ name, meaning, rules }) => {
        const range = /^(\d+) (?:to (\d+)|or greater)/.exec(markdownOf(rules));
        const numbers = range?.slice(1).filter((number) => number !== undefined) ?? [];
        const says = numbers.every((number) => new RegExp(`\\b${number}\\b`).test(markdownOf(meaning)));
        return numbers.length > 0 && says ? [`${page.path}: ${name}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  it('lists no values if its description already has them', () => {
    const twice = operations.flatMap((page) =>
      fieldsOn(page)
        .filter(({ values }) => values.length > 0)
        .filter(({ values, meaning }) =>
          values.every(
            (each) => isEmpty(each.meaning) && markdownOf(meaning).includes(markdownOf(each.value)),
          ),
        )
        .map(({ name }) => `${page.path}: ${name}`),
    );
    expect(twice).toEqual([]);
  });

  it('repeats no sentences', () => {
    const twice = operations.flatMap((page) =>
      fieldsOn(page).flatMap(({ name, meaning, rules }) => {
        const said = sentencesOf(`${markdownOf(meaning)} ${markdownOf(rules)}`);
        return new Set(said).size === said.length ? [] : [`${page.path}: ${name}`];
      }),
    );
    expect(twice).toEqual([]);
  });
});

it('an operation page shows no example for an unknown body', () => {
  const examples = operations.flatMap(({ path, panes = [] }) =>
    panes.flatMap((pane) =>
      pane.kind === 'views'
        ? pane.groups.flatMap(({ cases }) => cases.map((each) => ({ path, ...each })))
        : [],
    ),
  );
  const undocumented = examples.filter(({ title }) => title === 'Undocumented body');
  expect(undocumented.length).toBeGreaterThan(0);
  expect(undocumented.filter(({ sides }) => sides.length > 0)).toEqual([]);
});

it('each assumption is a full sentence that is recognizable as an assumption', () => {
  const { readings } = Model.of(readBundle());
  expect(
    readings.filter(({ assumption, internal }) => !internal && !assumption.startsWith('We assume ')),
  ).toEqual([]);
  const said = pages.flatMap(({ blocks, intro = [] }) =>
    [...intro, ...blocks].flatMap((block) =>
      block.kind === 'unknowns' ? block.entries.filter(({ reading }) => reading) : [],
    ),
  );
  expect(said.length).toBeGreaterThan(20);
  const sentences = new Map(readings.map(({ id, assumption }) => [id, assumption]));
  for (const { id, text } of said) expect(text).toBe(sentences.get(id));
});

it('sentences are split at their punctuation, except in code', () => {
  expect(sentencesOf('Send `a. b`, or `c`. Then wait.\nTwice? Yes.')).toEqual([
    'Send `a. b`, or `c`.',
    'Then wait.',
    'Twice?',
    'Yes.',
  ]);
});
