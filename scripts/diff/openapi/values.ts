import type { Placed } from '../document-view.ts';
import { createFinding, type Finding } from '../finding.ts';
import { isObject, objectOf, sameJson } from '../json.ts';
import { deprecation } from '../schema/annotations.ts';
import { compareContent } from './media-types.ts';
import { gapNode, member, type Pair, schemaSites, type Walk } from './walk.ts';

/** Compares a header or a parameter: its schema, its serialization, and whether it is required. */
export function compareValue(walk: Walk, pair: Pair, purpose: 'header' | 'parameter'): readonly Finding[] {
  return walk.once(purpose, pair, () => {
    const sites = { base: schemaSites(pair.base), head: schemaSites(pair.head) };
    const nodes = { base: pair.base, head: pair.head };
    const [old, now] = [objectOf(pair.base.value), objectOf(pair.head.value)];
    const content = { base: member(pair.base, 'content'), head: member(pair.head, 'content') };
    // `compareStyle` reports a schema that becomes content, or the reverse, because this changes the serialization.
    const isSameForm = (content.base.value === null) === (content.head.value === null);
    const findings = isSameForm
      ? [
          ...walk.schemas.compareSchemas(sites.base, sites.head),
          ...compareContent(walk, content, 'by-sender'),
        ]
      : [];
    const isRequired = now['required'] === true;
    if ((old['required'] === true) !== isRequired) {
      const what = `The ${purpose} is now ${isRequired ? 'required' : 'optional'}.`;
      const aspect = purpose === 'header' ? 'header' : 'fixed';
      findings.push(createFinding(isRequired ? 'now-required' : 'now-optional', nodes, what, { aspect }));
    }
    findings.push(...deprecation(old['deprecated'], now['deprecated'], nodes), ...compareStyle(walk, pair));
    return walk.policy.excuse(
      findings,
      gapNode(pair.base, walk.schemas.allowsAnything('base', sites.base)),
      gapNode(pair.head, walk.schemas.allowsAnything('head', sites.head)),
      ({ depth }) => depth === 0,
    );
  });
}

const DEFAULT_STYLES: Readonly<Record<string, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
};

/** Compares the serialization of a parameter or a header. */
function compareStyle(walk: Walk, pair: Pair): Finding[] {
  // `explode` affects only arrays and objects.
  const isScalar = (['base', 'head'] as const).every((side) =>
    walk.schemas.isScalar(side, schemaSites(pair[side])),
  );
  const [before = {}, after = {}] = [pair.base, pair.head].map((placed) => styleOf(placed, isScalar));
  if (sameJson(before, after)) return [];
  const what = `The serialization changed from ${inWords(before)} to ${inWords(after)}.`;
  return [createFinding('parameter-style-changed', { base: pair.base, head: pair.head }, what)];
}

/** `compareContent` compares the media types of a value with `content`. */
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
