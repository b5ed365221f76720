import type { Gap } from '../model/document.ts';
import type { Model } from '../model/model.ts';

/** A sentence that is true while something is not known, and what is wrong with it. */
export interface StaleClaim {
  /** Where it begins in the text. */
  readonly index: number;
  readonly message: string;
}

/** Ways to say that something is known of some operations and of no other. */
const EXCEPTIONS = [
  /\b(?:only|except(?: for)?)\s+(?:of |on |for )?`(\w+)`/gi,
  /\b(?:every|all|no|any)\b[^.]{0,60}\bbut\s+`(\w+)`/gi,
  /`(\w+)`\s+(?:only|alone)\b/gi,
];
const ITSELF = /\bthe\s+only\s+(?:one|operation)\s+(?:whose|that|with)\b/gi;

/**
 * Finds sentences that except operations from what is not known of the others ("only `getTab`", "the only one whose").
 * They turn false when the same becomes known of another operation, which nobody would notice. So each names the gap or
 * the reading that it rests on, and the operations that it excepts are exactly those that the gap does not touch.
 *
 * @param text Markdown
 * @param own the operation that the text describes, if it describes one
 */
export function staleClaims(text: string, model: Model, own?: string): StaleClaim[] {
  const known = new Set(model.operations.map(({ id }) => id));
  const found = [
    ...EXCEPTIONS.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 1: id = '' }) => ({ index, id })),
    ),
    ...[...text.matchAll(ITSELF)].flatMap(({ index }) => (own === undefined ? [] : [{ index, id: own }])),
  ].filter(({ id }) => known.has(id));
  return found.flatMap(({ index, id }): StaleClaim[] => {
    const ids: readonly string[] = sentenceAt(text, index).match(/\b(?:GAP|AMB)-\d+\b/g) ?? [];
    if (ids.length === 0) {
      const message = `The text says this of \`${id}\` alone, which turns false when more becomes known; name the gap or the reading that it rests on.`;
      return [{ index, message }];
    }
    const gaps = model.gaps.filter((gap) => ids.includes(gap.id) && isAboutOperations(gap));
    const others = gaps.map((gap) => untouched(model, gap).filter((other) => other !== id));
    // Of several gaps, one is meant.
    if (gaps.length < ids.length || others.some((list) => list.length === 0)) return [];
    const [gap, [other = '']] = [gaps[0], others[0] ?? []];
    const message = `The text says this of \`${id}\` alone, and \`${gap?.id ?? ''}\` does not touch \`${other}\` either; say what is known now.`;
    return [{ index, message }];
  });
}

/** Ways to say that the addresses as a whole are not known. */
const NO_ADDRESS = [
  /\b(?:no|none of the|not one of the)\s+(?:base\s+|regional\s+)?address(?:es)?\s+(?:is|are)\s+(?:shown|known|given|described)\b/gi,
  /\baddresses\s+are\s+not\s+(?:\w+\s+)?(?:shown|known|given|described)\b/gi,
  /\b(?:addresses|servers)\s+are\s+(?:all\s+)?placeholders\b/gi,
];
const PLACEHOLDER = /\bplaceholders?\b|\bstands? in\b|\bmade up\b/i;

/**
 * Finds sentences that call addresses unknown which are known: that of one region, or all as a whole. They turn false one
 * region at a time, while the gap that they rest on stays open for the others.
 *
 * @param text Markdown
 */
export function staleAddresses(text: string, { regions }: Model): StaleClaim[] {
  const known = regions.filter((region) => region.known);
  const [first] = known;
  if (!first) return [];
  const named = known.flatMap(({ url, description }) =>
    placesOf(text, url)
      .filter((index) => PLACEHOLDER.test(sentenceAt(text, index)))
      .map((index) => ({
        index,
        message: `The address of ${description} is known, and the text calls it a placeholder; say what is known now.`,
      })),
  );
  const whole = NO_ADDRESS.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ index }) => ({
    index,
    message: `The text says that no address is known, and that of ${first.description} is \`${first.url}\`; say it of the others alone, or of none.`,
  }));
  return [...named, ...whole];
}

function placesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** The sentence around a place. */
function sentenceAt(text: string, index: number): string {
  const ends = /[.!?](?=\s)|\n\s*\n|\n(?=\s*[-*|]\s)/g;
  let start = 0;
  for (const end of text.matchAll(ends)) {
    if (end.index > index) return text.slice(start, end.index);
    start = end.index;
  }
  return text.slice(start);
}

/** Whether every node that names a gap stands in an operation, so that one can tell which operations it touches. */
function isAboutOperations({ nodes, closed }: Gap): boolean {
  return closed === undefined && nodes.length > 0 && nodes.every((node) => node.startsWith('/paths/'));
}

function untouched({ operations }: Model, { nodes }: Gap): string[] {
  return operations
    .filter(({ pointer }) => !nodes.some((node) => node.startsWith(`${pointer}/`) || node === pointer))
    .map(({ id }) => id);
}
