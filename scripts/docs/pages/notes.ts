import type { OpenApiDocument, Schema } from '../../model/document.ts';
import { oncePer } from '../once-per.ts';
import { siteLink } from '../site/links.ts';
import { type Block, prose } from '../site/model.ts';
import { gapMark, marks, readingMark, sinceMark } from './describe-schema.ts';

/** A node of the bundle that may carry marks. */
export interface Marked {
  'x-gap'?: string[];
  'x-amb'?: string[];
  'x-since'?: string;
}

/** Writes, beside a part of the bundle, what is not shown of it and which readings concern it. */
export class Notes {
  readonly #gaps: ReadonlyMap<string, string>;
  readonly #readings: ReadonlyMap<string, string>;

  readonly #once: boolean;
  readonly #said = new Set<string>();

  /** @param once whether an entry that stood in full before is a mark only, for pages where few stand again and again */
  constructor(document: OpenApiDocument, { once = false } = {}) {
    this.#once = once;
    ({ gaps: this.#gaps, readings: this.#readings } = statementsOf(document));
  }

  /** Notes on nodes, each gap and each reading once. */
  on(...nodes: (object | undefined)[]): Block[] {
    const marked = nodes.filter((node): node is Marked => node !== undefined);
    const gaps = [...new Set(marked.flatMap((node) => node['x-gap'] ?? []))];
    const readings = [...new Set(marked.flatMap((node) => node['x-amb'] ?? []))];
    const again = this.#once ? [...gaps, ...readings].filter((id) => this.#said.has(id)) : [];
    const isNew = (id: string): boolean => !again.includes(id);
    for (const id of [...gaps, ...readings]) this.#said.add(id);
    return [
      ...gaps.filter(isNew).map((id): Block => {
        const link = siteLink(`Not shown: ${id}`, 'not-shown', id);
        return { kind: 'note', tone: 'gap', text: `${link} ${this.#gaps.get(id) ?? ''}` };
      }),
      ...readings.filter(isNew).map((id): Block => {
        const link = siteLink(`Reading: ${id}`, 'ambiguities', id);
        return { kind: 'note', tone: 'reading', text: `${link} ${this.#readings.get(id) ?? ''}` };
      }),
      ...(again.length === 0
        ? []
        : [prose(again.map((id) => (this.#gaps.has(id) ? gapMark(id) : readingMark(id))).join(' '))]),
    ];
  }
}

const statementsOf = oncePer((document: OpenApiDocument) => ({
  gaps: new Map((document['x-gap-register'] ?? []).map(({ id, statement }) => [id, statement])),
  readings: new Map((document['x-ambiguities'] ?? []).map(({ id, reading }) => [id, reading])),
}));

/** The mark of the version that introduced a node, or nothing. */
export function sinceText(node: Marked): string {
  return node['x-since'] === undefined ? '' : sinceMark(node['x-since']);
}

/** The marks of several nodes in one line, for places where the same ones stand again and again. */
export function markLine(document: OpenApiDocument, ...nodes: object[]): string {
  return [...new Set(nodes.flatMap((node) => marks(document, marksOf(node))))].join(' ');
}

/** The marks of a node that is not a schema, as a schema has them. */
export function marksOf(node: object): Schema {
  return Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('x-')));
}
