import type { Json, JsonObject } from '../../model/document.ts';
import { type DocumentView, pointerTo } from '../document-view.ts';
import { NO_GAPS } from '../gaps.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { intersectAll } from './intersect.ts';
import { ANYTHING, ITSELF, type SchemaNode, type Site, siteKey, type Variant } from './node.ts';
import { readKeywords } from './read-keywords.ts';

interface Expansion {
  readonly variants: readonly Variant[];
  /** The alternatives of each branch, for each `oneOf`. */
  readonly exclusive: SchemaNode['exclusive'];
}

/** An unknown that a schema references. */
interface NamedGap {
  readonly pointer: string;
  /** Set if only alternatives reference it: pointers to these alternatives and to their targets. */
  readonly alternatives: ReadonlySet<string> | undefined;
}

/** The unknowns and the other schemas that a schema references, itself or through the schemas that it includes. */
interface Names {
  readonly gaps: Map<string, NamedGap>;
  readonly targets: Set<string>;
}

interface Read {
  readonly expansion: Expansion;
  readonly names: Names;
}

/** Keywords that reference unknowns or other schemas, or combine schemas. */
const NAMING = ['x-gap', '$ref', 'allOf', 'anyOf', 'oneOf'];

/** Reads each schema of one document once, as a {@link SchemaNode}. */
export class SchemaReader {
  readonly view: DocumentView;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #read = new Map<string, Read>();
  /** Results that leave out a schema that was still being read. They are valid only within the current `read`. */
  readonly #incomplete = new Map<string, Read>();
  readonly #open = new Set<string>();
  #hasCycle = false;

  constructor(view: DocumentView) {
    this.view = view;
  }

  /** Reads the schema that requires all sites; any value if there is no site. */
  read(sites: readonly Site[]): SchemaNode {
    const key = siteKey(sites);
    const node = this.#nodes.get(key) ?? this.#readNew(sites, key);
    this.#nodes.set(key, node);
    return node;
  }

  #readNew(sites: readonly Site[], key: string): SchemaNode {
    const names = noNames();
    const parts = sites.map((site) => this.#expand(site, names));
    const isCircular = this.#hasCycle;
    this.#incomplete.clear();
    this.#hasCycle = false;
    const all = intersectAll(parts.map((part) => part.variants)) ?? [asText(sites)];
    const others = all.filter((variant) => variant !== ITSELF);
    const [site] = sites;
    const pointer = site ? this.view.follow(site.value, site.pointer).pointer : '';
    return {
      key,
      pointer,
      sites,
      variants: (others.length > 0 ? others : all).map((variant) =>
        withPointer(pointer, closeUnevaluated(variant)),
      ),
      exclusive: parts.flatMap(({ exclusive }) => exclusive),
      isCircular,
      ...gapsOf(names),
      targets: names.targets,
    };
  }

  /** Expands a schema into alternatives, and adds its references to `names`. */
  #expand(site: Site, names: Names): Expansion {
    const schema = site.value;
    if (schema === false) return { variants: [], exclusive: [] };
    if (!isObject(schema)) return { variants: [ANYTHING], exclusive: [] };
    if (!NAMING.some((keyword) => schema[keyword] !== undefined))
      return { variants: readKeywords(site), exclusive: [] };
    if (this.#open.has(site.pointer)) {
      this.#hasCycle = true;
      return { variants: [ITSELF], exclusive: [] };
    }
    this.#open.add(site.pointer);
    const expansion = this.#expandObject(site, schema, names);
    this.#open.delete(site.pointer);
    return expansion;
  }

  /** Expands the target of a reference, once. */
  #expandTarget(target: Site, outer: Names): Expansion {
    const { pointer } = target;
    const incomplete = this.#incomplete.get(pointer);
    const cached = incomplete ?? this.#read.get(pointer);
    if (cached) {
      this.#hasCycle ||= incomplete !== undefined;
      addNames(outer, cached.names);
      return cached.expansion;
    }
    const outerHasCycle = this.#hasCycle;
    this.#hasCycle = false;
    const names = noNames();
    const expansion = this.#expand(target, names);
    (this.#hasCycle ? this.#incomplete : this.#read).set(pointer, { expansion, names });
    this.#hasCycle ||= outerHasCycle;
    addNames(outer, names);
    return expansion;
  }

  #expandObject(site: Site, schema: JsonObject, names: Names): Expansion {
    for (const id of stringsOf(schema['x-gap']))
      addGap(names, id, { pointer: site.pointer, alternatives: undefined });
    const parts: Expansion[] = [{ variants: readKeywords(site), exclusive: [] }];
    const target = this.view.target(schema['$ref']);
    if (target) {
      names.targets.add(target.pointer);
      parts.push(this.#expandTarget(target, names));
    } else if (schema['$ref'] !== undefined) {
      parts.push({ variants: [unresolved(site)], exclusive: [] });
    }
    for (const branch of branchesOf(site, 'allOf')) parts.push(this.#expand(branch, names));
    for (const keyword of ['anyOf', 'oneOf'] as const)
      if (Array.isArray(schema[keyword])) parts.push(this.#expandUnion(site, keyword, names));
    return {
      variants: intersectAll(parts.map((part) => part.variants)) ?? [asText([site])],
      exclusive: parts.flatMap(({ exclusive }) => exclusive),
    };
  }

  #expandUnion(site: Site, keyword: 'anyOf' | 'oneOf', names: Names): Expansion {
    const branches = branchesOf(site, keyword).map((branch) => {
      const inner = noNames();
      const { variants, exclusive } = this.#expand(branch, inner);
      const alternatives = new Set([branch.pointer, ...inner.targets]);
      const gaps = [...inner.gaps].map(([id, gap]) => [id, { ...gap, alternatives }] as const);
      addNames(names, { gaps: new Map(gaps), targets: inner.targets });
      const label = this.#labelOf(branch);
      return { exclusive, variants: variants.map((variant) => asBranch(variant, branch, label)) };
    });
    const exclusiveBranches = keyword === 'oneOf' ? [branches.map(({ variants }) => variants)] : [];
    return {
      // Nested unions reach the same alternatives on many paths.
      variants: [...new Set(branches.flatMap(({ variants }) => variants))],
      exclusive: [...new Set([...exclusiveBranches, ...branches.flatMap(({ exclusive }) => exclusive)])],
    };
  }

  #labelOf({ value, pointer }: Site): string | undefined {
    const target = this.view.follow(value, pointer);
    const title = objectOf(value)['title'] ?? objectOf(target.value)['title'];
    return typeof title === 'string' ? title : /^\/components\/schemas\/([^/]+)$/.exec(target.pointer)?.[1];
  }
}

function branchesOf({ value, pointer }: Site, keyword: string): Site[] {
  return arrayOf(objectOf(value)[keyword]).map((branch, index) => ({
    value: branch,
    pointer: pointerTo(pointer, keyword, index),
  }));
}

function noNames(): Names {
  return { gaps: new Map(), targets: new Set() };
}

const NO_ALTERNATIVES: SchemaNode['gapsOfAlternatives'] = new Map();

function gapsOf({ gaps }: Names): Pick<SchemaNode, 'gaps' | 'gapsOfAlternatives'> {
  if (gaps.size === 0) return { gaps: NO_GAPS, gapsOfAlternatives: NO_ALTERNATIVES };
  const entries = [...gaps];
  return {
    gaps: new Map(entries.map(([id, { pointer }]) => [id, pointer])),
    gapsOfAlternatives: new Map(
      entries.flatMap(([id, { alternatives }]) => (alternatives ? [[id, alternatives] as const] : [])),
    ),
  };
}

function addNames(names: Names, more: Names): void {
  for (const [id, gap] of more.gaps) addGap(names, id, gap);
  for (const target of more.targets) names.targets.add(target);
}

/** Records an unknown. It drops `alternatives` once anything else references the unknown. */
function addGap({ gaps }: Names, id: string, gap: NamedGap): void {
  const { pointer, alternatives: others } = gaps.get(id) ?? gap;
  const alternatives = others && gap.alternatives && new Set([...others, ...gap.alternatives]);
  gaps.set(id, { pointer, alternatives });
}

/** Marks an alternative with the innermost branch that it belongs to. */
function asBranch(variant: Variant, branch: Site, label: string | undefined): Variant {
  if (variant === ITSELF || (variant.branch && variant.label !== undefined)) return variant;
  return {
    ...withPointer(branch.pointer, variant),
    label: variant.label ?? label ?? variant.type,
    branch: variant.branch ?? branch,
  };
}

/** Uses the schema's pointer for an alternative that no keyword introduced. */
function withPointer(pointer: string, variant: Variant): Variant {
  return variant.pointer === '' ? { ...variant, pointer } : variant;
}

/** After everything is merged, `unevaluatedProperties` acts as `additionalProperties`, unless that is declared too. */
function closeUnevaluated(variant: Variant): Variant {
  const keywordValue = variant.facets.get('unevaluatedProperties');
  if (!keywordValue) return variant;
  const facets = new Map(variant.facets);
  facets.delete('unevaluatedProperties');
  const isOpen =
    keywordValue.value === true ||
    (isObject(keywordValue.value) && Object.keys(keywordValue.value).length === 0);
  if (variant.additional || isOpen) return { ...variant, facets };
  const site = {
    value: keywordValue.value,
    pointer: pointerTo(keywordValue.pointer, 'unevaluatedProperties'),
  };
  return { ...variant, facets, additional: [site] };
}

function unresolved(site: Site): Variant {
  const value: Json = objectOf(site.value)['$ref'] ?? null;
  return {
    ...ANYTHING,
    pointer: site.pointer,
    facets: new Map([['$ref', { value, pointer: site.pointer }]]),
  };
}

function asText(sites: readonly Site[]): Variant {
  const pointer = sites[0]?.pointer ?? '';
  const text = sites.map(({ value }) => canonical(value)).join(' & ');
  return { ...ANYTHING, pointer, facets: new Map([['composition', { value: text, pointer }]]) };
}
