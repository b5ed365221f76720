import type { Guide, OpenApiDocument } from '../../model/document.ts';
import { headingAnchor, mapProse } from '../markdown.ts';
import { siteLink, siteTarget } from '../site/links.ts';
import { type Block, heading, type Page, prose } from '../site/model.ts';
import { placeholderText } from '../tables.ts';
import { plainSentence } from './plain-text.ts';

/**
 * The pages of the guides.
 *
 * @throws Error naming the guide and the line, when a placeholder or a link leads nowhere
 */
export function guidePages(document: OpenApiDocument): Page[] {
  const guides = document['x-guides'] ?? [];
  const places = new Set(
    guides.flatMap((guide) => [
      guide.id,
      ...sections(guide.content).flatMap((block) =>
        block.kind === 'heading' ? [`${guide.id}#${block.id}`] : [],
      ),
    ]),
  );
  return guides.map((guide, index) => guidePage(document, guide, places, guides[index + 1]));
}

function guidePage(
  document: OpenApiDocument,
  guide: Guide,
  places: ReadonlySet<string>,
  next: Guide | undefined,
): Page {
  const text = mapProse(guide.content, (line) =>
    named(guide, line, () => withTables(document, withLinks(guide, places, line))),
  );
  return {
    path: `guides/${guide.id}`,
    title: guide.title,
    description: plainSentence(guide.content),
    kind: 'guide',
    blocks: [
      ...sections(text),
      ...(next ? [prose(`Next: ${siteLink(next.title, `guides/${next.id}`)}`)] : []),
    ],
  };
}

function named<T>(guide: Guide, line: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`guide ${guide.id}: ${reason}, in the line: ${line.trim()}`, { cause: error });
  }
}

/** Cuts a text at its headings, whose anchors are those that GitHub gives them. */
function sections(markdown: string): Block[] {
  const blocks: Block[] = [];
  const seen = new Map<string, number>();
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.join('').trim() !== '') blocks.push(prose(lines.join('\n').trim()));
    lines = [];
  };
  const headings = new Set<string>();
  mapProse(markdown, (line) => {
    if (/^#{2,4} +./.test(line)) headings.add(line);
    return line;
  });
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
    const match = fenced || !headings.has(line) ? null : /^(#{2,4}) +(.+?)\s*$/.exec(line);
    if (!match) {
      lines.push(line);
      continue;
    }
    flush();
    const [, marks = '##', title = ''] = match;
    const base = headingAnchor(title);
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    const level = Math.min(marks.length, 4);
    blocks.push(
      heading(level === 2 ? 2 : level === 3 ? 3 : 4, times === 0 ? base : `${base}-${times}`, title),
    );
  }
  flush();
  return blocks;
}

function withTables(document: OpenApiDocument, line: string): string {
  return line.replaceAll(/<!--\s*(.*?)\s*-->/g, (_, text: string) => {
    const [, kind, name] = /^(\w+):\s*([\w-]+)$/.exec(text) ?? [];
    if (kind === undefined || name === undefined) throw new Error(`not a placeholder: <!-- ${text} -->`);
    return placeholderText(document, kind, name, (operationId) => siteTarget(`operations/${operationId}`));
  });
}

function withLinks(guide: Guide, places: ReadonlySet<string>, line: string): string {
  return line.replaceAll(/\]\(([^)\s]+)\)/g, (whole, target: string) => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return whole;
    const [, file = '', anchor] = /^(?:\.\/([\w-]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
    const id = file === '' ? guide.id : file;
    const known = places.has(anchor === undefined ? id : `${id}#${anchor}`);
    if (!known || (file === '' && anchor === undefined))
      throw new Error(`the link (${target}) leads nowhere`);
    return `](${siteTarget(`guides/${id}`, anchor)})`;
  });
}
