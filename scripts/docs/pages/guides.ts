import type { Guide } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Code as MarkdownCode } from 'mdast';
import { headingAnchor, leadOf, mapProse, parseMarkdown, sectionsOf } from '../markdown.ts';
import { sampleLanguages } from '../samples/write-samples.ts';
import { domainDiagram } from '../diagrams/domain.ts';
import { siteTarget } from '../site/links.ts';
import { type Block, heading, type Page, prose, type Samples } from '../site/page-model.ts';
import { placeholderText } from '../tables.ts';
import { Notes } from './notes.ts';
import { plainSentence } from './plain-text.ts';

/** Writes an operation's samples. */
export type SampleWriter = (operationId: string) => Samples | undefined;

/**
 * Builds the guide pages.
 *
 * @param samples writes the samples for a placeholder
 * @throws Error naming the guide and line if a placeholder is unknown or a link is broken
 */
export function guidePages(model: Model, samples: SampleWriter = () => undefined): Page[] {
  const { guides } = model;
  const places = new Set(
    guides.flatMap((guide) => [
      guide.id,
      ...sectionsOf(guide.content).flatMap((section) =>
        'id' in section ? [`${guide.id}#${section.id}`] : [],
      ),
    ]),
  );
  return guides.map((guide) => guidePage(model, guide, places, samples));
}

function guidePage(model: Model, guide: Guide, places: ReadonlySet<string>, samples: SampleWriter): Page {
  const text = mapProse(guide.content, (line) =>
    named(guide, line, () => withTables(model, withLinks(guide, places, line))),
  );
  const [opening, ...others] = sectionsOf(text);
  const start = opening && 'text' in opening ? leadOf(opening.text) : undefined;
  const rest = start === undefined ? sectionsOf(text) : others;
  return {
    path: `guides/${guide.id}`,
    title: guide.title,
    description: plainSentence(guide.content),
    kind: 'guide',
    ...(start && start.lead !== '' && { lead: start.lead }),
    blocks: [
      ...(start && start.rest !== '' ? proseBlocks(model, guide, start.rest, samples, guide.title) : []),
      ...rest.flatMap((section, index): Block[] => {
        if ('id' in section) return [heading(levelOf(section.depth), section.id, section.title)];
        const above = rest[index - 1];
        return proseBlocks(
          model,
          guide,
          section.text,
          samples,
          above && 'id' in above ? above.title : guide.title,
        );
      }),
      ...unknownBlocks(model, text),
    ],
  };
}

function levelOf(depth: number): 2 | 3 | 4 {
  return depth <= 2 ? 2 : depth === 3 ? 3 : 4;
}

/** Collects the unknowns and assumptions that a text mentions only by ID, for the end of the guide. */
function unknownBlocks(model: Model, text: string): Block[] {
  const ids = [...text.matchAll(/`((?:GAP|AMB)-\d+)`/g)].map(([, id = '']) => id);
  return new Notes(model).about('this page', ids).flatMap((block): Block[] => {
    if (block.kind !== 'unknowns') return [block];
    const entries = block.entries.filter((entry) => !text.includes(entry.text));
    if (entries.length === 0) return [];
    const assumptions = entries.filter(({ reading }) => reading).length;
    const subject =
      assumptions === 0
        ? 'Unknowns'
        : assumptions === entries.length
          ? 'Assumptions'
          : 'Unknowns and assumptions';
    return [{ ...block, title: `${subject} behind this page`, entries, folded: true }];
  });
}

/** Renders a text with its samples, and with programs in several languages. */
function proseBlocks(
  model: Model,
  guide: Guide,
  text: string,
  samples: SampleWriter,
  title: string,
): Block[] {
  return text.split(/^(\u{E000}\w+ [\w-]+)$/mu).flatMap((part, index): Block[] => {
    // Trim the text, so that later lookups hit the parser's cache.
    if (index % 2 === 0) return programBlocks(part.trim(), title);
    const [kind = '', name = ''] = part.slice(1).split(' ');
    return named(guide, `<!-- ${kind}: ${name} -->`, () => {
      if (kind === 'drawing') return [domainDiagram(model, name)];
      const sample = samples(name);
      if (!sample) throw new Error(`no documented operation "${name}"`);
      return [sample];
    });
  });
}

/** Treats consecutive code blocks in different languages as one program. */
function programBlocks(text: string, title: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  const flush = (end: number): void => {
    const before = text.slice(start, end).trim();
    if (before !== '') blocks.push(prose(before));
  };
  for (const run of programsIn(text)) {
    flush(run[0]?.position?.start.offset ?? 0);
    start = run.at(-1)?.position?.end.offset ?? 0;
    blocks.push({
      kind: 'samples',
      id: `samples-${headingAnchor(title)}`,
      title,
      own: true,
      samples: run.map(({ lang, value }) => ({ ...languageOf(lang ?? '', value), text: `${value}\n` })),
      values: [],
    });
  }
  flush(text.length);
  return blocks;
}

function programsIn(text: string): MarkdownCode[][] {
  const runs: MarkdownCode[][] = [];
  let run: MarkdownCode[] = [];
  for (const node of parseMarkdown(text).children) {
    const code = node.type === 'code' ? node : undefined;
    if (!code || run.some(({ lang }) => lang === code.lang)) {
      runs.push(run);
      run = [];
    }
    if (code) run.push(code);
  }
  return [...runs, run].filter(({ length }) => length > 1);
}

/** Returns a program's language, as in the operation samples, so that one choice applies to both. */
function languageOf(lang: string, text: string): (typeof sampleLanguages)[number] {
  const ofLanguage = sampleLanguages.filter(({ language }) => language === lang);
  const usesClient = text.includes('@grant-management/client');
  const match = ofLanguage.find(({ id }) => (id === 'client') === usesClient) ?? ofLanguage[0];
  if (!match) throw new Error(`no samples in the language "${lang}"`);
  return match;
}

function named<T>(guide: Guide, line: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`guide ${guide.id}: ${reason}, in the line: ${line.trim()}`, { cause: error });
  }
}

function withTables(model: Model, line: string): string {
  return line.replaceAll(/<!--\s*(.*?)\s*-->/g, (_, text: string) => {
    const [, kind, name] = /^(\w+):\s*([\w-]+)$/.exec(text) ?? [];
    if (kind === undefined || name === undefined) throw new Error(`not a placeholder: <!-- ${text} -->`);
    // Samples and diagrams become separate blocks; a private-use character keeps their place.
    if (kind === 'samples' || kind === 'drawing') return `\u{E000}${kind} ${name}`;
    return placeholderText(model, kind, name, (operationId) => siteTarget(`operations/${operationId}`));
  });
}

function withLinks(guide: Guide, places: ReadonlySet<string>, line: string): string {
  return line.replaceAll(/\]\(([^)\s]+)\)/g, (whole, target: string) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return whole;
    const [, file = '', anchor] = /^(?:\.\/([\w-]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
    const id = file === '' ? guide.id : file;
    const exists = places.has(anchor === undefined ? id : `${id}#${anchor}`);
    if (!exists || (file === '' && anchor === undefined)) throw new Error(`the link (${target}) is broken`);
    return `](${siteTarget(`guides/${id}`, anchor)})`;
  });
}
