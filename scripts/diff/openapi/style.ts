import type { Placed } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import { objectOf, sameJson } from '../json.ts';
import type { Pair } from './walk.ts';

const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** Compares how a parameter or a header is written. */
export function compareStyle({ base, head }: Pair): Finding[] {
  const before = styleOf(base);
  const after = styleOf(head);
  if (sameJson(before, after)) return [];
  const what = `It is written as ${JSON.stringify(after)}; it was ${JSON.stringify(before)}.`;
  return [
    finding({
      kind: 'parameter-style-changed',
      effect: 'breaking',
      what,
      base: base.pointer,
      head: head.pointer,
    }),
  ];
}

function styleOf({ value }: Placed): {
  style: string;
  explode: boolean;
  allowReserved: boolean;
  allowEmptyValue: boolean;
} {
  const fields = objectOf(value);
  const style =
    typeof fields['style'] === 'string'
      ? fields['style']
      : (DEFAULT_STYLES[String(fields['in'] ?? 'header')] ?? 'form');
  return {
    style,
    explode: typeof fields['explode'] === 'boolean' ? fields['explode'] : style === 'form',
    allowReserved: fields['allowReserved'] === true,
    allowEmptyValue: fields['allowEmptyValue'] === true,
  };
}
