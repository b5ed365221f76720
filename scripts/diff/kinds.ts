/**
 * Every kind of change that the diff can report, with its rule. The rules speak of the side that sends (a request,
 * or the answer to a delivery) and the side that receives (a response, or a delivery).
 */
export const CHANGE_KINDS = {
  // Gaps
  'gap-closed': 'Something that was not shown is known now, and the gap is closed. Safe.',
  'gap-narrowed':
    'More is known at a place that names, or named, a gap, which stays open for the rest. Safe.',
  'gap-reopened': 'Something that was known is unknown now and names a gap. Breaking.',
  'gap-recorded':
    'A doubt about a node is written down, and nothing that it promises has changed. Documentation.',
  // Operations
  'operation-added': 'Safe.',
  'operation-removed': 'Breaking.',
  'path-changed': 'An operation, known by its operationId, moved to another path. Breaking.',
  'method-changed': 'An operation, known by its operationId, has another method. Breaking.',
  'operation-id-changed':
    'Nothing changes on the wire, and generated clients rename the operation. Breaking, unless it had none.',
  'path-parameter-renamed':
    'Nothing changes on the wire, and generated clients rename the argument. Breaking.',
  'webhook-added': 'A delivery or a callback. Safe: it is delivered to those who subscribe.',
  'webhook-removed': 'Breaking.',
  deprecated: 'Safe.',
  undeprecated: 'Safe.',
  // Servers and security
  'server-added': 'Safe.',
  'server-removed': 'Breaking.',
  'server-default-changed':
    'Breaking: a client that chooses no server sends its requests somewhere else from now on.',
  'security-tightened': 'A way to authenticate no longer suffices. Breaking for whoever sends.',
  'security-key-moved':
    'The key is sent under another name, or in another place. Breaking for whoever sends.',
  'security-relaxed': 'There is another way to authenticate. Safe for whoever sends.',
  // Parameters and headers
  'parameter-added': 'Breaking when it is required; otherwise safe.',
  'parameter-removed': 'Breaking: what it asked for is no longer done.',
  'parameter-style-changed': 'It is written differently in the request. Breaking.',
  'unnamed-parameter-added': 'A parameter is known to exist, and its name is not shown. Safe.',
  'unnamed-parameter-removed': 'A parameter that nobody could name is no longer mentioned. Safe.',
  'header-added': 'Safe, unless it is required of whoever sends.',
  'header-removed': 'Breaking.',
  'now-required': 'Breaking for whoever sends, safe for whoever receives.',
  'now-optional': 'Safe for whoever sends, breaking for whoever receives.',
  // Bodies
  'request-body-added': 'Breaking when it is required; otherwise safe.',
  'request-body-removed': 'Breaking.',
  'response-body-added': 'Safe for whoever receives.',
  'response-body-removed': 'Breaking.',
  'media-type-added':
    'Safe where the reader chooses it by Accept or the sender may choose; breaking in a delivery.',
  'media-type-removed': 'Breaking, except in a delivery, where it comes no more.',
  'media-type-narrowed': 'A range of media types became one of its members: breaking for whoever sends.',
  'media-type-widened': 'A media type became a range that holds it: breaking for whoever receives.',
  'media-type-version-changed':
    'The media types carry another version, so a program has to ask for it, or send it, by name. Breaking; what else changed in the bodies is told beside it.',
  'media-type-parameters-changed':
    'The media types carry other parameters, such as a profile, and are otherwise the same. Breaking.',
  'encoding-changed': 'Parts of a body are written differently. Breaking.',
  // Responses
  'response-added':
    'A success that no declared status or range covered is breaking for whoever receives; an error is safe.',
  'response-removed': 'Safe as long as a success is left; breaking when none is, or for whoever answers.',
  'status-narrowed': 'A range such as 2XX became some of its statuses. Safe for whoever receives.',
  'status-widened':
    'A status became a range that holds it. Breaking for whoever receives when it is a success, else safe.',
  // Schemas: alternatives and types
  'type-changed': 'Breaking.',
  'type-added': 'Another type or alternative is allowed: breaking for whoever receives.',
  'type-removed': 'A type or an alternative is no longer allowed: breaking for whoever sends.',
  'type-restricted': 'Anything was allowed and some types are left: breaking for whoever sends.',
  'type-unrestricted': 'Some types were allowed and anything is now: breaking for whoever receives.',
  'nullable-added': 'Null is allowed: breaking for whoever receives.',
  'nullable-removed': 'Null is no longer allowed: breaking for whoever sends.',
  'known-values-changed':
    'Values are named, or no longer, beside an alternative that allows them anyway. Safe.',
  'exclusive-added': 'Alternatives that overlap may no longer hold together: breaking for whoever sends.',
  'exclusive-removed': 'Alternatives that overlap may now hold together: breaking for whoever receives.',
  'discriminator-changed':
    'Programs tell the alternatives apart by another member, or by other values. Breaking; safe where one comes, or a value more.',
  // Schemas: values
  'enum-values-added': 'Breaking for whoever receives.',
  'enum-values-removed': 'Breaking for whoever sends.',
  'enum-added': 'Any value was allowed and a list is now: breaking for whoever sends.',
  'enum-removed': 'A list of values became open: breaking for whoever receives.',
  'pattern-added': 'Breaking for whoever sends.',
  'pattern-removed': 'Breaking for whoever receives.',
  'pattern-changed': 'Another pattern: breaking for both, since which one allows more is not decided.',
  'format-added': 'Breaking for whoever sends.',
  'format-removed': 'Breaking for whoever receives.',
  'format-changed': 'Breaking, except int32 to int64 and float to double, which only widen.',
  'limit-added': 'A bound on size or number: breaking for whoever sends.',
  'limit-removed': 'Breaking for whoever receives.',
  'limit-narrowed': 'Breaking for whoever sends.',
  'limit-widened': 'Breaking for whoever receives.',
  'limit-changed': 'Two steps of which neither is a multiple of the other: breaking for both.',
  'default-added': 'Safe: what leaving it out means was not said.',
  'default-removed': 'Breaking for whoever sends: what leaving it out means is no longer promised.',
  'default-changed': 'Breaking for whoever sends: leaving it out means something else.',
  'constraint-added':
    'A keyword that is compared as a whole (not, if, contains, …): breaking for whoever sends.',
  'constraint-removed': 'Breaking for whoever receives.',
  'constraint-changed': 'Breaking for both, since which one allows more is not decided.',
  // Schemas: objects
  'property-added':
    'Safe when optional or received; breaking when required of whoever sends, or where no other member was allowed.',
  'property-removed': 'Breaking for both: it does nothing any more, or comes no more.',
  'members-closed': 'Other members were allowed and are not: breaking for whoever sends.',
  'members-opened': 'Other members were not allowed and are: breaking for whoever receives.',
  'now-read-only': 'Breaking for whoever sends.',
  'no-longer-read-only': 'Safe.',
  'now-write-only': 'Breaking for whoever receives.',
  'no-longer-write-only': 'Safe.',
  // Words
  'documentation-changed':
    'Words, examples, extensions, tags, registers, and components that nothing uses. Documentation.',
  'schema-renamed': 'Nothing changes on the wire, and generated clients rename the type. Breaking.',
} as const satisfies Record<string, string>;

export type ChangeKind = keyof typeof CHANGE_KINDS;
