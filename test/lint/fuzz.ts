import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, visit, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { randomFrom } from '../diff/instances.ts';
import type { SpecCopy } from './planted/spec-copy.ts';

type Collection = YAMLMap<unknown, Node | null> | YAMLSeq<Node | null>;

/**
 * Deletes, duplicates or swaps a node in one of the spec's files.
 *
 * @param seed equal seeds make equal changes
 * @returns a description of the change
 */
export function mutateSpec(spec: SpecCopy, seed: number): string {
  // Scramble the seed, because adjacent seeds produce similar first numbers in this generator.
  const random = randomFrom((seed * 2_654_435_761) % 2 ** 31);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const folder = spec.path('.');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const file = pick(files.toSorted()) ?? 'openapi.yaml';
  const document = parseDocument(spec.read(join(file)));
  const collections: Collection[] = [];
  visit(document, {
    Collection: (_, node) => void ((isMap(node) || isSeq(node)) && collections.push(node as Collection)),
  });
  const holder = pick(collections.filter(({ items }) => items.length > 0));
  if (!holder) return `${file}: nothing to change`;
  const index = Math.floor(random() * holder.items.length);
  const kind = pick(['delete', 'duplicate', 'swap'] as const) ?? 'delete';
  const items = holder.items as unknown[];
  if (kind === 'delete') items.splice(index, 1);
  else if (kind === 'duplicate') {
    const other = pick(collections);
    if (isMap(holder)) {
      const pair = holder.items[index];
      if (pair && other) pair.value = other.clone() as Node;
    } else items.push(items[index]);
  } else {
    const other = Math.floor(random() * items.length);
    [items[index], items[other]] = [items[other], items[index]];
  }
  spec.write(file, document.toString());
  return `${file}: ${kind} ${index}`;
}
