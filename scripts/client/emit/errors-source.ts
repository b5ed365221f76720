import type { MediaType, OpenApiDocument, Schema } from '../../model/document.ts';
import { banner } from './banner.ts';
import { comment } from './comments.ts';
import { literal } from './schema-type.ts';
import { documentedErrors, type DocumentedError } from './documented-errors.ts';
import { SchemaTypes, referenceOf } from './schema-type.ts';
import { Comments } from './comments.ts';

/** Failures that no status of the interface stands for. */
const ownErrors: [kind: string, meaning: string][] = [
  ['Abort', 'The caller ended the call.'],
  ['Connection', 'No connection, or it broke before the whole answer was there.'],
  [
    'Hook',
    'A hook of `observing` or the function of `validating` threw `cause`. Nothing is sent again; the request may have had its effect.',
  ],
  [
    'InvalidArgument',
    'Nothing was sent: a slug, the key or another argument cannot be used, or the function that gives the key failed.',
  ],
  [
    'InvalidResponse',
    'A success differs from the description of the interface, and `validating` is to throw.',
  ],
  ['Timeout', 'The time for the attempt or for the whole call was over.'],
];

/** Answers for which there is a class although the interface does not show them. */
const otherStatuses: [kind: string, status: number | undefined, meaning: string][] = [
  [
    'NotModified',
    304,
    'The representation is the one that `ifNoneMatch` names. That the service answers so is not shown.',
  ],
  ['Redirect', undefined, 'The answer is a redirect. None is followed, because the API key would go along.'],
  ['UnexpectedStatus', undefined, 'The answer has a status that the interface does not describe.'],
  [
    'Decode',
    undefined,
    'The status is a success, and the answer is not what was asked for: empty, of another media type or charset, cut off, or another page of a list. `text` holds it.',
  ],
];

/**
 * Writes `src/errors.ts` of the client: a class and a type guard for each documented status and for each other way in
 * which a call can fail.
 *
 * @param document the bundled document
 * @returns TypeScript source
 */
export function writeErrorsSource(document: OpenApiDocument): string {
  const documented = documentedErrors(document);
  const types = new SchemaTypes(new Comments(document));
  const bodies = documented.map((error) => types.typeOf(schemaOf(error)));
  const models = [...new Set(documented.flatMap((error) => referenceOf(schemaOf(error)) ?? []))].toSorted();
  const kinds = [
    ...documented,
    ...otherStatuses.map(([kind]) => ({ kind })),
    ...ownErrors.map(([kind]) => ({ kind })),
  ];
  return [
    banner,
    "import { GrantManagementError, StatusError } from '../../../scripts/client/runtime/failure.ts';\n" +
      `import type { ${models.join(', ')} } from './models.ts';\n`,
    ...documented.map(
      (error, index) =>
        comment(meaningOf(document, error)) + statusClass(error.kind, error.status, bodies[index]),
    ),
    ...otherStatuses.map(
      ([kind, status, meaning]) => comment([meaning]) + statusClass(kind, status, 'unknown'),
    ),
    ...ownErrors.map(
      ([kind, meaning]) =>
        `${comment([meaning])}export class ${kind}Error extends GrantManagementError {\n${kindMembers(kind)}}\n`,
    ),
    `${comment(['What can fail although the service was right.'])}export type TransportFailure =\n${union([...otherStatuses, ...ownErrors].map(([kind]) => `${kind}Error`))};\n`,
    `/** What can happen, as \`kind\` of an error. */\nexport type ErrorKind =\n${union(kinds.map(({ kind }) => literal(kind)))};\n`,
    ...kinds.map(
      ({ kind }) =>
        `/** Whether an error is a {@link ${kind}Error}, also of another copy of this package. */\n` +
        `export function is${kind}Error(error: unknown): error is ${kind}Error {\n  return error instanceof ${kind}Error;\n}\n`,
    ),
  ].join('\n');
}

function statusClass(kind: string, status: number | undefined, body = 'unknown'): string {
  return (
    `export class ${kind}Error extends StatusError {\n${kindMembers(kind)}` +
    (status === undefined ? '' : `  declare readonly status: ${status};\n`) +
    (body === 'unknown' ? '' : `  declare readonly body: Partial<${body}> | undefined;\n`) +
    '}\n'
  );
}

function kindMembers(kind: string): string {
  return `  static override readonly kind = ${literal(kind)};\n  declare readonly kind: ${literal(kind)};\n`;
}

function meaningOf(document: OpenApiDocument, { status, description }: DocumentedError): string[] {
  const when = (document['x-conditions'] ?? []).filter((condition) => condition.status === status);
  return [`${status}: ${description}`, when.map((condition) => `- ${condition.when}`).join('\n')].filter(
    Boolean,
  );
}

function schemaOf({ content }: DocumentedError): Schema {
  const [, media] = Object.entries(content).find(([type]) => type.endsWith('+json')) ?? [];
  return ((media as MediaType | undefined)?.schema ?? {}) as Schema;
}

/**
 * Writes what the transport has to know of errors: the kind of each status.
 *
 * @param document the bundled document
 */
export function kindsOfStatuses(document: OpenApiDocument): Record<number, string> {
  const known = documentedErrors(document).map(({ kind, status }) => [status, kind] as const);
  const others = otherStatuses.flatMap(([kind, status]) =>
    status === undefined ? [] : [[status, kind] as const],
  );
  return Object.fromEntries([...others, ...known]);
}

/** Lists the kinds of errors and what each means, in a line. */
export function errorKinds(document: OpenApiDocument): { kind: string; meaning: string }[] {
  return [
    ...documentedErrors(document).map(({ kind, status, description }) => ({
      kind,
      meaning: `${status}: ${description.replaceAll(/\s+/g, ' ')}`,
    })),
    ...otherStatuses.map(([kind, , meaning]) => ({ kind, meaning })),
    ...ownErrors.map(([kind, meaning]) => ({ kind, meaning })),
  ];
}

/** A union, a branch a line. */
export function union(types: readonly string[]): string {
  return types.map((type) => `  | ${type}`).join('\n');
}
