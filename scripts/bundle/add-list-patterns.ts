import type { OpenApiDocument, SchemaObject } from '../model/document.ts';
import { dereference } from '../model/nodes.ts';
import type { BundleNodes } from './bundle-nodes.ts';

/**
 * Gives each string schema with `x-list-of` the pattern of a comma-separated list of the values of the enumeration
 * that it names, and of the words of `x-list-also`. So the values stand once, in the enumeration. Spaces and tabs may
 * stand around a comma, as in every list of HTTP.
 */
export function addListPatterns(document: OpenApiDocument, { schemas }: BundleNodes): void {
  for (const { node } of schemas) {
    const listed = node['x-list-of'];
    if (listed === undefined) continue;
    const { enum: values } = dereference<SchemaObject>(document, { $ref: listed });
    const words = [...(node['x-list-also'] ?? []), ...(values ?? [])].map(String);
    const items = words.map(escapeForPattern).join('|');
    node['pattern'] = `^(?:${items})(?:[ \\t]*,[ \\t]*(?:${items}))*$`;
  }
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
