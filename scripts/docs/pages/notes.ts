import type { Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../model/place.ts';
import { oncePer } from '../once-per.ts';
import type { Block, Unknown } from '../site/page-model.ts';
import { code, join, type Phrase } from '../site/phrase.ts';
import { idsOf } from './describe-schema.ts';

type Look = 'open' | 'everywhere';

/** Longer lists of entries are folded. */
const FEW = 4;

/**
 * Writes the notes on unknowns and assumptions for a page's sections. Each entry appears once, in the first section it
 * concerns.
 */
export class Notes {
  readonly #texts: ReadonlyMap<string, Unknown>;
  readonly #shown = new Set<string>();
  readonly #gaps: ReadonlyMap<string, Gap>;

  constructor(model: Model) {
    this.#texts = textsOf(model);
    this.#gaps = new Map(model.openGaps.map((gap) => [gap.id, gap]));
  }

  /**
   * Returns the note of a section; empty if its entries are already on the page.
   *
   * @param about the subject of the entries, such as "errors"
   * @param concerned IDs of entries, or places that reference them
   * @param look `open` never folds the note, for a section without other content; `everywhere` includes entries that
   *   apply to the whole API, for the page that lists them
   */
  about(about: string, concerned: Iterable<string | Place | undefined>, look?: Look): Block[] {
    const ids = new Set<string>();
    for (const item of concerned) {
      if (typeof item === 'string') ids.add(item);
      else for (const id of idsOf(item)) ids.add(id);
    }
    const entries = [...ids]
      .filter(
        (id) => !this.#shown.has(id) && (look === 'everywhere' || this.#gaps.get(id)?.everywhere !== true),
      )
      .flatMap((id) => this.#texts.get(id) ?? [])
      .toSorted((a, b) => Number(a.reading) - Number(b.reading));
    return this.#note(about, look === 'open' ? this.#merge(entries) : entries, look);
  }

  #note(about: string, entries: Unknown[], look: Look | undefined): Block[] {
    if (entries.length === 0) return [];
    for (const { id } of entries) this.#shown.add(id);
    const gaps = entries.filter(({ reading }) => !reading).length;
    const title =
      gaps === 0
        ? `Assumptions: ${about}`
        : gaps === entries.length
          ? `Unknowns: ${about}`
          : `Unknowns and assumptions: ${about}`;
    const folded = look === undefined && entries.length > FEW;
    return [{ kind: 'unknowns', title, entries, folded }];
  }

  /** If an unknown about one place repeats a broader one, lists only the narrower, with the mark of the broader. */
  #merge(entries: Unknown[]): Unknown[] {
    const wider = new Map<string, string[]>();
    for (const { id } of entries) {
      const gap = this.#gaps.get(id);
      if (gap?.subjects === undefined) continue;
      const closer = entries.find((other) => {
        const narrower = this.#gaps.get(other.id);
        return narrower !== undefined && narrower.subjects === undefined && narrower.kind === gap.kind;
      });
      if (closer) wider.set(closer.id, [...(wider.get(closer.id) ?? []), id]);
    }
    const joined = new Set([...wider.values()].flat());
    return entries
      .filter(({ id }) => !joined.has(id))
      .map((entry) => {
        const also = wider.get(entry.id);
        for (const id of [entry.id, ...(also ?? [])]) this.#shown.add(id);
        return also === undefined ? entry : { ...entry, also };
      });
  }
}

/** Formats register IDs as marks. */
export function marksText(ids: Iterable<string>): Phrase {
  return join([...new Set(ids)].map(code));
}

const textsOf = oncePer(
  (model: Model): ReadonlyMap<string, Unknown> =>
    new Map<string, Unknown>([
      ...model.openGaps.map(({ id, statement }) => [id, { id, text: statement, reading: false }] as const),
      ...model.readings
        .filter(({ internal }) => !internal)
        .map(({ id, assumption }) => [id, { id, text: assumption, reading: true }] as const),
    ]),
);
