/**
 * `npm run anchors`: adds the addresses of the built site to the committed list that a test compares it with, so that
 * links from elsewhere keep working. It lies beside the spec: both are contracts. An address is taken off the list by hand and on purpose.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleSpec } from '../bundle/bundle-spec.ts';
import { runAsProgram } from '../cli/command.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { openSpec } from '../source/open-spec.ts';
import { buildSite } from './build-site.ts';

const list = new URL('../../spec/anchors.txt', import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Addresses of all pages and of the places on them, sorted. */
export async function siteAnchors(document: OpenApiDocument): Promise<string[]> {
  const files = await buildSite(document, undefined);
  return files
    .filter(({ name }) => name.endsWith('.html'))
    .flatMap(({ name, text }) => [
      name,
      ...[...text.matchAll(/ id="([^"]+)"/g)]
        .map(([, id = '']) => id)
        // Parts of the frame and of panels are not places to link to; the place of a field of a field follows from theirs.
        .filter(
          (id) =>
            !/^(?:i-.*|top|search-button|menu|content|status|kinds-name|samples-.*|(?:resources|drawing)-list|.*\..*\..*)$/.test(
              id,
            ),
        )
        // What is not known stands in one section today and in another tomorrow; its place is the register.
        .filter(
          (id) =>
            !/^(?:GAP|AMB)-\d+(?:-places)?$/.test(id) ||
            name === 'not-shown.html' ||
            name === 'ambiguities.html',
        )
        .map((id) => `${name}#${id}`),
    ])
    .toSorted();
}

/** The committed list. */
export async function committedAnchors(): Promise<string[]> {
  return (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
}

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run anchors

Adds the addresses of the built documentation to spec/anchors.txt, the list that a test holds it to.
Build afterwards: the list is part of what a build is made from.

  --help  show this

Exit codes: 0 done; 2 the command line is wrong.`,
  async run(_, __, { out }) {
    // The published description lacks the guides.
    const source = await openSpec(`${root}spec/openapi.yaml`, `${root}redocly.yaml`);
    await source.reader.readReferenced(source.root);
    const { document } = (await bundleSpec(source)).bundle;
    const known = await committedAnchors().catch(() => []);
    const all = [...new Set([...known, ...(await siteAnchors(document))])].toSorted();
    await writeFile(list, `${all.join('\n')}\n`);
    out(`${fileURLToPath(list)}: ${all.length - known.length} added, ${all.length} in all\n`);
  },
});
