import type { Json } from '../../model/document.ts';
import type { DocumentView } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import { arrayOf, isObject, objectOf, sameJson, showValue } from '../json.ts';
import { facetType } from './facets.ts';
import type { Site, Stated } from './node.ts';

const STRUCTURAL: ReadonlySet<string> = new Set([
  '$ref',
  '$defs',
  'type',
  'enum',
  'const',
  'pattern',
  'properties',
  'required',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  'x-gap',
]);

/** Annotations that hold for a schema whichever part of an `allOf` says them. */
const FROM_ANY_PART: ReadonlySet<string> = new Set(['default', 'readOnly', 'writeOnly', 'deprecated']);

/**
 * The annotations that hold for a schema: its own, else those of what it refers to, else those of the one schema that
 * its `allOf` wraps.
 */
export function annotationsOf(view: DocumentView, sites: readonly Site[]): Map<string, Stated> {
  const known = annotations.get(sites);
  if (known) return known;
  const found = new Map<string, Stated>();
  for (const site of sites) collect(view, site, found, () => true, new Set());
  annotations.set(sites, found);
  return found;
}

const annotations = new WeakMap<readonly Site[], Map<string, Stated>>();

function collect(
  view: DocumentView,
  site: Site,
  found: Map<string, Stated>,
  wanted: (keyword: string) => boolean,
  seen: Set<string>,
): void {
  if (!isObject(site.value) || seen.has(site.pointer)) return;
  seen.add(site.pointer);
  for (const [keyword, value] of Object.entries(site.value)) {
    const isAnnotation = !STRUCTURAL.has(keyword) && facetType(keyword) === undefined;
    if (isAnnotation && wanted(keyword) && !found.has(keyword))
      found.set(keyword, { value, at: site.pointer });
  }
  const target = view.target(site.value['$ref']);
  if (target !== undefined) {
    collect(view, { value: view.at(target) ?? true, pointer: target }, found, wanted, seen);
  }
  const parts = arrayOf(site.value['allOf']);
  const isWrapper = parts.length === 1;
  parts.forEach((value, index) => {
    const part = { value, pointer: `${site.pointer}/allOf/${index}` };
    collect(
      view,
      part,
      found,
      (keyword) => wanted(keyword) && (isWrapper || FROM_ANY_PART.has(keyword)),
      seen,
    );
  });
}

/**
 * Compares the annotations of two schemas.
 *
 * @param places pointers for what only one side says
 */
export function compareAnnotations(
  base: ReadonlyMap<string, Stated>,
  head: ReadonlyMap<string, Stated>,
  places: { base: string; head: string },
): Finding[] {
  const findings: Finding[] = [];
  for (const keyword of new Set([...base.keys(), ...head.keys()])) {
    const before = base.get(keyword);
    const after = head.get(keyword);
    if (sameJson(before?.value, after?.value)) continue;
    const at = { base: before?.at ?? places.base, head: after?.at ?? places.head };
    const judged = judge(keyword, before?.value, after?.value, at);
    if (judged) findings.push(judged);
  }
  return findings;
}

function judge(
  keyword: string,
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding | undefined {
  switch (keyword) {
    case 'default':
      return judgeDefault(before, after, at);
    case 'discriminator':
      return judgeDiscriminator(before, after, at);
    case 'deprecated':
      return deprecation(before, after, at);
    case 'readOnly':
    case 'writeOnly':
      return judgeOneWay(keyword, before === true, after === true, at);
    default:
      return documentationChanged(keyword, before, after, at);
  }
}

/** A change of a keyword that has no say in what is allowed. */
export function documentationChanged(
  keyword: string,
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding {
  const values = isShort(before) && isShort(after) ? { before, after } : {};
  return finding('documentation-changed', at, `\`${keyword}\` ${verb(before, after)}.`, { ...values });
}

function isShort(value: Json | undefined): boolean {
  return value === undefined || (typeof value === 'string' && value.length < 400);
}

/** How a value changed, as the end of a sentence. */
export function verb(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return 'was added';
  return after === undefined ? 'was removed' : 'changed';
}

function judgeDefault(
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding {
  if (before === undefined) {
    return finding('default-added', at, `The default is ${showValue(after)}; none was given.`, { after });
  }
  if (after === undefined) {
    return finding('default-removed', at, `The default ${showValue(before)} was removed.`, {
      before,
    });
  }
  const what = `The default changed from ${showValue(before)} to ${showValue(after)}.`;
  return finding('default-changed', at, what, { before, after });
}

/** A discriminator that comes, or tells one more value, changes nothing that a program relies on. */
function judgeDiscriminator(
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding | undefined {
  const [old, now] = [before, after].map(readDiscriminator);
  if (sameJson(old, now)) return undefined;
  const { name, values } = { name: objectOf(old)['name'], values: objectOf(objectOf(old)['values']) };
  const kept = objectOf(objectOf(now)['values']);
  const isKept =
    objectOf(now)['name'] === name &&
    Object.entries(values).every(([value, schema]) => kept[value] === schema);
  const isAdded = before === undefined;
  const effect = isAdded || isKept ? 'harmless' : 'breaking';
  return finding('discriminator-changed', at, `The discriminator ${verb(before, after)}.`, { effect });
}

/** A mapping may name a schema or refer to it. */
function readDiscriminator(discriminator: Json | undefined): Json | undefined {
  if (discriminator === undefined) return undefined;
  const { propertyName = null, mapping } = objectOf(discriminator);
  const values = Object.entries(objectOf(mapping)).map(([value, schema]) => [
    value,
    String(schema).replace('#/components/schemas/', ''),
  ]);
  return { name: propertyName, values: Object.fromEntries(values) };
}

/** A deprecation that came or went; nothing when both sides mean the same. */
export function deprecation(
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string | null; head: string | null },
): Finding | undefined {
  if ((before === true) === (after === true)) return undefined;
  return after === true
    ? finding('deprecated', at, 'It is deprecated.')
    : finding('undeprecated', at, 'It is no longer deprecated.');
}

function judgeOneWay(
  keyword: 'readOnly' | 'writeOnly',
  before: boolean,
  after: boolean,
  at: { base: string; head: string },
): Finding | undefined {
  if (before === after) return undefined;
  const isRead = keyword === 'readOnly';
  const what = `It is ${after ? 'now' : 'no longer'} ${isRead ? 'read-only' : 'write-only'}.`;
  if (!after) {
    return finding(isRead ? 'no-longer-read-only' : 'no-longer-write-only', at, what, { effect: 'harmless' });
  }
  return finding(isRead ? 'now-read-only' : 'now-write-only', at, what, {
    effect: isRead ? 'narrowed' : { sends: 'safe', receives: 'breaking' },
  });
}

/** Whether an annotation of a schema is `true`. */
export function isFlagged(
  view: DocumentView,
  sites: readonly Site[],
  keyword: 'readOnly' | 'writeOnly',
): boolean {
  return annotationsOf(view, sites).get(keyword)?.value === true;
}
