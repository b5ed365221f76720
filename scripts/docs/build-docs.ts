import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Download, StageContext } from '../build/stage.ts';
import type { SiteFile } from './assets.ts';
import { buildSite } from './build-site.ts';
import { readBase } from './publish.ts';
import { readRedocScript, renderReference } from './reference/render.ts';
import { selfHost } from './reference/self-host.ts';

/**
 * Writes the documentation site into `docs/` of the build: the static pages, Redoc in `docs/reference/`, and the
 * description as a download.
 *
 * @param context the bundle, the output folder and further downloads
 * @throws Error if a guide has an unknown placeholder or a broken link, or Redoc doesn't render
 */
export async function buildDocs({
  bundle,
  outDir,
  downloads = [],
}: StageContext & { downloads?: readonly Download[] }): Promise<void> {
  const site = join(outDir, 'docs');
  const base = readBase(process.env['DOCS_BASE_URL']);
  // A child process renders the reference while the pages are built.
  const reference = buildReference(bundle.json, bundle.document.info.title, join(site, '.rendering'));
  const [pages, files] = await Promise.allSettled([buildSite(bundle.document, base, downloads), reference]);
  if (pages.status === 'rejected') throw pages.reason;
  if (files.status === 'rejected') throw files.reason;
  await writeFiles(site, [
    ...pages.value,
    ...files.value.map(({ name, text }) => ({ name: `reference/${name}`, text })),
    { name: 'openapi.json', text: bundle.json },
    { name: 'openapi.yaml', text: bundle.yaml },
    ...downloads,
  ]);
}

async function buildReference(description: string, title: string, workDir: string): Promise<SiteFile[]> {
  const [html, script, style] = await Promise.all([
    renderReference(description, title, workDir),
    readRedocScript(),
    readFile(new URL('reference/reference.css', import.meta.url), 'utf8'),
  ]);
  return selfHost(html, script, style);
}

async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  const folders = new Set(files.map(({ name }) => dirname(join(folder, name))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
}
