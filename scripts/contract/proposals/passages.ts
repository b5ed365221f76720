import type { Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Proposal } from './proposal.ts';
import { register } from './register.ts';
import type { SpecFiles } from './spec-files.ts';

/** Ways to say that something is not known, which may be false by now. */
const OPEN =
  /\b(?:not|neither|nor|none)\b(?:\W+\w+){0,2}?\W+(?:shown|known|given|described|stated)\b|\bunknown\b/i;

/** What proposals are about, by the names that texts have for it. */
interface Subject {
  readonly gaps: ReadonlyMap<string, Gap | undefined>;
  readonly closes: ReadonlySet<string>;
  /** Names of the operation or the schema. */
  readonly names: readonly string[];
  /** Whether what was seen is a name or a member, of which texts may say without an id that it is not shown. */
  readonly isShape: boolean;
}

/**
 * The sentences that spoke of what has become known, each with its file, for a person to read again: those that name a
 * gap which was closed or narrowed, and those that say of the same operation or schema that something is not known. Of a
 * gap that is about many things, only those that name one of the things that were seen.
 *
 * @param proposals those that were written into the files
 */
export function passagesToRead(model: Model, files: SpecFiles, proposals: readonly Proposal[]): string[] {
  const subjects = proposals.map((proposal) => subjectOf(model, proposal));
  const found = new Set<string>();
  for (const name of files.names.filter((each) => /\.(?:md|yaml)$/.test(each) && each !== register)) {
    if (/^(?:registers|examples)\//.test(name)) continue;
    for (const { text, about } of name.endsWith('.md') ? inMarkdown(files.text(name)) : inYaml(files, name))
      for (const sentence of sentencesOf(text))
        if (subjects.some((subject) => speaksOf(sentence, about, subject)))
          found.add(`${name}: ${sentence.replaceAll(/\s+/g, ' ').trim()}`);
  }
  return [...found];
}

function subjectOf(model: Model, { change, closes, narrows }: Proposal): Subject {
  const names: string[] = [];
  if ('operation' in change) names.push(change.operation);
  if (change.kind === 'members') {
    const component = /^\/components\/schemas\/([^/]+)/.exec(change.schema)?.[1];
    const operation = model.operations.find(({ pointer }) => change.schema.startsWith(`${pointer}/`));
    names.push(...[component, operation?.id].filter((each) => each !== undefined));
  }
  const ids = [...closes, ...narrows];
  return {
    gaps: new Map(ids.map((id) => [id, model.gaps.find((gap) => gap.id === id)])),
    closes: new Set(closes),
    names,
    isShape: change.kind === 'members' || change.kind === 'parameter',
  };
}

/** @param about what the text stands in: the operation, or the schema */
function speaksOf(
  sentence: string,
  about: readonly string[],
  { gaps, closes, names, isShape }: Subject,
): boolean {
  const isAbout = names.some((name) => about.includes(name) || sentence.includes(`\`${name}\``));
  for (const [id, gap] of gaps)
    if (sentence.includes(id) && (closes.has(id) || isAbout || (gap?.here ?? gap?.subjects) === undefined))
      return true;
  return isShape && isAbout && OPEN.test(sentence);
}

interface Passage {
  readonly text: string;
  readonly about: readonly string[];
}

/** Paragraphs, and the lines of code. */
function inMarkdown(text: string): Passage[] {
  return text
    .split(/^(```[^]*?^```)$/m)
    .flatMap((part) => part.split(part.startsWith('```') ? '\n' : /\n\n+|\n(?=\s*[-*|] )/))
    .map((passage) => ({ text: passage, about: [] }));
}

/** The texts of a file, with the operation or the schema that they stand in. */
function inYaml(files: SpecFiles, name: string): Passage[] {
  const found: Passage[] = [];
  const component = /^components\/schemas\/(.+)\.yaml$/.exec(name)?.[1];
  const visit = (node: unknown, about: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const id: unknown = (node as { operationId?: unknown }).operationId;
    const inner = typeof id === 'string' ? [...about, id] : about;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'string') visit(value, inner);
      else if (['title', 'summary', 'description'].includes(key)) found.push({ text: value, about: inner });
    }
  };
  visit(files.yaml(name).get([]), component === undefined ? [] : [component]);
  return found;
}

/** An abbreviation ends no sentence, so a full stop does only before a blank. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\)?)\s+(?=[A-Z`*])/);
}
