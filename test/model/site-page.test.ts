import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { hasSitePage, sitePages } from '../../scripts/model/site-page.ts';
import { generated, readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

test.each([
  ...sitePages,
  ...['operations/getFund', 'schemas/Fund', 'guides/payments'].filter((page) => hasSitePage(model, page)),
])('the documentation has the page %s', (page) => {
  expect(hasSitePage(model, page)).toBe(true);
  expect(existsSync(join(generated, 'docs', `${page}.html`))).toBe(true);
});

test.each(['nowhere', 'operations', 'operations/getNothing', 'schemas/Nothing', 'guides/payments/more', ''])(
  'and no page "%s"',
  (page) => expect(hasSitePage(model, page)).toBe(false),
);
