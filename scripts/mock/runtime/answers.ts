import { errorMembers } from '../../model/well-known.ts';
import { toXml, XmlFormError } from '../../model/to-xml.ts';
import type { Choice } from './choices.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import type { ConditionFacts, InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { headerValue, type LiveHeader } from './live-headers.ts';
import { type OwnConditionId, type OwnCondition, ownConditions } from './own-conditions.ts';

/** A response that is ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string | LiveHeader])[];
  readonly body: Buffer;
  /** Id of the condition that the response is about; null for a success. */
  readonly condition: string | null;
  readonly operation: OperationFacts | null;
}

/** What a response that the mock gives by itself is about. */
export interface OwnParts {
  /** What is wrong, in place of the general text. */
  readonly message?: string | undefined;
  /** In place of the reason's own status. */
  readonly status?: number | undefined;
  readonly operation?: OperationFacts | undefined;
  /** Ids of the gaps that the response touches beside those of the operation. */
  readonly gaps?: readonly string[] | undefined;
  readonly choices?: readonly Choice[] | undefined;
}

/** Makes responses: Prism gives the documented ones, this class brings them into the form in which they are sent. */
export class Answers {
  readonly #engine: Engine;
  readonly #facts: InterfaceFacts;
  readonly #errorRoot: string;

  constructor(engine: Engine, facts: InterfaceFacts) {
    this.#engine = engine;
    this.#facts = facts;
    const responses = facts.operations.flatMap(({ responses: each }) => Object.values(each));
    this.#errorRoot = responses.find(({ status }) => status === 404)?.xmlRoot ?? 'Error';
  }

  /**
   * A documented response.
   *
   * @param status the status, one of those that are documented
   * @param example name of the example; the first one when absent
   * @param choices of the mock that the response rests on
   */
  async documented(
    operation: OperationFacts,
    status: number,
    mediaType: string,
    example?: string,
    choices: Iterable<Choice> = [],
  ): Promise<Answer> {
    const { examples } = this.#responseOf(operation, status);
    const named = example !== undefined && examples.includes(example) ? example : undefined;
    const answer = await this.#engine.answer(operation.id, { status, mediaType, example: named });
    const condition = status >= 400 ? (example ?? examples[0] ?? null) : null;
    return this.#finish(operation, answer, mediaType, condition, choices);
  }

  /** A documented response with a body of its own. */
  async withBody(
    operation: OperationFacts,
    status: number,
    mediaType: string,
    body: unknown,
    { condition = null, choices = [] }: { condition?: string | null; choices?: Iterable<Choice> } = {},
  ): Promise<Answer> {
    const root = this.#responseOf(operation, status).xmlRoot;
    const value = mediaType === this.#facts.xmlMediaType ? toSafeXml(body, root) : body;
    const answer = await this.#engine.answer(operation.id, { status, mediaType, body: { value } });
    return this.#finish(operation, answer, mediaType, condition, choices);
  }

  /** The documented response of a condition with some members of its own, such as what is wrong with the body. */
  async altered(
    operation: OperationFacts,
    { id, status }: ConditionFacts,
    mediaType: string,
    members: object,
    choices: Iterable<Choice> = [],
  ): Promise<Answer> {
    const wanted = { status, mediaType: this.#facts.jsonMediaType, example: id };
    const { body } = await this.#engine.answer(operation.id, wanted);
    return this.withBody(
      operation,
      status,
      mediaType,
      { ...Object(body), ...members },
      { condition: id, choices },
    );
  }

  /** The documented response of a condition that every operation has, to a request for none of them. */
  async forAll({ id, status }: ConditionFacts, mediaType: string): Promise<Answer> {
    const [operation] = this.#facts.operations;
    if (!operation) throw new Error('The interface has no operations.');
    const answer = await this.documented(operation, status, mediaType, id);
    const each = this.#facts.operations.map(({ responses }) => responses[status]?.gaps[mediaType] ?? []);
    const common = (each[0] ?? []).filter((gap) => each.every((gaps) => gaps.includes(gap)));
    const headers = [...answer.headers.filter(([name]) => name !== gapHeaderName), ...gapHeader(common)];
    return { ...answer, headers, operation: null };
  }

  /** A response that the mock gives by itself, in the error envelope. */
  own(
    id: OwnConditionId,
    mediaType: string,
    { message, status, operation, gaps: touched = [], choices = [] }: OwnParts = {},
  ): Answer {
    const own: OwnCondition = ownConditions[id];
    const code = status ?? own.status;
    const envelope = { [errorMembers.message]: message ?? own.message, [errorMembers.status]: code };
    const xml = mediaType === this.#facts.xmlMediaType;
    const body = Buffer.from(xml ? toSafeXml(envelope, this.#errorRoot) : JSON.stringify(envelope));
    const gaps = [...touched, ...(operation?.gaps ?? []), ...(xml ? this.#xmlGaps() : [])];
    return {
      status: code,
      headers: [
        ['Content-Type', mediaType],
        ['Content-Length', String(body.byteLength)],
        ['X-Mock-Condition', id],
        ...gapHeader([...new Set(gaps)].toSorted()),
        ...choiceHeader(choices),
      ],
      body,
      condition: id,
      operation: operation ?? null,
    };
  }

  #finish(
    operation: OperationFacts,
    { status, headers, body: value }: EngineAnswer,
    mediaType: string,
    condition: string | null,
    choices: Iterable<Choice>,
  ): Answer {
    const response = this.#responseOf(operation, status);
    const text = this.#write(value, mediaType, response.xmlRoot);
    const hasBody = status !== 204 && status !== 205;
    const body = Buffer.from(hasBody ? text : '');
    const documented = Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-type')
      .map(([name, example]): [string, string | LiveHeader] => [
        name,
        headerValue(name, String(example), status, body),
      ]);
    return {
      status,
      headers: [
        ...(hasBody
          ? [['Content-Type', mediaType] as const, ['Content-Length', String(body.byteLength)] as const]
          : []),
        ...documented,
        ...(condition === null ? [] : [['X-Mock-Condition', condition] as const]),
        ...gapHeader(response.gaps[mediaType] ?? []),
        ...choiceHeader([...choices]),
      ],
      body,
      condition,
      operation,
    };
  }

  /** Examples in XML are text already; what Prism makes from a schema is not. */
  #write(value: unknown, mediaType: string, root: string): string {
    if (value === undefined) return '';
    if (mediaType !== this.#facts.xmlMediaType) return JSON.stringify(value);
    return typeof value === 'string' ? value : toSafeXml(value, root);
  }

  /** A success that is documented as a range has every status of the range. */
  #responseOf({ responses, success }: OperationFacts, status: number): OperationFacts['responses'][string] {
    const found = responses[String(status)] ?? (status < 300 ? responses[String(success)] : undefined);
    if (!found) throw new Error(`Status ${status} is not documented.`);
    return found;
  }

  /** What every XML response leaves unknown. */
  #xmlGaps(): readonly string[] {
    const { jsonMediaType, xmlMediaType, operations } = this.#facts;
    const response = operations[0] && Object.values(operations[0].responses)[0];
    const json = new Set(response?.gaps[jsonMediaType]);
    return (response?.gaps[xmlMediaType ?? ''] ?? []).filter((gap) => !json.has(gap));
  }
}

const gapHeaderName = 'X-Mock-Gap';

function gapHeader(gaps: readonly string[]): (readonly [string, string])[] {
  return gaps.length === 0 ? [] : [[gapHeaderName, gaps.join(', ')]];
}

function choiceHeader(choices: readonly Choice[]): (readonly [string, string])[] {
  return choices.length === 0 ? [] : [['X-Mock-Choice', choices.join(', ')]];
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
