/** Names and samples fit into code panels. */
import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import type { Page } from '../../scripts/docs/site/page-model.ts';
import { readBundle } from '../support/generated.ts';

const pages = makePages(readBundle());

/**
 * Maximum length of an example's name, in characters. On a phone, and beside text, it shares the panel with the format
 * selector.
 */
const ROOM = 28;

const namesOn = ({ panes = [] }: Page): string[] =>
  panes
    .flatMap((pane) => (pane.kind === 'views' ? pane.groups : []))
    .flatMap(({ cases }) => cases.map(({ title }) => title));

describe('an example', () => {
  it('has a name that fits its panel', () => {
    const names = new Set(pages.flatMap(namesOn));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => name.length > ROOM)).toEqual([]);
  });
});

it('each query parameter of a shell sample is on a separate line', () => {
  const samples = pages
    .flatMap(({ kind, panes = [] }) => (kind === 'operation' ? panes : []))
    .flatMap((pane) => (pane.kind === 'samples' ? pane.samples : []))
    .filter(({ id }) => id === 'curl');
  expect(samples.some(({ text }) => text.includes('--get'))).toBe(true);
  expect(samples.filter(({ text }) => /GRANT_MANAGEMENT_URL[^"]*\?/.test(text))).toEqual([]);
});
