import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Download, StageContext } from '../build/stage.ts';
import { compileAssets, type SiteFile } from './assets.ts';
import { buildSite } from './build-site.ts';
import { readBase } from './publish.ts';
import { deriveDocument } from './reference/derive-document.ts';
import { readRedocScript, renderReference } from './reference/render.ts';
import { selfHost } from './reference/self-host.ts';

/**
 * Writes the documentation site into `docs/` of the build: the static pages, the reference for exploring in
 * `docs/reference/`, and the description itself for download.
 *
 * @param context the bundle and where to write, and further files to offer for download
 * @throws Error when a guide has a placeholder or a link that leads nowhere, or the reference does not render
 */
export async function buildDocs({
  bundle,
  outDir,
  downloads = [],
}: StageContext & { downloads?: readonly Download[] }): Promise<void> {
  const site = join(outDir, 'docs');
  const base = readBase(process.env['DOCS_BASE_URL']);
  // The reference is rendered by a child process; the pages are made meanwhile.
  const reference = buildReference(bundle.document, join(site, '.rendering'));
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

async function buildReference(
  bundled: StageContext['bundle']['document'],
  workDir: string,
): Promise<SiteFile[]> {
  const document = deriveDocument(bundled);
  const [html, script, style, { keys }] = await Promise.all([
    renderReference(document, bundled.info.title, workDir),
    readRedocScript(),
    readFile(new URL('reference/reference.css', import.meta.url), 'utf8'),
    compileAssets(),
  ]);
  return selfHost(html, script, style, keys);
}

async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  const folders = new Set(files.map(({ name }) => dirname(join(folder, name))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
}
