import { dirname, relative, resolve } from 'node:path';
import type { Document } from '@redocly/openapi-core';
import { parsePointer, toPointer, type PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from './problems.ts';
import { placeOf } from './source-reader.ts';

interface Position {
  readonly document: Document;
  readonly path: readonly PathSegment[];
  readonly node: unknown;
}

/** Keywords whose schemas describe the same value as their parent schema. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/**
 * Finds a reference that leads back to itself through references and composition only, so that it can't be resolved. A
 * schema may contain itself in a property.
 *
 * @param documents all parsed files
 * @returns the first cycle in file order, located at its first reference
 */
export function findReferenceCycle(documents: readonly Document[]): SourceProblem | undefined {
  const byFile = new Map(documents.map((document) => [document.source.absoluteRef, document]));
  for (const document of documents) {
    for (const start of references({ document, path: [], node: document.parsed })) {
      const chain = follow(start, byFile);
      if (!chain) continue;
      const folder = dirname(document.source.absoluteRef);
      const files = chain.map((step) => relative(folder, step.document.source.absoluteRef));
      return {
        ...placeOf(document.source, `#${toPointer([...start.path, '$ref'])}`),
        message: `The reference leads back to itself: ${files.join(' → ')}. Replace one of these references with a schema.`,
        rule: 'no-circular-reference',
      };
    }
  }
  return undefined;
}

function* references(position: Position): Generator<Position> {
  const { document, path, node } = position;
  if (typeof node !== 'object' || node === null) return;
  if (refOf(node) !== undefined) yield position;
  for (const [key, child] of Object.entries(node)) {
    yield* references({ document, path: [...path, key], node: child });
  }
}

/** Follows references and composition. Returns the path back to the start, if there is one. */
function follow(start: Position, byFile: ReadonlyMap<string, Document>): Position[] | undefined {
  const seen = new Set<unknown>();
  const search = (position: Position, chain: readonly Position[]): Position[] | undefined => {
    if (seen.has(position.node)) return undefined;
    seen.add(position.node);
    for (const next of successors(position, byFile)) {
      // The message lists files, so a step within a file doesn't extend the chain.
      const extended = next.document === position.document ? chain : [...chain, next];
      if (next.node === start.node) return [...extended];
      const cycle = search(next, extended);
      if (cycle) return cycle;
    }
    return undefined;
  };
  const chain = search(start, [start]);
  return chain?.length === 1 ? [...chain, start] : chain;
}

/** Returns the target of a reference and the parts of a composition. */
function successors(position: Position, byFile: ReadonlyMap<string, Document>): Position[] {
  const { document, path, node } = position;
  const ref = refOf(node);
  const referenced = ref === undefined ? undefined : target(position, ref, byFile);
  const parts = inPlace.flatMap((keyword) => {
    const value: unknown = Object(node)[keyword];
    const list = Array.isArray(value)
      ? value.map((part, index) => [part, index] as const)
      : [[value] as const];
    return list.flatMap(([part, index]) =>
      typeof part === 'object' && part !== null
        ? [{ document, path: [...path, keyword, ...(index === undefined ? [] : [index])], node: part }]
        : [],
    );
  });
  return [...(referenced ? [referenced] : []), ...parts];
}

function target(
  { document }: Position,
  ref: string,
  byFile: ReadonlyMap<string, Document>,
): Position | undefined {
  const [path = '', fragment = ''] = ref.split('#');
  const from = document.source.absoluteRef;
  const file = path === '' ? document : byFile.get(resolve(dirname(from), path));
  if (!file) return undefined;
  const segments = parsePointer(fragment);
  const node = segments.reduce<unknown>((parent, key) => Object(parent)[key], file.parsed);
  return { document: file, path: segments, node };
}

function refOf(node: unknown): string | undefined {
  const ref: unknown =
    typeof node === 'object' && node !== null ? (node as { $ref?: unknown }).$ref : undefined;
  return typeof ref === 'string' ? ref : undefined;
}
