import { acceptedMediaType, fallbackMediaType } from './accept.ts';
import { AnswerCache } from './answer-cache.ts';
import { type Answer, Answers } from './answers.ts';
import { perform } from './behaviour.ts';
import { Engine } from './engine.ts';
import { FaultQueue } from './faults.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { conditionKeyPrefix, conditionOfKey } from './keys.ts';
import { inLanguages } from './languages.ts';
import { type Preference, readPreference } from './prefer.ts';
import type { Resource, Violation } from './prism.js';
import { RateLimiter, type RateState } from './rate-limiter.ts';
import { type Route, Router } from './router.ts';
import { type Attempt, firstFinding, type RequestBody } from './rules.ts';
import type { Data, Fault, Settings } from './api.ts';
import { changeSettings, defaultSettings } from './settings.ts';
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
  readonly #faults = new FaultQueue();
  readonly #cache: AnswerCache<Answer> | undefined;
  readonly #conditions: ReadonlySet<string>;
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
    this.#conditions = new Set(facts.conditions.map(({ id }) => id));
    this.#codes = new Set(facts.languages);
    this.#stateful = !isStatic;
    this.#initial = changeSettings(defaultSettings(facts), settings, facts);
    this.#settings = this.#initial;
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
    const mediaType = acceptedMediaType(incoming.accept, this.facts);
    const errorType = mediaType ?? fallbackMediaType(incoming.accept, this.facts);
    if (!operation) {
      const own = route.methods.length > 0 ? 'mock/wrong-method' : 'mock/unknown-path';
      return { answer: withAllow(this.answers.own(own, errorType), route.methods), fault: undefined };
    }
    const fault = this.#faults.empty ? undefined : this.#faults.take(operation.id);
    const preference = readPreference(incoming.prefer);
    if (fault?.kind === 'status') return { answer: await this.#failing(operation, fault, errorType), fault };
    if (preference) return { answer: await this.#preferred(operation, preference, errorType), fault };
    if (body && 'tooLarge' in body)
      return { answer: this.answers.own('mock/body-too-large', errorType), fault };
    const attempt = this.#attempt(incoming, operation, route.slug, body, mediaType, rate);
    const finding = firstFinding(attempt, this.#forced(incoming, route.slug, fault));
    const keep = fault === undefined && body === undefined && !rate.exceeded;
    // No other request is looked at between the check of this one and what it changes.
    const answer = finding
      ? await this.#refuse(operation, finding, errorType)
      : await this.#accept(incoming, operation, route.slug, attempt, errorType);
    if (keep) this.#cache?.set(this.#cacheName(incoming), answer);
    return { answer, fault };
  }

  #attempt(
    incoming: Incoming,
    operation: OperationFacts,
    slug: string | null,
    body: ReadBody | undefined,
    mediaType: string | null,
    rate: RateState,
  ): Attempt {
    const { key, languages } = incoming;
    const read = readContent(operation, incoming.contentType, body);
    let violations: readonly Violation[] | undefined;
    return {
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
      body: read,
      violations: () => (violations ??= this.#violations(incoming, operation, slug, read)),
    };
  }

  #violations(
    { query, languages }: Incoming,
    { id, method, path, query: known, bodyMediaTypes }: OperationFacts,
    slug: string | null,
    body: RequestBody,
  ): readonly Violation[] {
    const sent = new URLSearchParams(query);
    const declared = known.flatMap(({ name }) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const headers = {
      ...(languages === undefined ? {} : { [this.facts.languageHeader.toLowerCase()]: languages }),
      ...(body.kind === 'json' ? { 'content-type': bodyMediaTypes[0] ?? '' } : {}),
    };
    const found = this.#engine.violations(id, {
      method: method.toLowerCase(),
      url: {
        path: path.replaceAll(/\{[^}]+\}/g, () => encodeSlug(slug ?? '')),
        query: Object.fromEntries(declared),
      },
      headers,
      // A body that is not there is not Prism's business: a rule of its own sees to that.
      body: body.kind === 'json' ? body.value : {},
    });
    // Prism takes a parameter without a value for one that is absent, and infinity for an integer.
    const missed = declared.filter(([, value]) => value === '' || Math.abs(Number(value)) === Infinity);
    return [
      ...found,
      ...missed.map(([name]) => ({ path: ['query', name], message: `${name} has no usable value` })),
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
        return this.#conditions.has(id)
          ? [id]
          : [conditionOfKey(`${conditionKeyPrefix}unknown-api-key`, {}) ?? ''];
      }),
    );
  }

  async #refuse(
    operation: OperationFacts,
    finding: NonNullable<ReturnType<typeof firstFinding>>,
    mediaType: string,
  ): Promise<Answer> {
    const { condition, errors, detail } = finding;
    const documented = this.facts.conditions.find(({ id }) => id === condition);
    if (!documented) return this.answers.own(condition as 'mock/invalid-query', mediaType, detail);
    if (errors) return this.answers.invalid(operation, documented, mediaType, errors);
    return this.answers.documented(operation, documented.status, mediaType, condition);
  }

  async #accept(
    { query, origin, languages }: Incoming,
    operation: OperationFacts,
    slug: string | null,
    { body }: Attempt,
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
    if (!result) return this.answers.documented(operation, operation.success, mediaType);
    const value = inLanguages(result.value, this.#wantedLanguages(languages), this.#codes);
    return this.answers.withBody(operation, operation.success, mediaType, value);
  }

  #wantedLanguages(languages: string | undefined): ReadonlySet<string> | null {
    const asked = languages?.split(',') ?? this.#settings.languages.slice(0, 1);
    return asked.some((code) => this.facts.everyLanguage.includes(code)) ? null : new Set(asked);
  }

  /** The answer that a `Prefer` header asks for, whatever else the request is. */
  async #preferred(
    operation: OperationFacts,
    { code, example }: Preference,
    mediaType: string,
  ): Promise<Answer> {
    const responses = Object.values(operation.responses);
    const response = responses.find(
      ({ status, documented, examples }) =>
        (code === undefined || code === String(status) || (documented === '2XX' && /^2\d\d$/.test(code))) &&
        (example === undefined || examples.includes(example)),
    );
    if (response)
      return this.answers.documented(operation, Number(code ?? response.status), mediaType, example);
    const choice = responses
      .map(({ documented, examples }) => `${documented} (${examples.join(', ')})`)
      .join('; ');
    return this.answers.own('mock/unknown-preference', mediaType, `Documented are: ${choice}.`);
  }

  async #failing(operation: OperationFacts, { status = 500 }: Fault, mediaType: string): Promise<Answer> {
    if (String(status) in operation.responses) return this.answers.documented(operation, status, mediaType);
    return this.answers.own('mock/fault', mediaType, undefined, status);
  }

  #cacheName({ method, url, origin, key, accept, languages }: Incoming): string {
    const kind = key === undefined || key === '' ? 'none' : conditionOfKey(key, this.#settings.keys);
    return `${method} ${url}\n${origin}\n${kind ?? ''}\n${accept ?? ''}\n${languages ?? ''}`;
  }
}

/** The body as the rules see it. */
function readContent(
  { bodyMediaTypes }: OperationFacts,
  contentType: string | undefined,
  body: ReadBody | undefined,
): RequestBody {
  if (bodyMediaTypes.length === 0 || !body || 'tooLarge' in body) return { kind: 'none' };
  if (body.bytes.byteLength === 0) return { kind: 'empty' };
  const [type = ''] = (contentType ?? '').split(';');
  if (!bodyMediaTypes.includes(type.trim().toLowerCase())) return { kind: 'wrong-type' };
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
