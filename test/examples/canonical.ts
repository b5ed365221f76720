/**
 * A common form for comparing a JSON value with its XML version: scalars as text, everything else by kind, order and
 * content. An independent parser reads the XML.
 */

import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A JSON value in which numbers, booleans and strings are all strings. */
export type Canonical = string | null | { array: Canonical[] } | { object: [string, Canonical][] };

/** Converts a JSON value to the common form. */
export function canonicalJson(value: unknown): Canonical {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return { array: value.map(canonicalJson) };
  return { object: Object.entries(value).map(([key, item]) => [key, canonicalJson(item)]) };
}

/** Parses an XML document by the rules in `to-xml.ts`. */
export function canonicalXml(xml: string): { root: string; value: Canonical } {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`Not well-formed: ${valid.err.msg} (line ${valid.err.line})`);
  const roots = elementsOf(parser.parse(xml));
  const [root] = roots;
  if (root === undefined || roots.length !== 1) throw new Error(`Found ${roots.length} root elements.`);
  return { root: root.name, value: valueOf(root) };
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  trimValues: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e6 },
  htmlEntities: true,
});

interface XmlElement {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  readonly content: unknown[];
}

function valueOf({ name, attributes, content }: XmlElement): Canonical {
  const children = elementsOf(content);
  const { 'xmlns:xsi': namespace, 'xsi:nil': nil, type, ...others } = attributes;
  if (Object.keys(others).length > 0) throw new Error(`<${name}> has unexpected attributes.`);
  if (namespace !== undefined && namespace !== 'http://www.w3.org/2001/XMLSchema-instance') {
    throw new Error(`<${name}> declares another namespace.`);
  }
  if (nil === 'true') return null;
  const isArray =
    type === undefined && children.length > 0 && children.every((child) => child.name === 'item');
  if (type === 'array' || isArray) return { array: children.map(valueOf) };
  if (type === 'object' || children.length > 0) {
    return { object: children.map((child) => [child.name, valueOf(child)]) };
  }
  return textOf(content);
}

function elementsOf(nodes: unknown): XmlElement[] {
  return asArray(nodes).flatMap((node) => {
    const { ':@': attributes, ...rest } = asRecord(node);
    return Object.entries(rest)
      .filter(([name]) => name !== '#text')
      .map(([name, content]) => ({
        name,
        attributes: attributes === undefined ? {} : asRecord(attributes),
        content: asArray(content),
      }));
  });
}

function textOf(nodes: unknown[]): string {
  return nodes.map((node) => String(asRecord(node)['#text'])).join('');
}

function asArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('The parser returned no list of nodes.');
  return value;
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('The parser returned no node.');
  return { ...value };
}
