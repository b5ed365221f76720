import { acceptedMediaType, fallbackMediaType } from './accept.ts';
import { AnswerCache } from './answer-cache.ts';
import { type Answer, Answers } from './answers.ts';
import { perform } from './behaviour.ts';
import { errorsAskedFor } from './body-errors.ts';
import type { Choice } from './choices.ts';
import { Engine } from './engine.ts';
import { FaultQueue } from './faults.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { ConditionFacts, InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { conditionOfKey, noKey } from './keys.ts';
import { inLanguages, withoutSpaces } from './languages.ts';
import { type Preference, readPreference } from './prefer.ts';
import type { Resource, Violation } from './prism.js';
import { RateLimiter, type RateState } from './rate-limiter.ts';
import { type Route, Router } from './router.ts';
import { type Attempt, bodyCondition, type Finding, firstFinding, type RequestBody } from './rules.ts';
import type { Data, Fault, Settings } from './api.ts';
import { changeSettings, defaultSettings } from './settings.ts';
import { startOptionNames } from './start-options.ts';
import { Store } from './store.ts';
import { wellKnownSlugs } from './well-known-slugs.ts';

/** What a mock is made of. */
export interface MockParts {
  readonly facts: InterfaceFacts;
  readonly resources: readonly Resource[];
  readonly data: Data;
  /** Answer with the documented examples instead of the data. */
  readonly static: boolean;
  /** Whether answers are kept for requests like those that were answered before. */
  readonly cache: boolean;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Settings that differ from the default ones. */
  readonly settings: unknown;
}

/** How a request is answered. */
export interface Outcome {
  readonly answer: Answer;
  readonly fault: Fault | undefined;
}

/** The mock without HTTP: rules decide, Prism answers. */
export class Mock {
  readonly facts: InterfaceFacts;
  readonly store: Store;
  readonly answers: Answers;
  readonly #engine: Engine;
  readonly #router: Router;
  readonly #limiter: RateLimiter;
  readonly #faults: FaultQueue;
  readonly #cache: AnswerCache<Answer> | undefined;
  readonly #conditions: ReadonlyMap<string, ConditionFacts>;
  readonly #codes: ReadonlySet<string>;
  readonly #stateful: boolean;
  readonly #initial: Settings;
  #settings: Settings;

  /** @throws SettingsError when a setting is not as it should be */
  constructor({ facts, resources, data, static: isStatic, cache, now, settings }: MockParts) {
    this.facts = facts;
    this.store = new Store(data, now);
    this.#engine = new Engine(resources, cache);
    this.answers = new Answers(this.#engine, facts);
    this.#router = new Router(facts.operations);
    this.#limiter = new RateLimiter(now);
    this.#cache = cache ? new AnswerCache() : undefined;
    this.#conditions = new Map(facts.conditions.map((condition) => [condition.id, condition]));
    this.#codes = new Set(facts.languages);
    this.#stateful = !isStatic;
    this.#initial = changeSettings(defaultSettings(facts), settings, facts, startOptionNames);
    this.#settings = this.#initial;
    this.#faults = new FaultQueue(facts);
    this.#faults.load(this.#settings.faults);
  }

  get settings(): Settings {
    return this.#settings;
  }

  /**
   * Changes settings.
   *
   * @throws SettingsError when a name or a value is not one of a setting
   */
  set(change: unknown): void {
    this.#settings = changeSettings(this.#settings, change, this.facts);
    if (typeof change === 'object' && change !== null && 'faults' in change)
      this.#faults.load(this.#settings.faults);
    this.#cache?.clear();
  }

  /** Puts data, settings and counts back to where they were in the beginning. */
  reset(): void {
    this.#settings = this.#initial;
    this.#faults.load(this.#settings.faults);
    this.#limiter.clear();
    this.store.reset();
    this.#cache?.clear();
  }

  route(path: string, method: string): Route {
    return this.#router.find(path, method);
  }

  /** Asks Prism once for something of every operation: the first time costs it much more than later ones. */
  async warmUp(): Promise<void> {
    for (const { id, method, path, success, bodyMediaTypes } of this.facts.operations) {
      const { jsonMediaType: mediaType } = this.facts;
      await this.#engine.answer(id, { status: success, mediaType });
      const [contentType] = bodyMediaTypes;
      this.#engine.violations(id, {
        method: method.toLowerCase(),
        url: { path: path.replaceAll(/\{[^}]+\}/g, 'slug') },
        ...(contentType === undefined ? {} : { headers: { 'content-type': contentType }, body: {} }),
      });
    }
  }

  /** Counts a request for the rate limit; every one is counted, once. */
  count({ key }: Incoming): RateState {
    return this.#limiter.take(key ?? '', this.#settings.rateLimit);
  }

  /** The answer to a request without a body, if one just like it was answered before and nothing has changed since. */
  fromCache(incoming: Incoming, rate: RateState): Answer | undefined {
    if (this.#cache === undefined || incoming.prefer !== undefined || rate.exceeded || !this.#faults.empty)
      return undefined;
    return this.#cache.get(this.#cacheName(incoming));
  }

  /** Answers a request. */
  async answer(incoming: Incoming, body: ReadBody | undefined, rate: RateState): Promise<Outcome> {
    const route = this.route(incoming.path, incoming.method);
    const { operation } = route;
    const fault = !operation || this.#faults.empty ? undefined : this.#faults.take(operation);
    return { answer: await this.#answer({ incoming, route, fault, body, rate }), fault };
  }

  async #answer({ incoming, route, fault, body, rate }: Asked): Promise<Answer> {
    const { operation, slug, others } = route;
    const mediaType = acceptedMediaType(incoming.accept, this.facts);
    const errorType = mediaType ?? fallbackMediaType(incoming.accept, this.facts);
    const content = (): RequestBody =>
      operation ? readContent(operation, incoming, body) : { kind: 'none' };
    if (operation && fault?.kind === 'status') return this.#failing(operation, fault, errorType, content());
    if (this.#settings.maintenance) return this.#inMaintenance(operation, errorType);
    if (!operation && others.length === 0)
      return this.answers.own('mock/unknown-path', errorType, { gaps: this.facts.unplacedGaps });
    if (!operation) {
      const gaps = others.flatMap(({ unplacedGaps }) => unplacedGaps);
      return withAllow(this.answers.own('mock/wrong-method', errorType, { gaps }), route.methods);
    }
    const preference = readPreference(incoming.prefer);
    if (preference) return this.#preferred(operation, preference, errorType, content());
    if (body && 'tooLarge' in body)
      return this.answers.own('mock/body-too-large', errorType, { operation, gaps: operation.bodyGaps });
    const attempt = this.#attempt(incoming, operation, slug, content(), mediaType, rate);
    const finding = firstFinding(attempt, this.#forced(incoming, slug, fault));
    const keep = fault === undefined && body === undefined && !rate.exceeded;
    // No other request is looked at between the check of this one and what it changes.
    const answer = finding
      ? await this.#refuse(operation, finding, errorType)
      : await this.#accept(incoming, operation, slug, attempt, errorType);
    if (keep) this.#cache?.set(this.#cacheName(incoming), answer);
    return answer;
  }

  #attempt(
    incoming: Incoming,
    operation: OperationFacts,
    slug: string | null,
    body: RequestBody,
    mediaType: string | null,
    rate: RateState,
  ): Attempt {
    const { key } = incoming;
    const languages = withoutSpaces(incoming.languages);
    let violations: readonly Violation[] | undefined;
    return {
      isHead: incoming.method === 'HEAD',
      operation,
      facts: this.facts,
      settings: this.#settings,
      store: this.store,
      stateful: this.#stateful,
      keyMissing: key === undefined || key === '',
      rateExceeded: rate.exceeded,
      mediaType,
      languages,
      slug,
      body,
      violations: () => (violations ??= this.#violations(incoming.query, languages, operation, slug, body)),
    };
  }

  #violations(
    query: string,
    languages: string | undefined,
    { id, method, path, query: known, bodyMediaTypes }: OperationFacts,
    slug: string | null,
    body: RequestBody,
  ): readonly Violation[] {
    const sent = new URLSearchParams(query);
    const declared = known.flatMap(({ name, integer }) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value, integer] as const];
    });
    const headers = {
      ...(languages === undefined ? {} : { [this.facts.languageHeader.toLowerCase()]: languages }),
      ...(body.kind === 'json' ? { 'content-type': bodyMediaTypes[0] ?? '' } : {}),
    };
    const found = this.#engine.violations(id, {
      method: method.toLowerCase(),
      url: {
        path: path.replaceAll(/\{[^}]+\}/g, () => encodeSlug(slug ?? '')),
        query: Object.fromEntries(declared.map(([name, value]) => [name, value])),
      },
      headers,
      // A body that is not there is not Prism's business: a rule of its own sees to that.
      body: body.kind === 'json' ? body.value : {},
    });
    // Prism takes a parameter without a value for one that is absent, and whatever can become a number for an integer.
    const missed = declared.filter(([, value, integer]) =>
      integer ? !/^-?(?:0|[1-9]\d{0,14})$/.test(value) : value === '',
    );
    return [
      ...found,
      ...missed.map(([name, , integer]) => ({
        path: ['query', name],
        message: integer
          ? `${name} must be a whole number, written in digits, at most 15 of them`
          : `${name} has no value`,
      })),
    ];
  }

  /** The conditions that the key, the slug or a fault asks for. */
  #forced({ key }: Incoming, slug: string | null, fault: Fault | undefined): ReadonlySet<string> {
    const byKey = conditionOfKey(key, this.#settings.keys);
    const bySlug = slug === null ? undefined : wellKnownSlugs.get(slug);
    const forced = [byKey, bySlug, fault?.kind === 'condition' ? fault.condition : undefined];
    return new Set(
      forced.flatMap((id) => {
        if (id === null || id === undefined) return [];
        // A misspelt key of the form `mock-key-…` is an unknown key.
        return this.#conditions.has(id) ? [id] : [conditionOfKey(noKey, {}) ?? ''];
      }),
    );
  }

  async #refuse(
    operation: OperationFacts,
    { condition, errors, message, gaps }: Finding,
    mediaType: string,
  ): Promise<Answer> {
    const documented = this.#conditions.get(condition);
    if (!documented)
      return this.answers.own(condition as 'mock/invalid-query', mediaType, { message, operation, gaps });
    if (errors) return this.answers.altered(operation, documented, mediaType, { errors });
    if (message !== undefined) return this.answers.altered(operation, documented, mediaType, { message });
    return this.answers.documented(operation, documented.status, mediaType, condition);
  }

  async #accept(
    { query, origin, languages: sent }: Incoming,
    operation: OperationFacts,
    slug: string | null,
    { body, languages }: Attempt,
    mediaType: string,
  ): Promise<Answer> {
    const request = {
      operation,
      slug,
      query: new URLSearchParams(query),
      body: body.kind === 'json' ? body.value : undefined,
      origin,
    };
    const result = this.#stateful ? perform(request, this.store) : undefined;
    if (operation.method !== 'GET') this.#cache?.clear();
    const asked = languages?.split(',') ?? this.#settings.languages.slice(0, 1);
    const wanted = asked.some((code) => this.facts.everyLanguage.includes(code)) ? null : new Set(asked);
    const choices = new Set<Choice>(result?.choices);
    if (languages !== sent) choices.add('spaces-in-languages');
    if (wanted === null && asked.some((code) => this.#lacks(code))) choices.add('all-languages');
    if (!result) return this.answers.documented(operation, operation.success, mediaType, undefined, choices);
    const value = inLanguages(result.value, wanted, this.#codes, () => choices.add('untranslated'));
    return this.answers.withBody(operation, operation.success, mediaType, value, { choices });
  }

  /** Whether a code is one of the interface that the account does not support. */
  #lacks(code: string): boolean {
    return this.#codes.has(code) && !this.#settings.languages.includes(code);
  }

  /** Every request is answered so while maintenance lasts, also one for no operation. */
  async #inMaintenance(operation: OperationFacts | undefined, mediaType: string): Promise<Answer> {
    const condition = this.#conditions.get('maintenance');
    if (!condition) throw new Error('The interface has no maintenance.');
    return operation
      ? this.answers.documented(operation, condition.status, mediaType, condition.id)
      : this.answers.forAll(condition, mediaType);
  }

  /** The answer that a `Prefer` header asks for, whatever else the request is. */
  async #preferred(
    operation: OperationFacts,
    { code, example }: Preference,
    mediaType: string,
    body: RequestBody,
  ): Promise<Answer> {
    const responses = Object.values(operation.responses);
    const ofCode = responses.filter(({ status, documented }) => isCodeOf(code, status, documented));
    const response = ofCode.find(({ examples }) => example === undefined || examples.includes(example));
    if (response) {
      const status = /^\d+$/.test(code ?? '') ? Number(code) : response.status;
      if (example === undefined) return this.#withStatus(operation, status, mediaType, body);
      return this.answers.documented(operation, status, mediaType, example);
    }
    const [status, name] = [code, example].map((part) => part?.slice(0, 40));
    const missing =
      ofCode.length === 0
        ? `no status ${status}`
        : `no example ${name}${status === undefined ? '' : ` of ${status}`}`;
    const choice = responses
      .map(({ documented, examples }) => `${documented} (${examples.join(', ')})`)
      .join('; ');
    const message = `${operation.id} has ${missing}. There are: ${choice}.`;
    return this.answers.own('mock/unknown-preference', mediaType, { message, operation });
  }

  async #failing(
    operation: OperationFacts,
    { status = 500 }: Fault,
    mediaType: string,
    body: RequestBody,
  ): Promise<Answer> {
    if (String(status) in operation.responses) return this.#withStatus(operation, status, mediaType, body);
    return this.answers.own('mock/fault', mediaType, { status, operation });
  }

  /** The first documented answer with a status; where it is about the body, it names a member of that. */
  async #withStatus(
    operation: OperationFacts,
    status: number,
    mediaType: string,
    body: RequestBody,
  ): Promise<Answer> {
    const condition = this.#conditions.get(bodyCondition);
    if (condition?.status !== status) return this.answers.documented(operation, status, mediaType);
    const errors = errorsAskedFor(operation, body.kind === 'json' ? body.value : undefined);
    return this.answers.altered(operation, condition, mediaType, { errors });
  }

  #cacheName({ method, url, origin, key, accept, languages }: Incoming): string {
    const kind = key === undefined || key === '' ? 'none' : conditionOfKey(key, this.#settings.keys);
    return `${method} ${url}\n${origin}\n${kind ?? ''}\n${accept ?? ''}\n${languages ?? ''}`;
  }
}

/** What a request asks for, and where. */
interface Asked {
  readonly incoming: Incoming;
  readonly route: Route;
  readonly fault: Fault | undefined;
  readonly body: ReadBody | undefined;
  readonly rate: RateState;
}

/** Whether a code of `Prefer` is a status: its number, as it is documented, or one of a documented range. */
function isCodeOf(code: string | undefined, status: number, documented: string): boolean {
  if (code === undefined || code === String(status) || code.toUpperCase() === documented) return true;
  return documented === '2XX' && /^2\d\d$/.test(code);
}

/** The body as the rules see it. */
function readContent(
  { bodyMediaTypes }: OperationFacts,
  { contentType, contentEncoding }: Incoming,
  body: ReadBody | undefined,
): RequestBody {
  if (bodyMediaTypes.length === 0 || !body || 'tooLarge' in body) return { kind: 'none' };
  if (body.bytes.byteLength === 0) return { kind: 'empty' };
  const [type = ''] = (contentType ?? '').split(';');
  if (!bodyMediaTypes.includes(type.trim().toLowerCase()))
    return { kind: 'wrong-type', message: `The body must be ${bodyMediaTypes.join(' or ')}.` };
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity')
    return { kind: 'wrong-type', message: 'The mock takes no encoded body.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body.bytes);
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'invalid' };
  }
}

/** A slug that cannot be encoded is none, and neither is what stands for it. */
function encodeSlug(slug: string): string {
  return /^[\w.~-]+$/.test(slug) ? slug : '-';
}

function withAllow(answer: Answer, methods: readonly string[]): Answer {
  if (methods.length === 0) return answer;
  return { ...answer, headers: [...answer.headers, ['Allow', [...methods, 'OPTIONS'].join(', ')]] };
}
