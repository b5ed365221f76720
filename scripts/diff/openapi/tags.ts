import type { Json } from '../../model/document.ts';
import type { Emit } from '../collector.ts';
import type { Placed } from '../document-view.ts';
import { finding } from '../finding.ts';
import { arrayOf, objectOf } from '../json.ts';
import { verb } from '../schema/annotations.ts';
import { gapNode, type Walk } from './walk.ts';

/** Compares the tags by name. The schemas that hang on a tag are compared with the components. */
export function compareTagList(walk: Walk, emit: Emit): void {
  const before = tagsOf(walk.views.base.root['tags']);
  const after = tagsOf(walk.views.head.root['tags']);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(name);
    const now = after.get(name);
    if (old && now) {
      const pair = { base: old, head: now };
      const findings = walk.words(pair, ['description', 'externalDocs']);
      for (const key of ['x-states', 'x-schemas']) {
        if (describe(old, key) === describe(now, key)) continue;
        const what = `\`${key}\` changed.`;
        findings.push(
          finding({ kind: 'extension-changed', effect: 'note', what, base: old.pointer, head: now.pointer }),
        );
      }
      for (const found of walk.policy.settle(findings, gapNode(old), gapNode(now)))
        emit(found, 'both', ['tag', name]);
      continue;
    }
    const what = `The tag \`${name}\` ${verb(old?.value, now?.value)}.`;
    const at = { base: old?.pointer ?? null, head: now?.pointer ?? null };
    emit(finding({ kind: 'tag-changed', effect: 'note', what, ...at }), 'both', ['tag', name]);
  }
}

function tagsOf(list: Json | undefined): Map<string, Placed> {
  return new Map(
    arrayOf(list).map((value, index) => [
      String(objectOf(value)['name']),
      { value, pointer: `/tags/${index}` },
    ]),
  );
}

/** What hangs on a tag, by the number of schemas: their contents are compared with the components. */
function describe(tag: Placed, key: string): number {
  const value = objectOf(tag.value)[key];
  if (value === undefined) return 0;
  return Array.isArray(value) ? value.length : 1;
}
