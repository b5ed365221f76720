/** Every page of the built site in a real browser, with all settings. */
import { describe } from 'vitest';
import { describePages, describeReference } from './page-tests.ts';
import { staticPages, useSite } from './site-browser.ts';

const site = useSite();

describe('every page', () => {
  describePages(site, staticPages);
});

describe('the reference', () => {
  describeReference(site, ['#/', '#/funds/getfund', '#/applications/recusereviewer']);
});
