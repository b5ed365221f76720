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

/**
 * Finds a reference that leads back to itself through nothing but references, so that it stands for no content.
 * A schema that contains itself in a property is no such circle.
 *
 * @param documents every parsed file
 * @returns the first circle in the order of the files, at the reference that opens it
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
        message: `The reference leads back to itself: ${files.join(' → ')}.`,
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

/** Follows a chain of references; returns the chain when it closes. */
function follow(start: Position, byFile: ReadonlyMap<string, Document>): Position[] | undefined {
  const chain = [start];
  for (let ref = refOf(start.node), position = start; ref !== undefined; ref = refOf(position.node)) {
    const next = target(position, ref, byFile);
    if (!next) return undefined;
    chain.push(next);
    if (next.node === start.node) return chain;
    if (chain.some((step) => step !== next && step.node === next.node)) return undefined;
    position = next;
  }
  return undefined;
}

function target(
  { document }: Position,
  ref: string,
  byFile: ReadonlyMap<string, Document>,
): Position | undefined {
  const [path = '', fragment = ''] = ref.split('#');
  const from = document.source.absoluteRef;
  const found = path === '' ? document : byFile.get(resolve(dirname(from), path));
  if (!found) return undefined;
  const segments = parsePointer(fragment);
  const node = segments.reduce<unknown>((parent, key) => Object(parent)[key], found.parsed);
  return { document: found, path: segments, node };
}

function refOf(node: unknown): string | undefined {
  const ref: unknown =
    typeof node === 'object' && node !== null ? (node as { $ref?: unknown }).$ref : undefined;
  return typeof ref === 'string' ? ref : undefined;
}
