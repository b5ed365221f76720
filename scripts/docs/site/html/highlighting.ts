/** A node of the tree that lowlight makes. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly TreeNode[];
}

/** What is used here of lowlight, the highlighter of highlight.js as a tree. */
interface Lowlight {
  highlight(language: string, text: string): TreeNode;
  registered(language: string): boolean;
  registerAlias(aliases: Readonly<Record<string, string | readonly string[]>>): void;
}

/** Imported by a name that the compiler does not follow: its types put those of a browser within reach of every script. */
const load = (name: string): Promise<unknown> => import(name);
const { common, createLowlight } = (await load('lowlight')) as {
  readonly common: object;
  createLowlight(grammars: object): Lowlight;
};

/** Highlights the common languages. */
export const lowlight = createLowlight(common);
