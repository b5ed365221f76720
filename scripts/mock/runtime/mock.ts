import { errorMembers } from '../../model/well-known.ts';
import { type Answer, Answers, contentHeaders } from './answers.ts';
import type { Data, Fault, ResponseFault, Settings } from './api.ts';
import { perform } from './behaviour.ts';
import { FaultQueue } from './faults.ts';
import { requestedErrors } from './field-errors.ts';
import { acceptedMediaType, fallbackMediaType, type Preference, readPreference } from './headers.ts';
import type { Incoming } from './incoming.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { conditionOfKey } from './keys.ts';
import { inLanguages, withoutSpaces } from './languages.ts';
import { changeSettings } from './options.ts';
import {
  type Attempt,
  bodyCondition,
  type Finding,
  firstFinding,
  preferRow,
  readContent,
  valueOf,
} from './order.ts';
import type { MockConditionId } from './mock-conditions.ts';
import { RateLimiter, type RateState } from './rate-limiter.ts';
import { type Route, Router } from './router.ts';
import { Store } from './store.ts';
import { problemsOf, type Problem } from './validate.ts';
import { schemas } from './schemas.ts';

/** Dependencies of a mock. */
export interface MockParts {
  readonly facts: InterfaceFacts;
  readonly data: Data;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  readonly settings: Settings;
}

/** The response to a request, and the fault that affects it. */
export interface Outcome {
  readonly answer: Answer;
  readonly fault: Fault | undefined;
}

/** A request to an operation, and the format of its response. */
type Call = Attempt & {
  readonly operation: OperationFacts;
  readonly type: string;
  readonly rate: RateState;
};

/** The mock, independent of HTTP. */
export class Mock {
  readonly facts: InterfaceFacts;
  readonly store: Store;
  readonly answers: Answers;
  readonly #router: Router;
  readonly #limiter: RateLimiter;
  readonly #faults = new FaultQueue();
  readonly #conditions: ReadonlyMap<string, number>;
  readonly #codes: ReadonlySet<string>;
  /** Media types for requests that don't match an operation. */
  readonly #mediaTypes: readonly string[];
  readonly #initial: Settings;
  #settings: Settings;

  constructor({ facts, data, now, settings }: MockParts) {
    this.facts = facts;
    this.store = new Store(data, facts, now);
    this.answers = new Answers(facts);
    this.#router = new Router(facts.operations);
    this.#limiter = new RateLimiter(now);
    this.#conditions = new Map(facts.conditions.map(({ id, status }) => [id, status]));
    this.#codes = new Set(facts.languages);
    this.#mediaTypes = [facts.jsonMediaType, facts.xmlMediaType].filter((type) => type !== null);
    this.#initial = settings;
    this.#settings = settings;
    this.#faults.load(settings.faults);
  }

  /** The current settings, with the pending faults. */
  get settings(): Settings {
    return { ...this.#settings, faults: this.#faults.remaining };
  }

  /**
   * Replaces the named settings.
   *
   * @throws SettingsError if a name or value is invalid
   */
  set(change: unknown): void {
    this.#settings = changeSettings(this.#settings, change, this.facts);
    if (Object.hasOwn(Object(change) as object, 'faults')) this.#faults.load(this.#settings.faults);
  }

  /** Restores data and settings, and clears counts. */
  reset(): void {
    this.#settings = this.#initial;
    this.#faults.load(this.#settings.faults);
    this.#limiter.clear();
    this.store.reset();
  }

  route({ path, method, isOutside }: Incoming): Route {
    return isOutside ? { operation: undefined, methods: [], slugs: [] } : this.#router.find(path, method);
  }

  /**
   * Responds to a request. It is synchronous, so that no other request can interfere between its checks and its effect.
   *
   * @param bytes the body; undefined if the method has none, null if it was too large
   */
  answer(incoming: Incoming, route: Route, bytes: Buffer | null | undefined): Outcome {
    const { operation, methods, slugs } = route;
    const { key, query } = incoming;
    const rate = this.#limiter.take(key ?? '', this.#settings.rateLimit);
    const fault = this.#faults.take(incoming.path, operation);
    const mediaType = acceptedMediaType(incoming.accept, operation?.mediaTypes ?? this.#mediaTypes);
    const type = mediaType ?? fallbackMediaType(incoming.accept, this.facts);
    if (fault?.kind === 'response') return { answer: this.#faulty(operation, type, rate, fault), fault };
    const forced = [
      conditionOfKey(key, (id) => this.#conditions.has(id)),
      fault?.kind === 'condition' ? fault.condition : undefined,
    ];
    const attempt = {
      isHead: incoming.method === 'HEAD',
      operation,
      methods,
      facts: this.facts,
      settings: this.#settings,
      store: this.store,
      preference: readPreference(incoming.prefer),
      keyMissing: key === undefined || key === '',
      rateExceeded: rate.exceeded,
      mediaType,
      languages: withoutSpaces(incoming.languages),
      slugs,
      query: operation && query !== '' ? queryProblems(operation, query) : [],
      body: operation ? readContent(operation, incoming, bytes) : ({ kind: 'none' } as const),
      forced: new Set(forced.filter((id) => id !== undefined)),
    };
    const finding = firstFinding(attempt);
    if (!operation) return { answer: this.#unplaced(finding, type, methods), fault };
    const call = { ...attempt, operation, type, rate };
    if (finding) return { answer: this.#refuse(call, finding), fault };
    return { answer: this.#accept(call, incoming, fault), fault };
  }

  #unplaced(finding: Finding | null, type: string, methods: readonly string[]): Answer {
    const answer = this.answers.mockError((finding?.condition ?? 'mock/defect') as MockConditionId, type);
    if (methods.length === 0) return answer;
    return { ...answer, headers: [...answer.headers, 'Allow', [...methods, 'OPTIONS'].join(', ')] };
  }

  #refuse(call: Call, { condition, errors, message }: Finding): Answer {
    if (condition === preferRow && call.preference) return this.#preferred(call, call.preference);
    const status = this.#conditions.get(condition);
    if (status === undefined) return this.answers.mockError(condition as MockConditionId, call.type, message);
    const members = errors
      ? { [errorMembers.errors]: errors }
      : message === undefined
        ? undefined
        : { [errorMembers.message]: message };
    return this.#documented(call, status, { example: condition, members });
  }

  #accept(call: Call, { path, query, origin }: Incoming, fault: Fault | undefined): Answer {
    const { operation, slugs, languages } = call;
    const body = valueOf(call.body);
    const request = { operation, path, slug: slugs.at(-1), query: new URLSearchParams(query), body, origin };
    const value = fault?.kind === 'reset' ? undefined : perform(request, this.store);
    if (value === undefined) return this.#documented(call, operation.success);
    const codes = languages?.split(',') ?? this.#settings.languages.slice(0, 1);
    const all = codes.some((code) => this.facts.everyLanguage.includes(code));
    const shown = all ? value : inLanguages(value, new Set(codes), this.#codes);
    return this.#documented(call, operation.success, { body: { value: shown } });
  }

  /** Builds the response requested in a `Prefer` header, regardless of the rest of the request. */
  #preferred(call: Call, { code, example }: Preference): Answer {
    const { operation } = call;
    const responses = Object.values(operation.responses);
    const ofCode = responses.filter(({ status, documented }) => isCodeOf(code, status, documented));
    const response = ofCode.find(({ examples }) => example === undefined || Object.hasOwn(examples, example));
    if (response) {
      const status = /^\d+$/.test(code ?? '') ? Number(code) : response.status;
      return example === undefined ? this.#first(call, status) : this.#documented(call, status, { example });
    }
    const [status, name] = [code, example].map((part) => part?.slice(0, 40));
    const missing =
      ofCode.length === 0
        ? `no status ${status}`
        : `no example ${name}${status === undefined ? '' : ` for ${status}`}`;
    const choice = responses
      .map(({ documented, examples }) => `${documented} (${Object.keys(examples).join(', ')})`)
      .join('; ');
    const message = `${operation.id} has ${missing}. Use one of ${choice}.`;
    return this.answers.mockError('mock/unknown-preference', call.type, message);
  }

  /** Builds the first documented response with a status. A 422 names a field of the body. */
  #first(call: Call, status: number): Answer {
    if (this.#conditions.get(bodyCondition) !== status) return this.#documented(call, status);
    const errors = requestedErrors(call.operation, valueOf(call.body));
    return this.#documented(call, status, { members: { [errorMembers.errors]: errors } });
  }

  #documented(
    { operation, type, rate, settings }: Pick<Call, 'operation' | 'type' | 'rate' | 'settings'>,
    status: number,
    more: { example?: string; members?: object | undefined; body?: { value: unknown } } = {},
  ): Answer {
    const { retryAfter } = settings;
    return this.answers.documented({ operation, status, mediaType: type, rate, retryAfter, ...more });
  }

  /** Builds a response that a test defines. Its default body is the documented error or an error envelope. */
  #faulty(
    operation: OperationFacts | undefined,
    type: string,
    rate: RateState,
    { status, headers = {}, body }: ResponseFault,
  ): Answer {
    if (body === undefined && operation && status >= 400 && String(status) in operation.responses) {
      const answer = this.#documented({ operation, type, rate, settings: this.#settings }, status);
      return { ...answer, headers: [...answer.headers, ...Object.entries(headers).flat()] };
    }
    const error = this.answers.mockError('mock/fault', type, undefined, status);
    const envelope = this.answers.envelopeType(type);
    const bytes =
      body === undefined ? error.body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const headerEntries = Object.entries(headers);
    const isTyped = headerEntries.some(([name]) => name.toLowerCase() === 'content-type');
    const [, , ...length] = contentHeaders(envelope, bytes);
    const content = isTyped ? length : contentHeaders(envelope, bytes);
    return {
      ...error,
      headers: [...content, 'X-Mock-Condition', 'mock/fault', ...headerEntries.flat()],
      body: bytes,
    };
  }
}

/** Validates the documented query parameters. Uses the first value of a repeated parameter. */
function queryProblems({ id, query }: OperationFacts, text: string): readonly Problem[] {
  const sent = new URLSearchParams(text);
  const values = query.flatMap(({ name, integer }): [string, unknown][] => {
    const value = sent.get(name);
    if (value === null) return [];
    return [[name, integer && /^-?(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value]];
  });
  return values.length === 0 ? [] : problemsOf(schemas().queries[id], Object.fromEntries(values));
}

/** True if a code in `Prefer` selects a status: the number, `2XX`, or a number in that range. */
function isCodeOf(code: string | undefined, status: number, documented: string): boolean {
  if (code === undefined || code === String(status) || code.toUpperCase() === documented) return true;
  return documented === '2XX' && /^2\d\d$/.test(code);
}
