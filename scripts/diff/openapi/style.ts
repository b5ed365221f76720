import type { Json } from '../../model/document.ts';
import type { Placed } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import { isObject, objectOf, sameJson } from '../json.ts';
import { type Pair, schemaSites, type Walk } from './walk.ts';

const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

interface Style {
  /** The media type of a value that has one; undefined where a style says how it is written. */
  mediaTypes: readonly string[] | undefined;
  style: string | undefined;
  explode: boolean | undefined;
  allowReserved: boolean;
  allowEmptyValue: boolean;
}

/** Compares how a parameter or a header is written. */
export function compareStyle(walk: Walk, pair: Pair): Finding[] {
  // Lists and objects alone are written differently when they are exploded.
  const isScalar = (['base', 'head'] as const).every((side) =>
    walk.schemas.isScalar(side, schemaSites(pair[side])),
  );
  const [before, after] = [pair.base, pair.head].map((placed) => styleOf(placed, isScalar));
  if (!before || !after || sameJson(written(before), written(after))) return [];
  const at = { base: pair.base.pointer, head: pair.head.pointer };
  const what = `It is written as ${JSON.stringify(after)}; it was ${JSON.stringify(before)}.`;
  return [finding('parameter-style-changed', at, what)];
}

/** Which media types a value may have is compared as content. */
function written({ mediaTypes, ...rest }: Style): Json {
  return JSON.parse(JSON.stringify({ ...rest, isContent: mediaTypes !== undefined })) as Json;
}

function styleOf({ value }: Placed, isScalar: boolean): Style {
  const fields = objectOf(value);
  const declared =
    typeof fields['style'] === 'string'
      ? fields['style']
      : (DEFAULT_STYLES[String(fields['in'] ?? 'header')] ?? 'form');
  const explode = typeof fields['explode'] === 'boolean' ? fields['explode'] : declared === 'form';
  const isContent = isObject(fields['content']);
  return {
    mediaTypes: isContent ? Object.keys(objectOf(fields['content'])) : undefined,
    style: isContent ? undefined : declared,
    explode: isContent || isScalar ? undefined : explode,
    allowReserved: fields['allowReserved'] === true,
    allowEmptyValue: fields['allowEmptyValue'] === true,
  };
}
