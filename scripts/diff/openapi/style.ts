import type { Placed } from '../document-view.ts';
import { type Finding, createFinding } from '../finding.ts';
import { isObject, objectOf, sameJson } from '../json.ts';
import { type Pair, schemaSites, type Walk } from './walk.ts';

const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** Compares how the value of a parameter or a header is written. */
export function compareStyle(walk: Walk, pair: Pair): Finding[] {
  // Exploding changes only arrays and objects.
  const isScalar = (['base', 'head'] as const).every((side) =>
    walk.schemas.isScalar(side, schemaSites(pair[side])),
  );
  const [before = {}, after = {}] = [pair.base, pair.head].map((placed) => styleOf(placed, isScalar));
  if (sameJson(before, after)) return [];
  const what = `It is now written as ${inWords(after)}; it was written as ${inWords(before)}.`;
  return [createFinding('parameter-style-changed', { base: pair.base, head: pair.head }, what)];
}

/** Media types of a value with `content` are compared as content. */
function styleOf({ value }: Placed, isScalar: boolean): Record<string, string | boolean> {
  const fields = objectOf(value);
  const usual = DEFAULT_STYLES[String(fields['in'] ?? 'header')] ?? 'form';
  const style = typeof fields['style'] === 'string' ? fields['style'] : usual;
  const explode = typeof fields['explode'] === 'boolean' ? fields['explode'] : style === 'form';
  const isContent = isObject(fields['content']);
  return {
    ...(isContent ? { content: true } : { style }),
    ...(isContent || isScalar ? {} : { explode }),
    allowReserved: fields['allowReserved'] === true,
    allowEmptyValue: fields['allowEmptyValue'] === true,
  };
}

function inWords(style: Readonly<Record<string, string | boolean>>): string {
  return Object.entries(style)
    .map(([key, value]) => (typeof value === 'string' ? `\`${value}\`` : `${value ? '' : 'no '}\`${key}\``))
    .join(', ');
}
