import { canonical } from '../json.ts';
import { type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { satisfiesScalars } from './settle.ts';

/** Reads the schema that several sites describe together. */
interface NodeReader {
  read(sites: readonly Site[]): SchemaNode;
  /** Whether that schema is being read at this moment, so that it cannot be asked for. */
  isReading(sites: readonly Site[]): boolean;
}

/** Pairs of schemas that are being told apart: one that is met inside itself proves nothing. */
type OpenPairs = ReadonlySet<string>;

/**
 * True where no value can keep both alternatives. A sure answer or none: false only means that it is not proven.
 */
export function areApart(reader: NodeReader, a: Variant, b: Variant, open: OpenPairs = new Set()): boolean {
  if (a.type === 'any' || b.type === 'any') return false;
  if (a.type !== b.type) return !(isNumeric(a) && isNumeric(b));
  if (a.values && b.values) {
    const seen = new Set(a.values.value.map(canonical));
    return !b.values.value.some((value) => seen.has(canonical(value)));
  }
  if (a.values) return !a.values.value.some((value) => satisfiesScalars(value, b));
  if (b.values) return !b.values.value.some((value) => satisfiesScalars(value, a));
  if (a.type === 'array') return arraysAreApart(reader, a, b, open);
  if (a.type === 'object') return objectsAreApart(reader, a, b, open);
  return false;
}

function isNumeric({ type }: Variant): boolean {
  return type === 'integer' || type === 'number';
}

function arraysAreApart(reader: NodeReader, a: Variant, b: Variant, open: OpenPairs): boolean {
  const least = Math.max(size(a, 'minItems', 0), size(b, 'minItems', 0));
  const most = Math.min(size(a, 'maxItems', Infinity), size(b, 'maxItems', Infinity));
  if (least > most) return true;
  if (least === 0 || a.prefixItems.length > 0 || b.prefixItems.length > 0) return false;
  return sitesAreApart(reader, a.items, b.items, open);
}

function size(variant: Variant, keyword: string, otherwise: number): number {
  const value = variant.facets.get(keyword)?.value;
  return typeof value === 'number' ? value : otherwise;
}

function objectsAreApart(reader: NodeReader, a: Variant, b: Variant, open: OpenPairs): boolean {
  return [...a.required.keys()].some((name) => {
    if (!b.required.has(name)) return a.required.has(name) && forbids(b, name);
    return sitesAreApart(reader, a.properties.get(name), b.properties.get(name), open);
  });
}

function forbids(variant: Variant, name: string): boolean {
  const isClosed = variant.additional?.some(({ value }) => value === false) ?? false;
  return isClosed && !variant.properties.has(name) && variant.patternProperties.size === 0;
}

function sitesAreApart(
  reader: NodeReader,
  a: readonly Site[] | undefined,
  b: readonly Site[] | undefined,
  open: OpenPairs,
): boolean {
  if (!a || !b || reader.isReading(a) || reader.isReading(b)) return false;
  const key = `${siteKey(a)} | ${siteKey(b)}`;
  if (open.has(key)) return false;
  const inner = new Set([...open, key]);
  const left = reader.read(a).variants;
  const right = reader.read(b).variants;
  return left.every((one) => right.every((other) => areApart(reader, one, other, inner)));
}
