import type { Download } from '../build/stage.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { compileAssets, hashed, type SiteFile } from './assets.ts';
import { Model } from '../model/model.ts';
import { Atlas, groupPlace } from './pages/atlas.ts';
import { groupPages } from './pages/groups.ts';
import { guidePages } from './pages/guides.ts';
import { lostPage } from './pages/lost.ts';
import { downloadsPage, guideIndex, operationIndex, schemaIndex } from './pages/indexes.ts';
import { landingPage } from './pages/landing.ts';
import { namesPage } from './pages/names.ts';
import { operationPage } from './pages/operation.ts';
import { changelogPage, errorsPage, notShownPage } from './pages/registers.ts';
import { requestsPage } from './pages/requests.ts';
import { schemaPages } from './pages/schema.ts';
import { webhookPages } from './pages/webhook.ts';
import { llmsFull, llmsList, sitemap } from './publish.ts';
import { release } from './release.ts';
import { clientCall } from './samples/typescript-client.ts';
import { writeSamples } from './samples/write-samples.ts';
import { entriesOfSite } from './search/entries.ts';
import { writeIndex } from './search/engine.ts';
import { siteIcon } from './site/html/icons.ts';
import { SiteMap } from './site/frame/navigation.ts';
import { type Assets, renderPage } from './site/frame/shell.ts';
import { renderPageParts } from './site/html/blocks.ts';
import { MarkdownHtml } from './site/html/markdown.ts';
import type { Page, Samples } from './site/page-model.ts';
import { MarkdownPages } from './site/render-markdown.ts';

/** Builds all pages of the site from the bundle. */
export function makePages(document: OpenApiDocument, downloads: readonly Download[] = []): Page[] {
  const model = Model.of(document);
  const atlas = new Atlas(model);
  const operations = model.operations.map((operation) =>
    operationPage(model, operation, writeSamples(model, operation), clientCall(operation)),
  );
  const guides = guidePages(model, (operationId) => samplesOf(operations, operationId));
  const webhooks = webhookPages(model);
  const schemas = schemaPages(model);
  const requests = requestsPage(model);
  return [
    landingPage(model, [...guides, ...operations, ...webhooks]),
    guideIndex(guides),
    ...guides,
    operationIndex(model, webhooks),
    ...operations,
    ...webhooks,
    requests,
    errorsPage(model),
    notShownPage(model, atlas),
    changelogPage(model, atlas),
    ...groupPages(model),
    schemaIndex(model),
    ...schemas,
    namesPage([requests, ...schemas]),
    downloadsPage(model, downloads),
  ];
}

/** Returns an operation's samples for use on another page, with a different ID to avoid duplicates. */
function samplesOf(operations: readonly Page[], operationId: string): Samples | undefined {
  const page = operations.find(({ path }) => path === `operations/${operationId}`);
  const samples = page?.panes?.find((pane): pane is Samples => pane.kind === 'samples');
  return samples && { ...samples, id: `samples-${operationId}` };
}

/**
 * Builds the static site as files: each page as HTML and as Markdown, the search, and the lists for crawlers and
 * language models.
 *
 * @param document the bundled document
 * @param downloads further files for the downloads page
 * @param base URL of the published site, with a trailing slash; undefined if unknown
 */
export async function buildSite(
  document: OpenApiDocument,
  base: string | undefined,
  downloads: readonly Download[] = [],
): Promise<SiteFile[]> {
  const pages = makePages(document, downloads);
  const model = Model.of(document);
  const { names } = new Atlas(model);
  const markdown = new MarkdownHtml(names);
  const texts = new MarkdownPages(pages, names);
  const [files, assets] = await makeAssets(pages);
  const shell = {
    release,
    siteTitle: model.title,
    version: model.version,
    assets,
    map: new SiteMap(
      pages,
      model.groups.map((group) => {
        const { path, fragment } = groupPlace(model, group);
        return { title: group.name, path: fragment === undefined ? path : `${path}#${fragment}` };
      }),
    ),
    base,
  };
  const lost = lostPage(base ?? '/');
  return [
    ...pages.flatMap((page) => [
      { name: `${page.path}.html`, text: renderPage(shell, page, renderPageParts(page, markdown)) },
      { name: `${page.path}.md`, text: texts.page(page) },
    ]),
    { name: '404.html', text: renderPage(shell, lost, renderPageParts(lost, markdown)) },
    ...files,
    { name: 'assets/icon.svg', text: siteIcon },
    { name: 'licence.txt', text: release.licenceText },
    { name: 'llms.txt', text: llmsList(model, pages, base) },
    { name: 'llms-full.txt', text: llmsFull(pages, texts) },
    ...(base === undefined ? [] : [{ name: 'sitemap.xml', text: sitemap(pages, base) }]),
  ];
}

async function makeAssets(pages: readonly Page[]): Promise<[files: SiteFile[], names: Assets]> {
  const index = writeIndex(entriesOfSite(pages));
  const { styles, script, search } = await compileAssets();
  const sheets = {
    site: hashed('assets/site', 'css', styles.site),
    landing: hashed('assets/landing', 'css', styles.landing),
    drawings: hashed('assets/drawings', 'css', styles.drawings),
    registers: hashed('assets/registers', 'css', styles.registers),
  };
  const scripts = {
    script: hashed('assets/site', 'js', script),
    search: hashed('assets/search', 'js', `self.siteSearchIndex=${JSON.stringify(index)};\n${search}`),
  };
  const names = {
    styles: {
      site: sheets.site.name,
      landing: sheets.landing.name,
      drawings: sheets.drawings.name,
      registers: sheets.registers.name,
    },
    script: scripts.script.name,
    search: scripts.search.name,
  };
  return [[...Object.values(sheets), ...Object.values(scripts)], names];
}
