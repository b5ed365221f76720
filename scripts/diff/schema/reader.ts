import type { Json, JsonObject } from '../../model/document.ts';
import type { DocumentView } from '../document-view.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { intersectAll } from './intersect.ts';
import { ANYTHING, ITSELF, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { ownVariants } from './own-variants.ts';

interface Expansion {
  variants: readonly Variant[];
  /** The branches of each `oneOf`. */
  exclusive: SchemaNode['exclusive'];
}

/** What a schema names, with all that it is made of: gaps, with the pointer that names each, and other schemas. */
interface Named {
  readonly gaps: Map<string, string>;
  /** Gaps that alternatives name, with the pointers of these alternatives and of what they refer to. */
  readonly gapsOfAlternatives: Map<string, ReadonlySet<string>>;
  readonly targets: Set<string>;
}

interface Known {
  readonly expansion: Expansion;
  readonly named: Named;
}

/** Reads schemas of one document as {@link SchemaNode}s, each once. */
export class SchemaReader {
  readonly view: DocumentView;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #expansions = new Map<string, Known>();
  /** Expansions in which a schema met itself, so that they hold in the schema that is being read, and nowhere else. */
  readonly #cutShort = new Map<string, Known>();
  readonly #open = new Set<string>();
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
    const named = nothingNamed();
    const parts = sites.map((site) => this.#expand(site, named));
    const isMadeOfItself = this.#metItself;
    this.#cutShort.clear();
    this.#metItself = false;
    const all = intersectAll(parts.map((part) => part.variants)) ?? [asText(sites)];
    const others = all.filter((variant) => variant !== ITSELF);
    const variants = others.length > 0 ? others : all;
    const pointer = this.#place(sites);
    return {
      key,
      pointer,
      sites,
      variants: variants.map((variant) => standingAt(pointer, closeUnevaluated(variant))),
      exclusive: parts.flatMap(({ exclusive }) => exclusive),
      isMadeOfItself,
      ...named,
    };
  }

  #place(sites: readonly Site[]): string {
    const [site] = sites;
    return site ? this.view.follow(site.value, site.pointer).pointer : '';
  }

  /** Adds what the schema names to `outer`, and says what it allows. */
  #expand(site: Site, outer: Named): Expansion {
    const cutShort = this.#cutShort.get(site.pointer);
    const known = cutShort ?? this.#expansions.get(site.pointer);
    if (known) {
      this.#metItself ||= cutShort !== undefined;
      addNamed(outer, known.named);
      return known.expansion;
    }
    const schema = site.value;
    if (schema === false) return { variants: [], exclusive: [] };
    if (!isObject(schema)) return { variants: [ANYTHING], exclusive: [] };
    if (this.#open.has(site.pointer)) {
      this.#metItself = true;
      return { variants: [ITSELF], exclusive: [] };
    }
    const outerMet = this.#metItself;
    this.#metItself = false;
    this.#open.add(site.pointer);
    const named = nothingNamed();
    const expansion = this.#expandObject(site, schema, named);
    this.#open.delete(site.pointer);
    (this.#metItself ? this.#cutShort : this.#expansions).set(site.pointer, { expansion, named });
    this.#metItself ||= outerMet;
    addNamed(outer, named);
    return expansion;
  }

  #expandObject(site: Site, schema: JsonObject, named: Named): Expansion {
    const own = stringsOf(schema['x-gap']);
    for (const id of own) named.gaps.set(id, site.pointer);
    const parts: Expansion[] = [{ variants: ownVariants(site), exclusive: [] }];
    const target = this.view.target(schema['$ref']);
    if (target !== undefined) {
      named.targets.add(target);
      parts.push(this.#expand({ value: this.view.at(target) ?? true, pointer: target }, named));
    } else if (schema['$ref'] !== undefined) {
      parts.push({ variants: [unresolved(site)], exclusive: [] });
    }
    arrayOf(schema['allOf']).forEach((branch, index) => {
      parts.push(this.#expand({ value: branch, pointer: `${site.pointer}/allOf/${index}` }, named));
    });
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      if (Array.isArray(schema[keyword])) parts.push(this.#expandUnion(site, keyword, named));
    }
    for (const id of own) named.gapsOfAlternatives.delete(id);
    return {
      variants: intersectAll(parts.map((part) => part.variants)) ?? [asText([site])],
      exclusive: parts.flatMap(({ exclusive }) => exclusive),
    };
  }

  #expandUnion(site: Site, keyword: 'anyOf' | 'oneOf', named: Named): Expansion {
    const branches = arrayOf(objectOf(site.value)[keyword]).map((value, index) => {
      const branch = { value, pointer: `${site.pointer}/${keyword}/${index}` };
      const inner = nothingNamed();
      const { variants, exclusive } = this.#expand(branch, inner);
      const places = new Set([branch.pointer, ...inner.targets]);
      for (const id of inner.gaps.keys()) {
        if (named.gaps.has(id) && !named.gapsOfAlternatives.has(id)) continue;
        named.gapsOfAlternatives.set(id, new Set([...(named.gapsOfAlternatives.get(id) ?? []), ...places]));
      }
      for (const [id, pointer] of inner.gaps) if (!named.gaps.has(id)) named.gaps.set(id, pointer);
      for (const target of inner.targets) named.targets.add(target);
      const label = this.#labelOf(branch);
      return { exclusive, variants: variants.map((variant) => asBranch(variant, branch, label)) };
    });
    const own = keyword === 'oneOf' ? [branches.map(({ variants }) => variants)] : [];
    return {
      // Unions of the same unions come to the same alternatives in many ways.
      variants: [...new Set(branches.flatMap(({ variants }) => variants))],
      exclusive: [...new Set([...own, ...branches.flatMap(({ exclusive }) => exclusive)])],
    };
  }

  #labelOf({ value, pointer }: Site): string | undefined {
    const title = objectOf(value)['title'];
    if (typeof title === 'string') return title;
    const place = this.view.follow(value, pointer);
    const named = objectOf(place.value)['title'];
    return typeof named === 'string' ? named : /^\/components\/schemas\/([^/]+)$/.exec(place.pointer)?.[1];
  }
}

function nothingNamed(): Named {
  return { gaps: new Map(), gapsOfAlternatives: new Map(), targets: new Set() };
}

function addNamed({ gaps, gapsOfAlternatives, targets }: Named, more: Named): void {
  for (const id of more.gaps.keys()) {
    const places = more.gapsOfAlternatives.get(id);
    // What names a gap itself, and not by an alternative, is about all of it.
    if (places === undefined) gapsOfAlternatives.delete(id);
    else if (!gaps.has(id) || gapsOfAlternatives.has(id))
      gapsOfAlternatives.set(id, new Set([...(gapsOfAlternatives.get(id) ?? []), ...places]));
  }
  for (const [id, pointer] of more.gaps) if (!gaps.has(id)) gaps.set(id, pointer);
  for (const target of more.targets) targets.add(target);
}

/** An alternative keeps the innermost branch that it stands in. */
function asBranch(variant: Variant, branch: Site, label: string | undefined): Variant {
  if (variant === ITSELF || (variant.branch && variant.label !== undefined)) return variant;
  return {
    ...standingAt(branch.pointer, variant),
    label: variant.label ?? label ?? variant.type,
    branch: variant.branch ?? branch,
  };
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
