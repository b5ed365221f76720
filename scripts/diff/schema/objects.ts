import type { DocumentView } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import { annotationsOf, isFlagged } from './annotations.ts';
import type { Comparison, Unseen } from './comparison.ts';
import { sitesOfMember } from './intersect.ts';
import type { Site, Variant } from './node.ts';

/** Compares members, which of them are required, and what other members may be. */
export function compareObjects(comparison: Comparison, base: Variant, head: Variant): void {
  for (const name of new Set([...base.properties.keys(), ...head.properties.keys()])) {
    const before = declared(base, name);
    const after = declared(head, name);
    if (before && after) comparison.below(name, before, after, unseenBy(comparison, before, after));
    else if (before) memberRemoved(comparison, name, before, base, head);
    else if (after) memberAdded(comparison, name, after, base, head);
  }
  comparePresence(comparison, base, head);
  comparePatternMembers(comparison, base, head);
  compareAdditional(comparison, base, head);
  compareNames(comparison, base, head);
}

/** The sides that meet a member neither before nor after. */
function unseenBy(
  { views }: Comparison,
  before: readonly Site[] | undefined,
  after: readonly Site[] | undefined,
): Unseen {
  const always = (keyword: 'readOnly' | 'writeOnly'): boolean =>
    (!before || isFlagged(views.base, before, keyword)) && (!after || isFlagged(views.head, after, keyword));
  return { sends: always('readOnly'), receives: always('writeOnly') };
}

/** A required member that is no longer read-only has to be sent. It is told where its being read-only was said. */
function requiredAnew({ views }: Comparison, name: string, base: Variant, head: Variant): Finding[] {
  const [before, after] = [declared(base, name), declared(head, name)];
  if (!before || !after || !base.required.has(name) || !head.required.has(name)) return [];
  const flags = {
    base: annotationsOf(views.base, before).get('readOnly'),
    head: annotationsOf(views.head, after).get('readOnly'),
  };
  if (flags.base?.value !== true || flags.head?.value === true) return [];
  const at = { base: flags.base.at, head: flags.head?.at ?? placeOf(views.head, after) ?? head.pointer };
  return [
    finding('now-required', at, `\`${name}\` has to be sent: it is required and no longer read-only.`, {
      aspect: 'fixed',
      path: [name],
    }),
  ];
}

/** Where the schema of a member stands after its references are followed. */
function placeOf(view: DocumentView, [site]: readonly Site[]): string | undefined {
  return site && view.follow(site.value, site.pointer).pointer;
}

/** The rules for a member that is known by name; one that is required is, even where nothing else is said of it. */
function declared(variant: Variant, name: string): readonly Site[] | undefined {
  return (
    variant.properties.get(name) ?? (variant.required.has(name) ? sitesOfMember(variant, name) : undefined)
  );
}

function compareNames(comparison: Comparison, base: Variant, head: Variant): void {
  if (base.names && head.names) {
    comparison.below('{name}', base.names, head.names);
  } else if (base.names || head.names) {
    const isClosing = head.names !== undefined;
    const what = `The names of members ${isClosing ? 'have to keep a rule' : 'may be anything'}.`;
    comparison.add(
      finding(
        isClosing ? 'members-closed' : 'members-opened',
        { base: base.names?.[0]?.pointer ?? base.pointer, head: head.names?.[0]?.pointer ?? head.pointer },
        what,
      ),
    );
  }
}

function memberRemoved(
  comparison: Comparison,
  name: string,
  sites: readonly Site[],
  base: Variant,
  head: Variant,
): void {
  const rest = sitesOfMember(head, name);
  const isMapped = rest.length > 0 && !comparison.forbids('head', rest);
  if (isMapped) comparison.below(name, sites, rest);
  const unseen = unseenBy(comparison, sites, undefined);
  comparison.add(
    finding(
      'property-removed',
      { base: sites[0]?.pointer ?? base.pointer, head: head.pointer },
      isMapped
        ? `\`${name}\` is no longer named, and the rule for other members covers it.`
        : `\`${name}\` was removed.`,
      {
        effect: {
          sends: isMapped || unseen.sends ? 'safe' : 'breaking',
          receives: isMapped || unseen.receives ? 'safe' : 'breaking',
        },
        path: [name],
      },
    ),
  );
}

function memberAdded(
  comparison: Comparison,
  name: string,
  sites: readonly Site[],
  base: Variant,
  head: Variant,
): void {
  const rest = sitesOfMember(base, name);
  const wasForbidden = rest.length > 0 && comparison.forbids('base', rest);
  if (rest.length > 0 && !wasForbidden) comparison.below(name, rest, sites);
  const isRequired = head.required.has(name) && !base.required.has(name);
  const isForbidden = comparison.forbids('head', sites);
  const mustBeSent = isRequired && !isFlagged(comparison.views.head, sites, 'readOnly');
  const what = `${isRequired ? 'Required' : 'Optional'} \`${name}\` was added.`;
  comparison.add(
    finding('property-added', { base: base.pointer, head: sites[0]?.pointer ?? head.pointer }, what, {
      effect: {
        sends: mustBeSent || isForbidden ? 'breaking' : 'safe',
        receives: wasForbidden && !isForbidden ? 'breaking' : 'safe',
      },
      path: [name],
    }),
  );
}

function comparePresence(comparison: Comparison, base: Variant, head: Variant): void {
  for (const name of new Set([...base.required.keys(), ...head.required.keys()])) {
    const was = base.required.get(name);
    const is = head.required.get(name);
    for (const found of requiredAnew(comparison, name, base, head)) comparison.add(found);
    if ((was === undefined) === (is === undefined)) continue;
    // A member that came or went says so itself, unless all that is said of it is that it has to be there.
    const isNamed = base.properties.has(name) || head.properties.has(name);
    if (isNamed && (declared(base, name) === undefined) !== (declared(head, name) === undefined)) {
      const isMapped = sitesOfMember(is === undefined ? head : base, name).length > 0;
      if (!isMapped || is !== undefined) continue;
    }
    const at = { base: was ?? base.pointer, head: is ?? head.pointer, path: [name] };
    const unseen = unseenBy(comparison, declared(base, name), declared(head, name));
    comparison.add(
      is === undefined
        ? finding('now-optional', at, `\`${name}\` may be missing; it was required.`, {
            effect: { sends: 'safe', receives: unseen.receives ? 'safe' : 'breaking' },
          })
        : finding('now-required', at, `\`${name}\` is required; it was optional.`, {
            effect: { sends: unseen.sends ? 'safe' : 'breaking', receives: 'safe' },
          }),
    );
  }
}

function comparePatternMembers(comparison: Comparison, base: Variant, head: Variant): void {
  for (const pattern of new Set([...base.patternProperties.keys(), ...head.patternProperties.keys()])) {
    const before = base.patternProperties.get(pattern);
    const after = head.patternProperties.get(pattern);
    const segment = `{/${pattern}/}`;
    if (before && after) {
      comparison.below(segment, before, after);
      continue;
    }
    const at = {
      base: before?.[0]?.pointer ?? base.pointer,
      head: after?.[0]?.pointer ?? head.pointer,
      path: [segment],
    };
    const others = before ? head.additional : base.additional;
    const areForbidden = others !== undefined && comparison.forbids(before ? 'head' : 'base', others);
    const isOpening = (before === undefined) === areForbidden;
    if (others !== undefined && !areForbidden) {
      comparison.below(segment, before ?? others, after ?? others);
      const what = `Members that match \`${pattern}\` ${before ? 'have no rule of their own any more' : 'have a rule of their own'}.`;
      comparison.add(finding('members-closed', at, what, { effect: 'harmless' }));
    } else if (isOpening) {
      const what = `Members that match \`${pattern}\` ${before ? 'may be anything' : 'are allowed'}.`;
      comparison.add(finding('members-opened', at, what));
    } else {
      const what = `Members that match \`${pattern}\` ${before ? 'are no longer allowed' : 'have to keep a rule'}.`;
      comparison.add(finding('members-closed', at, what));
    }
  }
}

function compareAdditional(comparison: Comparison, base: Variant, head: Variant): void {
  const before = base.additional;
  const after = head.additional;
  if (!before && !after) return;
  const wasForbidden = before !== undefined && comparison.forbids('base', before);
  const isForbidden = after !== undefined && comparison.forbids('head', after);
  if (before && after && wasForbidden === isForbidden) {
    if (!wasForbidden) comparison.below('{*}', before, after);
    return;
  }
  const isClosing = isForbidden || !before;
  comparison.add(
    finding(
      isClosing ? 'members-closed' : 'members-opened',
      { base: before?.[0]?.pointer ?? base.pointer, head: after?.[0]?.pointer ?? head.pointer },
      whatOfOthers(isClosing, isForbidden, wasForbidden),
    ),
  );
}

function whatOfOthers(isClosing: boolean, isForbidden: boolean, wasForbidden: boolean): string {
  if (isForbidden) return 'Other members are no longer allowed.';
  if (isClosing) return 'Other members have to keep a rule.';
  return wasForbidden ? 'Other members are allowed.' : 'Other members may be anything.';
}
