/** A bundle as the interface document has it. */
type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObserved = (node: unknown): boolean => isNode(node) && 'x-observed' in node;

/** Where names of the interface are keys. */
const named = ['responses', 'headers', 'properties'];

/**
 * A bundle without what a service has shown and the interface document does not (`x-observed`): responses, headers, members,
 * parameters, and the type of a schema that has none in the document. So what holds of the document is tested whatever was
 * observed since. An address that was observed stays: nothing tells what stood in its place.
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
    if (Array.isArray(parameters))
      node['parameters'] = parameters.filter((parameter) => !isObserved(followed(parameter)));
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
