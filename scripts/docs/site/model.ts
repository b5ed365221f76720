/**
 * A page as data. It is written once and rendered twice, as HTML and as Markdown. Texts are Markdown; a link to a page of
 * the site is written `site:path#fragment` and becomes relative when the page is rendered.
 */
export interface Page {
  /** Address without its ending, such as `operations/getFund`. */
  path: string;
  title: string;
  /** One plain sentence or two, for search engines and lists of pages. */
  description: string;
  kind: PageKind;
  blocks: Block[];
}

export type PageKind =
  'start' | 'guide' | 'operation' | 'webhook' | 'schema' | 'group' | 'register' | 'index' | 'download';

export type Block =
  Heading | Prose | Table | Code | Endpoint | Samples | Examples | Note | Diagram | Fold | Cards;

/** Starts a section; its id is the fragment of the section's address. */
export interface Heading {
  kind: 'heading';
  level: 2 | 3 | 4;
  id: string;
  text: string;
}

export interface Prose {
  kind: 'prose';
  text: string;
}

/** What a row of a table is, for the search: the table of a page's links is nothing that one looks for. */
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
  cells: string[];
}

export interface Code {
  kind: 'code';
  language: string;
  text: string;
}

/** Method and address of an operation. */
export interface Endpoint {
  kind: 'endpoint';
  method: string;
  address: string;
}

/** The same request in several languages. */
export interface Samples {
  kind: 'samples';
  id: string;
  samples: { id: string; label: string; language: string; text: string }[];
}

/** Named examples, each in JSON and in XML side by side. */
export interface Examples {
  kind: 'examples';
  cases: ExampleCase[];
}

export interface ExampleCase {
  id: string;
  title: string;
  text?: string;
  /** Whether a reader sees it without opening it. */
  open: boolean;
  sides: { label: string; language: string; text: string }[];
}

/** Something to notice. `gap` marks what is not shown, `reading` an ambiguity. */
export interface Note {
  kind: 'note';
  tone: 'gap' | 'reading' | 'change' | 'plain';
  text: string;
}

/** A picture with its text alternative. */
export interface Diagram {
  kind: 'diagram';
  id: string;
  title: string;
  svg: string;
  /** Says in Markdown all that the picture says. */
  alternative: string;
}

/** Blocks that a reader opens. */
export interface Fold {
  kind: 'fold';
  id: string;
  title: string;
  blocks: Block[];
}

/** Links to pages, each with a sentence. */
export interface Cards {
  kind: 'cards';
  cards: { title: string; target: string; text: string }[];
}

/** A heading of a page. */
export function heading(level: Heading['level'], id: string, text: string): Heading {
  return { kind: 'heading', level, id, text };
}

/** A Markdown text of a page. */
export function prose(text: string): Prose {
  return { kind: 'prose', text };
}
