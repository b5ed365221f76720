/** What a change does to the set of allowed values, or which sides it breaks regardless of that set. */
export type Effect = 'narrowed' | 'widened' | 'breaking' | 'harmless' | 'note';

/**
 * What a finding is about. An unknown excuses only findings of the aspects of its kind (`gaps.ts`), and none of the
 * aspect `fixed`. `unconstrained` is about whether anything at all is documented about a value.
 */
export type Aspect =
  | 'unconstrained'
  | 'members'
  | 'presence'
  | 'values'
  | 'types'
  | 'limit'
  | 'default'
  | 'status'
  | 'body'
  | 'header'
  | 'parameter'
  | 'address'
  | 'security'
  | 'fixed';

interface Definition {
  /** Used unless the code that finds the change knows better. */
  readonly effect: Effect;
  /** Default `fixed`. */
  readonly aspect?: Aspect;
  /** What a program has to do if the change breaks it: the same for both sides, or different. */
  readonly advice?: string | { readonly sends?: string; readonly receives?: string };
  /** The rule for people, if the effect depends on something or needs a reason. */
  readonly rule?: string;
}

/** Every kind of change that the diff reports. */
const KINDS = {
  // Unknowns
  'gap-closed': { effect: 'harmless' },
  'gap-narrowed': { effect: 'harmless', rule: 'More is documented, but part of it is still unknown. Safe.' },
  'gap-reopened': { effect: 'breaking', advice: "Don't rely on what was documented here." },
  'gap-recorded': {
    effect: 'note',
    rule: 'A doubt is recorded. Nothing promised has changed. Documentation.',
  },
  // Operations
  'operation-added': { effect: 'harmless' },
  'operation-removed': { effect: 'breaking', advice: 'Stop calling it.' },
  'path-changed': { effect: 'breaking', advice: 'Call the new path.' },
  'method-changed': { effect: 'breaking', advice: 'Use the new method.' },
  'operation-id-changed': {
    effect: 'breaking',
    advice: 'Nothing changes on the wire. Call the renamed method of a generated client.',
    rule: 'Generated clients rename the method. Breaking, unless there was no operationId before.',
  },
  'path-parameter-renamed': {
    effect: 'breaking',
    advice: 'Nothing changes on the wire. Pass the renamed argument to a generated client.',
    rule: 'Generated clients rename the argument. Breaking.',
  },
  'webhook-added': { effect: 'harmless' },
  'webhook-removed': { effect: 'breaking', advice: "Don't wait for it any more." },
  deprecated: { effect: 'harmless' },
  undeprecated: { effect: 'harmless' },
  // Servers and security
  'server-added': { effect: 'harmless', aspect: 'address' },
  'server-removed': { effect: 'breaking', aspect: 'address', advice: 'Use one of the remaining servers.' },
  'server-default-changed': {
    effect: 'breaking',
    aspect: 'address',
    advice: 'Choose a server explicitly.',
    rule: "Requests of clients that don't choose a server go elsewhere. Breaking.",
  },
  'security-tightened': { effect: 'narrowed', aspect: 'security', advice: 'Send what is now required.' },
  'security-key-moved': { effect: 'narrowed', aspect: 'security', advice: 'Send the key there.' },
  'security-relaxed': {
    effect: 'widened',
    aspect: 'security',
    rule: 'There is another way to authenticate. Safe for senders.',
  },
  // Parameters and headers
  'parameter-added': {
    effect: 'harmless',
    aspect: 'parameter',
    advice: 'Send it with every request.',
    rule: 'Breaking if it is required, otherwise safe.',
  },
  'parameter-removed': {
    effect: 'breaking',
    advice: 'Stop sending it.',
    rule: 'The service no longer does what it asked for. Breaking.',
  },
  'parameter-style-changed': { effect: 'breaking', advice: 'Write or parse it in the new style.' },
  'unnamed-parameter-added': { effect: 'harmless' },
  'unnamed-parameter-removed': { effect: 'harmless' },
  'header-added': {
    effect: 'harmless',
    aspect: 'header',
    advice: 'Send it.',
    rule: 'Safe, unless senders have to send it.',
  },
  'header-removed': { effect: 'breaking', aspect: 'header', advice: "Don't read it." },
  'now-required': { effect: 'narrowed', aspect: 'presence', advice: 'Always send it.' },
  'now-optional': { effect: 'widened', aspect: 'presence', advice: 'Handle its absence.' },
  // Bodies
  'request-body-added': {
    effect: 'harmless',
    aspect: 'body',
    advice: 'Send a body.',
    rule: 'Breaking if it is required, otherwise safe.',
  },
  'request-body-removed': { effect: 'breaking', aspect: 'body', advice: 'Send no body.' },
  'response-body-added': { effect: 'narrowed', aspect: 'body', advice: 'Send a body.' },
  'response-body-removed': { effect: 'breaking', aspect: 'body', advice: "Don't read a body." },
  'media-type-added': {
    effect: 'harmless',
    advice: 'Be ready to receive it.',
    rule: 'Safe if the receiver chooses it with Accept, or if the sender may choose. Breaking in a delivery.',
  },
  'media-type-removed': {
    effect: 'breaking',
    advice: 'Use another media type.',
    rule: 'Breaking, except in a delivery, which just stops using it.',
  },
  'media-type-narrowed': {
    effect: 'narrowed',
    aspect: 'unconstrained',
    advice: 'Use the remaining media type.',
  },
  'media-type-widened': {
    effect: 'widened',
    aspect: 'unconstrained',
    advice: 'Be ready for every media type of the range.',
  },
  'media-type-version-changed': {
    effect: 'breaking',
    advice: {
      sends: 'Send bodies with the new media type.',
      receives: 'Request the new version with `Accept`.',
    },
    rule: 'Reported once per document. Other changes of the bodies are reported separately. Breaking.',
  },
  'media-type-parameters-changed': { effect: 'breaking', advice: 'Use the new name.' },
  'encoding-changed': { effect: 'breaking', advice: 'Encode the parts of the body in the new way.' },
  // Responses
  'response-added': {
    effect: 'harmless',
    aspect: 'status',
    advice: 'Handle this response too.',
    rule: 'Safe for an error. A success that no declared status covered breaks receivers.',
  },
  'response-removed': {
    effect: 'narrowed',
    aspect: 'status',
    advice: "Don't expect it.",
    rule: 'Safe while another success is left. Breaking if none is, or for those who send the response.',
  },
  'status-narrowed': { effect: 'narrowed', aspect: 'status', advice: 'Respond with a remaining status.' },
  'status-widened': {
    effect: 'widened',
    aspect: 'status',
    advice: 'Expect every status of the range.',
    rule: 'A success breaks receivers. Otherwise safe.',
  },
  // Schemas: alternatives and types
  'type-changed': {
    effect: 'breaking',
    advice: { sends: 'Send the new type.', receives: 'Read the new type.' },
    rule: 'Breaking. From integer to number it breaks only receivers, and from number to integer only senders.',
  },
  'type-added': { effect: 'widened', aspect: 'types', advice: 'Handle the new type.' },
  'type-removed': { effect: 'narrowed', aspect: 'types', advice: "Don't send it." },
  'type-restricted': { effect: 'narrowed', aspect: 'unconstrained', advice: 'Send nothing else.' },
  'type-unrestricted': { effect: 'widened', aspect: 'unconstrained', advice: 'Handle any value.' },
  'nullable-added': {
    effect: 'widened',
    aspect: 'types',
    advice: 'Handle null wherever you read it. TypeScript programs may not compile until they do.',
  },
  'nullable-removed': { effect: 'narrowed', aspect: 'types', advice: "Don't send null." },
  'known-values-changed': {
    effect: 'harmless',
    rule: 'Values are listed, or no longer listed, beside an alternative that allows them anyway. Safe.',
  },
  'exclusive-added': {
    effect: 'narrowed',
    advice: 'Send values that match exactly one alternative.',
    rule: 'A value may no longer match several overlapping alternatives. Breaking for senders.',
  },
  'exclusive-removed': {
    effect: 'widened',
    advice: 'Handle values that match several alternatives.',
    rule: 'A value may match several overlapping alternatives. Breaking for receivers.',
  },
  'discriminator-changed': {
    effect: 'breaking',
    advice: 'Tell the alternatives apart in the new way.',
    rule: 'Breaking. Adding a discriminator, or a value to one, is safe.',
  },
  // Schemas: values
  'enum-values-added': { effect: 'widened', aspect: 'values', advice: 'Handle the new value.' },
  'enum-values-removed': { effect: 'narrowed', advice: "Don't send it." },
  'enum-added': {
    effect: 'narrowed',
    aspect: 'values',
    advice: { sends: 'Send one of the values.', receives: 'Read one of the values.' },
    rule: 'Breaking for senders. Breaking for both sides if one of the values was not allowed before.',
  },
  'enum-removed': {
    effect: 'widened',
    aspect: 'values',
    advice: 'Handle other values.',
    rule: 'Breaking for receivers. Breaking for both sides if one of the values is no longer allowed.',
  },
  'pattern-added': { effect: 'narrowed', aspect: 'values', advice: 'Send only strings that match it.' },
  'pattern-removed': { effect: 'widened', aspect: 'values', advice: 'Handle other strings.' },
  'pattern-changed': {
    effect: 'breaking',
    advice: 'Send only strings that match the new pattern, and handle all that do.',
    rule: 'The diff does not work out which of two patterns allows more. Breaking.',
  },
  'format-added': { effect: 'narrowed', aspect: 'values', advice: 'Send only strings in this format.' },
  'format-removed': { effect: 'widened', aspect: 'values', advice: 'Handle other strings.' },
  'format-changed': {
    effect: 'breaking',
    advice: 'Write and parse the new format.',
    rule: 'Breaking. From int32 to int64 and from float to double, it breaks only receivers.',
  },
  'limit-added': { effect: 'narrowed', aspect: 'limit', advice: 'Stay within the limit.' },
  'limit-removed': { effect: 'widened', aspect: 'limit', advice: 'Handle values beyond the old limit.' },
  'limit-narrowed': { effect: 'narrowed', advice: 'Stay within the new limit.' },
  'limit-widened': { effect: 'widened', advice: 'Handle values up to the new limit.' },
  'limit-changed': {
    effect: 'breaking',
    advice: 'Use multiples of the new step.',
    rule: 'Neither of the two steps is a multiple of the other. Breaking.',
  },
  'default-added': {
    effect: 'harmless',
    aspect: 'default',
    rule: "What leaving it out means wasn't documented. Safe.",
  },
  'default-removed': {
    effect: 'narrowed',
    aspect: 'default',
    advice: 'Send the value if you rely on it.',
  },
  'default-changed': { effect: 'narrowed', advice: 'Send the old default if you rely on it.' },
  'constraint-added': {
    effect: 'narrowed',
    advice: 'Send only values that satisfy it.',
    rule: 'A keyword that is compared as a whole (not, if, contains, …). Breaking for senders.',
  },
  'constraint-removed': { effect: 'widened', advice: 'Handle values that the old rule excluded.' },
  'constraint-changed': {
    effect: 'breaking',
    rule: 'The diff does not work out which of the two forms allows more. Breaking.',
  },
  // Schemas: objects
  'property-added': {
    effect: 'harmless',
    aspect: 'members',
    advice: { sends: 'Send it.', receives: 'Handle it.' },
    rule: 'Safe if optional or received. Breaking if senders have to send it, or if the object was closed.',
  },
  'property-removed': {
    effect: 'breaking',
    advice: { sends: "Don't send it.", receives: "Don't read it." },
    rule: 'It no longer has an effect, or is no longer sent. Breaking, unless a rule for other properties covers it.',
  },
  'members-closed': { effect: 'narrowed', aspect: 'members', advice: 'Send no other properties.' },
  'members-opened': { effect: 'widened', aspect: 'members', advice: 'Handle other properties.' },
  'now-read-only': { effect: 'narrowed', advice: "Don't send it." },
  'no-longer-read-only': { effect: 'harmless' },
  'now-write-only': { effect: 'widened', advice: "Don't read it." },
  'no-longer-write-only': { effect: 'harmless' },
  // Documentation
  'documentation-changed': {
    effect: 'note',
    rule: 'Descriptions, examples, extensions, tags, registers, and unused components. Documentation.',
  },
  'schema-renamed': {
    effect: 'breaking',
    advice: 'Nothing changes on the wire. Import the renamed type of a generated client.',
    rule: 'Generated clients rename the type. Breaking.',
  },
} as const satisfies Record<string, Definition>;

export type ChangeKind = keyof typeof KINDS;

export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

/** What holds for a kind of change. */
export function definitionOf(kind: ChangeKind): Definition {
  return KINDS[kind];
}

const EFFECTS: Readonly<Record<Effect, string>> = {
  narrowed: 'Breaking for senders.',
  widened: 'Breaking for receivers.',
  breaking: 'Breaking.',
  harmless: 'Safe.',
  note: 'Documentation.',
};

/** The rule for a kind of change, in words. */
export function ruleOf(kind: ChangeKind): string {
  const { rule, effect } = definitionOf(kind);
  return rule ?? EFFECTS[effect];
}
