import type { Json, JsonObject } from '../../model/document.ts';
import type { DocumentView } from '../document-view.ts';
import { createFinding, type Finding, type Nodes } from '../finding.ts';
import { arrayOf, isObject, objectOf, sameJson, showValue } from '../json.ts';
import type { ChangeKind } from '../kinds.ts';
import { facetType } from './facets.ts';
import type { KeywordValue, Site } from './node.ts';

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

/** Annotations that programs can rely on, so they are compared as part of the schema that has them. */
const JUDGED = ['default', 'discriminator', 'deprecated', 'readOnly', 'writeOnly'] as const;

/** The subset that applies to a schema if any part of its `allOf` has it. */
const JUDGED_IN_ANY_PART = JUDGED.filter((keyword) => keyword !== 'discriminator');

/** The keywords to read from a schema. `isPart` is true for one of several parts of an `allOf`. */
type Keywords = (schema: JsonObject, isPart: boolean) => readonly string[];

const judgedKeywords: Keywords = (_, isPart) => (isPart ? JUDGED_IN_ANY_PART : JUDGED);

const otherKeywords: Keywords = (schema, isPart) =>
  isPart ? [] : Object.keys(schema).filter(isOtherAnnotation);

function isOtherAnnotation(keyword: string): boolean {
  return !STRUCTURAL.has(keyword) && facetType(keyword) === undefined && !Object.hasOwn(JUDGES, keyword);
}

/**
 * The annotations of a schema that programs can rely on: its own, then its target's, then those of the only schema in
 * its `allOf`.
 */
export function annotationsOf(view: DocumentView, sites: readonly Site[]): ReadonlyMap<string, KeywordValue> {
  return collect(view, sites, judgedKeywords);
}

/** The other annotations of a schema, such as its description. `openapi/documentation.ts` compares them. */
export function wordsOfSchema(view: DocumentView, site: Site): ReadonlyMap<string, KeywordValue> {
  return collect(view, [site], otherKeywords);
}

function collect(view: DocumentView, sites: readonly Site[], keywords: Keywords): Map<string, KeywordValue> {
  const annotations = new Map<string, KeywordValue>();
  for (const site of sites) addAnnotations(view, site, keywords, false, annotations);
  return annotations;
}

function addAnnotations(
  view: DocumentView,
  site: Site,
  keywords: Keywords,
  isPart: boolean,
  annotations: Map<string, KeywordValue>,
  seen?: Set<string>,
): void {
  const schema = site.value;
  if (!isObject(schema) || seen?.has(site.pointer)) return;
  for (const keyword of keywords(schema, isPart)) {
    const value = schema[keyword];
    if (value !== undefined && !annotations.has(keyword))
      annotations.set(keyword, { value, pointer: site.pointer });
  }
  if (schema['$ref'] === undefined && schema['allOf'] === undefined) return;
  const visited = (seen ?? new Set()).add(site.pointer);
  const target = view.target(schema['$ref']);
  if (target) addAnnotations(view, target, keywords, isPart, annotations, visited);
  const parts = arrayOf(schema['allOf']);
  parts.forEach((value, index) => {
    const part = { value, pointer: `${site.pointer}/allOf/${index}` };
    addAnnotations(view, part, keywords, isPart || parts.length > 1, annotations, visited);
  });
}

type Judge = (before: Json | undefined, after: Json | undefined, nodes: Nodes) => Finding[];

/** Compares `deprecated`. */
export const deprecation = flag('deprecated', 'deprecated', 'undeprecated');

const JUDGES: Readonly<Record<(typeof JUDGED)[number], Judge>> = {
  default: judgeDefault,
  discriminator: judgeDiscriminator,
  deprecated: deprecation,
  readOnly: flag('read-only', 'now-read-only', 'no-longer-read-only'),
  writeOnly: flag('write-only', 'now-write-only', 'no-longer-write-only'),
};

/**
 * Compares the annotations of two schemas that programs can rely on.
 *
 * @param nodes the places to report for an annotation that only one side has
 */
export function compareAnnotations(
  base: ReadonlyMap<string, KeywordValue>,
  head: ReadonlyMap<string, KeywordValue>,
  nodes: Nodes,
): Finding[] {
  if (base.size === 0 && head.size === 0) return [];
  return JUDGED.flatMap((keyword) => {
    const [before, after] = [base.get(keyword), head.get(keyword)];
    if (sameJson(before?.value, after?.value)) return [];
    return JUDGES[keyword](before?.value, after?.value, {
      base: before ?? nodes.base,
      head: after ?? nodes.head,
    });
  });
}

/** The verb for a change of a value. */
export function verb(before: unknown, after: unknown): string {
  if (before === undefined) return 'was added';
  return after === undefined ? 'was removed' : 'changed';
}

function judgeDefault(before: Json | undefined, after: Json | undefined, nodes: Nodes): Finding[] {
  const [old, now] = [showValue(before), showValue(after)];
  const values = { before, after };
  if (before === undefined)
    return [createFinding('default-added', nodes, `The default is now ${now}.`, values)];
  if (after === undefined)
    return [createFinding('default-removed', nodes, `The default ${old} was removed.`, values)];
  return [createFinding('default-changed', nodes, `The default changed from ${old} to ${now}.`, values)];
}

/** Adding a discriminator, or a value to one, is safe, because no program depends on it yet. */
function judgeDiscriminator(before: Json | undefined, after: Json | undefined, nodes: Nodes): Finding[] {
  const [old, now] = [readDiscriminator(before), readDiscriminator(after)];
  if (sameJson(old, now)) return [];
  const isKept =
    now['name'] === old['name'] &&
    Object.entries(objectOf(old['values'])).every(
      ([value, schema]) => objectOf(now['values'])[value] === schema,
    );
  const effect = before === undefined || isKept ? 'harmless' : 'breaking';
  return [
    createFinding('discriminator-changed', nodes, `The discriminator ${verb(before, after)}.`, { effect }),
  ];
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
  return (before, after, nodes) => {
    if ((before === true) === (after === true)) return [];
    return after === true
      ? [createFinding(whenSet, nodes, `It is now ${name}.`)]
      : [createFinding(whenUnset, nodes, `It is no longer ${name}.`)];
  };
}
