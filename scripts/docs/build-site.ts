import type { Download } from '../build/stage.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { type PlacedOperation } from '../model/operations.ts';
import { compileAssets, hashed, type SiteFile } from './assets.ts';
import { Atlas } from './pages/atlas.ts';
import { groupIndex, groupPages } from './pages/groups.ts';
import { guidePages } from './pages/guides.ts';
import { lostPage } from './pages/lost.ts';
import { downloadsPage, guideIndex, landingPage, operationIndex, schemaIndex } from './pages/indexes.ts';
import { namesPage } from './pages/names.ts';
import { operationPage } from './pages/operation.ts';
import { ambiguitiesPage, changelogPage, errorsPage, notShownPage } from './pages/registers.ts';
import { requestsPage } from './pages/requests.ts';
import { schemaPage } from './pages/schema.ts';
import { webhookPage } from './pages/webhook.ts';
import { llmsFull, llmsList, sitemap } from './publish.ts';
import { writeSamples } from './samples/write-samples.ts';
import { entriesOf } from './search/entries.ts';
import { writeIndex } from './search/engine.ts';
import { MarkdownHtml } from './site/markdown-html.ts';
import type { Page } from './site/model.ts';
import { renderBlocks } from './site/render-html.ts';
import { MarkdownPages } from './site/render-markdown.ts';
import { rooted } from './site/rooted.ts';
import { type Assets, type Menu, renderPage } from './site/shell.ts';
import { operationsOf } from './pages/operations-of.ts';

/** The operation whose samples stand on the landing page: a GET that needs nothing to be known, if there is one. */
function firstOperation(document: OpenApiDocument): PlacedOperation | undefined {
  return operationsOf(document).find(
    ({ method, path, operation }) =>
      method === 'get' && !path.includes('{') && (operation.parameters ?? []).length <= 1,
  );
}

/** All pages of the site, made from the bundle. */
export function makePages(document: OpenApiDocument, downloads: readonly Download[] = []): Page[] {
  const atlas = new Atlas(document);
  const guides = guidePages(document);
  const first = firstOperation(document);
  const operations = operationsOf(document).map((placed) =>
    operationPage(document, placed, writeSamples(document, placed)),
  );
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, item]) =>
    webhookPage(document, name, item),
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) =>
    schemaPage(document, name, schema),
  );
  const landing = landingPage(
    document,
    guides,
    first && { operationId: first.operation.operationId, samples: writeSamples(document, first) },
  );
  const requests = requestsPage(document);
  return [
    landing,
    guideIndex(guides),
    ...guides,
    operationIndex(document, webhooks),
    ...operations,
    ...webhooks,
    requests,
    errorsPage(document),
    notShownPage(document, atlas),
    ambiguitiesPage(document, atlas),
    changelogPage(document, atlas),
    groupIndex(document),
    ...groupPages(document),
    schemaIndex(schemas),
    ...schemas,
    namesPage(document, [requests, ...schemas]),
    downloadsPage(document, downloads),
  ];
}

/**
 * The static pages with all that they load, as files: each page as HTML and as Markdown, the search, and the lists for
 * crawlers and language models.
 *
 * @param document the bundled document
 * @param downloads further files that the downloads page names
 * @param base address at which the site will be published, with a slash at its end; undefined while it is not known
 */
export async function buildSite(
  document: OpenApiDocument,
  base: string | undefined,
  downloads: readonly Download[] = [],
): Promise<SiteFile[]> {
  const pages = makePages(document, downloads);
  const { names } = new Atlas(document);
  const markdown = new MarkdownHtml(names);
  const texts = new MarkdownPages(pages, names);
  const [files, assets] = await makeAssets(pages);
  const shell = {
    siteTitle: document.info.title,
    version: document.info.version,
    assets,
    menus: makeMenus(pages),
    base,
  };
  const lost = renderPage(shell, lostPage, renderBlocks(lostPage, markdown));
  return [
    ...pages.flatMap((page) => [
      { name: `${page.path}.html`, text: renderPage(shell, page, renderBlocks(page, markdown)) },
      { name: `${page.path}.md`, text: texts.page(page) },
    ]),
    { name: '404.html', text: base === undefined ? lost : rooted(lost, base) },
    { name: '404.md', text: texts.page(lostPage) },
    ...files,
    { name: 'llms.txt', text: llmsList(document, pages, base) },
    { name: 'llms-full.txt', text: llmsFull(pages, texts) },
    { name: 'sitemap.xml', text: sitemap(pages, base) },
  ];
}

async function makeAssets(pages: readonly Page[]): Promise<[files: SiteFile[], names: Assets]> {
  const index = writeIndex(pages.flatMap(entriesOf));
  const { style, colors, script, search } = await compileAssets();
  const files = {
    style: hashed('assets/site', 'css', style),
    colors: hashed('assets/colors', 'js', colors),
    script: hashed('assets/site', 'js', script),
    search: hashed('assets/search', 'js', `self.siteSearchIndex=${JSON.stringify(index)};\n${search}`),
  };
  const names = {
    style: files.style.name,
    colors: files.colors.name,
    script: files.script.name,
    search: files.search.name,
  };
  return [Object.values(files), names];
}

/** The navigation. Resource groups and schemas are too many for it and have lists of their own. */
function makeMenus(pages: readonly Page[]): Menu[] {
  const links = (...kinds: Page['kind'][]): Menu['links'] =>
    pages.filter(({ kind }) => kinds.includes(kind)).map(({ title, path }) => ({ title, path }));
  const one = (path: string): Menu['links'] =>
    pages.filter((page) => page.path === path).map(({ title }) => ({ title, path }));
  return [
    { title: 'Guides', links: links('guide') },
    {
      title: 'Operations',
      links: [
        ...one('operations/index').map((link) => ({ ...link, title: 'All operations' })),
        ...links('operation', 'webhook'),
      ],
    },
    {
      title: 'Look up',
      links: [
        ...links('register'),
        ...one('groups/index'),
        ...one('schemas/index'),
        ...one('names'),
        ...one('downloads'),
        { title: 'Interactive reference', path: 'reference/index.html' },
      ],
    },
  ];
}
