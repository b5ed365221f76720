import type { Json } from '../../model/document.ts';
import { type DocumentView, type Placed, pointerTo } from '../document-view.ts';
import { createFinding, type Finding } from '../finding.ts';
import { arrayOf, canonical, isObject, objectOf, stringsOf } from '../json.ts';
import { gapNode, type Pair, type Walk } from './walk.ts';

/** One way to authenticate: the scopes by scheme. A scheme is identified by its content, not by its name. */
type Way = ReadonlyMap<string, readonly string[]>;

interface Security {
  readonly ways: readonly Way[];
  readonly names: string;
  readonly pointer: string;
}

/** Compares the ways to authenticate requests to an operation. */
export function compareSecurity(walk: Walk, operation: Pair): readonly Finding[] {
  // A moved key is reported once, at its scheme.
  const moved = new Map(
    movedKeys(walk).map(({ base, head }) => [meaningOf(head.value), meaningOf(base.value)]),
  );
  const base = securityOf(walk.views.base, operation.base, new Map());
  const head = securityOf(walk.views.head, operation.head, moved);
  const nodes = { base, head };
  const values = { before: base.names, after: head.names };
  const findings: Finding[] = [];
  const lost = base.ways.filter((way) => !head.ways.some((other) => isSatisfiedBy(other, way)));
  if (lost.length > 0) {
    // If only the scopes differ, an unknown about scopes excuses the loss.
    const isLossOfUnknown = lost.every((way) => head.ways.some((other) => hasSameSchemes(way, other)));
    const what = `${base.names} is no longer enough; now required: ${head.names}.`;
    findings.push(createFinding('security-tightened', nodes, what, { ...values, isLossOfUnknown }));
  }
  if (head.ways.some((way) => !base.ways.some((other) => isSatisfiedBy(other, way))))
    findings.push(
      createFinding(
        'security-relaxed',
        nodes,
        `${head.names} is now enough; before, ${base.names} was required.`,
        values,
      ),
    );
  if (findings.length === 0) return [];
  return walk.policy.excuse(
    findings,
    { gaps: gapsOfSchemes(walk.views.base), pointer: base.pointer },
    { gaps: gapsOfSchemes(walk.views.head), pointer: head.pointer },
  );
}

/** True if credentials for the other way satisfy this one. */
function isSatisfiedBy(way: Way, other: Way): boolean {
  return [...way].every(([scheme, scopes]) => {
    const granted = other.get(scheme);
    return granted !== undefined && scopes.every((scope) => granted.includes(scope));
  });
}

function hasSameSchemes(way: Way, other: Way): boolean {
  return way.size === other.size && [...way.keys()].every((scheme) => other.has(scheme));
}

function securityOf(view: DocumentView, operation: Placed, moved: ReadonlyMap<string, string>): Security {
  const declared = objectOf(operation.value)['security'];
  const requirements = arrayOf(declared ?? view.root['security']);
  const ways = requirements.map(
    (requirement): Way =>
      new Map(
        Object.entries(objectOf(requirement)).map(([name, scopes]) => {
          const scheme = meaningOf(schemeOf(view, name).value);
          return [moved.get(scheme) ?? scheme, stringsOf(scopes)];
        }),
      ),
  );
  return {
    ways: ways.length === 0 ? [new Map()] : ways,
    names: describe(requirements),
    pointer: declared === undefined ? '/security' : pointerTo(operation.pointer, 'security'),
  };
}

/** The unknowns of all schemes, because an operation that stops using a scheme closes none. */
function gapsOfSchemes(view: DocumentView): Map<string, string> {
  return new Map(namesOfSchemes(view).flatMap((name) => [...gapNode(schemeOf(view, name)).gaps]));
}

function namesOfSchemes(view: DocumentView): string[] {
  return Object.keys(objectOf(view.get('/components/securitySchemes')));
}

function schemeOf(view: DocumentView, name: string): Placed {
  const pointer = pointerTo('/components/securitySchemes', name);
  return view.follow(view.get(pointer), pointer);
}

/** A scheme without its documentation, as text. The names of HTTP schemes are case-insensitive. */
function meaningOf(scheme: Json): string {
  if (!isObject(scheme)) return 'unknown scheme';
  const meaning = Object.entries(scheme)
    .filter(([key]) => key !== 'description' && !key.startsWith('x-'))
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

/** Compares security schemes with the same name: the place of a key, and unknowns. */
export function compareSchemes(walk: Walk): Finding[] {
  const moved = new Set(movedKeys(walk).map(({ head }) => head.pointer));
  return namesOfSchemes(walk.views.base).flatMap((name) => {
    const [base, head] = [schemeOf(walk.views.base, name), schemeOf(walk.views.head, name)];
    if (!isObject(head.value)) return [];
    const findings = moved.has(head.pointer) ? [keyMoved({ base, head })] : [];
    return walk.policy
      .excuse(findings, gapNode(base), gapNode(head))
      .map((finding) => ({ ...finding, path: [`security scheme ${name}`] }));
  });
}

/** API key schemes that keep their names but send the key elsewhere. */
function movedKeys({ views }: Walk): Pair[] {
  const meanings = (view: DocumentView): Set<string> =>
    new Set(namesOfSchemes(view).map((name) => meaningOf(schemeOf(view, name).value)));
  const [before, after] = [meanings(views.base), meanings(views.head)];
  return namesOfSchemes(views.base)
    .map((name) => ({ base: schemeOf(views.base, name), head: schemeOf(views.head, name) }))
    .filter(({ base, head }) => {
      const areKeys = [base, head].every(({ value }) => objectOf(value)['type'] === 'apiKey');
      return areKeys && !before.has(meaningOf(head.value)) && !after.has(meaningOf(base.value));
    });
}

function keyMoved({ base, head }: Pair): Finding {
  const what = `The key moved from the ${locationOf(base)} to the ${locationOf(head)}.`;
  return createFinding('security-key-moved', { base, head }, what);
}

function locationOf({ value }: Placed): string {
  const { in: place, name } = objectOf(value);
  return `${place === 'query' ? 'query parameter' : String(place)} \`${String(name)}\``;
}
