import type { Download } from '../../build/stage.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { code, say, words } from '../site/phrase.ts';
import { type Block, heading, type Page, prose, type Shelf } from '../site/page-model.ts';
import { groupPage, schemaLink } from './atlas.ts';
import { plainSentence } from './plain-text.ts';
import { operationList } from './schema.ts';

/** The list of guides. */
export function guideIndex(pages: readonly Page[]): Page {
  return {
    path: 'guides/index',
    title: 'Guides',
    description: 'What to know before and while you build, in reading order.',
    kind: 'index',
    lead: 'What to know before and while you build, in reading order.',
    blocks: [{ ...listOf(pages.filter(({ kind }) => kind === 'guide')), ordered: true }],
  };
}

/** The list of operations that have a path, and of what the service sends. */
export function operationIndex(model: Model, pages: readonly Page[]): Page {
  const { operations, unplaced } = model;
  return {
    path: 'operations/index',
    title: 'Operations',
    description: 'Every operation whose path is known, and what the service sends to you.',
    kind: 'index',
    lead: `${operations.length} operations have a path that is known. ${unplaced.length} more exist whose paths are unknown.`,
    blocks: [
      heading(2, 'with-a-path', 'Operations whose paths are known'),
      operationList('Operations whose paths are known', operationsByGroup(model)),
      heading(2, 'without-a-path', 'Operations whose paths are unknown'),
      prose(
        say`Each of these exists, and its path is unknown: do not guess it. The pages of the ${siteLink('resource groups', 'groups/index')} say what is known of them.`,
      ),
      {
        kind: 'operations',
        label: 'Operations whose paths are unknown',
        operations: unplaced.map(({ id, summary, group }) => ({
          method: undefined,
          title: summary,
          target: siteTarget(groupPage(model, group), id),
          path: id,
        })),
      },
      heading(2, 'deliveries', 'What the service sends'),
      listOf(pages.filter(({ kind }) => kind === 'webhook')),
    ],
  };
}

/** The operations that have a path in the one order of all lists: by resource group, as in the menu. */
export function operationsByGroup(model: Model): Operation[] {
  return model.groups.flatMap((group) => model.operationsOf(group));
}

/** The list of schemas. */
export function schemaIndex({ schemas }: Model): Page {
  return {
    path: 'schemas/index',
    title: 'Schemas',
    description: `The ${schemas.size} schemas of bodies, records and values.`,
    kind: 'index',
    lead: `The ${schemas.size} schemas of bodies, records and values.`,
    blocks: [
      {
        kind: 'table',
        label: 'Schemas',
        head: ['Schema', 'What it is'],
        rows: [...schemas.values()].map((schema) => ({
          cells: [schemaLink(schema), words(plainSentence(schema.description))],
        })),
      },
    ],
  };
}

/** The files that one can take away. */
export function downloadsPage(model: Model, downloads: readonly Download[]): Page {
  const files = [
    ['openapi.yaml', 'The whole description, OpenAPI 3.1 as YAML.'],
    ['openapi.json', 'The whole description, OpenAPI 3.1 as JSON.'],
    ...downloads.map(({ name, about }) => [name, about] as const),
    ['llms.txt', 'The list of all pages as Markdown, for language models.'],
    ['llms-full.txt', 'All pages in one Markdown text, without samples and examples.'],
    ['sitemap.xml', 'The addresses of all pages.'],
  ] as const;
  return {
    path: 'downloads',
    title: 'Downloads',
    description:
      'The description of the interface as OpenAPI YAML and JSON, and the documentation as Markdown.',
    kind: 'download',
    lead: `The description of ${model.title} ${model.version} as OpenAPI YAML and JSON, and the documentation as Markdown.`,
    blocks: [
      {
        kind: 'table',
        label: 'Files',
        head: ['File', 'What it is'],
        rows: files.map(([name, text]) => ({ cells: [siteLink(name, name), text] })),
      },
      heading(2, 'markdown', 'Markdown of every page'),
      prose(
        say`Every page is there as Markdown too: put ${code('.md')} in the place of ${code('.html')} in its address, follow the link at its foot, or copy it with the button there.`,
      ),
      heading(2, 'one-page', 'Everything on one page'),
      prose(
        say`To look at the interface on one page, open the ${siteLink('single-page reference', 'reference/index.html')}. It needs scripts.`,
      ),
      heading(2, 'postman', 'Postman'),
      prose(
        'There is no Postman collection: the converter that was tried files responses whose status is not shown under a number, and fills in values that nobody gave. Postman and its like read the file above themselves.',
      ),
    ],
  };
}

/** Pages as a list of links, each with its sentence. */
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
