import ts from 'typescript';

/** Exports from openapi-typescript that list parts of the interface, and the paths at which they may get new entries. */
const EXTENSIBLE: Readonly<Record<string, (path: readonly string[]) => boolean>> = {
  paths: ({ length }) => length === 1,
  operations: ({ length, 1: part }) => length === 1 || (length === 3 && part === 'responses'),
  components: ({ length }) => length === 2,
};

/**
 * True if programs that compile with the old declaration also compile with the new one. These changes are compatible:
 *
 * - `unknown` became a type, because programs had to narrow it anyway
 * - an object has a new optional property, such as a query parameter
 * - a list of parts of the interface has a new entry
 *
 * @param name the exported name
 * @param before the old declaration
 * @param after the new declaration
 */
export function isCompatible(name: string, before: string, after: string): boolean {
  const [old, ...olds] = statementsOf(before);
  const [now, ...nows] = statementsOf(after);
  if (!old || !now || olds.length > 0 || nows.length > 0) return false;
  if (ts.isTypeAliasDeclaration(old) && isUnknown(old.type))
    return ts.isTypeAliasDeclaration(now) || ts.isInterfaceDeclaration(now);
  return isAssignable(old, now, { isExtensible: EXTENSIBLE[name] ?? (() => false), path: [] });
}

interface Position {
  /** True if a property at this path may be new. */
  isExtensible(path: readonly string[]): boolean;
  /** Names of the properties that contain the node. */
  readonly path: readonly string[];
}

function statementsOf(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('declared.d.ts', text, ts.ScriptTarget.Latest, true).statements;
}

const isUnknown = ({ kind }: ts.Node): boolean => kind === ts.SyntaxKind.UnknownKeyword;

function isAssignable(old: ts.Node, now: ts.Node, position: Position): boolean {
  if (isUnknown(old) && (ts.isTypeNode(now) || isUnknown(now))) return true;
  if (old.kind === ts.SyntaxKind.NeverKeyword && ts.isTypeLiteralNode(now))
    return now.members.every(isOptional);
  if (old.kind !== now.kind) return false;
  const [before, after] = [childrenOf(old), childrenOf(now)];
  if (before.length === 0 && after.length === 0) return old.getText() === now.getText();
  if (!hasMembers(old)) return before.length === after.length && allAssignable(before, after, position);
  if (!hasMembers(now)) return false;
  const otherChildren = (node: ts.Node, members: readonly ts.Node[]): ts.Node[] =>
    childrenOf(node).filter((child) => !members.includes(child));
  const heads = [otherChildren(old, old.members), otherChildren(now, now.members)] as const;
  return (
    heads[0].length === heads[1].length &&
    allAssignable(...heads, position) &&
    membersAssignable(old.members, now.members, position)
  );
}

function allAssignable(old: readonly ts.Node[], now: readonly ts.Node[], position: Position): boolean {
  return old.every((node, index) => {
    const other = now[index];
    return other !== undefined && isAssignable(node, other, position);
  });
}

function membersAssignable(
  old: readonly ts.TypeElement[],
  now: readonly ts.TypeElement[],
  { isExtensible, path }: Position,
): boolean {
  const left = new Set(now);
  for (const member of old) {
    const name = nameOf(member);
    const inner = { isExtensible, path: [...path, name] };
    // Every overload must still exist.
    const same = [...left].find((other) => nameOf(other) === name && isAssignable(member, other, inner));
    if (!same) return false;
    left.delete(same);
  }
  return [...left].every((member) => isOptional(member) || isExtensible([...path, nameOf(member)]));
}

function isOptional(member: ts.TypeElement): boolean {
  return ts.isPropertySignature(member) && member.questionToken !== undefined;
}

function nameOf(member: ts.TypeElement): string {
  return member.name?.getText() ?? ts.SyntaxKind[member.kind];
}

function hasMembers(node: ts.Node): node is ts.TypeLiteralNode | ts.InterfaceDeclaration {
  return ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}
