import type { Change } from './change.ts';
import type { ChangeKind } from './kinds.ts';

/** What a program has to do about a change that breaks it: where it sends, where it receives, or wherever it is. */
type Advice = string | { readonly sends?: string; readonly receives?: string };

const LOOK = 'Look at every place that uses it.';

const ADVICE: { readonly [kind in ChangeKind]?: Advice } = {
  'gap-reopened': 'Do not rely on what was known here.',
  'operation-removed': 'Stop calling it.',
  'path-changed': 'Call it at the new path.',
  'method-changed': 'Call it with the new method.',
  'operation-id-changed':
    'Nothing changes in requests and responses; call the new method of a generated client.',
  'path-parameter-renamed': 'Nothing changes in requests; pass the new argument to a generated client.',
  'webhook-removed': 'Do not wait for it any more.',
  'server-removed': 'Send requests to an address that is left.',
  'server-default-changed': 'Say which address you mean.',
  'security-tightened': 'Send what is asked for now.',
  'security-key-moved': 'Send the key there.',
  'parameter-added': 'Send it with every request.',
  'parameter-removed': 'Do without it.',
  'parameter-style-changed': 'Write, or read, it in the new way.',
  'header-added': 'Send it.',
  'header-removed': 'Do without it.',
  'now-required': 'Send it always.',
  'now-optional': 'Expect it to be missing.',
  'request-body-added': 'Send a body.',
  'request-body-removed': 'Send no body.',
  'response-body-removed': 'Do not read a body.',
  'response-body-added': 'Send a body.',
  'media-type-added': 'Be ready to receive it.',
  'media-type-removed': 'Use another media type.',
  'media-type-narrowed': 'Use the media type that is left.',
  'media-type-widened': 'Be ready for every media type of the range.',
  'media-type-version-changed': {
    sends: 'Send bodies under the new name.',
    receives: 'Ask for the new version with `Accept`.',
  },
  'media-type-parameters-changed': 'Use the new name.',
  'encoding-changed': 'Write the parts of the body in the new way.',
  'response-added': 'Expect this response too.',
  'response-removed': 'Do not wait for it.',
  'status-widened': 'Expect every status of the range.',
  'status-narrowed': 'Answer with one of the statuses that are left.',
  'type-changed': { sends: 'Send the new type.', receives: 'Read the new type.' },
  'type-added': 'Expect it.',
  'type-removed': 'Do not send it.',
  'type-restricted': 'Send nothing else.',
  'type-unrestricted': 'Expect any value.',
  'nullable-added':
    'Handle null wherever you read it; a program in TypeScript may not compile until it does.',
  'nullable-removed': 'Do not send null.',
  'exclusive-added': 'Send what fits one alternative alone.',
  'exclusive-removed': 'Expect what fits several alternatives.',
  'discriminator-changed': 'Tell the alternatives apart in the new way.',
  'enum-values-added': 'Expect the new value.',
  'enum-values-removed': 'Do not send it.',
  'enum-added': { sends: 'Send one of the values.', receives: 'Read one of the values.' },
  'enum-removed': 'Expect other values.',
  'pattern-added': 'Keep to the pattern.',
  'pattern-removed': 'Expect other texts.',
  'pattern-changed': 'Keep to the new pattern, and expect texts that match it.',
  'format-added': 'Keep to the format.',
  'format-removed': 'Expect other texts.',
  'format-changed': 'Write, and read, the new format.',
  'limit-added': 'Keep to the bound.',
  'limit-removed': 'Expect values beyond the bound that there was.',
  'limit-narrowed': 'Keep to the new bound.',
  'limit-widened': 'Expect values up to the new bound.',
  'limit-changed': 'Keep to the new step.',
  'default-removed': 'Send the value if you count on it.',
  'default-changed': 'Send the value if you count on the old default.',
  'constraint-added': 'Keep to the rule.',
  'constraint-removed': 'Expect values that break the rule that there was.',
  'constraint-changed': LOOK,
  'property-added': { sends: 'Send it.', receives: 'Expect it.' },
  'property-removed': { sends: 'Do not send it.', receives: 'Do not read it.' },
  'members-closed': 'Send no other members.',
  'members-opened': 'Expect other members.',
  'schema-renamed':
    'Nothing changes in requests and responses; import the type of a generated client under its new name.',
  'now-read-only': 'Do not send it.',
  'now-write-only': 'Do not read it.',
};

/** What to do about a change that breaks, in one sentence. */
export function adviceFor({ kind, audience }: Change): string {
  const advice = ADVICE[kind] ?? LOOK;
  if (typeof advice === 'string') return advice;
  const sides = audience === 'both' ? (['sends', 'receives'] as const) : [audience];
  return sides.flatMap((side) => advice[side] ?? []).join(' ') || LOOK;
}
