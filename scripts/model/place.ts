import type { Ambiguity, Gap, OpenApiDocument } from './document.ts';
import { describePlaces } from './describe-places.ts';
import { nodeAt } from './nodes.ts';
import { parsePointer } from './pointer.ts';

/** A node of the bundle that may name gaps, readings and the version that introduced it. */
export interface Marked {
  readonly description?: string;
  readonly 'x-gap'?: readonly string[];
  readonly 'x-amb'?: readonly string[];
  readonly 'x-since'?: string;
}

/** What the parts of a model share: the document that they are read from, and its registers. */
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
   * Follows a reference inside the bundle.
   *
   * @param reference such as `#/components/schemas/Fund`
   * @returns the node that is meant
   * @throws Error when it leads nowhere, which a bundle that passed lint does not contain
   */
  node(reference: string): object {
    return nodeAt(this.document, reference);
  }

  /**
   * The node that a node means: itself, or what its reference leads to.
   *
   * @returns the node, its JSON pointer, and the component's name where it is one
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

  /** The register entries of some ids; an id that no register has is left out. */
  gaps(ids: readonly string[] = []): readonly Gap[] {
    return ids.flatMap((id) => this.#gaps.get(id) ?? []);
  }

  /** The assumptions with some ids, without those about how the spec is written. */
  readings(ids: readonly string[] = []): readonly Ambiguity[] {
    return ids.flatMap((id) => this.#readings.get(id) ?? []).filter(({ internal }) => !internal);
  }
}

/** `Fund` of `/components/schemas/Fund`; undefined for any other pointer. */
export function componentName(pointer: string): string | undefined {
  const path = parsePointer(pointer);
  return path.length === 3 && path[0] === 'components' ? path[2] : undefined;
}

/** A part of the interface, and what the bundle says of it at that place. */
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

  /** Markdown; empty where nothing is said. */
  get description(): string {
    return this.node.description ?? '';
  }

  /** Version that introduced this, where the interface document says so. */
  get since(): string | undefined {
    return this.node['x-since'];
  }

  /** The open gaps that this node itself names. */
  get gaps(): readonly Gap[] {
    return this.reader.gaps(this.node['x-gap']);
  }

  /** The readings of ambiguous passages that this node itself names. */
  get readings(): readonly Ambiguity[] {
    return this.reader.readings(this.node['x-amb']);
  }

  /** The place in words, as Markdown: "schema `Tab` (`type`)". */
  get words(): string {
    return describePlaces(this.reader.document, [this.pointer])[0] ?? '';
  }
}
