import { errorMembers } from '../../model/well-known.ts';
import { acceptedMediaType, fallbackMediaType } from './accept.ts';
import { type Answer, Answers } from './answers.ts';
import { hasParameterWithoutEffect, perform } from './behaviour.ts';
import { errorsAskedFor } from './body-errors.ts';
import type { Choice } from './choices.ts';
import { readContent } from './content.ts';
import { Engine } from './engine.ts';
import { FaultQueue } from './faults.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { ConditionFacts, InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { conditionOfKey } from './keys.ts';
import { inLanguages, withoutSpaces } from './languages.ts';
import { type Attempt, bodyCondition, type Finding, firstFinding, wellKnownSlugs } from './order.ts';
import type { OwnConditionId } from './own-conditions.ts';
import { type Preference, readPreference } from './prefer.ts';
import type { Resource, Violation } from './prism.cjs';
import { RateLimiter, type RateState } from './rate-limiter.ts';
import { type Route, Router } from './router.ts';
import type { Data, Fault, Settings } from './api.ts';
import { changeSettings, defaultSettings } from './settings.ts';
import { startOptionNames } from './start-options.ts';
import { Store } from './store.ts';
import { violationsOf } from './violations.ts';

/** What a mock is made of. */
export interface MockParts {
  readonly facts: InterfaceFacts;
  readonly resources: readonly Resource[];
  readonly data: Data;
  /** Answer with the documented examples instead of the data. */
  readonly static: boolean;
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
  readonly #conditions: ReadonlyMap<string, ConditionFacts>;
  readonly #codes: ReadonlySet<string>;
  readonly #stateful: boolean;
  readonly #initial: Settings;
  #settings: Settings;

  /** @throws SettingsError when a setting is not as it should be */
  constructor({ facts, resources, data, static: isStatic, now, settings }: MockParts) {
    this.facts = facts;
    this.store = new Store(data, facts.collections, now);
    this.#engine = new Engine(resources);
    this.answers = new Answers(this.#engine, facts);
    this.#router = new Router(facts.operations);
    this.#limiter = new RateLimiter(now);
    this.#conditions = new Map(facts.conditions.map((condition) => [condition.id, condition]));
    this.#codes = new Set(facts.languages);
    this.#stateful = !isStatic;
    this.#initial = changeSettings(defaultSettings(facts), settings, facts, startOptionNames);
    this.#settings = this.#initial;
    this.#faults = new FaultQueue(facts);
    this.#faults.load(this.#settings.faults);
  }

  /** The settings as they are now, with the faults that are still to come. */
  get settings(): Settings {
    return { ...this.#settings, faults: this.#faults.rest };
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
  }

  /** Puts data, settings and counts back to where they were in the beginning. */
  reset(): void {
    this.#settings = this.#initial;
    this.#faults.load(this.#settings.faults);
    this.#limiter.clear();
    this.store.reset();
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

  /** Answers a request. */
  async answer(incoming: Incoming, body: ReadBody | undefined, rate: RateState): Promise<Outcome> {
    const route = incoming.isOutside ? noRoute : this.route(incoming.path, incoming.method);
    const fault = route.operation && this.#faults.take(route.operation);
    const attempt = this.#attempt(incoming, route, body, rate, fault);
    const finding = firstFinding(attempt, this.#forced(incoming, attempt));
    const mediaType = attempt.mediaType ?? fallbackMediaType(incoming.accept, this.facts);
    // No other request is looked at between the check of this one and what it changes.
    const answer = finding
      ? await this.#refuse(attempt, finding, mediaType)
      : await this.#accept(incoming, attempt, mediaType);
    return { answer, fault };
  }

  #attempt(
    incoming: Incoming,
    { operation, others, methods, slugs }: Route,
    body: ReadBody | undefined,
    rate: RateState,
    fault: Fault | undefined,
  ): Attempt {
    const { key, query } = incoming;
    const languages = withoutSpaces(incoming.languages);
    const content = operation ? readContent(operation, incoming, body) : { kind: 'none' as const };
    const sent = new URLSearchParams(query);
    const names = operation?.query.map(({ name }) => name) ?? [];
    let violations: readonly Violation[] | undefined;
    return {
      isHead: incoming.method === 'HEAD',
      operation,
      others,
      methods,
      facts: this.facts,
      settings: this.#settings,
      store: this.store,
      stateful: this.#stateful,
      fault,
      preference: readPreference(incoming.prefer),
      keyMissing: key === undefined || key === '',
      rateExceeded: rate.exceeded,
      mediaType: acceptedMediaType(incoming.accept, this.facts),
      languages,
      slugs,
      body: content,
      repeated: names.filter((name) => sent.getAll(name).length > 1),
      violations: () =>
        (violations ??= operation
          ? violationsOf(this.#engine, this.facts, {
              operation,
              query: sent,
              languages,
              slugs,
              body: content,
            })
          : []),
    };
  }

  /** The conditions that the key, the slug or a fault asks for. */
  #forced({ key }: Incoming, { slugs, fault }: Attempt): ReadonlySet<string> {
    const byKey = conditionOfKey(key, this.#settings.keys, (id) => this.#conditions.has(id));
    const bySlug = slugs.map((slug) => wellKnownSlugs.get(slug));
    const forced = [byKey, ...bySlug, fault?.kind === 'condition' ? fault.condition : undefined];
    return new Set(forced.filter((id) => typeof id === 'string'));
  }

  async #refuse(
    { operation, body }: Attempt,
    { condition, errors, message, gaps, choices = [], status, allow, preference }: Finding,
    mediaType: string,
  ): Promise<Answer> {
    const sent = body.kind === 'json' ? body.value : undefined;
    if (operation && preference) return this.#preferred(operation, preference, mediaType, sent);
    if (operation && status !== undefined && String(status) in operation.responses)
      return this.#withStatus(operation, status, mediaType, sent);
    const documented = this.#conditions.get(condition);
    if (!documented) {
      const parts = { message, status, operation, gaps, choices };
      return withAllow(this.answers.own(condition as OwnConditionId, mediaType, parts), allow);
    }
    if (!operation) return this.answers.forAll(documented, mediaType);
    if (errors)
      return this.answers.altered(
        operation,
        documented,
        mediaType,
        { [errorMembers.errors]: errors },
        choices,
      );
    if (message !== undefined)
      return this.answers.altered(
        operation,
        documented,
        mediaType,
        { [errorMembers.message]: message },
        choices,
      );
    return this.answers.documented(operation, documented.status, mediaType, condition, choices);
  }

  async #accept(
    { path, query, origin, languages: sent }: Incoming,
    { operation, slugs, body, languages, fault, repeated }: Attempt,
    mediaType: string,
  ): Promise<Answer> {
    if (!operation) throw new Error('No operation accepts this request.');
    const request = {
      operation,
      path,
      slug: slugs.at(-1) ?? null,
      query: new URLSearchParams(query),
      body: body.kind === 'json' ? body.value : undefined,
      origin,
    };
    const isPerformed = this.#stateful && fault?.kind !== 'reset';
    const result = isPerformed ? perform(request, this.store) : undefined;
    const asked = languages?.split(',') ?? this.#settings.languages.slice(0, 1);
    const wanted = asked.some((code) => this.facts.everyLanguage.includes(code)) ? null : new Set(asked);
    const choices = new Set<Choice>(result?.choices);
    if (languages !== sent) choices.add('spaces-in-languages');
    if (hasParameterWithoutEffect(operation, request.query)) choices.add('parameter-without-effect');
    if (repeated.length > 0) choices.add('repeated-parameter');
    if (wanted === null && asked.some((code) => this.#lacks(code))) choices.add('all-languages');
    if (!result) return this.answers.documented(operation, operation.success, mediaType, undefined, choices);
    const value = inLanguages(result.value, wanted, this.#codes, () => choices.add('untranslated'));
    return this.answers.withBody(operation, operation.success, mediaType, value, { choices });
  }

  /** Whether a code is one of the interface that the account does not support. */
  #lacks(code: string): boolean {
    return this.#codes.has(code) && !this.#settings.languages.includes(code);
  }

  /** The response that a `Prefer` header asks for, whatever else the request is. */
  async #preferred(
    operation: OperationFacts,
    { code, example }: Preference,
    mediaType: string,
    sent: unknown,
  ): Promise<Answer> {
    const responses = Object.values(operation.responses);
    const ofCode = responses.filter(({ status, documented }) => isCodeOf(code, status, documented));
    const response = ofCode.find(({ examples }) => example === undefined || examples.includes(example));
    if (response) {
      const status = /^\d+$/.test(code ?? '') ? Number(code) : response.status;
      if (example === undefined) return this.#withStatus(operation, status, mediaType, sent);
      return this.answers.documented(operation, status, mediaType, example);
    }
    const [status, name] = [code, example].map((part) => part?.slice(0, 40));
    const missing =
      ofCode.length === 0
        ? `no status ${status}`
        : `no example ${name}${status === undefined ? '' : ` for ${status}`}`;
    const choice = responses
      .map(({ documented, examples }) => `${documented} (${examples.join(', ')})`)
      .join('; ');
    const message = `${operation.id} has ${missing}. It has: ${choice}.`;
    return this.answers.own('mock/unknown-preference', mediaType, { message, operation });
  }

  /** The first documented response with a status; where it is about the body, it names a member of that. */
  async #withStatus(
    operation: OperationFacts,
    status: number,
    mediaType: string,
    sent: unknown,
  ): Promise<Answer> {
    const condition = this.#conditions.get(bodyCondition);
    if (condition?.status !== status) return this.answers.documented(operation, status, mediaType);
    return this.answers.altered(operation, condition, mediaType, {
      [errorMembers.errors]: errorsAskedFor(operation, sent),
    });
  }
}

const noRoute: Route = { operation: undefined, others: [], methods: [], slugs: [] };

/** Whether a code of `Prefer` is a status: its number, as it is documented, or one of a documented range. */
function isCodeOf(code: string | undefined, status: number, documented: string): boolean {
  if (code === undefined || code === String(status) || code.toUpperCase() === documented) return true;
  return documented === '2XX' && /^2\d\d$/.test(code);
}

function withAllow(answer: Answer, methods: readonly string[] = []): Answer {
  if (methods.length === 0) return answer;
  return { ...answer, headers: [...answer.headers, ['Allow', [...methods, 'OPTIONS'].join(', ')]] };
}
