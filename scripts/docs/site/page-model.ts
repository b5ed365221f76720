import type { Phrase } from './phrase.ts';

/**
 * A page as data, rendered as HTML and as Markdown. A link to a page of the site has the target `site:path#fragment`,
 * which becomes relative when the page is rendered.
 */
export interface Page {
  /** Address without its ending, such as `operations/getFund`. */
  path: string;
  title: string;
  /** One plain sentence or two, for search engines and lists of pages. */
  description: string;
  kind: PageKind;
  /** The sentence below the title. */
  lead?: Phrase;
  /** Whether the menu always shows it; others stand there while they are read. */
  prominent?: boolean;
  /** The resource group that the page belongs to. */
  group?: string;
  /** What stands below the title, above code and sections. */
  intro?: Block[];
  /** Code beside the text. */
  panes?: Pane[];
  blocks: Block[];
}

export type PageKind =
  'start' | 'guide' | 'operation' | 'webhook' | 'schema' | 'group' | 'register' | 'index' | 'download';

export type Block =
  | Heading
  | Prose
  | List
  | Table
  | Code
  | Samples
  | Address
  | Facts
  | Fields
  | Values
  | ErrorTable
  | Conditions
  | Unknowns
  | Register
  | Note
  | Diagram
  | Fold
  | Shelf
  | OperationList
  | Hero
  | Ways;

/** What stands in the column of code. */
export type Pane = Samples | Views | Card;

/** Starts a section; its id is the fragment of the section's address. */
export interface Heading {
  kind: 'heading';
  level: 2 | 3 | 4;
  id: string;
  text: Phrase;
  /** A status before the text. */
  status?: Status;
  /** How many things the section holds, where that is worth a word. */
  count?: number;
}

/** A status; one whose number is not shown is not known. */
export interface Status {
  code: string;
  known: boolean;
}

/** An author's Markdown with all its paragraphs, or one paragraph of words. */
export interface Prose {
  kind: 'prose';
  text: Phrase;
}

/** A list with bullets or numbers. */
export interface List {
  kind: 'list';
  ordered?: boolean;
  items: Phrase[];
}

/** What something with an address of its own is, for the search. */
export type RowKind =
  'field' | 'value' | 'parameter' | 'header' | 'condition' | 'gap' | 'ambiguity' | 'change';

export interface Table {
  kind: 'table';
  /** What the table lists, for readers who do not see it. */
  label: string;
  head: string[];
  rows: Row[];
}

export interface Row {
  /** Fragment of the row's address, when it can be linked. */
  id?: string;
  kind?: RowKind;
  cells: Phrase[];
}

export interface Code {
  kind: 'code';
  language: string;
  text: string;
}

/** The same request in several languages. */
export interface Samples {
  kind: 'samples';
  id: string;
  /** What the request does, for the names of its buttons. */
  title: string;
  /** Whether they are programs of a guide, and not the request of an operation. */
  own?: boolean;
  samples: { id: string; label: string; short: string; language: string; text: string }[];
  /** Values of path parameters, which are tinted as the parameters are. */
  values: string[];
}

/** Examples of which one is in view, chosen by status, case and format. */
export interface Views {
  kind: 'views';
  /** `Response`, or `Example` where there is no status to choose. */
  title: string;
  /** What the examples show, for the names of buttons. */
  about: string;
  groups: ViewGroup[];
}

export interface ViewGroup {
  /** Undefined where the examples belong to no status. */
  status?: Status & { text: string };
  /** Why there are no cases, where that is not because the body is unknown. */
  blank?: string;
  cases: ViewCase[];
}

export interface ViewCase {
  id: string;
  title: string;
  /** What else there is to say of the example. */
  text?: Phrase;
  /** Empty where the body is unknown: `text` says so then. */
  sides: { format: 'json' | 'xml' | 'text'; text: string }[];
}

/** A short list beside the text. */
export interface Card {
  kind: 'card';
  id: string;
  title: string;
  entries: { term: Phrase; remark?: string; text: Phrase }[];
}

/** Method and address of an operation. */
export interface Address {
  kind: 'address';
  method: string;
  /** With placeholders for parameters. */
  path: string;
}

/** Short facts in one line. */
export interface Facts {
  kind: 'facts';
  facts: { term: string; text: Phrase; /** Whether the text says by itself what it is. */ bare?: boolean }[];
}

/** Members, parameters or headers, one below the other. */
export interface Fields {
  kind: 'fields';
  label: string;
  fields: Field[];
}

export interface Field {
  id: string;
  kind: RowKind;
  /** The name, or in words what a field without a known name does. */
  name: string;
  /** How the name is written: as code, as a path parameter, or as words because the name is unknown. */
  look: 'name' | 'path' | 'words';
  type: Phrase;
  chips: Chip[];
  meaning: Phrase;
  /** Bounds, defaults and further remarks. */
  rules: Phrase;
  values: Value[];
  /** What the values are, such as "Known values". */
  valuesLabel: string;
  fold?: { title: string; fields: Field[] };
}

export type Chip =
  | { kind: 'required' | 'optional' | 'nullable' }
  /** An operation whose method and path are unknown. */
  | { kind: 'unplaced' }
  | { kind: 'since'; version: string };

export interface Value {
  value: Phrase;
  meaning: Phrase;
  /** Fragment of its address, when it can be linked. */
  id?: string;
}

/** The values of an enumeration. */
export interface Values {
  kind: 'values';
  label: string;
  values: Value[];
}

/** The errors of an operation. */
export interface ErrorTable {
  kind: 'errors';
  rows: {
    /** Fragment of the first row of a status. */
    id?: string;
    status: string;
    when: string;
    /** Our name of the condition; undefined when an error has none. */
    condition?: string;
    /** Id of the example in the pane. */
    example?: string;
  }[];
}

/** Conditions of one status in the error index. */
export interface Conditions {
  kind: 'conditions';
  conditions: { id: string; when: string; operations: Phrase; example?: string }[];
}

/** What is not known about a section, and how it is read. One for a section at most. */
export interface Unknowns {
  kind: 'unknowns';
  title: string;
  entries: Unknown[];
  /** Whether the entries are behind a fold; a few stand open. */
  folded: boolean;
}

export interface Unknown {
  /** `GAP-001` or `AMB-01`. */
  id: string;
  /** The sentence. */
  text: string;
  /** Whether it is a reading of an ambiguity. */
  reading: boolean;
  /** Ids of wider entries that say no more of this place. */
  also?: readonly string[];
}

/** The entries of a register, one below the other. */
export interface Register {
  kind: 'register';
  entries: RegisterEntry[];
}

/** An entry that affects more places than this has them behind a fold. */
export const MANY_PLACES = 8;

export interface RegisterEntry {
  /** `GAP-001` or `AMB-01`; the fragment of its address. */
  id: string;
  title: string;
  text: Phrase;
  /** Whether it is known by now. */
  known: boolean;
  /** Further paragraphs. */
  remarks: Phrase[];
  /** Where it comes from, as a sentence. */
  source: Phrase;
  /** Links to what it affects. */
  places: Phrase[];
}

/** Something to notice. */
export interface Note {
  kind: 'note';
  title: string;
  text: Phrase;
}

/** A picture with its text alternative. */
export interface Diagram {
  kind: 'diagram';
  id: string;
  title: string;
  svg: string;
  /** What to say below the picture. */
  caption?: string;
  /** Says all that the picture says, one entry for each thing in it. */
  entries: { title: Phrase; text: Phrase; known: boolean }[];
}

/** Blocks that a reader opens. */
export interface Fold {
  kind: 'fold';
  id: string;
  title: string;
  blocks: Block[];
}

/** Links to pages, each with a sentence. */
export interface Shelf {
  kind: 'shelf';
  /** Whether they are read one after the other, so that each has a number. */
  ordered?: boolean;
  links: { title: string; target: string; text: string }[];
}

/** Operations, each with method and path. */
export interface OperationList {
  kind: 'operations';
  label: string;
  operations: {
    /** Undefined where the operation has no path that is known. */
    method: string | undefined;
    title: string;
    target: string;
    /** Its path, or its id where the path is unknown. */
    path: string;
  }[];
}

/** The top of the landing page. */
export interface Hero {
  kind: 'hero';
  promise: string;
  lead: Phrase;
  actions: { title: string; target: string }[];
  panes: Pane[];
}

/** Ways into the documentation, by what one comes for. */
export interface Ways {
  kind: 'ways';
  ways: {
    title: string;
    text: string;
    links: { title: string; target: string; method?: string; icon?: 'book' | 'braces' }[];
  }[];
}

/** A heading of a page. */
export function heading(level: Heading['level'], id: string, text: Phrase, status?: Status): Heading {
  return { kind: 'heading', level, id, text, ...(status && { status }) };
}

/** A paragraph, or an author's Markdown. */
export function prose(text: Phrase): Prose {
  return { kind: 'prose', text };
}

/** All blocks of a page, those inside folds among them. */
export function* blocksOf(page: Page): Generator<Block> {
  function* within(blocks: readonly Block[]): Generator<Block> {
    for (const block of blocks) {
      yield block;
      if (block.kind === 'fold') yield* within(block.blocks);
    }
  }
  yield* within(page.intro ?? []);
  yield* within(page.blocks);
}
