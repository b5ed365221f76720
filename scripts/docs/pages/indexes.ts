import type { Download } from '../../build/stage.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { release } from '../release.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { code, say, words } from '../site/phrase.ts';
import { heading, type Page, prose, type Shelf } from '../site/page-model.ts';
import { groupPage, schemaLink } from './atlas.ts';
import { plainSentence } from './plain-text.ts';
import { operationList } from './schema.ts';

export function guideIndex(pages: readonly Page[]): Page {
  return {
    path: 'guides/index',
    title: 'Guides',
    description: 'Build with the API, from the first call to production.',
    kind: 'index',
    lead: 'Build with the API, from the first call to production.',
    blocks: [{ ...listOf(pages.filter(({ kind }) => kind === 'guide')), ordered: true }],
  };
}

/** Lists documented operations, undocumented operations and webhooks. */
export function operationIndex(model: Model, pages: readonly Page[]): Page {
  const { operations, unplaced } = model;
  return {
    path: 'operations/index',
    title: 'Operations',
    description: 'Every documented operation, and the requests that the service sends to you.',
    kind: 'index',
    lead: `${operations.length} operations are documented. The interface document mentions ${unplaced.length} more, but doesn't give their URLs.`,
    blocks: [
      heading(2, 'documented', 'Documented operations'),
      operationList('Documented operations', operationsByGroup(model)),
      heading(2, 'undocumented', 'Undocumented operations'),
      prose(
        say`Don't guess their paths. The ${siteLink('resource groups', 'groups/index')} describe these operations.`,
      ),
      {
        kind: 'operations',
        label: 'Undocumented operations',
        operations: unplaced.map(({ id, summary, group }) => ({
          method: undefined,
          title: summary,
          target: siteTarget(groupPage(model, group), id),
          path: id,
        })),
      },
      heading(2, 'deliveries', 'Webhooks'),
      listOf(pages.filter(({ kind }) => kind === 'webhook')),
    ],
  };
}

/** Returns the documented operations in the standard order: by resource group, as in the menu. */
export function operationsByGroup(model: Model): Operation[] {
  return model.groups.flatMap((group) => model.operationsOf(group));
}

export function schemaIndex({ schemas }: Model): Page {
  return {
    path: 'schemas/index',
    title: 'Schemas',
    description: `The ${schemas.size} schemas for request and response bodies, records and values.`,
    kind: 'index',
    lead: `The ${schemas.size} schemas for request and response bodies, records and values.`,
    blocks: [
      {
        kind: 'table',
        label: 'Schemas',
        head: ['Schema', 'Description'],
        rows: [...schemas.values()].map((schema) => ({
          cells: [schemaLink(schema), words(plainSentence(schema.description))],
        })),
      },
    ],
  };
}

/** Lists the packages and files to download. */
export function downloadsPage(model: Model, downloads: readonly Download[]): Page {
  const files = [
    ['openapi.yaml', 'The OpenAPI 3.1 description, as YAML.'],
    ['openapi.json', 'The OpenAPI 3.1 description, as JSON.'],
    ...downloads.map(({ name, about }) => [name, about] as const),
    ['licence.txt', `The ${release.licence} licence for the packages and this documentation.`],
    ['llms.txt', 'A list of the Markdown pages, for language models.'],
    ['llms-full.txt', "All pages in one Markdown file, without the operations' samples and examples."],
  ] as const;
  return {
    path: 'downloads',
    title: 'Downloads',
    description:
      'The client, the mock server and the contract check, the OpenAPI files, and every page as Markdown.',
    kind: 'download',
    lead: `The packages for ${model.title} ${model.version}, the OpenAPI files, and every page as Markdown.`,
    blocks: [
      heading(2, 'packages', 'Packages'),
      prose(
        say`Version ${release.version}${release.date === undefined ? '' : `, released on ${release.date}`}. All packages need Node 20.19+ or 22.12+. Download a file into your project's folder, install it, and read its README under ${code('node_modules/@grant-management/')}.`,
      ),
      {
        kind: 'table',
        label: 'Packages',
        head: ['File', 'Description', 'Install'],
        rows: Object.values(release.packages).map(({ file, about, command }) => ({
          cells: [siteLink(file, file), about, code(command)],
        })),
      },
      heading(2, 'openapi', 'OpenAPI and text files'),
      {
        kind: 'table',
        label: 'OpenAPI and text files',
        head: ['File', 'Description'],
        rows: files.map(([name, text]) => ({ cells: [siteLink(name, name), text] })),
      },
      heading(2, 'markdown', 'Every page as Markdown'),
      prose(
        say`Every page has a Markdown version. Replace ${code('.html')} with ${code('.md')} in its URL, or use the link in the page's footer.`,
      ),
      heading(2, 'one-page', 'Everything on one page'),
      prose(say`The ${siteLink('single-page reference', 'reference/index.html')} needs JavaScript.`),
      heading(2, 'postman', 'Postman'),
      prose(
        say`Import ${code('openapi.json')} into Postman or a similar tool. We don't provide a collection, because the converter we tried makes up success codes and values.`,
      ),
    ],
  };
}

/** Lists pages as links, each with its description. */
export function listOf(pages: readonly Page[]): Shelf {
  return {
    kind: 'shelf',
    links: pages.map(({ title, path, description }) => ({
      title,
      target: siteTarget(path),
      text: description,
    })),
  };
}
