import type { Json, JsonObject } from '../../model/document.ts';
import type { DocumentView } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import { arrayOf, isObject, objectOf, sameJson, showValue } from '../json.ts';
import type { ChangeKind } from '../kinds.ts';
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

/** Annotations that hold for a schema if any part of its `allOf` has them. */
const FROM_ANY_PART: ReadonlySet<string> = new Set(['default', 'readOnly', 'writeOnly', 'deprecated']);

/**
 * The annotations that hold for a schema: its own, then those of what it refers to, then those of the only schema in its
 * `allOf`.
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

type Judge = (
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
) => Finding[];

/** Compares `deprecated`. */
export const deprecation = flag('deprecated', 'deprecated', 'undeprecated');

/** The annotations that a program can rely on. `openapi/documentation.ts` compares all others. */
const JUDGES: Readonly<Record<string, Judge>> = {
  default: judgeDefault,
  discriminator: judgeDiscriminator,
  deprecated: deprecation,
  readOnly: flag('read-only', 'now-read-only', 'no-longer-read-only'),
  writeOnly: flag('write-only', 'now-write-only', 'no-longer-write-only'),
};

const ALL_JUDGES = Object.entries(JUDGES);

/** True for an annotation that is compared with the schema that has it. */
export function isJudged(keyword: string): boolean {
  return Object.hasOwn(JUDGES, keyword);
}

/**
 * Compares the annotations of two schemas that a program can rely on.
 *
 * @param places pointers for annotations that only one side has
 */
export function compareAnnotations(
  base: ReadonlyMap<string, Stated>,
  head: ReadonlyMap<string, Stated>,
  places: { base: string; head: string },
): Finding[] {
  return ALL_JUDGES.flatMap(([keyword, judge]) => {
    const [before, after] = [base.get(keyword), head.get(keyword)];
    if (sameJson(before?.value, after?.value)) return [];
    const at = { base: before?.at ?? places.base, head: after?.at ?? places.head };
    return judge(before?.value, after?.value, at);
  });
}

/** The verb for a change of a value. */
export function verb(before: unknown, after: unknown): string {
  if (before === undefined) return 'was added';
  return after === undefined ? 'was removed' : 'changed';
}

function judgeDefault(
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding[] {
  const [old, now] = [showValue(before), showValue(after)];
  const values = { before, after };
  if (before === undefined) return [finding('default-added', at, `The default is now ${now}.`, values)];
  if (after === undefined) return [finding('default-removed', at, `The default ${old} was removed.`, values)];
  return [finding('default-changed', at, `The default changed from ${old} to ${now}.`, values)];
}

/** Programs don't depend on a discriminator that is added, or on one more value of it. */
function judgeDiscriminator(
  before: Json | undefined,
  after: Json | undefined,
  at: { base: string; head: string },
): Finding[] {
  const [old, now] = [readDiscriminator(before), readDiscriminator(after)];
  if (sameJson(old, now)) return [];
  const isKept =
    now['name'] === old['name'] &&
    Object.entries(objectOf(old['values'])).every(
      ([value, schema]) => objectOf(now['values'])[value] === schema,
    );
  const effect = before === undefined || isKept ? 'harmless' : 'breaking';
  return [finding('discriminator-changed', at, `The discriminator ${verb(before, after)}.`, { effect })];
}

/** A mapping may contain the name of a schema or a reference to it. */
function readDiscriminator(discriminator: Json | undefined): JsonObject {
  if (discriminator === undefined) return {};
  const { propertyName = null, mapping } = objectOf(discriminator);
  const values = Object.entries(objectOf(mapping)).map(([value, schema]) => [
    value,
    String(schema).replace('#/components/schemas/', ''),
  ]);
  return { name: propertyName, values: Object.fromEntries(values) };
}

function flag(name: string, whenSet: ChangeKind, whenUnset: ChangeKind): Judge {
  return (before, after, at) => {
    if ((before === true) === (after === true)) return [];
    return after === true
      ? [finding(whenSet, at, `It is now ${name}.`)]
      : [finding(whenUnset, at, `It is no longer ${name}.`)];
  };
}

/** True if an annotation of a schema is `true`. */
export function isFlagged(
  view: DocumentView,
  sites: readonly Site[],
  keyword: 'readOnly' | 'writeOnly',
): boolean {
  return annotationsOf(view, sites).get(keyword)?.value === true;
}
