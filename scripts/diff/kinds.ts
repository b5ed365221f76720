/** The effect of a change: on the set of allowed values (`narrowed`, `widened`), or regardless of that set. */
export type Effect = 'narrowed' | 'widened' | 'breaking' | 'harmless' | 'note';

/**
 * The subject of a finding. Each kind of unknown excuses only some aspects (`gaps.ts`), and none excuses `fixed`.
 * `unconstrained` is a change between a value without any documentation and a documented one.
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
  /** Default; a comparison can override it. */
  readonly effect: Effect;
  /** Default `fixed`. */
  readonly aspect?: Aspect;
  /** The fix for a program that the change breaks: one for both sides, or one for each. */
  readonly advice?: string | { readonly sends?: string; readonly receives?: string };
  /** Shown by `--kinds`. Set it if the effect has exceptions or needs a reason. */
  readonly rule?: string;
}

const KINDS = {
  // Unknowns
  'gap-closed': { effect: 'harmless' },
  'gap-narrowed': { effect: 'harmless', rule: 'More is documented, but part of it is still unknown. Safe.' },
  'gap-reopened': { effect: 'breaking', advice: "Don't rely on what was documented here." },
  'gap-recorded': {
    effect: 'note',
    rule: 'Something is marked as unknown, but nothing promised has changed. Documentation.',
  },
  // Operations
  'operation-added': { effect: 'harmless' },
  'operation-removed': { effect: 'breaking', advice: 'Stop calling it.' },
  'path-changed': { effect: 'breaking', advice: 'Call the new path.' },
  'method-changed': { effect: 'breaking', advice: 'Use the new method.' },
  'operation-id-changed': {
    effect: 'breaking',
    advice: "Requests don't change. If you use a generated client, call the method by its new name.",
    rule: 'Generated clients rename the method. Breaking, unless there was no operationId before.',
  },
  'path-parameter-renamed': {
    effect: 'breaking',
    advice: "Requests don't change. If you use a generated client, pass the argument by its new name.",
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
    rule: "Requests from clients that don't choose a server go elsewhere. Breaking.",
  },
  'security-tightened': { effect: 'narrowed', aspect: 'security', advice: 'Send what is now required.' },
  'security-key-moved': { effect: 'narrowed', aspect: 'security', advice: 'Send the key in the new place.' },
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
    rule: 'Requests that send it no longer get what they ask for. Breaking.',
  },
  'parameter-style-changed': { effect: 'breaking', advice: 'Serialize or parse it in the new style.' },
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
  'request-body-removed': { effect: 'breaking', aspect: 'body', advice: "Don't send a body." },
  'response-body-added': { effect: 'narrowed', aspect: 'body', advice: 'Send a body.' },
  'response-body-removed': { effect: 'breaking', aspect: 'body', advice: "Don't read a body." },
  'media-type-added': {
    effect: 'harmless',
    advice: 'Handle it.',
    rule: 'Safe if receivers request it with Accept, or if the sender may choose. Breaking in a delivery.',
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
    advice: 'Handle every media type in the range.',
  },
  'media-type-version-changed': {
    effect: 'breaking',
    advice: {
      sends: 'Send bodies with the new media type.',
      receives: 'Request the new version with `Accept`.',
    },
    rule: 'Reported once per document. Other changes of the bodies are reported separately. Breaking.',
  },
  'media-type-parameters-changed': { effect: 'breaking', advice: 'Use the new parameters.' },
  'encoding-changed': { effect: 'breaking', advice: 'Use the new encoding for the parts of the body.' },
  // Responses
  'response-added': {
    effect: 'harmless',
    aspect: 'status',
    advice: 'Handle this response too.',
    rule: 'Safe for an error. Breaking for receivers if it is a success that no declared status covered.',
  },
  'response-removed': {
    effect: 'narrowed',
    aspect: 'status',
    advice: "Don't expect it.",
    rule: 'Breaking for senders. Breaking for receivers too if no other success is documented.',
  },
  'status-narrowed': {
    effect: 'narrowed',
    aspect: 'status',
    advice: 'Respond with one of the remaining statuses.',
  },
  'status-widened': {
    effect: 'widened',
    aspect: 'status',
    advice: 'Expect every status in the range.',
    rule: 'Breaking for receivers if it is a success, otherwise safe.',
  },
  // Schemas: alternatives and types
  'type-changed': {
    effect: 'breaking',
    advice: { sends: 'Send the new type.', receives: 'Read the new type.' },
    rule: 'Breaking. From integer to number it breaks only receivers, and from number to integer only senders.',
  },
  'type-added': { effect: 'widened', aspect: 'types', advice: 'Handle the new type.' },
  'type-removed': { effect: 'narrowed', aspect: 'types', advice: "Don't send it." },
  'type-restricted': {
    effect: 'narrowed',
    aspect: 'unconstrained',
    advice: 'Send only values that are still allowed.',
  },
  'type-unrestricted': { effect: 'widened', aspect: 'unconstrained', advice: 'Handle any value.' },
  'nullable-added': {
    effect: 'widened',
    aspect: 'types',
    advice: 'Handle null wherever you read it. TypeScript programs may not compile until they do.',
  },
  'nullable-removed': { effect: 'narrowed', aspect: 'types', advice: "Don't send null." },
  'known-values-changed': {
    effect: 'harmless',
    rule: 'Values were added to or removed from a list, but another alternative allows them anyway. Safe.',
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
    advice: 'Update the code that selects the alternative.',
    rule: 'Breaking. Adding a discriminator, or a value to one, is safe.',
  },
  // Schemas: values
  'enum-values-added': { effect: 'widened', aspect: 'values', advice: 'Handle the new value.' },
  'enum-values-removed': { effect: 'narrowed', advice: "Don't send it." },
  'enum-added': {
    effect: 'narrowed',
    aspect: 'values',
    advice: { sends: 'Send one of the values.', receives: 'Read one of the values.' },
    rule: 'Breaking for senders. Breaking for both sides if one of the values was forbidden before.',
  },
  'enum-removed': {
    effect: 'widened',
    aspect: 'values',
    advice: 'Handle other values.',
    rule: 'Breaking for receivers. Breaking for both sides if one of the values is now forbidden.',
  },
  'pattern-added': { effect: 'narrowed', aspect: 'values', advice: 'Send only strings that match it.' },
  'pattern-removed': { effect: 'widened', aspect: 'values', advice: 'Handle other strings.' },
  'pattern-changed': {
    effect: 'breaking',
    advice: 'Send only strings that match the new pattern, and handle any that match it.',
    rule: "The diff can't tell which of two patterns allows more. Breaking.",
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
    rule: "The meaning of a missing value wasn't documented before. Safe.",
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
    rule: "The diff can't tell which of the two forms allows more. Breaking.",
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
  'members-closed': { effect: 'narrowed', aspect: 'members', advice: "Don't send other properties." },
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
    advice: "Requests don't change. If you use a generated client, import the type by its new name.",
    rule: 'Generated clients rename the type. Breaking.',
  },
} as const satisfies Record<string, Definition>;

export type ChangeKind = keyof typeof KINDS;

export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

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

/** The kind's own rule, or else the one for its effect. */
export function ruleOf(kind: ChangeKind): string {
  const { rule, effect } = definitionOf(kind);
  return rule ?? EFFECTS[effect];
}
