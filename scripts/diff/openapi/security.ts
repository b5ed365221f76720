import type { Json } from '../../model/document.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import type { GapNode } from '../gaps.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { gapNode, type Pair, type Walk } from './walk.ts';

/** One way to authenticate: what has to be given, by what a scheme means and not by its name, with its scopes. */
type Way = ReadonlyMap<string, readonly string[]>;

interface Security {
  ways: readonly Way[];
  names: string;
  pointer: string;
  gaps: GapNode;
}

/** Compares the ways to authenticate that hold for an operation. */
export function compareSecurity(walk: Walk, operation: Pair): Finding[] {
  const moved = new Map(
    movedKeys(walk).map(({ base, head }) => [fingerprint(head.value), fingerprint(base.value)]),
  );
  const base = securityOf(walk.views.base, operation.base);
  // A key that is sent elsewhere is told once, at its scheme.
  const head = securityOf(walk.views.head, operation.head, moved);
  const at = { base: base.pointer, head: head.pointer, before: base.names, after: head.names };
  const findings: Finding[] = [];
  const lost = base.ways.filter((way) => !head.ways.some((other) => asksNoMore(other, way)));
  if (lost.length > 0) {
    // The same schemes with other scopes: which scopes there are was not known.
    const isLossOfUnknown = lost.every((way) => head.ways.some((other) => hasSameSchemes(way, other)));
    findings.push(
      finding('security-tightened', at, `${base.names} no longer suffices; ${head.names} is asked for.`, {
        isLossOfUnknown,
      }),
    );
  }
  if (head.ways.some((way) => !base.ways.some((other) => asksNoMore(other, way)))) {
    const what = `${head.names} suffices; ${base.names} was asked for.`;
    findings.push(finding('security-relaxed', at, what));
  }
  return findings.length === 0 ? [] : walk.policy.settle(findings, base.gaps, head.gaps);
}

/** True where whoever can give what the second way asks for can give what the first asks for. */
function asksNoMore(way: Way, other: Way): boolean {
  return [...way].every(([scheme, scopes]) => {
    const given = other.get(scheme);
    return given !== undefined && scopes.every((scope) => given.includes(scope));
  });
}

function hasSameSchemes(way: Way, other: Way): boolean {
  return way.size === other.size && [...way.keys()].every((scheme) => other.has(scheme));
}

function securityOf(
  view: DocumentView,
  operation: Placed,
  moved: ReadonlyMap<string, string> = new Map(),
): Security {
  const own = objectOf(operation.value)['security'];
  const requirements = arrayOf(own ?? view.root['security']);
  const ways = requirements.map((requirement): Way => {
    const entries = Object.entries(objectOf(requirement)).map(([name, scopes]): [string, string[]] => {
      const scheme = fingerprint(schemeOf(view, name).value);
      return [moved.get(scheme) ?? scheme, stringsOf(scopes)];
    });
    return new Map(entries);
  });
  const pointer = own === undefined ? '/security' : `${operation.pointer}/security`;
  return {
    ways: ways.length === 0 ? [new Map()] : ways,
    names: describe(requirements),
    pointer,
    gaps: { gaps: gapsOfSchemes(view), pointer },
  };
}

/** The gaps of all schemes: an operation that stops using one has closed none. */
function gapsOfSchemes(view: DocumentView): Map<string, string> {
  const names = Object.keys(objectOf(view.at('/components/securitySchemes')));
  return new Map(names.flatMap((name) => [...gapNode(schemeOf(view, name)).gaps]));
}

function schemeOf(view: DocumentView, name: string): Placed {
  const pointer = `/components/securitySchemes/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return view.follow(view.at(pointer), pointer);
}

/** What a scheme means, without its words. */
function fingerprint(scheme: Json): string {
  if (!isObject(scheme)) return 'unknown scheme';
  const meaning = Object.entries(scheme)
    .filter(([key]) => key !== 'description' && !key.startsWith('x-'))
    // The names of HTTP's schemes have no case.
    .map(([key, value]) => [
      key,
      key === 'scheme' && typeof value === 'string' ? value.toLowerCase() : value,
    ]);
  return canonical(Object.fromEntries(meaning));
}

function describe(requirements: readonly Json[]): string {
  const ways = requirements.map((requirement) =>
    Object.entries(objectOf(requirement))
      .map(([name, scopes]) => [name, ...stringsOf(scopes)].join(' '))
      .join(' and '),
  );
  return ways.length === 0 || ways.includes('') ? 'no authentication' : ways.join(' or ');
}

/** Compares what is said of the security schemes, and their gaps; what they ask for is compared by operation. */
export function compareSchemes(walk: Walk): Finding[] {
  const names = Object.keys(objectOf(walk.views.base.at('/components/securitySchemes')));
  return names.flatMap((name) => {
    const pair = { base: schemeOf(walk.views.base, name), head: schemeOf(walk.views.head, name) };
    if (!isObject(pair.head.value)) return [];
    const isMoved = movedKeys(walk).some(({ head }) => head.pointer === pair.head.pointer);
    const found = isMoved ? [keyMoved(pair)] : [];
    return walk.policy
      .settle(found, gapNode(pair.base), gapNode(pair.head))
      .map((one) => ({ ...one, path: [`security scheme ${name}`] }));
  });
}

/** Schemes of a key that keep their name, and send the key elsewhere. */
function movedKeys({ views }: Walk): Pair[] {
  const names = Object.keys(objectOf(views.base.at('/components/securitySchemes')));
  const [before, after] = [views.base, views.head].map(
    (view) =>
      new Set(
        Object.keys(objectOf(view.at('/components/securitySchemes'))).map((name) =>
          fingerprint(schemeOf(view, name).value),
        ),
      ),
  );
  return names
    .map((name) => ({ base: schemeOf(views.base, name), head: schemeOf(views.head, name) }))
    .filter(({ base, head }) => {
      const isKey = [base, head].every(({ value }) => objectOf(value)['type'] === 'apiKey');
      return isKey && !before?.has(fingerprint(head.value)) && !after?.has(fingerprint(base.value));
    });
}

function keyMoved({ base, head }: Pair): Finding {
  return finding(
    'security-key-moved',
    { base: base.pointer, head: head.pointer },
    `The key is sent in ${whereSent(head)}; it was sent in ${whereSent(base)}.`,
  );
}

function whereSent({ value }: Placed): string {
  const { in: place, name } = objectOf(value);
  const places: Record<string, string> = {
    header: 'the header',
    query: 'the query, as',
    cookie: 'the cookie',
  };
  return `${places[String(place)] ?? String(place)} \`${String(name)}\``;
}
