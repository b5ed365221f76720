import type { DocumentView } from '../document-view.ts';
import { createFinding } from '../finding.ts';
import { annotationsOf } from './annotations.ts';
import type { Reporter, Unseen } from './differences.ts';
import { sitesOfProperty } from './intersect.ts';
import type { KeywordValue, Site, Variant } from './node.ts';

/** Compares properties, their presence, and the rules for other properties. */
export function compareObjects(reporter: Reporter, base: Variant, head: Variant): void {
  for (const name of new Set([...base.properties.keys(), ...head.properties.keys()])) {
    const [before, after] = [declared(base, name), declared(head, name)];
    if (before && after) {
      reporter.below(name, before, after, () => unseenBy(reporter, before, after));
    } else if (before) propertyRemoved(reporter, name, before, base, head);
    else if (after) propertyAdded(reporter, name, after, base, head);
  }
  for (const name of new Set([...base.required.keys(), ...head.required.keys()])) {
    noLongerReadOnly(reporter, name, base, head);
    comparePresence(reporter, name, base, head);
  }
  comparePatternProperties(reporter, base, head);
  compareAdditional(reporter, base, head);
  compareNames(reporter, base, head);
}

/** The schemas of a property that is declared by name, or at least listed in `required`. */
function declared(variant: Variant, name: string): readonly Site[] | undefined {
  return (
    variant.properties.get(name) ?? (variant.required.has(name) ? sitesOfProperty(variant, name) : undefined)
  );
}

/** The sides that see a property in neither document. */
function unseenBy(
  { schemas: { views } }: Reporter,
  before: readonly Site[] | undefined,
  after: readonly Site[] | undefined,
): Unseen {
  const was = before && annotationsOf(views.base, before);
  const is = after && annotationsOf(views.head, after);
  return {
    sends: isFlagged(was, 'readOnly') && isFlagged(is, 'readOnly'),
    receives: isFlagged(was, 'writeOnly') && isFlagged(is, 'writeOnly'),
  };
}

/** True if an annotation is `true`, or if the property doesn't exist. */
function isFlagged(
  annotations: ReadonlyMap<string, KeywordValue> | undefined,
  keyword: 'readOnly' | 'writeOnly',
): boolean {
  return !annotations || annotations.get(keyword)?.value === true;
}

function propertyRemoved(
  reporter: Reporter,
  name: string,
  sites: readonly Site[],
  base: Variant,
  head: Variant,
): void {
  const rest = sitesOfProperty(head, name);
  const isCovered = rest.length > 0 && !reporter.schemas.forbids('head', rest);
  if (isCovered) reporter.below(name, sites, rest);
  const unseen = unseenBy(reporter, sites, undefined);
  const what = isCovered
    ? `\`${name}\` is no longer listed, but the rule for other properties covers it.`
    : `\`${name}\` was removed.`;
  const nodes = { base: sites[0] ?? base, head };
  const effect = {
    sends: isCovered || unseen.sends ? 'safe' : 'breaking',
    receives: isCovered || unseen.receives ? 'safe' : 'breaking',
  } as const;
  reporter.add(createFinding('property-removed', nodes, what, { effect, path: [name] }));
}

function propertyAdded(
  reporter: Reporter,
  name: string,
  sites: readonly Site[],
  base: Variant,
  head: Variant,
): void {
  const rest = sitesOfProperty(base, name);
  const wasForbidden = rest.length > 0 && reporter.schemas.forbids('base', rest);
  if (rest.length > 0 && !wasForbidden) reporter.below(name, rest, sites);
  const isRequired = head.required.has(name) && !base.required.has(name);
  const isForbidden = reporter.schemas.forbids('head', sites);
  const mustBeSent = isRequired && !unseenBy(reporter, undefined, sites).sends;
  const what = `${isRequired ? 'Required' : 'Optional'} \`${name}\` was added.`;
  const nodes = { base, head: sites[0] ?? head };
  const effect = {
    sends: mustBeSent || isForbidden ? 'breaking' : 'safe',
    receives: wasForbidden && !isForbidden ? 'breaking' : 'safe',
  } as const;
  reporter.add(createFinding('property-added', nodes, what, { effect, path: [name] }));
}

/**
 * Reports a required property that is no longer read-only, because senders now have to send it. The finding's node in
 * the base is the schema with the old `readOnly`.
 */
function noLongerReadOnly(reporter: Reporter, name: string, base: Variant, head: Variant): void {
  const { views } = reporter.schemas;
  if (!base.required.has(name) || !head.required.has(name)) return;
  const [before, after] = [declared(base, name), declared(head, name)];
  const was = before && annotationsOf(views.base, before).get('readOnly');
  if (!after || was?.value !== true) return;
  const is = annotationsOf(views.head, after).get('readOnly');
  if (is?.value === true) return;
  const nodes = { base: was, head: is ?? followed(views.head, after) ?? head };
  const what = `\`${name}\` has to be sent now: it is required and no longer read-only.`;
  reporter.add(createFinding('now-required', nodes, what, { aspect: 'fixed', path: [name] }));
}

function followed(view: DocumentView, [site]: readonly Site[]): Site | undefined {
  return site && view.follow(site.value, site.pointer);
}

function comparePresence(reporter: Reporter, name: string, base: Variant, head: Variant): void {
  const [was, is] = [base.required.get(name), head.required.get(name)];
  if ((was === undefined) === (is === undefined)) return;
  const [before, after] = [declared(base, name), declared(head, name)];
  // Added and removed properties are already reported, except those listed only in `required`.
  const isNamed = base.properties.has(name) || head.properties.has(name);
  if (isNamed && (before === undefined) !== (after === undefined)) {
    const isCovered = sitesOfProperty(is === undefined ? head : base, name).length > 0;
    if (!isCovered || is !== undefined) return;
  }
  const nodes = { base: was ?? base, head: is ?? head };
  const path = [name];
  const unseen = unseenBy(reporter, before, after);
  const isRequired = is !== undefined;
  const effect = {
    sends: isRequired && !unseen.sends ? 'breaking' : 'safe',
    receives: isRequired || unseen.receives ? 'safe' : 'breaking',
  } as const;
  reporter.add(
    isRequired
      ? createFinding('now-required', nodes, `\`${name}\` is now required.`, { effect, path })
      : createFinding('now-optional', nodes, `\`${name}\` is now optional.`, { effect, path }),
  );
}

function comparePatternProperties(reporter: Reporter, base: Variant, head: Variant): void {
  for (const pattern of new Set([...base.patternProperties.keys(), ...head.patternProperties.keys()])) {
    const before = base.patternProperties.get(pattern);
    const after = head.patternProperties.get(pattern);
    const segment = `{/${pattern}/}`;
    if (before && after) {
      reporter.below(segment, before, after);
      continue;
    }
    const nodes = {
      base: before?.[0] ?? base,
      head: after?.[0] ?? head,
    };
    const path = [segment];
    const subject = `Properties that match \`${pattern}\``;
    // The rule for these properties on the side without the pattern.
    const others = before ? head.additional : base.additional;
    const areForbidden = others !== undefined && reporter.schemas.forbids(before ? 'head' : 'base', others);
    if (others !== undefined && !areForbidden) {
      reporter.below(segment, before ?? others, after ?? others);
      const what = `${subject} ${before ? 'no longer have' : 'now have'} their own rule.`;
      reporter.add(createFinding('members-closed', nodes, what, { effect: 'harmless', path }));
    } else if ((before === undefined) === areForbidden) {
      const what = `${subject} are now ${before ? 'unconstrained' : 'allowed'}.`;
      reporter.add(createFinding('members-opened', nodes, what, { path }));
    } else {
      const what = before ? `${subject} are no longer allowed.` : `${subject} now have to follow a rule.`;
      reporter.add(createFinding('members-closed', nodes, what, { path }));
    }
  }
}

function compareAdditional(reporter: Reporter, base: Variant, head: Variant): void {
  const [before, after] = [base.additional, head.additional];
  if (!before && !after) return;
  const wasForbidden = before !== undefined && reporter.schemas.forbids('base', before);
  const isForbidden = after !== undefined && reporter.schemas.forbids('head', after);
  if (before && after && wasForbidden === isForbidden) {
    if (!wasForbidden) reporter.below('{*}', before, after);
    return;
  }
  const nodes = { base: before?.[0] ?? base, head: after?.[0] ?? head };
  reporter.add(
    isForbidden || !before
      ? createFinding(
          'members-closed',
          nodes,
          `Other properties ${isForbidden ? 'are no longer allowed' : 'now have to follow a rule'}.`,
        )
      : createFinding(
          'members-opened',
          nodes,
          `Other properties are now ${wasForbidden ? 'allowed' : 'unconstrained'}.`,
        ),
  );
}

function compareNames(reporter: Reporter, base: Variant, head: Variant): void {
  const [before, after] = [base.names, head.names];
  if (before && after) reporter.below('{name}', before, after);
  if ((before === undefined) === (after === undefined)) return;
  const nodes = { base: before?.[0] ?? base, head: after?.[0] ?? head };
  reporter.add(
    after
      ? createFinding('members-closed', nodes, 'Property names now have to follow a rule.')
      : createFinding('members-opened', nodes, 'Property names are now unconstrained.'),
  );
}
