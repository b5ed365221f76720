import type { Gap, SchemaObject as Schema } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../model/place.ts';

/** The first line of every generated source. */
export const banner = '// Made from the bundled description by `npm run build`. Do not edit.\n';

/** The keywords of a node that documentation comments use. */
export interface Described {
  readonly title?: unknown;
  readonly summary?: unknown;
  readonly description?: unknown;
  readonly 'x-since'?: unknown;
  readonly 'x-gap'?: unknown;
}

/** Writes documentation comments: description, version and unknowns. */
export class Comments {
  readonly #model: Model;
  readonly #gaps: ReadonlyMap<string, string>;

  constructor(model: Model) {
    this.#model = model;
    this.#gaps = new Map(model.gaps.map(({ id, statement }) => [id, statement]));
  }

  /**
   * Writes the comment of a node.
   *
   * @param more further paragraphs
   * @returns a comment that ends with a line feed, or an empty string
   */
  of(node: Described, more: readonly string[] = []): string {
    const { summary, description } = node;
    return comment([
      ...[summary, description].filter((text) => typeof text === 'string'),
      ...this.remarks(node),
      ...more,
    ]);
  }

  /** Writes the comment of a property. Without its own description it gets that of its type, because editors show only this. */
  ofMember(member: Schema): string {
    const type = this.#typeOf(member);
    if (member['description'] !== undefined || type === undefined) return this.of(member);
    const memberRemarks = new Set(this.remarks(member));
    return this.of(
      { ...member, description: type['description'] },
      this.remarks(type).filter((remark) => !memberRemarks.has(remark)),
    );
  }

  /** The component that a schema, its items or one of its branches references. */
  #typeOf({ $ref, items, anyOf, oneOf, allOf }: Schema): Schema | undefined {
    if (typeof $ref === 'string') return this.#model.schemas.get(componentOf($ref))?.keywords;
    const parts = [anyOf, oneOf, allOf, items].flat().filter((part) => part !== undefined) as Schema[];
    return parts.map((part) => this.#typeOf(part)).find((type) => type !== undefined);
  }

  /** Writes the comment of a part of the interface. */
  ofPlace(place: Place, more: readonly string[] = [], summary = ''): string {
    return comment([
      ...[summary, place.description].filter((text) => text !== ''),
      ...remarksOf(place),
      ...more,
    ]);
  }

  /** Version and unknowns. */
  remarks(node: Described): string[] {
    const gaps = Array.isArray(node['x-gap']) ? node['x-gap'] : [];
    return [
      ...(node['x-since'] === undefined ? [] : [`Since version ${String(node['x-since'])}.`]),
      ...gaps.map((id) => `Unknown (${String(id)}): ${this.#gaps.get(String(id)) ?? ''}`),
    ];
  }
}

function remarksOf({ since, gaps }: Place): string[] {
  return [
    ...(since === undefined ? [] : [`Since version ${since}.`]),
    ...gaps.map(({ id, statement }: Gap) => `Unknown (${id}): ${statement}`),
  ];
}

/** `Fund` of `#/components/schemas/Fund`. */
function componentOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Writes a documentation comment of several paragraphs; tags follow each other without an empty line. */
export function comment(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((paragraph, index) => {
    const text = paragraph.trim().replaceAll('*/', '*\\/').split('\n');
    return index > 0 && !(paragraph.startsWith('@') && paragraphs[index - 1]?.startsWith('@'))
      ? ['', ...text]
      : text;
  });
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

/** Indents a text by one level. */
export function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
