/** A bundle as the interface document has it. */
type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObserved = (node: unknown): boolean => isNode(node) && 'x-observed' in node;

/** Where names of the interface are keys. */
const named = ['responses', 'headers', 'properties'];

/** A parameter whose name was observed, as the document has it: with a role and without a name. */
function asUnnamed(parameter: unknown): Node[] {
  if (!isNode(parameter) || parameter['x-role'] === undefined) return [];
  const { name: _name, required: _required, 'x-role': role, ...others } = parameter;
  return [{ role, ...others }];
}

/** Takes away the alternatives that a service has shown; one that is left stands by itself. */
function withoutObserved(node: Node, key: string): void {
  const all: unknown = node[key];
  if (!Array.isArray(all) || !all.some(isObserved)) return;
  const left = all.filter((each) => !isObserved(each)) as Node[];
  node[key] = left;
  if (left.length > 1) return;
  delete node[key];
  const [only = {}] = left;
  for (const [name, value] of Object.entries(only)) node[name] ??= value;
}

/**
 * A bundle without what a service has shown and the interface document does not (`x-observed`): responses, headers, members,
 * alternatives of a type, and the type of a schema that has none in the document. A parameter whose name was observed stands
 * among those without a name again, in its role. So what holds of the document is tested whatever was observed since. An
 * address that was observed stays, with its mark: nothing tells what stood in its place.
 *
 * @param bundle is left as it is
 */
export function asDocumented<Bundle extends object>(bundle: Bundle): Bundle {
  const whole = structuredClone(bundle) as Node;
  const followed = (node: unknown): unknown => {
    const reference = isNode(node) ? node['$ref'] : undefined;
    if (typeof reference !== 'string') return node;
    return reference
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (parent, key) => Object(parent)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        whole,
      );
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    for (const key of named) {
      const entries = node[key];
      if (isNode(entries))
        for (const [name, value] of Object.entries(entries)) if (isObserved(value)) delete entries[name];
    }
    const { parameters } = node;
    if (Array.isArray(parameters)) {
      node['parameters'] = parameters.filter((parameter) => !isObserved(followed(parameter)));
      const roles = parameters.map(followed).filter(isObserved).flatMap(asUnnamed);
      const unnamed = node['x-unnamed-parameters'];
      if (roles.length > 0)
        node['x-unnamed-parameters'] = [...(Array.isArray(unnamed) ? (unnamed as unknown[]) : []), ...roles];
    }
    for (const key of ['anyOf', 'oneOf']) withoutObserved(node, key);
    if (isObserved(node) && 'type' in node)
      for (const key of ['x-observed', 'type', 'properties', 'additionalProperties']) delete node[key];
    Object.values(node).forEach(visit);
  };
  visit(whole);
  // A register names what is there.
  for (const register of ['x-gap-register', 'x-ambiguities'])
    for (const entry of (whole[register] ?? []) as { nodes?: string[] }[])
      if (entry.nodes)
        entry.nodes = entry.nodes.filter((node) => followed({ $ref: `#${node}` }) !== undefined);
  return whole as Bundle;
}
