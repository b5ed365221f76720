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

/** What a schema names, with all that it is made of: gaps, with the pointer that names each, and other schemas. */
interface Named {
  readonly gaps: Map<string, string>;
  readonly targets: Set<string>;
}

/** Reads schemas of one document as {@link SchemaNode}s, each once. */
export class SchemaReader {
  readonly view: DocumentView;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #reading = new Set<string>();
  readonly #expansions = new Map<string, { expansion: Expansion; named: Named }>();
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
    const named = nothingNamed();
    const parts = sites.map((site) => this.#expand(site, named));
    this.#reading.delete(key);
    this.#open = outer;
    const variants = intersectAll(parts.map((part) => part.variants)) ?? [asText(sites)];
    const pointer = this.#place(sites);
    return {
      key,
      pointer,
      sites,
      variants: variants.map((variant) => standingAt(pointer, closeUnevaluated(variant))),
      overlapping: parts.some(({ overlapping }) => overlapping),
      ...named,
    };
  }

  #place(sites: readonly Site[]): string {
    const [site] = sites;
    return site ? this.view.follow(site.value, site.pointer).pointer : '';
  }

  /** Adds what the schema names to `outer`, and says what it allows. */
  #expand(site: Site, outer: Named): Expansion {
    const known = this.#expansions.get(site.pointer);
    if (known) {
      addNamed(outer, known.named);
      return known.expansion;
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
    const named = nothingNamed();
    const expansion = this.#expandObject(site, schema, named);
    this.#open.delete(site.pointer);
    // What was cut short holds in the place where it was, and nowhere else.
    if (!this.#metItself) this.#expansions.set(site.pointer, { expansion, named });
    this.#metItself ||= outerMet;
    addNamed(outer, named);
    return expansion;
  }

  #expandObject(site: Site, schema: JsonObject, named: Named): Expansion {
    for (const id of stringsOf(schema['x-gap'])) if (!named.gaps.has(id)) named.gaps.set(id, site.pointer);
    const parts: Expansion[] = [{ variants: ownVariants(site), overlapping: false }];
    const target = this.view.target(schema['$ref']);
    if (target !== undefined) {
      named.targets.add(target);
      parts.push(this.#expand({ value: this.view.at(target) ?? true, pointer: target }, named));
    } else if (schema['$ref'] !== undefined) {
      parts.push({ variants: [unresolved(site)], overlapping: false });
    }
    arrayOf(schema['allOf']).forEach((branch, index) => {
      parts.push(this.#expand({ value: branch, pointer: `${site.pointer}/allOf/${index}` }, named));
    });
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      if (Array.isArray(schema[keyword])) parts.push(this.#expandUnion(site, keyword, named));
    }
    return {
      variants: intersectAll(parts.map((part) => part.variants)) ?? [asText([site])],
      overlapping: parts.some(({ overlapping }) => overlapping),
    };
  }

  #expandUnion(site: Site, keyword: 'anyOf' | 'oneOf', named: Named): Expansion {
    const branches = arrayOf(objectOf(site.value)[keyword]).map((value, index) => {
      const branch = { value, pointer: `${site.pointer}/${keyword}/${index}` };
      const { variants, overlapping } = this.#expand(branch, named);
      const label = this.#labelOf(branch);
      return {
        overlapping,
        variants: variants.map((variant) => ({
          ...standingAt(branch.pointer, variant),
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

function nothingNamed(): Named {
  return { gaps: new Map(), targets: new Set() };
}

function addNamed({ gaps, targets }: Named, more: Named): void {
  for (const [id, pointer] of more.gaps) if (!gaps.has(id)) gaps.set(id, pointer);
  for (const target of more.targets) targets.add(target);
}

/** An alternative that no keyword introduced stands where its schema does. */
function standingAt(pointer: string, variant: Variant): Variant {
  return variant.pointer === '' ? { ...variant, pointer } : variant;
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
