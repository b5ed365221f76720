import type { Model } from '../../model/model.ts';
import { recordOf } from '../../model/record.ts';
import { domainDiagram } from '../diagrams/domain.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { join, say } from '../site/phrase.ts';
import {
  type Block,
  heading,
  type Page,
  type Pane,
  prose,
  type Samples,
  type Views,
  type Ways,
} from '../site/page-model.ts';
import { listOf, operationsByGroup } from './indexes.ts';
import { plainSentence } from './plain-text.ts';
import { gapKinds, kindId } from './registers.ts';
import { operationList } from './schema.ts';

/** Most links of one way in. */
const LINKS = 4;

/**
 * The landing page.
 *
 * @param pages all other pages
 */
export function landingPage(model: Model, pages: readonly Page[]): Page {
  const { title, summary, description, operations, unplaced, openGaps } = model;
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const [start] = guides;
  const webhooks = pages
    .filter(({ kind }) => kind === 'webhook')
    .map((page) => siteLink(page.title, page.path));
  return {
    path: 'index',
    title,
    description: summary === '' ? plainSentence(description) : summary,
    kind: 'start',
    blocks: [
      {
        kind: 'hero',
        promise: promiseOf(model),
        lead: `${subjectsOf(model)} What is known is documented, and each unknown is marked.`,
        actions: [
          ...(start ? [{ title: 'First call in five minutes', target: siteTarget(start.path) }] : []),
          { title: `${operations.length} operations`, target: siteTarget('index', 'operations') },
          { title: `${openGaps.length} unknowns`, target: siteTarget('index', 'known') },
        ],
        panes: heroPanes(model, pages),
      },
      ...waysBlocks(model, pages),
      ...drawing(model),
      heading(2, 'known', 'What is known, counted'),
      prose(
        say`This documentation is made from one document about the service. Nothing is filled in: each unknown is marked where you meet it, and listed among the ${siteLink('unknowns', 'not-shown')}. Read them before you estimate the work.`,
      ),
      tallyBlock(model),
      heading(2, 'operations', 'Every operation with a path'),
      operationList('Operations', operationsByGroup(model)),
      prose(
        say`${unplaced.length} more operations exist whose paths are unknown: see the ${siteLink('resource groups', 'groups/index')}.${webhooks.length === 0 ? '' : say` What the service sends: ${join(webhooks, ', ')}.`}`,
      ),
      heading(2, 'guides', 'Guides'),
      listOf(guides),
      prose(
        say`Everything on one page, with a search of its own: the ${siteLink('single-page reference', 'reference/index.html')}. The description as files: ${siteLink('downloads', 'downloads')}.`,
      ),
    ],
  };
}

/** What the service is, in a few words: the summary up to its first comma. */
function promiseOf({ title, summary }: Model): string {
  return summary === '' ? title : plainSentence(summary).replace(/[,.].*$/s, '');
}

/** What there is to it: the list that the description begins with, or the summary where it begins with none. */
function subjectsOf({ summary, description }: Model): string {
  const list = /^[^:.]*: (.*)$/s.exec(plainSentence(description))?.[1];
  return list === undefined ? summary : `It covers ${list}`;
}

/** The request and the response of an operation whose example is short and full of known fields. */
function heroPanes(model: Model, pages: readonly Page[]): Pane[] {
  const groups = model.overview.ways[0]?.groups ?? [];
  const records = model.operations.filter(
    (operation) => operation.method === 'get' && recordOf(operation) !== undefined,
  );
  const first = records.filter(({ group }) => groups.includes(group.name));
  const shown = (first.length > 0 ? first : records)
    .flatMap(({ id }) => {
      const panes = pages.find(({ path }) => path === `operations/${id}`)?.panes ?? [];
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

function drawing(model: Model): Block[] {
  if (model.overview.columns.length === 0) return [];
  return [heading(2, 'service', 'How the resources relate'), domainDiagram(model)];
}

/** What people come for: guides and resource groups that belong together. */
function waysBlocks({ overview }: Model, pages: readonly Page[]): Block[] {
  if (overview.ways.length === 0) return [];
  const ways: Ways = {
    kind: 'ways',
    ways: overview.ways.map(({ title, text, guides = [], groups }) => {
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
  return [heading(2, 'ways', 'Ways in'), ways];
}

function tallyBlock(model: Model): Block {
  const { operations, unplaced, groups, conditions, openGaps } = model;
  const known = groups.filter((group) => model.operationsOf(group).some(recordOf));
  return {
    kind: 'tally',
    counts: [
      {
        known: operations.length,
        unknown: unplaced.length,
        text: 'operations have a path that is known',
      },
      {
        known: known.length,
        unknown: groups.length - known.length,
        text: 'resources have fields that are known',
      },
      {
        known: conditions.length,
        unknown: 0,
        text: 'error conditions, each with its status and its response',
      },
    ],
    kinds: [...gapKinds(openGaps)].map(([title, members]) => ({
      title,
      count: members.length,
      target: siteTarget('not-shown', kindId(title)),
    })),
  };
}
