import { expect, test } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { Model } from '../../scripts/model/model.ts';
import { hasSitePage, sitePages } from '../../scripts/lint/site-page.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const pages = new Set(makePages(readBundle(), []).map(({ path }) => path));

test.each([
  ...sitePages,
  ...['operations/getFund', 'schemas/Fund', 'guides/payments'].filter((page) => hasSitePage(model, page)),
])('the documentation page %s is accepted', (page) => {
  expect(hasSitePage(model, page)).toBe(true);
  expect(pages).toContain(page);
});

test.each(['nowhere', 'operations', 'operations/getNothing', 'schemas/Nothing', 'guides/payments/more', ''])(
  'the nonexistent page "%s" is rejected',
  (page) => expect(hasSitePage(model, page)).toBe(false),
);
