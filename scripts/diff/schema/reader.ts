import type { Json, JsonObject } from '../../model/document.ts';
import type { DocumentView } from '../document-view.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { areApart } from './apart.ts';
import { intersectAll } from './intersect.ts';
import { ANYTHING, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { ownVariants } from './own-variants.ts';

interface Expansion {
  variants: readonly Variant[];
  overlapping: boolean;
}

/** Reads schemas of one document as {@link SchemaNode}s, each once. */
export class SchemaReader {
  readonly view: DocumentView;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #reading = new Set<string>();
  readonly #expansions = new Map<string, Expansion & { gaps: ReadonlyMap<string, string> }>();
  #open = new Set<string>();
  #metItself = false;

  constructor(view: DocumentView) {
    this.view = view;
  }

  /** The schema that all the sites together describe; anything for no site. */
  read(sites: readonly Site[]): SchemaNode {
    const key = siteKey(sites);
    const known = this.#nodes.get(key);
    if (known) return known;
    const node = this.#readNew(sites, key);
    this.#nodes.set(key, node);
    return node;
  }

  #readNew(sites: readonly Site[], key: string): SchemaNode {
    // Telling branches apart reads schemas below the one that is being read, each from a start of its own.
    const outer = this.#open;
    this.#open = new Set();
    this.#reading.add(key);
    const gaps = new Map<string, string>();
    const parts = sites.map((site) => this.#expand(site, gaps));
    this.#reading.delete(key);
    this.#open = outer;
    const variants = intersectAll(parts.map((part) => part.variants));
    return {
      key,
      pointer: this.#place(sites),
      sites,
      variants: (variants ?? [asText(sites)]).map(closeUnevaluated),
      overlapping: parts.some(({ overlapping }) => overlapping),
      gaps,
    };
  }

  #place(sites: readonly Site[]): string {
    const [site] = sites;
    return site ? this.view.follow(site.value, site.pointer).pointer : '';
  }

  /** Adds the gaps that the schema names to `gaps`, and says what it allows. */
  #expand(site: Site, gaps: Map<string, string>): Expansion {
    const known = this.#expansions.get(site.pointer);
    if (known) {
      addMissing(gaps, known.gaps);
      return known;
    }
    const schema = site.value;
    if (schema === false) return { variants: [], overlapping: false };
    if (!isObject(schema)) return { variants: [ANYTHING], overlapping: false };
    if (this.#open.has(site.pointer)) {
      // A schema that is made of itself adds nothing to itself.
      this.#metItself = true;
      return { variants: [ANYTHING], overlapping: false };
    }
    const outerMet = this.#metItself;
    this.#metItself = false;
    this.#open.add(site.pointer);
    const named = new Map<string, string>();
    const expansion = { ...this.#expandObject(site, schema, named), gaps: named };
    this.#open.delete(site.pointer);
    // What was cut short holds in the place where it was, and nowhere else.
    if (!this.#metItself) this.#expansions.set(site.pointer, expansion);
    this.#metItself ||= outerMet;
    addMissing(gaps, named);
    return expansion;
  }

  #expandObject(site: Site, schema: JsonObject, gaps: Map<string, string>): Expansion {
    for (const id of stringsOf(schema['x-gap'])) if (!gaps.has(id)) gaps.set(id, site.pointer);
    const parts: Expansion[] = [{ variants: ownVariants(site), overlapping: false }];
    const target = this.view.target(schema['$ref']);
    if (target !== undefined) {
      parts.push(this.#expand({ value: this.view.at(target) ?? true, pointer: target }, gaps));
    } else if (schema['$ref'] !== undefined) {
      parts.push({ variants: [unresolved(site)], overlapping: false });
    }
    arrayOf(schema['allOf']).forEach((branch, index) => {
      parts.push(this.#expand({ value: branch, pointer: `${site.pointer}/allOf/${index}` }, gaps));
    });
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      if (Array.isArray(schema[keyword])) parts.push(this.#expandUnion(site, keyword, gaps));
    }
    return {
      variants: intersectAll(parts.map((part) => part.variants)) ?? [asText([site])],
      overlapping: parts.some(({ overlapping }) => overlapping),
    };
  }

  #expandUnion(site: Site, keyword: 'anyOf' | 'oneOf', gaps: Map<string, string>): Expansion {
    const branches = arrayOf(objectOf(site.value)[keyword]).map((value, index) => {
      const branch = { value, pointer: `${site.pointer}/${keyword}/${index}` };
      const { variants, overlapping } = this.#expand(branch, gaps);
      const label = this.#labelOf(branch);
      return {
        overlapping,
        variants: variants.map((variant) => ({
          ...variant,
          label: variant.label ?? label ?? variant.type,
          branch: variant.branch ?? branch,
        })),
      };
    });
    const overlap =
      keyword === 'oneOf' &&
      branches.some((branch, index) =>
        branches
          .slice(index + 1)
          .some((other) => branch.variants.some((a) => other.variants.some((b) => !areApart(this, a, b)))),
      );
    return {
      variants: branches.flatMap(({ variants }) => variants),
      overlapping: overlap || branches.some(({ overlapping }) => overlapping),
    };
  }

  #labelOf({ value, pointer }: Site): string | undefined {
    const title = objectOf(value)['title'];
    if (typeof title === 'string') return title;
    const place = this.view.follow(value, pointer);
    const named = objectOf(place.value)['title'];
    return typeof named === 'string' ? named : /^\/components\/schemas\/([^/]+)$/.exec(place.pointer)?.[1];
  }

  /** True while the schema is being read, so that reading it again would not end. */
  isReading(sites: readonly Site[]): boolean {
    return this.#reading.has(siteKey(sites));
  }
}

function addMissing(gaps: Map<string, string>, more: ReadonlyMap<string, string>): void {
  for (const [id, pointer] of more) if (!gaps.has(id)) gaps.set(id, pointer);
}

/** `unevaluatedProperties` after everything is merged is `additionalProperties`, unless that evaluated all. */
function closeUnevaluated(variant: Variant): Variant {
  const stated = variant.facets.get('unevaluatedProperties');
  if (!stated) return variant;
  const facets = new Map(variant.facets);
  facets.delete('unevaluatedProperties');
  const isOpen = stated.value === true || (isObject(stated.value) && Object.keys(stated.value).length === 0);
  if (variant.additional || isOpen) return { ...variant, facets };
  const site = { value: stated.value, pointer: `${stated.at}/unevaluatedProperties` };
  return { ...variant, facets, additional: [site] };
}

function unresolved(site: Site): Variant {
  const value: Json = objectOf(site.value)['$ref'] ?? null;
  return { ...ANYTHING, pointer: site.pointer, facets: new Map([['$ref', { value, at: site.pointer }]]) };
}

function asText(sites: readonly Site[]): Variant {
  const at = sites[0]?.pointer ?? '';
  const text = sites.map(({ value }) => canonical(value)).join(' & ');
  return { ...ANYTHING, pointer: at, facets: new Map([['composition', { value: text, at }]]) };
}
