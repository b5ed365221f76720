import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { isObject } from '../model/json.ts';
import { factsOf, isLanguageMap } from './facts.ts';
import { exchange, type Failure, type Reply } from './http/client.ts';
import { Pace } from './http/pace.ts';
import { Redactor } from './http/redactor.ts';
import { Judge } from './judge/judge.ts';
import { shapeOfText } from './judge/shape.ts';
import { type Finding, type Judged, Ledger, type Recorded } from './ledger.ts';
import type { CheckOptions } from './options.ts';
import { Reach } from './reach.ts';
import { type Imitation, Recogniser } from './recognise.ts';
import { KnownSlugs } from './steps/known.ts';
import { type Asked, type Known, planOf, type Step } from './steps/plan.ts';
import { type Undescribed, UndescribedCollector } from './undescribed.ts';

/** What a check found out. */
export interface Outcome {
  readonly facts: readonly Judged[];
  readonly findings: readonly Finding[];
  /** What was seen and the description lacks. */
  readonly undescribed: readonly Undescribed[];
  readonly requests: readonly Recorded[];
  readonly imitation: Imitation | undefined;
  /** Why the check ended before its plan did. */
  readonly ended: string | undefined;
  /** Why nothing of the service could be checked. */
  readonly unchecked: string | undefined;
  readonly milliseconds: number;
  /** Requests per minute that the service announces. */
  readonly limit: number | undefined;
  /** Takes the keys out of what is kept; whatever is made of an outcome goes through it. */
  readonly redactor: Redactor;
}

/** Told while a check runs. */
export interface Progress {
  /** A request is about to be sent. */
  step?(step: string, number: number, of: number): void;
  /** Nothing is sent for a while. */
  wait?(milliseconds: number, why: string): void;
}

/** Responses that fail one after another before a check gives up. */
const patience = 3;

/**
 * Checks a service against its description.
 *
 * @param model the interface
 * @param options what is wanted and allowed
 * @param progress is told what happens
 * @returns what was found out; never throws for anything that the service does
 */
export async function check(model: Model, options: CheckOptions, progress: Progress = {}): Promise<Outcome> {
  return new Check(model, options, progress).run();
}

class Check {
  readonly #model: Model;
  readonly #options: CheckOptions;
  readonly #progress: Progress;
  readonly #redactor: Redactor;
  readonly #pace: Pace;
  readonly #ledger: Ledger;
  readonly #undescribed: UndescribedCollector;
  readonly #recogniser = new Recogniser();
  readonly #judge: Judge;
  readonly #slugs: KnownSlugs;
  readonly #bodies = new Map<string, unknown>();
  readonly #requests: Recorded[] = [];
  readonly #deadline = new AbortController();
  readonly #locales: ReadonlySet<string>;
  #language: string | undefined;
  #failures = 0;
  #ended: string | undefined;
  #planned = 0;
  #reach = new Reach([]);

  constructor(model: Model, options: CheckOptions, progress: Progress) {
    this.#model = model;
    this.#options = options;
    this.#progress = progress;
    this.#redactor = new Redactor([options.key, ...options.keys.values()]);
    this.#pace = new Pace(model, options.pace);
    this.#ledger = new Ledger(factsOf(model));
    this.#locales = new Set(model.languages?.locales);
    this.#undescribed = new UndescribedCollector(model);
    this.#judge = new Judge(model, this.#ledger, this.#undescribed);
    this.#slugs = new KnownSlugs(model, options.slugs);
  }

  async run(): Promise<Outcome> {
    const began = performance.now();
    const timer = setTimeout(() => this.#deadline.abort(), this.#options.maxTime);
    try {
      const { steps, skipped } = planOf(this.#model, this.#options);
      this.#planned = steps.length;
      this.#reach = new Reach(steps);
      // What needs a slug that is not known yet waits until all others have been made.
      const waiting: Step[] = [];
      for (const step of steps) if ((await this.#make(step)) === 'waits') waiting.push(step);
      for (let left = waiting, before = Infinity; left.length > 0 && left.length < before;) {
        before = left.length;
        const next: Step[] = [];
        for (const step of left) if ((await this.#make(step)) === 'waits') next.push(step);
        left = next;
        if (left.length === before) for (const step of left) this.#skip(step);
      }
      for (const { facts, why } of skipped) for (const fact of facts) this.#ledger.untested(fact, why);
    } finally {
      clearTimeout(timer);
    }
    return {
      ...this.#shown(),
      requests: this.#requests,
      imitation: this.#recogniser.imitation,
      milliseconds: Math.round(performance.now() - began),
      redactor: this.#redactor,
    };
  }

  /** What responses show of the service; nothing where they come from elsewhere. */
  #shown(): Pick<Outcome, 'facts' | 'findings' | 'undescribed' | 'limit' | 'ended' | 'unchecked'> {
    const { astray, refused } = this.#reach;
    if (astray === undefined)
      return {
        facts: this.#ledger.facts,
        findings: this.#ledger.findings,
        undescribed: this.#undescribed.items,
        limit: this.#pace.limit,
        ended: this.#ended,
        unchecked: refused,
      };
    const facts = factsOf(this.#model);
    const ledger = new Ledger(facts);
    for (const { id } of facts) ledger.untested(id, 'the responses seem to come from elsewhere');
    return {
      facts: ledger.facts,
      findings: [],
      undescribed: [],
      limit: undefined,
      ended: undefined,
      unchecked: astray,
    };
  }

  async #make(step: Step): Promise<'made' | 'waits'> {
    if (this.#ended !== undefined) {
      this.#leave(step, `the check ended before: ${this.#ended}`);
      return 'made';
    }
    const asked = step.ask(this.#known);
    if (typeof asked === 'string') return 'waits';
    let done = await this.#send(step, asked);
    // What the service asks to wait for passes; the second time it is a reason. A write is never repeated.
    const isRead = step.operation.method === 'get';
    if (isRead && done?.untested !== undefined && this.#pace.isHeld && !this.#isOver)
      done = await this.#send(step, asked);
    if (!done) this.#leave(step, this.#ended ?? this.#requests.at(-1)?.failure ?? 'there was no response');
    else if (done.untested !== undefined) this.#leave(step, done.untested);
    if (done?.body !== undefined) this.#bodies.set(step.id, done.body);
    return 'made';
  }

  /** The step cannot be made: nothing has shown what it needs. */
  #skip(step: Step): void {
    const why = step.ask(this.#known);
    if (typeof why === 'string') this.#leave(step, why);
  }

  #leave(step: Step, why: string): void {
    for (const fact of step.facts) this.#ledger.untested(fact, why);
  }

  async #send(step: Step, asked: Asked) {
    const { operation, purpose, expects, mediaType, languages } = step;
    const sent = await this.#exchange(operation, purpose, asked);
    if (!sent) return undefined;
    const { reply, recorded } = sent;
    const verdict = this.#judge.judge({
      operation,
      expects,
      mediaType,
      languages: languages === 'one' ? { code: asked.language ?? '' } : languages,
      query: this.#queryOf(operation, asked),
      reply,
      recorded,
    });
    this.#recogniser.look(reply);
    if (expects.kind === 'success') {
      this.#reach.look(step, reply);
      this.#ended ??= this.#reach.astray;
    }
    if (verdict.body !== undefined) {
      this.#slugs.learn(operation, verdict.body);
      this.#language ??= this.#languageIn(operation, verdict.body);
    }
    return verdict;
  }

  /** Sends one request at its turn, and keeps what may be kept of it. */
  async #exchange(
    operation: Operation,
    purpose: string,
    asked: Asked,
  ): Promise<{ reply: Reply; recorded: Recorded } | undefined> {
    const { wait } = this.#pace;
    const { signal } = this.#deadline;
    const left = this.#options.maxTime;
    if (wait > 1_000) this.#progress.wait?.(wait, 'so as not to use more than its share of the limit');
    if (wait > left) {
      this.#ended ??= `the service asks to wait ${Math.ceil(wait / 1000)} s, longer than the check may take`;
      return undefined;
    }
    await this.#pace.turn(signal);
    if (this.#isOver) return undefined;
    const key = asked.key === undefined ? this.#options.key : asked.key;
    const headers: Record<string, string> = {
      accept: asked.accept,
      ...(asked.language === undefined || !this.#model.languages
        ? {}
        : { [this.#model.languages.header]: asked.language }),
      ...(asked.body === undefined
        ? {}
        : { 'content-type': operation.body?.as('json')?.name ?? 'application/json' }),
    };
    const method = operation.method.toUpperCase();
    const url = this.#urlOf(operation, asked);
    const number = this.#requests.length + 1;
    this.#progress.step?.(`${operation.id}: ${purpose}`, number, Math.max(this.#planned, number));
    const outcome = await exchange(
      {
        method,
        url,
        headers: { ...headers, ...(key === null ? {} : { [this.#model.key.header]: key }) },
        body: asked.body,
      },
      this.#options.bounds,
      signal,
    );
    const recorded = this.#record(
      { number, operation: operation.id, method, url, headers, body: asked.body, purpose },
      outcome,
    );
    if (outcome.kind === 'failure') return this.#failed(outcome);
    this.#failures = 0;
    this.#pace.learn(outcome.headers, outcome.status);
    return { reply: outcome, recorded };
  }

  #failed({ reason, words }: Failure): undefined {
    if (reason === 'out-of-time') this.#noteEnd();
    else if (++this.#failures >= patience) this.#ended ??= `${words}, ${patience} times in a row`;
    return undefined;
  }

  #noteEnd(): void {
    this.#ended ??= `its time of ${this.#options.maxTime / 1000} s was over`;
  }

  /** Whether the time of the check is over. */
  get #isOver(): boolean {
    if (this.#deadline.signal.aborted)
      this.#ended ??= `its time of ${this.#options.maxTime / 1000} s was over`;
    return this.#deadline.signal.aborted;
  }

  /** What is kept of an exchange. Every text goes through the redactor before it is kept. */
  #record(
    request: Omit<Recorded, 'received' | 'status' | 'answer' | 'failure'>,
    outcome: Reply | Failure,
  ): Recorded {
    const clean = (text: string): string => this.#redactor.text(text);
    const received: Record<string, string> = {};
    let answer: unknown;
    if (outcome.kind === 'reply') {
      for (const name of ['content-type', ...this.#model.headers.keys()]) {
        const value = outcome.headers.get(name);
        if (value !== null) received[name] = clean(value.slice(0, 200));
      }
      answer = shapeOfText(outcome.text);
    }
    const recorded: Recorded = {
      ...request,
      url: clean(request.url),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, clean(value)]),
      ),
      body: request.body === undefined ? undefined : JSON.stringify(shapeOfText(request.body)),
      received,
      ...(outcome.kind === 'reply' ? { status: outcome.status } : { failure: clean(outcome.words) }),
      ...(answer === undefined ? {} : { answer: this.#redactor.deep(answer) }),
    };
    this.#requests.push(recorded);
    return recorded;
  }

  #urlOf({ path, pathParameters }: Operation, { slugs, query }: Asked): string {
    const filled = pathParameters.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, encodeURIComponent(slugs[index] ?? '')),
      path,
    );
    const search = new URLSearchParams(query).toString();
    return `${this.#options.baseUrl}${filled}${search === '' ? '' : `?${search}`}`;
  }

  #queryOf({ queryParameters }: Operation, { query }: Asked): Record<string, unknown> {
    const typed = (name: string, text: string): unknown => {
      const types = queryParameters.find((each) => each.name === name)?.schema.meant.types ?? [];
      return types.includes('integer') ? Number(text) : text;
    };
    const defaults = queryParameters.flatMap(({ name, schema }) =>
      schema.default === undefined ? [] : [[name, schema.default] as const],
    );
    const given = Object.entries(query).map(([name, text]) => [name, typed(name, text)] as const);
    return Object.fromEntries([...defaults, ...given]);
  }

  #languageIn({ success }: Operation, body: unknown): string | undefined {
    if (![...this.#model.schemas.values()].some((schema) => isLanguageMap(schema, this.#locales)))
      return undefined;
    const find = (value: unknown): string | undefined => {
      if (Array.isArray(value)) return value.map(find).find(Boolean);
      if (!isObject(value)) return undefined;
      const names = Object.keys(value);
      if (names.length > 0 && names.every((name) => this.#locales.has(name))) return names[0];
      return Object.values(value).map(find).find(Boolean);
    };
    return success ? find(body) : undefined;
  }

  get #known(): Known {
    return { slugs: this.#slugs, body: (step) => this.#bodies.get(step), language: this.#language };
  }
}
