import { errorMembers, responseHeaders } from '../../model/well-known.ts';
import { toXml, XmlFormError } from '../../model/to-xml.ts';
import type { InterfaceFacts, OperationFacts, ResponseFacts } from './interface-facts.ts';
import { headerValue } from './headers.ts';
import { type MockConditionId, type MockCondition, mockConditions } from './mock-conditions.ts';
import type { RateState } from './rate-limiter.ts';

/** A response, ready to send. */
export interface Answer {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The error condition's ID; null for a success. */
  readonly condition: string | null;
}

/** Selects a documented response. */
export interface AnswerRequest {
  readonly operation: OperationFacts;
  readonly status: number;
  readonly mediaType: string;
  readonly rate: RateState;
  /** True to send `Retry-After`. */
  readonly retryAfter: boolean;
  /** Name of an example, which for errors is the condition's ID; default: the first example. */
  readonly example?: string | undefined;
  /** Properties that replace the example's. */
  readonly members?: object | undefined;
  /** A body that replaces the example. */
  readonly body?: { readonly value: unknown } | undefined;
}

/** Builds documented responses and the mock's own errors. */
export class Answers {
  readonly #facts: InterfaceFacts;
  readonly #errorRoot: string;

  constructor(facts: InterfaceFacts) {
    this.#facts = facts;
    const responses = facts.operations.flatMap(({ responses: each }) => Object.values(each));
    this.#errorRoot = responses.find(({ status }) => status === 404)?.xmlRoot ?? 'Error';
  }

  /** Builds a documented response. */
  documented(wanted: AnswerRequest): Answer {
    const { operation, status, rate, members, body, retryAfter } = wanted;
    const response = responseOf(operation, status);
    // `Prefer` can request a status that never has a body, from a range that has one.
    const mediaTypes = status === 204 || status === 205 ? [] : response.mediaTypes;
    // A body with a single media type, such as a file, ignores the requested one.
    const mediaType = mediaTypes.includes(wanted.mediaType) ? wanted.mediaType : mediaTypes[0];
    const names = Object.keys(response.examples);
    const example = names.includes(wanted.example ?? '') ? wanted.example : names[0];
    const shown = example === undefined ? undefined : response.examples[example];
    const value = body ? body.value : members ? { ...Object(shown), ...members } : shown;
    const condition = status >= 400 ? (wanted.example ?? example ?? null) : null;
    const file = mediaType === undefined ? '' : response.files[mediaType];
    const bytes = Buffer.from(file ?? this.#write(value, mediaType, response.xmlRoot));
    const documented = Object.entries(response.headers).flatMap(([name, text]) =>
      name === responseHeaders.retryAfter && !retryAfter
        ? []
        : [[name, headerValue(name, text, { status, body: bytes, rate })]],
    );
    return {
      status,
      headers: [
        ...(mediaType === undefined ? lengthOfNone(status) : contentHeaders(mediaType, bytes)),
        // Omit headers without an example or a computed value.
        ...documented.filter(([, text]) => text !== '').flat(),
        ...(condition === null ? [] : ['X-Mock-Condition', condition]),
        ...(response.gaps.length === 0 ? [] : ['X-Mock-Gap', response.gaps.join(', ')]),
      ],
      body: bytes,
      condition,
    };
  }

  /**
   * Builds one of the mock's own errors, in the error envelope.
   *
   * @param message replaces the condition's text
   * @param status replaces the condition's status
   */
  mockError(id: MockConditionId, requestedType: string, message?: string, status?: number): Answer {
    const condition: MockCondition = mockConditions[id];
    const mediaType = this.envelopeType(requestedType);
    const code = status ?? condition.status;
    const envelope = { [errorMembers.message]: message ?? condition.message, [errorMembers.status]: code };
    const body = Buffer.from(this.#write(envelope, mediaType, this.#errorRoot));
    return {
      status: code,
      headers: [...contentHeaders(mediaType, body), 'X-Mock-Condition', id],
      body,
      condition: id,
    };
  }

  /** Returns the media type of an error envelope: XML if requested, otherwise JSON. */
  envelopeType(requestedType: string): string {
    return requestedType === this.#facts.xmlMediaType ? requestedType : this.#facts.jsonMediaType;
  }

  #write(value: unknown, mediaType: string | undefined, root: string): string {
    if (value === undefined) return '';
    return mediaType === this.#facts.xmlMediaType ? toSafeXml(value, root) : JSON.stringify(value);
  }
}

/** Returns the Content-Length of an empty body; none for a 204. */
function lengthOfNone(status: number): string[] {
  return status === 204 ? [] : ['Content-Length', '0'];
}

/** Returns Content-Type and Content-Length, as alternating names and values. */
export function contentHeaders(mediaType: string, { byteLength }: Buffer): string[] {
  return ['Content-Type', mediaType, 'Content-Length', String(byteLength)];
}

/** Returns the documented response for a status. A success documented as a range covers every status in it. */
function responseOf({ responses, success }: OperationFacts, status: number): ResponseFacts {
  const response = responses[String(status)] ?? (status < 300 ? responses[String(success)] : undefined);
  if (!response) throw new Error(`Status ${status} isn't documented.`);
  return response;
}

/** Converts to XML. Characters that XML doesn't allow become U+FFFD, or `_` in names. */
function toSafeXml(value: unknown, root: string): string {
  try {
    return toXml(value, root);
  } catch (error) {
    if (!(error instanceof XmlFormError)) throw error;
    return toXml(replaceCharacters(value), root);
  }
}

function replaceCharacters(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map(replaceCharacters);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [xmlName(name), replaceCharacters(member)]));
}

function xmlName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_').replace(/^(?![A-Z_a-z])/, '_');
}
