import type { OpenApiDocument, Schema } from '../../shared/document.ts';
import { oncePer } from '../once-per.ts';
import { siteLink } from '../site/links.ts';
import type { Block } from '../site/model.ts';
import { marks, sinceMark } from './describe-schema.ts';

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

  constructor(document: OpenApiDocument) {
    ({ gaps: this.#gaps, readings: this.#readings } = statementsOf(document));
  }

  /** Notes on nodes, each gap and each reading once. */
  on(...nodes: (object | undefined)[]): Block[] {
    const marked = nodes.filter((node): node is Marked => node !== undefined);
    const gaps = [...new Set(marked.flatMap((node) => node['x-gap'] ?? []))];
    const readings = [...new Set(marked.flatMap((node) => node['x-amb'] ?? []))];
    return [
      ...gaps.map((id): Block => {
        const link = siteLink(`Not shown: ${id}`, 'not-shown', id);
        return { kind: 'note', tone: 'gap', text: `${link} ${this.#gaps.get(id) ?? ''}` };
      }),
      ...readings.map((id): Block => {
        const link = siteLink(`Reading: ${id}`, 'ambiguities', id);
        return { kind: 'note', tone: 'reading', text: `${link} ${this.#readings.get(id) ?? ''}` };
      }),
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
