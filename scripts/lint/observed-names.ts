import { parse } from 'yaml';
import { isObject } from '../model/json.ts';
import type { ProseFile } from './prose-files.ts';

/**
 * The names that a service has shown: of members, headers and parameters with `x-observed`. They are code, whatever words
 * the service made them of.
 *
 * @param files files of YAML
 */
export function observedNames(files: readonly ProseFile[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    for (const key of ['properties', 'headers'])
      for (const [name, value] of Object.entries(Object(node[key])))
        if (isObject(value) && 'x-observed' in value) found.add(name);
    if ('x-observed' in node && typeof node['name'] === 'string') found.add(node['name']);
    Object.values(node).forEach(visit);
  };
  for (const { text } of files) if (text.includes('x-observed')) visit(parse(text));
  return found;
}

/** The text with blanks in the place of names, so that everything else stays where it is. */
export function withoutNames(text: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return text;
  return text.replaceAll(/[A-Za-z_$][\w$-]*(?:\.[\w$-]+)*/g, (word) =>
    names.has(word) ? ' '.repeat(word.length) : word,
  );
}
