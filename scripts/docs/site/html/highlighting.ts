/** A node of lowlight's tree. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly TreeNode[];
}

/** The part of lowlight, which produces highlight.js results as a tree, that is used here. */
interface Lowlight {
  highlight(language: string, text: string): TreeNode;
  registered(language: string): boolean;
  registerAlias(aliases: Readonly<Record<string, string | readonly string[]>>): void;
}

/**
 * A dynamic import that the compiler doesn't follow, because lowlight's types would add browser globals to every
 * script.
 */
const load = (name: string): Promise<unknown> => import(name);
const { common, createLowlight } = (await load('lowlight')) as {
  readonly common: object;
  createLowlight(grammars: object): Lowlight;
};

/** Highlights common languages. */
export const lowlight = createLowlight(common);
