import { errorMembers, responseHeaders } from '../../model/well-known.ts';
import { toXml, XmlFormError } from '../../model/to-xml.ts';
import type { InterfaceFacts, OperationFacts, ResponseFacts } from './interface-facts.ts';
import { headerValue } from './headers.ts';
import { type OwnConditionId, type OwnCondition, ownConditions } from './own-conditions.ts';
import type { RateState } from './rate-limiter.ts';

/** A response that is ready to be sent. */
export interface Answer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Id of the condition that the response is about; null for a success. */
  readonly condition: string | null;
}

/** How a documented response is wanted. */
export interface Wanted {
  readonly operation: OperationFacts;
  readonly status: number;
  readonly mediaType: string;
  readonly rate: RateState;
  /** Whether the response may say when to try again. */
  readonly retryAfter: boolean;
  /** Name of an example; the first one when absent. That of an error is the id of a condition. */
  readonly example?: string | undefined;
  /** Members in place of those of the example. */
  readonly members?: object | undefined;
  /** A body in place of an example; its value may be anything. */
  readonly body?: { readonly value: unknown } | undefined;
}

/** Makes responses: the documented ones, and those that the mock gives by itself. */
export class Answers {
  readonly #facts: InterfaceFacts;
  readonly #errorRoot: string;

  constructor(facts: InterfaceFacts) {
    this.#facts = facts;
    const responses = facts.operations.flatMap(({ responses: each }) => Object.values(each));
    this.#errorRoot = responses.find(({ status }) => status === 404)?.xmlRoot ?? 'Error';
  }

  /** A documented response. */
  documented(wanted: Wanted): Answer {
    const { operation, status, rate, members, body, retryAfter } = wanted;
    const response = responseOf(operation, status);
    // A documented range has statuses without a body too.
    const mediaTypes = status === 204 || status === 205 ? [] : response.mediaTypes;
    // What has a body of one kind, such as a file, or an error of a request for a file, has that.
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
        // A header without an example, of which nothing else says its value, is left out.
        ...documented.filter(([, text]) => text !== '').flat(),
        ...(condition === null ? [] : ['X-Mock-Condition', condition]),
        ...(response.gaps.length === 0 ? [] : ['X-Mock-Gap', response.gaps.join(', ')]),
      ],
      body: bytes,
      condition,
    };
  }

  /**
   * A response that the mock gives by itself, in the error envelope.
   *
   * @param message what is wrong, in place of the general text
   * @param status in place of the reason's own
   */
  own(id: OwnConditionId, asked: string, message?: string, status?: number): Answer {
    const own: OwnCondition = ownConditions[id];
    const mediaType = this.envelopeType(asked);
    const code = status ?? own.status;
    const envelope = { [errorMembers.message]: message ?? own.message, [errorMembers.status]: code };
    const body = Buffer.from(this.#write(envelope, mediaType, this.#errorRoot));
    return {
      status: code,
      headers: [...contentHeaders(mediaType, body), 'X-Mock-Condition', id],
      body,
      condition: id,
    };
  }

  /** The media type of an envelope: what was asked for, unless that is one of files. */
  envelopeType(asked: string): string {
    return asked === this.#facts.xmlMediaType ? asked : this.#facts.jsonMediaType;
  }

  #write(value: unknown, mediaType: string | undefined, root: string): string {
    if (value === undefined) return '';
    return mediaType === this.#facts.xmlMediaType ? toSafeXml(value, root) : JSON.stringify(value);
  }
}

/** A 204 has no length. */
function lengthOfNone(status: number): string[] {
  return status === 204 ? [] : ['Content-Length', '0'];
}

/** Content-Type and Content-Length, as a list of names and values. */
export function contentHeaders(mediaType: string, { byteLength }: Buffer): string[] {
  return ['Content-Type', mediaType, 'Content-Length', String(byteLength)];
}

/** A success that is documented as a range has every status of the range. */
function responseOf({ responses, success }: OperationFacts, status: number): ResponseFacts {
  const found = responses[String(status)] ?? (status < 300 ? responses[String(success)] : undefined);
  if (!found) throw new Error(`Status ${status} is not documented.`);
  return found;
}

/** XML cannot hold every text and every name that JSON can; characters that it cannot hold become U+FFFD, in names `_`. */
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
