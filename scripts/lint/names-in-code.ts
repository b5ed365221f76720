import { parseAst } from 'rolldown/parseAst';

/** A name at a place where code names what a body has, or what a client takes. */
export interface CodeName {
  readonly name: string;
  /** 0-based, in the block. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** A block that is not in the language that it says. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /** Where the reading stopped, counted from the beginning of the block. */
  readonly offset: number;

  constructor(message: string, offset: number, options?: ErrorOptions) {
    super(message, options);
    this.offset = offset;
  }
}

const TYPESCRIPT: ReadonlySet<string> = new Set(['ts', 'typescript', 'js', 'javascript', 'mjs']);

/** Whether {@link membersIn} reads a language with a parser of its own. */
export function isTypeScript(language: string | undefined): boolean {
  return language !== undefined && TYPESCRIPT.has(language);
}

/**
 * The names in code that may be those of members, parameters, headers or methods: what stands after a dot, in brackets,
 * as a key, in a type or between quotes. Names of variables are not among them.
 *
 * @throws CodeError when a block of TypeScript is none
 */
export function membersIn(code: string, language: string | undefined): CodeName[] {
  const found = isTypeScript(language) ? inTypeScript(code) : inOtherCode(code, language);
  return found.map(({ name, offset }) => ({ name, ...placeOf(code, offset) }));
}

/** Line and column of a place in a text, as {@link CodeName} counts them. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface Found {
  readonly name: string;
  readonly offset: number;
}

/** A node of the syntax tree (ESTree), as far as this file looks at it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

function inTypeScript(code: string): Found[] {
  let program: unknown;
  try {
    program = parseAst(code, { lang: 'ts', sourceType: 'module' });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error)
      .split('\n')
      .map((line) => line.replace(/^\W*(?:Parse failed with.*:|\[PARSE_ERROR\](?: Error:)?)\s*/, '').trim())
      .filter((line) => line !== '');
    const { pos } = Object(error) as { pos?: number };
    throw new CodeError(reason, pos ?? 0, { cause: error });
  }
  const found: Found[] = [];
  visit(program, found);
  return found;
}

function visit(node: unknown, found: Found[]): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, found);
    return;
  }
  if (!isNode(node)) return;
  for (const named of namedBy(node)) if (isNode(named)) add(named, found);
  for (const child of Object.values(node)) visit(child, found);
}

/** The nodes that are a member's name in a node. */
function namedBy(node: Node): unknown[] {
  switch (node.type) {
    case 'MemberExpression':
      return [node['computed'] === true && !isText(node['property']) ? undefined : node['property']];
    case 'ObjectExpression':
      // `{ total }` is named after a variable of the program.
      return propertiesOf(node).map((each) => (each['shorthand'] === true ? undefined : keyOf(each)));
    case 'ObjectPattern':
      return propertiesOf(node).map(keyOf);
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return [keyOf(node)];
    case 'CallExpression':
    case 'NewExpression':
      return (node['arguments'] as unknown[]).filter(isText);
    default:
      return [];
  }
}

function propertiesOf(node: Node): Node[] {
  return (node['properties'] as Node[]).filter(({ type }) => type === 'Property');
}

function keyOf(node: Node): unknown {
  return node['computed'] === true && !isText(node['key']) ? undefined : node['key'];
}

function add(node: Node, found: Found[]): void {
  if (node.type === 'Identifier') found.push({ name: String(node['name']), offset: node.start });
  else if (isText(node)) found.push({ name: String(node['value']), offset: node.start + 1 });
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && typeof (node as { type?: unknown }).type === 'string';
}

/** A text that may be a name; `fund.available` in a sentence is none. */
function isText(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && /^[A-Za-z][\w-]*$/.test(String(node['value']));
}

/** What may be a name by what stands around it, since there is no parser for each language. */
const AROUND: Readonly<Record<string, RegExp>> = {
  xml: /(?<=<\/?)[A-Za-z][\w-]*/g,
  // Headers and what is asked for in the address.
  http: /(?<=^|[?&])[A-Za-z][\w-]*(?=:|=)/gm,
};
const afterDotOrQuoted = /(?<=["'?&]|[\w\])]\.|(?<=[\s'"|])\.)[A-Za-z][\w-]*(?=["'=:\]]|[^\w(/.-]|$)/gm;

function inOtherCode(code: string, language = ''): Found[] {
  return [...code.matchAll(AROUND[language] ?? afterDotOrQuoted)].map(({ 0: name, index }) => ({
    name,
    offset: index,
  }));
}
