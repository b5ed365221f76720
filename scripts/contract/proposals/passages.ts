import type { Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Change, Proposal } from './proposal.ts';
import type { SpecFiles } from './spec-files.ts';

/** Ways to say that something is not known, which may be false by now. */
export const OPEN =
  /\b(?:not|neither|nor|none)\b(?:\W+\w+){0,2}?\W+(?:shown|known|given|described|documented|said|stated)\b|\bunknown\b/i;

/** A sentence of the spec, on one line. */
export interface Passage {
  /** Below the folder of the spec. */
  readonly file: string;
  readonly sentence: string;
  /** What it stands in, or names: the operation, the schema, the resource group. */
  readonly about: readonly string[];
}

/** A passage to read again. */
export interface Told extends Passage {
  /** How often it stands in the file. */
  readonly count: number;
}

/** What proposals are about, by the names that texts have for it. */
interface Subject {
  readonly gaps: ReadonlyMap<string, Gap | undefined>;
  readonly closes: ReadonlySet<string>;
  /** Names of the operations and of the schemas. */
  readonly names: ReadonlySet<string>;
  /** Words by which a text speaks of it without a name. */
  readonly words: RegExp | undefined;
  /** What an open sentence has to speak of where it stands at the operation; undefined where any does. */
  readonly topic: RegExp | undefined;
}

/**
 * The sentences that spoke of what has become known, each with its file, for a person to read again: those that name a
 * gap which was closed or narrowed, and those that say of the same operation or schema that something is not known. Of a
 * gap that is about many things, only those that name one of the things that were seen.
 *
 * @param proposals those that were written into the files
 */
export function passagesToRead(model: Model, files: SpecFiles, proposals: readonly Proposal[]): Told[] {
  const subjects = proposals.map((proposal) => subjectOf(model, proposal));
  const names = [...model.operations.map(({ id }) => id), ...model.schemas.keys()];
  const found = new Map<string, Told>();
  for (const passage of passagesIn(files, names)) {
    if (!subjects.some((subject) => speaksOf(passage, subject))) continue;
    const key = `${passage.file}: ${passage.sentence}`;
    found.set(key, { ...passage, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * Every sentence of the texts and the guides of a spec. Not of the README, which speaks to people who edit it, nor of the
 * registers and the examples.
 *
 * @param names operations and schemas that a passage of a guide may name
 */
export function passagesIn(files: SpecFiles, names: readonly string[] = []): Passage[] {
  return files.names
    .filter((file) => /\.(?:md|yaml)$/.test(file) && !/^(?:README\.md$|registers\/|examples\/)/.test(file))
    .flatMap((file) =>
      (file.endsWith('.md') ? inMarkdown(names, files.text(file)) : inYaml(files, file)).flatMap(
        ({ text, about }) =>
          sentencesOf(text).map((each) => ({ file, sentence: each.replaceAll(/\s+/g, ' ').trim(), about })),
      ),
    );
}

function subjectOf(model: Model, { change, closes, narrows }: Proposal): Subject {
  const ids = [...closes, ...narrows];
  return {
    gaps: new Map(ids.map((id) => [id, model.gaps.find((gap) => gap.id === id)])),
    closes: new Set(closes),
    names: new Set(namesOf(model, change)),
    words: change.kind === 'parameter' ? wordsOf(change.role) : undefined,
    topic: topics[change.kind],
  };
}

/** A number or a header leaves open what else is not shown of an operation; a shape and a name may answer any of it. */
const topics: { readonly [Kind in Change['kind']]?: RegExp } = {
  status: /\bstatus|\bnumber|\bcode\b/i,
  header: /\bheader/i,
};

/** What texts call a change by: operations, schemas and resource groups. */
function namesOf(model: Model, change: Change): string[] {
  const { operations } = model;
  if (change.kind === 'members') {
    const component = /^\/components\/schemas\/([^/]+)/.exec(change.schema)?.[1];
    const using = operations.filter(
      ({ pointer, successes, list }) =>
        change.schema.startsWith(`${pointer}/`) ||
        (component !== undefined &&
          [...successes.flatMap(({ named }) => named), list?.item].some((each) => each?.name === component)),
    );
    return [component ?? '', ...using.flatMap(({ id, group }) => [id, groupName(group.name)])].filter(
      Boolean,
    );
  }
  if (!('operation' in change)) return [];
  if (change.kind !== 'parameter') return [change.operation];
  const operation = operations.find(({ id }) => id === change.operation);
  const parameter = operation?.unnamedParameters.find(({ role }) => role === change.role);
  return [change.operation, parameter?.schema.refersTo?.name ?? ''].filter(Boolean);
}

/** A resource group beside operations and schemas, which may be called the same. */
function groupName(group: string): string {
  return `the group ${group}`;
}

/** The words of a role, as texts bend them: "deleted" for a `deletion-mode`. */
function wordsOf(role: string): RegExp {
  const stems = role
    .split('-')
    .filter((word) => word !== 'mode')
    .map((word) => word.replace(/ion$/, ''));
  return new RegExp(`\\b(?:${stems.join('|')})`, 'i');
}

function speaksOf({ sentence, about }: Passage, { gaps, closes, names, words, topic }: Subject): boolean {
  const isAbout = about.some((name) => names.has(name));
  for (const [id, gap] of gaps)
    if (sentence.includes(id) && (closes.has(id) || isAbout || (gap?.here ?? gap?.subjects) === undefined))
      return true;
  if (!OPEN.test(sentence)) return false;
  return (isAbout && (topic?.test(sentence) ?? true)) || (words?.test(sentence) ?? false);
}

/** A text, a paragraph, a list item or a line of code. */
interface Text {
  readonly text: string;
  readonly about: readonly string[];
}

/** Paragraphs, list items, and the lines of code, each with what it names. */
function inMarkdown(known: readonly string[], text: string): Text[] {
  return text
    .split(/^(```[^]*?^```)$/m)
    .flatMap((part) => part.split(part.startsWith('```') ? '\n' : /\n\n+|\n(?=\s*[-*|] )/))
    .map((passage) => ({ text: passage, about: known.filter((name) => passage.includes(`\`${name}\``)) }));
}

/** The texts of a file, with the operation, the schema or the resource group that they stand in, or name. */
function inYaml(files: SpecFiles, name: string): Text[] {
  const found: Text[] = [];
  const component = /^components\/schemas\/(.+)\.yaml$/.exec(name)?.[1];
  const visit = (node: unknown, about: readonly string[], key?: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { operationId: id, name: group } = node as { operationId?: unknown; name?: unknown };
    const own = typeof id === 'string' ? id : key === 'tags' ? groupName(String(group)) : undefined;
    const inner = own === undefined ? about : [...about, own];
    for (const [member, value] of Object.entries(node)) {
      if (typeof value !== 'string') visit(value, inner, Array.isArray(node) ? key : member);
      else if (['title', 'summary', 'description'].includes(member)) {
        const named = [...value.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);
        found.push({ text: value, about: [...inner, ...named] });
      }
    }
  };
  visit(files.yaml(name).get([]), component === undefined ? [] : [component]);
  return found;
}

/** An abbreviation ends no sentence, so a full stop does only before a blank. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\)?)\s+(?=[A-Z`*])/);
}
