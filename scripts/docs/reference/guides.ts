import type { Guide, OpenApiDocument } from '../../shared/document.ts';
import { headingAnchor, mapProse } from '../markdown.ts';
import { placeholderText } from '../tables.ts';

/** The guides as one Markdown text, and the addresses that their headings get in the reference. */
export interface ComposedGuides {
  markdown: string;
  /** `/guide/<id>` and `/guide/<id>/<heading>`, in reading order. */
  sections: string[];
  /** Section that holds the table of all gaps, where there is one. */
  gapSection: string | undefined;
}

interface Heading {
  level: number;
  title: string;
  anchor: string;
}

/**
 * Puts the guides one after another as sections of the reference: placeholders become tables made from the bundle,
 * relative links become links to the sections.
 *
 * @param document the bundled document
 * @throws Error naming the guide and the line, when a placeholder or a link leads nowhere
 */
export function composeGuides(document: OpenApiDocument): ComposedGuides {
  const guides = document['x-guides'] ?? [];
  const headings = new Map(guides.map((guide) => [guide.id, headingsOf(guide)]));
  const sections = [...headings].flatMap(([id, list]) => [
    sectionAddress(id),
    ...list.map(({ anchor }) => sectionAddress(id, anchor)),
  ]);
  const known = new Set(sections);

  const markdown = guides
    .map((guide) => {
      const anchors = (headings.get(guide.id) ?? []).map(({ anchor }) => anchor);
      const body = mapProse(guide.content, (line) =>
        named(guide, line, () =>
          withAnchor(withTables(document, withLinks(guide, known, line)), () => anchors.shift()),
        ),
      );
      return `# ${guide.title} {% id="guide/${guide.id}" %}\n\n${body.trim()}\n`;
    })
    .join('\n');
  return { markdown, sections, gapSection: findGapSection(guides) };
}

/** Address of an operation in the reference. */
function referenceTarget(operationId: string, tag: string): string {
  return `#/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`;
}

function sectionAddress(guideId: string, anchor?: string): string {
  return anchor === undefined ? `/guide/${guideId}` : `/guide/${guideId}/${anchor}`;
}

function headingsOf(guide: Guide): Heading[] {
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  mapProse(guide.content, (line) => {
    const match = /^(#{2,6}) +(.+?)\s*$/.exec(line);
    if (match?.[1] !== undefined && match[2] !== undefined) {
      const base = headingAnchor(match[2]);
      const times = seen.get(base) ?? 0;
      seen.set(base, times + 1);
      headings.push({
        level: match[1].length,
        title: match[2],
        anchor: times === 0 ? base : `${base}-${times}`,
      });
    }
    return line;
  });
  return headings;
}

/** Gives a heading its address by Markdoc's annotation, so that it does not hang on how Redoc spells one. */
function withAnchor(line: string, next: () => string | undefined): string {
  return /^#{2,6} +./.test(line) ? `${line.trimEnd()} {% #${next() ?? ''} %}` : line;
}

function withTables(document: OpenApiDocument, line: string): string {
  return line.replaceAll(/<!--\s*(.*?)\s*-->/g, (_, text: string) => {
    const [, kind, name] = /^(\w+):\s*([\w-]+)$/.exec(text) ?? [];
    if (kind === undefined || name === undefined) throw new Error(`not a placeholder: <!-- ${text} -->`);
    return placeholderText(document, kind, name, referenceTarget);
  });
}

function withLinks(guide: Guide, known: ReadonlySet<string>, line: string): string {
  return line.replaceAll(/\]\(([^)\s]+)\)/g, (whole, target: string) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|#\/)/i.test(target)) return whole;
    const [, file = '', anchor] = /^(?:\.\/([\w-]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
    const address = sectionAddress(file === '' ? guide.id : file, anchor);
    if ((file === '' && anchor === undefined) || !known.has(address)) {
      throw new Error(`the link (${target}) leads nowhere`);
    }
    return `](#${address})`;
  });
}

function named<T>(guide: Guide, line: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`guide ${guide.id}: ${reason}, in the line: ${line.trim()}`, { cause: error });
  }
}

function findGapSection(guides: readonly Guide[]): string | undefined {
  for (const guide of guides) {
    const before = guide.content.split(/<!--\s*table:\s*gaps\s*-->/);
    if (before.length < 2) continue;
    return sectionAddress(guide.id, headingsOf({ ...guide, content: before[0] ?? '' }).at(-1)?.anchor);
  }
  return undefined;
}
