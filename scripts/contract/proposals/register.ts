import type { Model } from '../../model/model.ts';
import type { Proposal } from './proposal.ts';
import type { SpecFiles } from './spec-files.ts';
import type { YamlText } from './yaml-text.ts';

/** File of the register below the folder of the spec. */
const register = 'registers/gaps.yaml';

/** What an observation adds to the entry of a gap. */
function observationOf({ says, date, count }: Proposal): object {
  return { seen: says, date, count };
}

/** Says in the register that more is known of a gap, which stays open. */
export function narrowGap(files: SpecFiles, id: string, proposal: Proposal): void {
  const { file, path } = entryOf(files, id);
  const list = file.get([...path, 'observations']);
  if (!Array.isArray(list)) file.set([...path, 'observations'], [observationOf(proposal)]);
  else if (!list.some((each: { seen?: unknown }) => each.seen === proposal.says))
    file.push([...path, 'observations'], observationOf(proposal));
}

/**
 * Closes a gap: the register says what is known and that it was observed, and no node names it any more.
 *
 * @returns passages that spoke of it, for a person to read again
 */
export function closeGap(model: Model, files: SpecFiles, id: string, proposal: Proposal): string[] {
  for (const node of model.gaps.find((gap) => gap.id === id)?.nodes ?? []) {
    try {
      const { file, path } = files.locate(node);
      withoutGap(file, path, id);
    } catch {
      // The node has gone with the change.
    }
  }
  const { file, path } = entryOf(files, id);
  file.set([...path, 'closed'], proposal.says);
  file.set([...path, 'evidence'], 'observed');
  narrowGap(files, id, proposal);
  const reread: string[] = [];
  for (const name of files.names.filter((each) => /\.(?:md|yaml)$/.test(each) && each !== register)) {
    const text = files.text(name);
    if (!text.includes(id)) continue;
    reread.push(...passages(name, text).filter((passage) => passage.includes(id)));
    if (name.endsWith('.md')) files.write(name, withoutMention(text, id));
    else forget(files.yaml(name), [], id);
  }
  return reread;
}

/** Takes the sentences that name a gap out of the descriptions of a file. */
function forget(file: YamlText, path: readonly string[], id: string): void {
  const node = file.get(path);
  if (typeof node === 'string' && node.includes(id)) {
    const kept = sentencesOf(node).filter((sentence) => !sentence.includes(id));
    file.set(path, kept.length > 0 ? kept.join('').trimEnd() : withoutMention(node, id));
  } else if (typeof node === 'object' && node !== null)
    for (const key of Object.keys(node)) if (key !== 'x-gap') forget(file, [...path, key], id);
}

/** The sentences of a text, each with the space behind it, so that lists and paragraphs stay what they are. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\s+)(?=\S)/);
}

/** Takes an id off what a node names. */
export function withoutGap(file: YamlText, path: readonly string[], id: string): void {
  const ids = file.get([...path, 'x-gap']);
  if (!Array.isArray(ids) || !ids.includes(id)) return;
  const left = ids.filter((each) => each !== id);
  if (left.length === 0) file.remove([...path, 'x-gap']);
  else file.set([...path, 'x-gap'], left);
}

/** Paragraphs of a guide; lines of a file of YAML. */
function passages(name: string, text: string): string[] {
  return text.split(name.endsWith('.md') ? /\n\n+/ : '\n').map((passage) => `${name}: ${passage.trim()}`);
}

/** `(GAP-003, GAP-004)` without the first is `(GAP-004)`, and `(GAP-003)` without it is nothing. */
function withoutMention(text: string, id: string): string {
  const mention = new RegExp(`(?:,\\s+|\\s+and\\s+)?\`?${id}\`?`, 'g');
  return text
    .replaceAll(mention, '')
    .replaceAll(/\((?:,|\s+and)\s+/g, '(')
    .replaceAll(/\s\(\)/g, '');
}

function entryOf(files: SpecFiles, id: string): { file: YamlText; path: string[] } {
  const file = files.yaml(register);
  const list = file.get([]) as readonly { id?: unknown }[];
  const index = list.findIndex((gap) => gap.id === id);
  if (index < 0) throw new Error(`The register has no ${id}.`);
  return { file, path: [String(index)] };
}
