import type { Download } from '../../build/stage.ts';
import type { OpenApiDocument } from '../../model/document.ts';
import { resourcesDiagram } from '../diagrams/resources.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { type Block, heading, type Page, prose, type Samples } from '../site/model.ts';
import { Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';
import { operationsOf } from './operations-of.ts';

/** The landing page. */
export function landingPage(
  document: OpenApiDocument,
  pages: readonly Page[],
  first: { operationId: string; samples: Samples['samples'] } | undefined,
): Page {
  const { info } = document;
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const gaps = document['x-gap-register']?.length ?? 0;
  const [start] = guides;
  return {
    path: 'index',
    title: info.title,
    description: info.summary ?? plainSentence(info.description ?? ''),
    kind: 'start',
    blocks: [
      prose(`**Version ${info.version}.** ${info.summary ?? ''}`),
      {
        kind: 'cards',
        cards: [
          ...(start
            ? [
                {
                  title: 'First call in five minutes',
                  target: siteTarget(start.path),
                  text: start.description,
                },
              ]
            : []),
          {
            title: 'Operations',
            target: siteTarget('operations/index'),
            text: `${operationsOf(document).length} operations with their parameters, answers and samples in ${first?.samples.length ?? 0} languages.`,
          },
          {
            title: 'Error index',
            target: siteTarget('errors'),
            text: `${document['x-conditions']?.length ?? 0} conditions, each with its status and its answer.`,
          },
          {
            title: 'What is not shown',
            target: siteTarget('not-shown'),
            text: `${gaps} things are not known. Read it before you estimate the work.`,
          },
          {
            title: 'Changelog and migration',
            target: siteTarget('changelog'),
            text: `What changed up to ${info.version}, and what breaks.`,
          },
          {
            title: 'Downloads',
            target: siteTarget('downloads'),
            text: 'OpenAPI as YAML and JSON, and everything as Markdown.',
          },
          {
            title: 'Interactive reference',
            target: siteTarget('reference/index.html'),
            text: 'Everything about the operations on one page, with a search of its own. It needs scripts.',
          },
        ],
      },
      ...(first
        ? [
            heading(2, 'request', 'A request'),
            prose(
              `This is \`${first.operationId}\`. The samples read the address of your region and your key from \`GRANT_MANAGEMENT_URL\` and \`GRANT_MANAGEMENT_KEY\`.`,
            ),
            { kind: 'samples' as const, id: 'request-samples', samples: first.samples },
          ]
        : []),
      heading(2, 'service', 'What the service does'),
      prose(info.description ?? ''),
      ...new Notes(document).on(info),
      resourcesDiagram(document),
      heading(2, 'guides', 'Guides'),
      listOf(guides),
    ],
  };
}

/** The list of guides. */
export function guideIndex(pages: readonly Page[]): Page {
  return {
    path: 'guides/index',
    title: 'Guides',
    description: 'What to know before and while you build, in reading order.',
    kind: 'index',
    blocks: [listOf(pages.filter(({ kind }) => kind === 'guide'))],
  };
}

/** The list of operations that have a path, and of what the service sends. */
export function operationIndex(document: OpenApiDocument, pages: readonly Page[]): Page {
  return {
    path: 'operations/index',
    title: 'Operations',
    description: 'Every operation whose path is known, and what the service sends to you.',
    kind: 'index',
    blocks: [
      {
        kind: 'table',
        label: 'Operations',
        head: ['Operation', 'Request', 'What it does'],
        rows: operationsOf(document).map(({ operation, method, path }) => ({
          cells: [
            siteLink(operation.summary ?? operation.operationId, `operations/${operation.operationId}`),
            `\`${method.toUpperCase()} ${path}\``,
            plainSentence(operation.description ?? ''),
          ],
        })),
      },
      prose(
        `${document['x-unplaced']?.operations.length ?? 0} more operations exist whose paths are not shown: see the ${siteLink('resource groups', 'groups/index')}.`,
      ),
      heading(2, 'webhooks', 'What the service sends'),
      listOf(pages.filter(({ kind }) => kind === 'webhook')),
    ],
  };
}

/** The list of schemas. */
export function schemaIndex(pages: readonly Page[]): Page {
  const schemas = pages.filter(({ kind }) => kind === 'schema');
  return {
    path: 'schemas/index',
    title: 'Schemas',
    description: `The ${schemas.length} schemas of bodies, records and values.`,
    kind: 'index',
    blocks: [
      {
        kind: 'table',
        label: 'Schemas',
        head: ['Schema', 'What it is'],
        rows: schemas.map(({ path, description }) => {
          const name = path.replace('schemas/', '');
          return { cells: [siteLink(`\`${name}\``, path), description.replace(`${name}: `, '')] };
        }),
      },
    ],
  };
}

/** The files that one can take away. */
export function downloadsPage(document: OpenApiDocument, downloads: readonly Download[]): Page {
  const files = [
    ['openapi.yaml', 'The whole description, OpenAPI 3.1 as YAML.'],
    ['openapi.json', 'The whole description, OpenAPI 3.1 as JSON.'],
    ...downloads.map(({ name, about }) => [name, about] as const),
    ['llms.txt', 'The list of all pages as Markdown, for language models.'],
    ['llms-full.txt', 'All pages in one Markdown text.'],
    ['sitemap.xml', 'The addresses of all pages.'],
  ] as const;
  return {
    path: 'downloads',
    title: 'Downloads',
    description:
      'The description of the interface as OpenAPI YAML and JSON, and the documentation as Markdown.',
    kind: 'download',
    blocks: [
      {
        kind: 'table',
        label: 'Files',
        head: ['File', 'What it is'],
        rows: files.map(([name, text]) => ({ cells: [siteLink(name, name), text] })),
      },
      prose(
        [
          `Every page is there as Markdown too: put \`.md\` in the place of \`.html\` in its address, or follow the link at its foot.`,
          `To look at the interface in one page, open the ${siteLink('interactive reference', 'reference/index.html')}.`,
          'There is no Postman collection: the converter that was tried files answers whose status is not shown under a number, and fills in values that nobody gave. Postman and its like read the file above themselves.',
          `The files describe ${document.info.title} ${document.info.version}.`,
        ].join('\n\n'),
      ),
    ],
  };
}

function listOf(pages: readonly Page[]): Block {
  return {
    kind: 'cards',
    cards: pages.map(({ title, path, description }) => ({
      title,
      target: siteTarget(path),
      text: description,
    })),
  };
}
