import type { Model } from '../../model/model.ts';
import { recordOf } from '../record.ts';
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
import { operationList } from './schema.ts';

/** Maximum number of links per use case. */
const LINKS = 4;

/**
 * Builds the landing page.
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
        lead: subjectsOf(model),
        actions: [
          ...(start ? [{ title: 'Make your first call', target: siteTarget(start.path) }] : []),
          { title: 'Guides', target: siteTarget('index', 'guides') },
          { title: `${operations.length} operations`, target: siteTarget('index', 'operations') },
        ],
        panes: heroPanes(model, pages),
      },
      ...waysBlocks(model, pages),
      heading(2, 'guides', 'Guides'),
      listOf(guides),
      prose(
        say`${siteLink('Downloads', 'downloads')} has the packages and the OpenAPI description. The ${siteLink('single-page reference', 'reference/index.html')} has every operation on one page.`,
      ),
      ...drawing(model),
      heading(2, 'operations', 'Operations'),
      operationList('Operations', operationsByGroup(model)),
      prose(
        join([
          webhooks.length === 0 ? '' : say`The service can also call your URL: see ${join(webhooks, ', ')}.`,
          unplaced.length === 0
            ? ''
            : say`The interface document mentions ${unplaced.length} more operations, but ${siteLink("doesn't give their URLs", 'operations/index', 'undocumented')}.`,
          openGaps.length === 0
            ? ''
            : say`Before you plan your integration, check the ${siteLink(`${openGaps.length} unknowns`, 'not-shown')}.`,
        ]),
      ),
    ],
  };
}

/** Describes the service in a few words: the summary up to its first comma. */
function promiseOf({ title, summary }: Model): string {
  return summary === '' ? title : plainSentence(summary).replace(/[,.].*$/s, '');
}

/** Returns the service's subjects: the list at the start of the description, or else the summary. */
function subjectsOf({ summary, description }: Model): string {
  const list = /^[^:.]*: (.*)$/s.exec(plainSentence(description))?.[1];
  return list === undefined ? summary : `It covers ${list}`;
}

/** Shows the request and response of the operation with the shortest example. */
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
  return [heading(2, 'service', 'Resources and their references'), domainDiagram(model)];
}

/** Builds the use cases: guides and operations that belong together. */
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
  return [heading(2, 'ways', 'Start from your use case'), ways];
}
