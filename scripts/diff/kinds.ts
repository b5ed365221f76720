/** What a change does to the set of what is allowed, or for whom it breaks at once: `breaking` is so in both directions. */
export type Effect = 'narrowed' | 'widened' | 'breaking' | 'harmless' | 'note';

/**
 * What a finding is about, as far as gaps go: a gap of a kind excuses findings of some of these and no others (see
 * `gaps.ts`). `fixed` is excused by none.
 */
export type Aspect =
  | 'unknown'
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

/** What a program has to do about a change that breaks: where it sends, where it receives, or wherever it is. */
type Advice = string | { readonly sends?: string; readonly receives?: string };

type Row = readonly [effect: Effect, aspect: Aspect, advice?: Advice];

/**
 * Every kind of change that the diff can report: what it does and what it is about, where the place that finds it does not
 * know better, and what to do about it.
 */
const KINDS = {
  // Gaps
  'gap-closed': ['harmless', 'fixed'],
  'gap-narrowed': ['harmless', 'fixed'],
  'gap-reopened': ['breaking', 'fixed', 'Do not rely on what was known here.'],
  'gap-recorded': ['note', 'fixed'],
  // Operations
  'operation-added': ['harmless', 'fixed'],
  'operation-removed': ['breaking', 'fixed', 'Stop calling it.'],
  'path-changed': ['breaking', 'fixed', 'Call it at the new path.'],
  'method-changed': ['breaking', 'fixed', 'Call it with the new method.'],
  'operation-id-changed': [
    'breaking',
    'fixed',
    'Nothing changes on the wire. Call the new method of a generated client.',
  ],
  'path-parameter-renamed': [
    'breaking',
    'fixed',
    'Nothing changes on the wire. Pass the new argument to a generated client.',
  ],
  'webhook-added': ['harmless', 'fixed'],
  'webhook-removed': ['breaking', 'fixed', 'Do not wait for it any more.'],
  deprecated: ['harmless', 'fixed'],
  undeprecated: ['harmless', 'fixed'],
  // Servers and security
  'server-added': ['harmless', 'address'],
  'server-removed': ['breaking', 'address', 'Send requests to an address that is left.'],
  'server-default-changed': ['breaking', 'address', 'Say which address you mean.'],
  'security-tightened': ['narrowed', 'security', 'Send what is asked for now.'],
  'security-key-moved': ['narrowed', 'security', 'Send the key there.'],
  'security-relaxed': ['widened', 'security'],
  // Parameters and headers
  'parameter-added': ['harmless', 'parameter', 'Send it with every request.'],
  'parameter-removed': ['breaking', 'fixed', 'Do without it.'],
  'parameter-style-changed': ['breaking', 'fixed', 'Write, or read, it in the new way.'],
  'unnamed-parameter-added': ['harmless', 'fixed'],
  'unnamed-parameter-removed': ['harmless', 'fixed'],
  'header-added': ['harmless', 'header', 'Send it.'],
  'header-removed': ['breaking', 'header', 'Do without it.'],
  'now-required': ['narrowed', 'presence', 'Send it always.'],
  'now-optional': ['widened', 'presence', 'Expect it to be missing.'],
  // Bodies
  'request-body-added': ['harmless', 'body', 'Send a body.'],
  'request-body-removed': ['breaking', 'body', 'Send no body.'],
  'response-body-added': ['narrowed', 'body', 'Send a body.'],
  'response-body-removed': ['breaking', 'body', 'Do not read a body.'],
  'media-type-added': ['harmless', 'fixed', 'Be ready to receive it.'],
  'media-type-removed': ['breaking', 'fixed', 'Use another media type.'],
  'media-type-narrowed': ['narrowed', 'unknown', 'Use the media type that is left.'],
  'media-type-widened': ['widened', 'unknown', 'Be ready for every media type of the range.'],
  'media-type-version-changed': [
    'breaking',
    'fixed',
    { sends: 'Send bodies under the new name.', receives: 'Ask for the new version with `Accept`.' },
  ],
  'media-type-parameters-changed': ['breaking', 'fixed', 'Use the new name.'],
  'encoding-changed': ['breaking', 'fixed', 'Write the parts of the body in the new way.'],
  // Responses
  'response-added': ['harmless', 'status', 'Expect this response too.'],
  'response-removed': ['narrowed', 'status', 'Do not wait for it.'],
  'status-narrowed': ['narrowed', 'status', 'Answer with one of the statuses that are left.'],
  'status-widened': ['widened', 'status', 'Expect every status of the range.'],
  // Schemas: alternatives and types
  'type-changed': ['breaking', 'fixed', { sends: 'Send the new type.', receives: 'Read the new type.' }],
  'type-added': ['widened', 'types', 'Expect it.'],
  'type-removed': ['narrowed', 'types', 'Do not send it.'],
  'type-restricted': ['narrowed', 'unknown', 'Send nothing else.'],
  'type-unrestricted': ['widened', 'unknown', 'Expect any value.'],
  'nullable-added': [
    'widened',
    'types',
    'Handle null wherever you read it; a program in TypeScript may not compile until it does.',
  ],
  'nullable-removed': ['narrowed', 'types', 'Do not send null.'],
  'known-values-changed': ['harmless', 'fixed'],
  'exclusive-added': ['narrowed', 'fixed', 'Send what fits one alternative alone.'],
  'exclusive-removed': ['widened', 'fixed', 'Expect what fits several alternatives.'],
  'discriminator-changed': ['breaking', 'fixed', 'Tell the alternatives apart in the new way.'],
  // Schemas: values
  'enum-values-added': ['widened', 'values', 'Expect the new value.'],
  'enum-values-removed': ['narrowed', 'fixed', 'Do not send it.'],
  'enum-added': [
    'narrowed',
    'values',
    { sends: 'Send one of the values.', receives: 'Read one of the values.' },
  ],
  'enum-removed': ['widened', 'values', 'Expect other values.'],
  'pattern-added': ['narrowed', 'values', 'Keep to the pattern.'],
  'pattern-removed': ['widened', 'values', 'Expect other texts.'],
  'pattern-changed': ['breaking', 'fixed', 'Keep to the new pattern, and expect texts that match it.'],
  'format-added': ['narrowed', 'values', 'Keep to the format.'],
  'format-removed': ['widened', 'values', 'Expect other texts.'],
  'format-changed': ['breaking', 'fixed', 'Write, and read, the new format.'],
  'limit-added': ['narrowed', 'limit', 'Keep to the bound.'],
  'limit-removed': ['widened', 'limit', 'Expect values beyond the bound that there was.'],
  'limit-narrowed': ['narrowed', 'fixed', 'Keep to the new bound.'],
  'limit-widened': ['widened', 'fixed', 'Expect values up to the new bound.'],
  'limit-changed': ['breaking', 'fixed', 'Keep to the new step.'],
  'default-added': ['harmless', 'default'],
  'default-removed': ['narrowed', 'default', 'Send the value if you count on it.'],
  'default-changed': ['narrowed', 'fixed', 'Send the value if you count on the old default.'],
  'constraint-added': ['narrowed', 'fixed', 'Keep to the rule.'],
  'constraint-removed': ['widened', 'fixed', 'Expect values that break the rule that there was.'],
  'constraint-changed': ['breaking', 'fixed', 'Look at every place that uses it.'],
  // Schemas: objects
  'property-added': ['harmless', 'members', { sends: 'Send it.', receives: 'Expect it.' }],
  'property-removed': ['breaking', 'fixed', { sends: 'Do not send it.', receives: 'Do not read it.' }],
  'members-closed': ['narrowed', 'members', 'Send no other members.'],
  'members-opened': ['widened', 'members', 'Expect other members.'],
  'now-read-only': ['narrowed', 'fixed', 'Do not send it.'],
  'no-longer-read-only': ['harmless', 'fixed'],
  'now-write-only': ['widened', 'fixed', 'Do not read it.'],
  'no-longer-write-only': ['harmless', 'fixed'],
  // Words
  'documentation-changed': ['note', 'fixed'],
  'schema-renamed': [
    'breaking',
    'fixed',
    'Nothing changes on the wire. Import the type of a generated client under its new name.',
  ],
} as const satisfies Record<string, Row>;

export type ChangeKind = keyof typeof KINDS;

export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

/** What holds of a kind where nothing else decides. */
export function kindOf(kind: ChangeKind): { effect: Effect; aspect: Aspect; advice: Advice | undefined } {
  const [effect, aspect, advice]: Row = KINDS[kind];
  return { effect, aspect, advice };
}

/** The rules of kinds whose effect depends on something, or whose name says too little. */
const RULES: { readonly [kind in ChangeKind]?: string } = {
  'gap-narrowed': 'More is known, while the gap stays open for the rest. Safe.',
  'gap-recorded': 'A doubt is written down, and nothing that was promised has changed. Documentation.',
  'operation-id-changed': 'Generated clients rename the operation. Breaking, unless it had no operationId.',
  'path-parameter-renamed': 'Generated clients rename the argument. Breaking.',
  'server-default-changed': 'A client that chooses no server sends its requests elsewhere. Breaking.',
  'security-relaxed': 'There is another way to authenticate. Safe for whoever sends.',
  'parameter-added': 'Breaking when it is required; otherwise safe.',
  'parameter-removed': 'What it asked for is no longer done. Breaking.',
  'header-added': 'Safe, unless it is required of whoever sends.',
  'request-body-added': 'Breaking when it is required; otherwise safe.',
  'media-type-added':
    'Safe where the reader chooses it by Accept or the sender may choose; breaking in a delivery.',
  'media-type-removed': 'Breaking, except in a delivery, where it comes no more.',
  'response-added':
    'An error is safe; a success that nothing declared covered is breaking for whoever receives.',
  'response-removed': 'Safe as long as a success is left; breaking when none is, or for whoever answers.',
  'status-widened': 'Breaking for whoever receives when it is a success, else safe.',
  'type-changed':
    'Breaking; from an integer to a number for whoever receives alone, and back for whoever sends.',
  'discriminator-changed': 'Breaking; safe where one comes, or a value more.',
  'known-values-changed':
    'Values are named, or no longer, beside an alternative that allows them anyway. Safe.',
  'exclusive-added': 'Alternatives that overlap may no longer hold together. Breaking for whoever sends.',
  'exclusive-removed': 'Alternatives that overlap may hold together. Breaking for whoever receives.',
  'enum-added': 'Breaking for whoever sends; for both where a value was not allowed before.',
  'enum-removed': 'Breaking for whoever receives; for both where a value is not allowed any more.',
  'pattern-changed': 'Which of two patterns allows more is not decided. Breaking.',
  'format-changed': 'Breaking, except int32 to int64 and float to double, which only widen.',
  'limit-changed': 'Two steps of which neither is a multiple of the other. Breaking.',
  'default-added': 'What leaving it out means was not said. Safe.',
  'constraint-added':
    'A keyword that is compared as a whole (not, if, contains, …). Breaking for whoever sends.',
  'constraint-changed': 'Which of two forms allows more is not decided. Breaking.',
  'property-added':
    'Safe when optional or received; breaking when required of whoever sends, or if the object was closed.',
  'property-removed':
    'It does nothing any more, or comes no more. Breaking, unless the rule for others covers it.',
  'documentation-changed':
    'Words, examples, extensions, tags, registers, and components that nothing uses. Documentation.',
  'schema-renamed': 'Generated clients rename the type. Breaking.',
  'media-type-version-changed':
    'Told once for the document; what else changed in the bodies is told beside it. Breaking.',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  narrowed: 'Breaking for whoever sends.',
  widened: 'Breaking for whoever receives.',
  breaking: 'Breaking.',
  harmless: 'Safe.',
  note: 'Documentation.',
};

/** The rule of a kind, for people. */
export function ruleOf(kind: ChangeKind): string {
  return RULES[kind] ?? EFFECTS[kindOf(kind).effect];
}
