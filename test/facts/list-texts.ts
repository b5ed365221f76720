/** `npx tsx test/facts/list-texts.ts` lists every text of the bundle, for proofreading. */
import { runAsProgram } from '../../scripts/cli/command.ts';
import { toPointer, type PathSegment } from '../../scripts/model/pointer.ts';
import { readBundle } from '../support/generated.ts';

/** Keys whose values are prose. */
const TEXTS: ReadonlySet<string> = new Set([
  'ambiguity',
  'closed',
  'description',
  'migrate',
  'reading',
  'statement',
  'summary',
  'text',
  'title',
  'when',
]);

/** Returns a document's distinct texts with their places, except those in examples and guides. */
export function textsOf(document: unknown): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const visit = (node: unknown, path: readonly PathSegment[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const named = path.at(-1) === 'properties'; // a property may be named `description`
    for (const [key, value] of Object.entries(node)) {
      const place = [...path, key];
      const described = path.at(-1) === 'x-enumDescriptions';
      if (typeof value === 'string' && ((TEXTS.has(key) && !named) || described))
        texts.set(value, [...(texts.get(value) ?? []), toPointer(place)]);
      else if (named || !['value', 'example', 'default', 'const', 'x-guides'].includes(key))
        visit(value, place);
    }
  };
  visit(document, []);
  return texts;
}

await runAsProgram(import.meta.url, {
  usage: `Usage: npx tsx test/facts/list-texts.ts

Prints every text of the bundle once, in document order: descriptions, summaries, titles, and the texts of the
registers and the changelog. Each follows its first place in the document and the number of other places.

  --help  show this

Exit codes: 0 done; 2 invalid command line.`,
  options: {},
  run(_values, _positionals, { out }) {
    for (const [text, [first, ...others]] of textsOf(readBundle()))
      out(
        `${first}${others.length > 0 ? ` (+${others.length})` : ''}\n    ${text.trim().replaceAll('\n', '\n    ')}\n`,
      );
  },
});
