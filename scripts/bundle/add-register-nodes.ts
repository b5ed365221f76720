import type { OpenApiDocument } from '../model/document.ts';
import { toPointer } from '../model/pointer.ts';
import type { BundleNodes } from './bundle-nodes.ts';

/** Adds to each gap and ambiguity the JSON pointers of the nodes that name it, sorted. */
export function addRegisterNodes(document: OpenApiDocument, { marked }: BundleNodes): void {
  const pointers = new Map<string, Set<string>>();
  for (const { node, path } of marked) {
    for (const id of [...(node['x-gap'] ?? []), ...(node['x-amb'] ?? [])]) {
      pointers.set(id, (pointers.get(id) ?? new Set()).add(toPointer(path)));
    }
  }
  for (const entry of [...(document['x-gap-register'] ?? []), ...(document['x-ambiguities'] ?? [])]) {
    entry.nodes = [...(pointers.get(entry.id) ?? [])].toSorted();
  }
}
