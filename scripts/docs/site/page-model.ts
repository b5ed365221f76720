import type { Phrase } from './phrase.ts';

/**
 * A page as data, rendered as HTML and as Markdown. A link to another page has the target `site:path#fragment`, which
 * becomes relative when the page is rendered.
 */
export interface Page {
  /** URL path without its extension, such as `operations/getFund`. */
  path: string;
  title: string;
  /** One or two plain sentences, for search engines and lists of pages. */
  description: string;
  kind: PageKind;
  /** The sentence below the title. */
  lead?: Phrase;
  /** True if the menu always shows it; otherwise it only appears while it is read. */
  prominent?: boolean;
  /** The page's resource group. */
  group?: string;
  /** Blocks below the title, before code and sections. */
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

/** An element of the code column. */
export type Pane = Samples | Views | Card;

/** Starts a section; its ID is the section's URL fragment. */
export interface Heading {
  kind: 'heading';
  level: 2 | 3 | 4;
  id: string;
  text: Phrase;
  /** A status before the text. */
  status?: Status;
  /** Number of items in the section, if worth showing. */
  count?: number;
}

/** A status; `known` is false if its exact code isn't documented. */
export interface Status {
  code: string;
  known: boolean;
}

/** Markdown with all its paragraphs, or one paragraph of words. */
export interface Prose {
  kind: 'prose';
  text: Phrase;
}

/** A bulleted or numbered list. */
export interface List {
  kind: 'list';
  ordered?: boolean;
  items: Phrase[];
}

/** The kind of a linkable item, for the search. */
export type RowKind =
  'field' | 'value' | 'parameter' | 'header' | 'condition' | 'gap' | 'ambiguity' | 'change';

export interface Table {
  kind: 'table';
  /** The table's accessible label. */
  label: string;
  head: string[];
  rows: Row[];
}

export interface Row {
  /** The row's URL fragment, if it can be linked. */
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
  /** The request's purpose, for the labels of its buttons. */
  title: string;
  /** True for programs of a guide rather than an operation's request. */
  own?: boolean;
  samples: { id: string; label: string; short: string; language: string; text: string }[];
  /** Values of path parameters, which are highlighted like the parameters. */
  values: string[];
}

/** Examples shown one at a time, chosen by status, case and format. */
export interface Views {
  kind: 'views';
  /** `Response`, or `Example` if there is no status to choose. */
  title: string;
  /** The subject of the examples, for the labels of buttons. */
  about: string;
  groups: ViewGroup[];
}

export interface ViewGroup {
  /** Undefined if the examples don't belong to a status. */
  status?: Status & { text: string };
  /** The reason there are no examples, unless the body is unknown. */
  blank?: string;
  cases: ViewCase[];
}

export interface ViewCase {
  id: string;
  title: string;
  /** Additional text about the example. */
  text?: Phrase;
  /** Empty if the body is unknown, which `text` then explains. */
  sides: { format: 'json' | 'xml' | 'text'; text: string }[];
}

/** A short list beside the text. */
export interface Card {
  kind: 'card';
  id: string;
  title: string;
  entries: { term: Phrase; remark?: string; text: Phrase }[];
}

/** An operation's method and path. */
export interface Address {
  kind: 'address';
  method: string;
  /** With placeholders for parameters. */
  path: string;
}

/** Short facts in one line. */
export interface Facts {
  kind: 'facts';
  facts: { term: string; text: Phrase; /** True if the text is clear without its term. */ bare?: boolean }[];
}

/** Properties, parameters or headers in a list. */
export interface Fields {
  kind: 'fields';
  label: string;
  fields: Field[];
}

export interface Field {
  id: string;
  kind: RowKind;
  /** The name, or the field's purpose if its name is unknown. */
  name: string;
  /** The format of the name: code, a path parameter, or words if it is unknown. */
  look: 'name' | 'path' | 'words';
  type: Phrase;
  chips: Chip[];
  meaning: Phrase;
  /** Limits, defaults and further remarks. */
  rules: Phrase;
  values: Value[];
  /** Label of the values, such as "Known values". */
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
  /** The URL fragment, if it can be linked. */
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
    /** Fragment of a status's first row. */
    id?: string;
    status: string;
    when: string;
    /** Our name of the condition; undefined if an error has none. */
    condition?: string;
    /** ID of the example in the pane. */
    example?: string;
  }[];
}

/** The conditions of one status in the error index. */
export interface Conditions {
  kind: 'conditions';
  conditions: { id: string; when: string; operations: Phrase; example?: string }[];
}

/** The unknowns and assumptions of a section; at most one block per section. */
export interface Unknowns {
  kind: 'unknowns';
  title: string;
  entries: Unknown[];
  /** True if the entries are folded; short lists are open. */
  folded: boolean;
}

export interface Unknown {
  /** `GAP-001` or `AMB-01`. */
  id: string;
  text: string;
  /** True for an assumption. */
  reading: boolean;
  /** IDs of broader entries that add nothing about this place. */
  also?: readonly string[];
}

/** A list of register entries. */
export interface Register {
  kind: 'register';
  entries: RegisterEntry[];
}

/** Longer lists of affected places are folded. */
export const MANY_PLACES = 8;

export interface RegisterEntry {
  /** `GAP-001` or `AMB-01`; also its URL fragment. */
  id: string;
  title: string;
  text: Phrase;
  /** True if it has been resolved. */
  known: boolean;
  /** Further paragraphs. */
  remarks: Phrase[];
  /** Its source, as a sentence. */
  source: Phrase;
  /** Links to the places it affects. */
  places: Phrase[];
}

/** A note that stands out from the text. */
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
  /** Text below the picture. */
  caption?: string;
  /** The text alternative: one entry per item in the picture. */
  entries: { title: Phrase; text: Phrase; known: boolean }[];
}

/** A collapsible group of blocks. */
export interface Fold {
  kind: 'fold';
  id: string;
  title: string;
  blocks: Block[];
}

/** Links to pages, each with a sentence. */
export interface Shelf {
  kind: 'shelf';
  /** True if they are meant to be read in order, so that they are numbered. */
  ordered?: boolean;
  links: { title: string; target: string; text: string }[];
}

/** Operations, each with method and path. */
export interface OperationList {
  kind: 'operations';
  label: string;
  operations: {
    /** Undefined if the operation is undocumented. */
    method: string | undefined;
    title: string;
    target: string;
    /** Its path, or its ID if the path is unknown. */
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

/** Entry points by use case. */
export interface Ways {
  kind: 'ways';
  ways: {
    title: string;
    text: string;
    links: { title: string; target: string; method?: string; icon?: 'book' | 'braces' }[];
  }[];
}

export function heading(level: Heading['level'], id: string, text: Phrase, status?: Status): Heading {
  return { kind: 'heading', level, id, text, ...(status && { status }) };
}

/** Creates a paragraph, or a block of Markdown. */
export function prose(text: Phrase): Prose {
  return { kind: 'prose', text };
}

/** Yields all blocks of a page, including those inside folds. */
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
