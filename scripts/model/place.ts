import type { Ambiguity, Gap, OpenApiDocument } from './document.ts';
import { describePlaces } from './describe-places.ts';
import { nodeAt } from './nodes.ts';
import { parsePointer } from './pointer.ts';

/** A node that may reference unknowns, assumptions and the version that introduced it. */
export interface Marked {
  readonly description?: string;
  readonly 'x-gap'?: readonly string[];
  readonly 'x-amb'?: readonly string[];
  readonly 'x-since'?: string;
}

/** Gives the parts of a model access to the document and its registers. */
export class BundleReader {
  readonly document: OpenApiDocument;
  readonly #gaps: ReadonlyMap<string, Gap>;
  readonly #readings: ReadonlyMap<string, Ambiguity>;

  constructor(document: OpenApiDocument) {
    this.document = document;
    this.#gaps = new Map((document['x-gap-register'] ?? []).map((gap) => [gap.id, gap]));
    this.#readings = new Map((document['x-ambiguities'] ?? []).map((reading) => [reading.id, reading]));
  }

  /**
   * Resolves a reference.
   *
   * @param reference such as `#/components/schemas/Fund`
   * @returns the node
   * @throws Error if it doesn't exist, which lint prevents
   */
  node(reference: string): object {
    return nodeAt(this.document, reference);
  }

  /**
   * Resolves a node if it is a reference.
   *
   * @returns the node, its JSON pointer, and its component name if it is a component
   */
  follow<T extends object>(
    node: T | { $ref: string },
    pointer: string,
  ): { node: T; pointer: string; name?: string } {
    if (!('$ref' in node) || typeof node.$ref !== 'string') return { node: node as T, pointer };
    const target = node.$ref.replace(/^#/, '');
    const followed = this.follow(this.node(target) as T, target);
    const name = componentName(followed.pointer);
    return name === undefined ? followed : { ...followed, name };
  }

  /** Returns unknowns by ID. Skips IDs that aren't registered. */
  gaps(ids: readonly string[] = []): readonly Gap[] {
    return ids.flatMap((id) => this.#gaps.get(id) ?? []);
  }

  /** Returns assumptions by ID. Skips IDs that aren't registered, and assumptions about the spec's structure. */
  readings(ids: readonly string[] = []): readonly Ambiguity[] {
    return ids.flatMap((id) => this.#readings.get(id) ?? []).filter(({ internal }) => !internal);
  }
}

/** Returns `Fund` for `/components/schemas/Fund`; undefined for pointers below or outside a component. */
export function componentName(pointer: string): string | undefined {
  const path = parsePointer(pointer);
  return path.length === 3 && path[0] === 'components' ? path[2] : undefined;
}

/** A part of the interface with a position in the bundle. */
export class Place<Node extends Marked = Marked> {
  protected readonly reader: BundleReader;
  protected readonly node: Node;
  /** JSON pointer in the bundle, such as `/components/schemas/Tab/properties/type`. */
  readonly pointer: string;

  constructor(reader: BundleReader, node: Node, pointer: string) {
    this.reader = reader;
    this.node = node;
    this.pointer = pointer;
  }

  /** In Markdown; may be empty. */
  get description(): string {
    return this.node.description ?? '';
  }

  /** The version that introduced this, if documented. */
  get since(): string | undefined {
    return this.node['x-since'];
  }

  /** The open unknowns that this node references. */
  get gaps(): readonly Gap[] {
    return this.reader.gaps(this.node['x-gap']);
  }

  /** The assumptions that this node references. */
  get readings(): readonly Ambiguity[] {
    return this.reader.readings(this.node['x-amb']);
  }

  /** The position in words, in Markdown: "schema `Tab` (`type`)". */
  get label(): string {
    return describePlaces(this.reader.document, [this.pointer])[0] ?? '';
  }
}
