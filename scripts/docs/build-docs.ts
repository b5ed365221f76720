import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageContext } from '../shared/stage.ts';
import { deriveDocument } from './derive-document.ts';
import { readRedocScript, renderReference } from './render.ts';
import { selfHost } from './self-host.ts';

/**
 * Writes the documentation site into `docs/` of the build: the reference with the guides, the files it loads, and the
 * description itself for download.
 *
 * @param context the bundle and where to write
 * @throws Error when a guide has a placeholder or a link that leads nowhere, or the reference does not render
 */
export async function buildDocs({ bundle, outDir }: StageContext): Promise<void> {
  const site = join(outDir, 'docs');
  const { document, sections } = deriveDocument(bundle.document);
  const [html, script, style] = await Promise.all([
    renderReference(document, join(site, '.rendering')),
    readRedocScript(),
    readFile(new URL('assets/site.css', import.meta.url), 'utf8'),
  ]);
  const missing = sections.filter((section) => !html.includes(`data-section-id="${section}"`));
  if (missing.length > 0) throw new Error(`The rendered reference lacks the sections ${missing.join(', ')}.`);
  const files = [
    ...selfHost(html, script, style),
    { name: 'openapi.json', text: bundle.json },
    { name: 'openapi.yaml', text: bundle.yaml },
  ];
  await Promise.all(files.map(({ name, text }) => writeFile(join(site, name), text)));
}
