import { dirname, resolve } from 'node:path';
import type { Document, Source } from '@redocly/openapi-core';
import type { SourceProblem } from './problems.ts';
import { parsePointer, toPointer, type PathSegment } from '../model/pointer.ts';
import { placeOf } from './source-reader.ts';

interface Origin {
  readonly source: Source;
  readonly pointer: readonly PathSegment[];
}

/** An object's position in its parsed file: in a parent object, or at the root. */
type Position = { readonly parent: object; readonly key: PathSegment } | { readonly source: Source };

/**
 * Maps nodes of the bundle to their source in `spec/`.
 *
 * Redocly's bundler moves parsed objects into the bundle, so object identity determines the source file. Create the map
 * after parsing and before bundling.
 */
export class SourceMap {
  readonly #positions = new Map<object, Position>();
  /** Objects with a reference, which the bundler may have replaced with the target's content. */
  readonly #references = new Map<object, { file: string; ref: string }>();
  readonly #copies = new WeakMap<object, Origin>();
  readonly #documents: ReadonlyMap<string, Document>;

  /** @param documents all parsed files */
  constructor(documents: Iterable<Document>) {
    this.#documents = new Map([...documents].map((document) => [document.source.absoluteRef, document]));
    for (const { source, parsed } of this.#documents.values())
      this.#record(parsed, source.absoluteRef, { source });
  }

  /**
   * Finds the source of a node.
   *
   * @param bundle the bundled document
   * @param path the node's path
   * @param options `onKey`: locate the node's key rather than its value
   * @returns the position of the node, or of its nearest ancestor in a file
   */
  locate(
    bundle: object,
    path: readonly PathSegment[],
    { onKey = false } = {},
  ): Omit<SourceProblem, 'message'> {
    let origin: Origin | undefined = this.#originOf(bundle);
    let node: unknown = bundle;
    for (const key of path) {
      const parent = node;
      node =
        typeof parent === 'object' && parent !== null
          ? (parent as Record<PathSegment, unknown>)[key]
          : undefined;
      const external = key === 'value' ? this.#referenceTarget(parent, 'externalValue') : undefined;
      const below: Origin | undefined = origin && { ...origin, pointer: [...origin.pointer, key] };
      origin =
        (typeof node === 'object' && node !== null ? this.#originOf(node) : undefined) ?? external ?? below;
    }
    if (!origin) throw new Error(`No source is known for ${toPointer(path)}`);
    return placeOf(origin.source, `#${toPointer(origin.pointer) || '/'}`, onKey);
  }

  /** Registers an object as a copy of a source object. */
  registerCopy(copy: object, original: object): void {
    const origin = this.#originOf(original);
    if (origin) this.#copies.set(copy, origin);
  }

  #originOf(node: object): Origin | undefined {
    return this.#copies.get(node) ?? this.#referenceTarget(node, '$ref') ?? this.#parsedOrigin(node);
  }

  #parsedOrigin(node: object): Origin | undefined {
    const pointer: PathSegment[] = [];
    for (let home = this.#positions.get(node); home !== undefined; home = this.#positions.get(home.parent)) {
      if ('source' in home) return { source: home.source, pointer: pointer.toReversed() };
      pointer.push(home.key);
    }
    return undefined;
  }

  /** Returns the source of an object whose reference was replaced with the target's content. */
  #referenceTarget(node: unknown, key: '$ref' | 'externalValue'): Origin | undefined {
    if (typeof node !== 'object' || node === null || key in node) return undefined;
    const reference = this.#references.get(node);
    if (!reference) return undefined;
    const [path = '', fragment = ''] = reference.ref.split('#');
    const document = this.#documents.get(
      path === '' ? reference.file : resolve(dirname(reference.file), path),
    );
    return document && { source: document.source, pointer: parsePointer(fragment) };
  }

  #record(node: unknown, file: string, home: Position): void {
    if (typeof node !== 'object' || node === null || this.#positions.has(node)) return;
    this.#positions.set(node, home);
    if (Array.isArray(node)) {
      node.forEach((item, key) => this.#record(item, file, { parent: node, key }));
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'object') this.#record(value, file, { parent: node, key });
      else if ((key === '$ref' || key === 'externalValue') && typeof value === 'string') {
        this.#references.set(node, { file, ref: value });
      }
    }
  }
}
