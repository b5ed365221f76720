import type { OpenApiDocument } from '../../model/document.ts';
import type { PlacedOperation } from '../../model/operations.ts';
import { domainDiagram } from '../diagrams/domain.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import {
  type Block,
  heading,
  type Page,
  type Pane,
  prose,
  type Samples,
  type Views,
  type Ways,
} from '../site/model.ts';
import { listMembers } from './describe-schema.ts';
import { listOf } from './indexes.ts';
import { operationsOf } from './operations-of.ts';
import { plainSentence } from './plain-text.ts';
import { gapKinds } from './registers.ts';
import { returned } from './returned.ts';
import { operationList } from './schema.ts';

/** What people come for: guides and resource groups that belong together. A name that the bundle lacks is left out. */
const purposes: readonly {
  readonly title: string;
  readonly text: string;
  readonly guides: readonly string[];
  readonly groups: readonly string[];
}[] = [
  {
    title: 'Connect a finance system',
    text: 'Read allocation payments, match them with your ledger, and know what the service does not tell you.',
    guides: ['payments'],
    groups: ['Allocation payments', 'Funds'],
  },
  {
    title: 'Be told of changes',
    text: 'A webhook subscription makes the service call a URL of yours when something happens.',
    guides: ['webhooks'],
    groups: ['Webhooks'],
  },
  {
    title: 'Forms and reviewers',
    text: 'Read the tabs of a form, update a contributor, and recuse a reviewer from an application.',
    guides: [],
    groups: ['Tabs', 'Contributors', 'Applications'],
  },
];

/** Most links of one way in. */
const LINKS = 4;

/**
 * The landing page.
 *
 * @param pages all other pages
 */
export function landingPage(document: OpenApiDocument, pages: readonly Page[]): Page {
  const { info } = document;
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const operations = operationsOf(document);
  const unplaced = document['x-unplaced']?.operations ?? [];
  const gaps = (document['x-gap-register'] ?? []).filter(({ closed }) => closed === undefined);
  const [start] = guides;
  const webhooks = pages
    .filter(({ kind }) => kind === 'webhook')
    .map(({ title, path }) => siteLink(title, path));
  return {
    path: 'index',
    title: info.title,
    description: info.summary ?? plainSentence(info.description ?? ''),
    kind: 'start',
    blocks: [
      {
        kind: 'hero',
        // What the description begins with, up to the list of what there is.
        promise: plainSentence(info.description ?? info.title).replace(/[:.].*$/s, ''),
        lead: `${info.summary ?? ''} What is known of the interface stands here, and what is not known is marked.`,
        actions: [
          ...(start ? [{ title: 'First call in five minutes', target: siteTarget(start.path) }] : []),
          { title: `${operations.length} operations`, target: siteTarget('index', 'operations') },
          { title: `${gaps.length} unknowns`, target: siteTarget('index', 'known') },
        ],
        panes: heroPanes(document, pages),
      },
      heading(2, 'ways', 'Three ways in'),
      waysBlock(pages),
      heading(2, 'service', 'How it hangs together'),
      domainDiagram(document),
      heading(2, 'known', 'What is known, counted'),
      prose(
        `This documentation is made from one document about the service. Nothing is filled in: each unknown is marked where you meet it, and listed in ${siteLink('What is not shown', 'not-shown')}. Read it before you estimate the work.`,
      ),
      tallyBlock(document),
      heading(2, 'operations', 'Every operation with a path'),
      operationList('Operations', operations),
      prose(
        `${unplaced.length} more operations exist whose paths are not shown: see the ${siteLink('resource groups', 'groups/index')}.${webhooks.length === 0 ? '' : ` The service also sends: ${webhooks.join(', ')}.`}`,
      ),
      heading(2, 'guides', 'Guides'),
      listOf(guides),
      heading(2, 'about', 'About this documentation'),
      prose(
        `${info.description ?? ''}\n\nEverything on one page, with a search of its own: the ${siteLink('interactive reference', 'reference/index.html')}. To take away: ${siteLink('downloads', 'downloads')}.`,
      ),
    ],
  };
}

/** The request and the response of an operation whose example is short and full of known fields. */
function heroPanes(document: OpenApiDocument, pages: readonly Page[]): Pane[] {
  const groups = purposes[0]?.groups ?? [];
  const records = operationsOf(document).filter(
    ({ method, operation }) => method === 'get' && isRecord(document, operation.operationId),
  );
  const first = records.filter(({ operation }) => groups.includes(operation.tags?.[0] ?? ''));
  const shown = (first.length > 0 ? first : records)
    .flatMap((placed) => {
      const panes = pages.find(({ path }) => path === pathOf(placed))?.panes ?? [];
      const samples = panes.find((pane): pane is Samples => pane.kind === 'samples');
      const views = panes.find((pane): pane is Views => pane.kind === 'views');
      const success = views?.groups[0];
      const [example] = success?.cases ?? [];
      const length = example?.sides[0]?.text.split('\n').length;
      if (!samples || !views || !success || !example || length === undefined) return [];
      return [
        {
          samples,
          views: { ...views, groups: [{ ...success, cases: [{ ...example, id: 'example' }] }] },
          length,
        },
      ];
    })
    .toSorted((a, b) => a.length - b.length)[0];
  return shown === undefined ? [] : [shown.samples, shown.views];
}

function isRecord(document: OpenApiDocument, operationId: string): boolean {
  const placed = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  return (placed ? returned(document, placed.operation) : []).some((name) => {
    const members = listMembers(document, { $ref: `#/components/schemas/${name}` });
    return members.some((member) => member.name === 'slug');
  });
}

function pathOf({ operation }: PlacedOperation): string {
  return `operations/${operation.operationId}`;
}

function waysBlock(pages: readonly Page[]): Ways {
  return {
    kind: 'ways',
    ways: purposes.map(({ title, text, guides, groups }) => {
      const operations = pages.filter(
        ({ kind, group }) => (kind === 'operation' || kind === 'webhook') && groups.includes(group ?? ''),
      );
      return {
        title,
        text,
        links: [
          ...guides
            .flatMap((id) => pages.find(({ path }) => path === `guides/${id}`) ?? [])
            .map((page) => ({
              title: `Guide: ${page.title}`,
              target: siteTarget(page.path),
              icon: 'book' as const,
            })),
          ...operations
            .toSorted((a, b) => groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? ''))
            .map((page) => {
              const address = page.intro?.find((block) => block.kind === 'address');
              return {
                title: page.title,
                target: siteTarget(page.path),
                ...(address?.kind === 'address' ? { method: address.method } : { icon: 'braces' as const }),
              };
            }),
        ].slice(0, LINKS),
      };
    }),
  };
}

function tallyBlock(document: OpenApiDocument): Block {
  const operations = operationsOf(document);
  const unplaced = document['x-unplaced']?.operations ?? [];
  const tags = document.tags ?? [];
  const known = tags.filter((tag) =>
    operations.some(
      ({ operation }) => operation.tags?.includes(tag.name) && isRecord(document, operation.operationId),
    ),
  );
  const gaps = (document['x-gap-register'] ?? []).filter(({ closed }) => closed === undefined);
  return {
    kind: 'tally',
    counts: [
      {
        known: operations.length,
        unknown: unplaced.length,
        text: `operations with a path; ${unplaced.length} more exist whose paths are not shown`,
      },
      {
        known: known.length,
        unknown: tags.length - known.length,
        text: `resources with their fields; the fields of ${tags.length - known.length} more are not shown`,
      },
      {
        known: document['x-conditions']?.length ?? 0,
        unknown: 0,
        text: 'error conditions, each with its status and its response',
      },
    ],
    kinds: [...gapKinds(gaps)].map(([title, members]) => ({ title, count: members.length })),
  };
}
