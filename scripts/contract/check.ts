import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { kindOfSlug } from '../model/well-known.ts';
import { Coverage, type Covered } from './coverage.ts';
import { type Deviation, type Finding, Findings, type Recorded } from './findings.ts';
import { exchange, type Failure, type Reply } from './http/client.ts';
import { Pace } from './http/pace.ts';
import { Redactor } from './http/redactor.ts';
import { type Judgement, Judge } from './judge/judge.ts';
import { repeatedPage, strayUrls, Totals } from './judge/pages.ts';
import { shapeOfText } from './judge/shape.ts';
import type { CheckOptions } from './options.ts';
import { type Imitation, Recogniser } from './recognise.ts';
import { Refusals } from './refusals.ts';
import { SlugPool } from './steps/slug-pool.ts';
import { planOf, type Plan, type Skipped, type Step } from './steps/plan.ts';
import { type Learned, type Request, requestFor } from './steps/request.ts';
import { type Undescribed, UndescribedCollector } from './undescribed.ts';

/** The result of a check. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Number of deviations dropped because there were too many findings. */
  readonly dropped: number;
  readonly coverage: readonly Covered[];
  /** Skipped tests, with the reason. */
  readonly skipped: readonly Skipped[];
  readonly undescribed: readonly Undescribed[];
  /** Slugs passed as options for which no record exists. */
  readonly absent: readonly string[];
  readonly requests: readonly Recorded[];
  readonly imitation: Imitation | undefined;
  /** The reason the check ended before its plan was complete. */
  readonly ended: string | undefined;
  /** The reason nothing could be checked. */
  readonly unchecked: string | undefined;
  readonly milliseconds: number;
  /** The announced rate limit, in requests per minute. */
  readonly limit: number | undefined;
  /** Removes the keys from stored data; anything derived from an outcome goes through it. */
  readonly redactor: Redactor;
}

/** Callbacks invoked while a check runs. */
export interface Progress {
  /** Called before a request is sent. `secondsLeft` is an estimate for the remaining plan at the current pace. */
  step?(step: string, number: number, total: number, secondsLeft: number): void;
  /** Called when the check pauses. */
  wait?(milliseconds: number): void;
}

/**
 * Checks a service against its description.
 *
 * @param model the API description
 * @param options what to check, and the limits
 * @param progress receives progress updates
 * @returns the outcome; never throws because of the service's behaviour
 */
export async function check(model: Model, options: CheckOptions, progress: Progress = {}): Promise<Outcome> {
  return new Check(model, options, progress).run();
}

class Check {
  readonly #model: Model;
  readonly #options: CheckOptions;
  readonly #progress: Progress;
  readonly #plan: Plan;
  readonly #redactor: Redactor;
  readonly #pace: Pace;
  readonly #judge: Judge;
  readonly #refusals: Refusals;
  readonly #recogniser = new Recogniser();
  readonly #findings = new Findings();
  readonly #totals = new Totals();
  readonly #absent = new Set<string>();
  readonly #undescribed: UndescribedCollector;
  readonly #coverage: Coverage;
  readonly #requests: Recorded[] = [];
  readonly #deadline = new AbortController();
  // Values from earlier responses that later requests need.
  readonly #slugs: SlugPool;
  readonly #firstPages = new Map<string, unknown>();
  #language: string | undefined;
  /** Steps still to run, including those to be repeated. */
  readonly #pending: Step[];
  readonly #retried = new Set<Step>();
  #ended: string | undefined;

  constructor(model: Model, options: CheckOptions, progress: Progress) {
    this.#model = model;
    this.#options = options;
    this.#progress = progress;
    this.#plan = planOf(model, options);
    this.#redactor = new Redactor([options.key, ...options.keys.values()]);
    this.#pace = new Pace(model, options.pace);
    this.#judge = new Judge(model);
    this.#refusals = new Refusals(this.#plan.steps);
    this.#undescribed = new UndescribedCollector(model);
    this.#coverage = new Coverage(this.#plan.steps);
    this.#slugs = new SlugPool(model, options.slugs);
    this.#pending = [...this.#plan.steps];
  }

  /** Runs every step whose request can be built. Some requests depend on earlier responses. */
  async run(): Promise<Outcome> {
    const began = performance.now();
    const timer = setTimeout(() => this.#deadline.abort(), this.#options.maxTime);
    try {
      for (let step = this.#nextStep(); step && this.#ended === undefined; step = this.#nextStep())
        await this.#runStep(step);
    } finally {
      clearTimeout(timer);
    }
    for (const step of this.#pending) this.#coverage.miss(step, this.#whyNotSent(step));
    return this.#outcome(Math.round(performance.now() - began));
  }

  /** Returns the first step that can run. Steps of an operation with a pending retry wait for it. */
  #nextStep(): Step | undefined {
    const repeated = this.#pending.filter((step) => this.#retried.has(step));
    const waiting = new Set(repeated.map(({ operation }) => operation));
    return (
      this.#pending.find(
        (step) => !waiting.has(step.operation) && typeof this.#requestFor(step) !== 'string',
      ) ?? repeated[0]
    );
  }

  #requestFor(step: Step): Request | string {
    const learned: Learned = { slugs: this.#slugs, firstPages: this.#firstPages, language: this.#language };
    return requestFor(step, learned, this.#model, this.#options);
  }

  #whyNotSent(step: Step): string {
    if (this.#ended !== undefined) return `the check stopped early: ${this.#ended}`;
    const why = this.#requestFor(step);
    return typeof why === 'string' ? why : "the request wasn't sent";
  }

  async #runStep(step: Step): Promise<void> {
    const request = this.#requestFor(step);
    if (typeof request === 'string') return;
    this.#pending.splice(this.#pending.indexOf(step), 1);
    const skipReason = this.#refusals.skipReason(step);
    if (skipReason !== undefined) return this.#coverage.miss(step, skipReason);
    const sent = await this.#send(step, request);
    if (!sent) return this.#coverage.miss(step, this.#ended ?? '');
    const { answer, recorded } = sent;

    const refusal = this.#refusals.note(step, answer, recorded.number);
    this.#ended ??= this.#refusals.stopReason;
    const canRetry = refusal && (refusal.isTransient || this.#pace.isHeld);
    if (canRetry && !this.#retried.has(step)) {
      this.#retried.add(step);
      this.#pending.push(step);
      return;
    }
    if (step.expects.kind === 'success') this.#refusals.noteValid(step, answer, refusal);
    this.#ended ??= this.#refusals.wrongBaseUrl;
    if (answer.kind === 'failure') {
      this.#coverage.miss(step, answer.message);
      this.#findings.hold(recorded, [{ what: `No complete response: ${answer.message}.` }]);
      return;
    }
    this.#recogniser.inspect(answer);
    const judged = this.#judge.judge({
      step,
      request,
      reply: answer,
      isOpened: this.#refusals.isOpened(step),
    });
    if (judged.outcome === 'expected' && !refusal) this.#coverage.reach(step);
    else this.#coverage.miss(step, judged.why ?? `the request got ${refusal?.kind}`);
    const deviations = [...judged.deviations, ...this.#comparePages(step, request, judged)];
    if (refusal) this.#findings.hold(recorded, deviations);
    else this.#findings.add(recorded, deviations);
    this.#undescribed.add(recorded, judged.observed);
    if (step.expects.kind === 'success' && answer.status === 404) this.#noteAbsent(step, request);
    if (judged.body === undefined) return;
    this.#learn(step, judged.body);
    this.#totals.note(step.operation, judged.body, recorded);
  }

  #noteAbsent({ operation }: Step, { parameters }: Request): void {
    for (const { name } of operation.pathParameters) {
      const [kind, slug] = [kindOfSlug(name), String(parameters[name])];
      if (this.#options.slugs.get(kind)?.includes(slug)) this.#absent.add(`--slug ${kind}=${slug}`);
    }
  }

  /** The reason that a requested operation wasn't tested, or that nothing was. Operations with findings count as tested. */
  get #untested(): string | undefined {
    const { operations, slugs } = this.#options;
    const deviating = new Set(this.#findings.all.flatMap((finding) => finding.operations));
    const reads = this.#coverage.rows.filter(({ operation, status }) => status === operation.success?.status);
    const isWanted = ({ operation: { id, pathParameters } }: Covered): boolean =>
      operations.includes(id) || pathParameters.some(({ name }) => slugs.has(kindOfSlug(name)));
    const isNoneReached = !reads.some(({ reached }) => reached);
    const missed = reads.filter(
      (row) => !row.reached && !deviating.has(row.operation.id) && (isNoneReached || isWanted(row)),
    );
    const reasons = missed.map(({ operation, why }) => `${operation.id} wasn't reached: ${why}`);
    return reasons.length === 0 ? undefined : reasons.join('; ');
  }

  #comparePages({ operation, page }: Step, { url }: Request, { body }: Judgement): Deviation[] {
    if (body === undefined) return [];
    const first = this.#firstPages.get(operation.id);
    return [
      ...strayUrls(operation, body, url),
      ...(page === 'second' ? repeatedPage(operation, first, body) : []),
    ];
  }

  #learn({ operation, page }: Step, body: unknown): void {
    this.#slugs.learn(operation, body);
    if (page === 'first') this.#firstPages.set(operation.id, body);
    this.#language ??= languageIn(body, new Set(this.#model.languages?.locales));
  }

  /** Sends a request when the pace allows and records it; undefined once the time limit is reached. */
  async #send(
    step: Step,
    request: Request,
  ): Promise<{ answer: Reply | Failure; recorded: Recorded } | undefined> {
    const { wait } = this.#pace;
    const { signal } = this.#deadline;
    if (wait > this.#options.maxTime) {
      this.#ended ??= `the service asked to wait ${Math.ceil(wait / 1000)} s, longer than the time limit`;
      return undefined;
    }
    if (wait > 1_000 && this.#pace.isHeld) this.#progress.wait?.(wait);
    await this.#pace.turn(signal);
    if (this.#isOver) return undefined;
    const number = this.#requests.length + 1;
    const planned = Math.max(this.#plan.steps.length, number);
    this.#progress.step?.(step.id, number, planned, ((planned - number) * this.#pace.interval) / 1000);
    const { url, headers, key } = request;
    const time = new Date().toISOString();
    const withKey = key === null ? headers : { ...headers, [this.#model.key.header]: key };
    const answer = await exchange({ url, headers: withKey }, this.#options.bounds, signal);
    const recorded = this.#record(step, request, { number, time }, answer);
    if (answer.kind === 'reply') this.#pace.learn(answer.headers, answer.status);
    else if (this.#isOver) return undefined;
    return { answer, recorded };
  }

  /** True if the time limit is reached. */
  get #isOver(): boolean {
    const { aborted } = this.#deadline.signal;
    if (aborted) this.#ended ??= `the time limit of ${this.#options.maxTime / 1000} s was reached`;
    return aborted;
  }

  /** Builds the record of an exchange. Every text is redacted before it is stored. */
  #record(
    { operation, purpose }: Step,
    { url, headers, key }: Request,
    sent: Pick<Recorded, 'number' | 'time'>,
    outcome: Reply | Failure,
  ): Recorded {
    const clean = (text: string): string => this.#redactor.text(text);
    const request = {
      ...sent,
      operation: operation.id,
      purpose,
      ...(key === this.#options.key ? {} : { key: key === null ? ('none' as const) : ('another' as const) }),
      url: clean(url),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, clean(value)])),
    };
    const recorded: Recorded =
      outcome.kind === 'failure'
        ? { ...request, received: {}, failure: clean(outcome.message) }
        : {
            ...request,
            status: outcome.status,
            requestId: firstHeader(outcome.headers, requestIds, clean),
            received: this.#received(outcome.headers, clean),
            answer: this.#redactor.deep(shapeOfText(outcome.text)),
          };
    this.#requests.push(recorded);
    return recorded;
  }

  #received(headers: Headers, clean: (text: string) => string): Record<string, string> {
    const names = ['content-type', ...this.#model.headers.keys()];
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = firstHeader(headers, [name], clean);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  #outcome(milliseconds: number): Outcome {
    const { wrongBaseUrl, keyRefused, stopReason } = this.#refusals;
    const common = {
      skipped: this.#plan.skipped,
      coverage: this.#coverage.rows,
      absent: [...this.#absent],
      requests: this.#requests,
      imitation: this.#recogniser.imitation,
      milliseconds,
      redactor: this.#redactor,
    };
    // Responses from a different server reveal nothing about the service.
    if (wrongBaseUrl !== undefined)
      return {
        ...common,
        coverage: this.#coverage.rows.map((row) => ({
          ...row,
          reached: false,
          why: 'the base URL seems wrong',
        })),
        findings: [],
        dropped: 0,
        undescribed: [],
        ended: undefined,
        unchecked: wrongBaseUrl,
        limit: undefined,
      };
    // If the check ends early or the key is refused everywhere, don't report individual responses.
    if (stopReason === undefined && keyRefused === undefined) {
      this.#findings.release();
      for (const { recorded, deviation } of this.#totals.disagreements)
        this.#findings.add(recorded, [deviation]);
    }
    return {
      ...common,
      findings: this.#findings.all,
      dropped: this.#findings.dropped,
      undescribed: this.#undescribed.items,
      ended: this.#ended,
      unchecked: keyRefused ?? (this.#ended === undefined ? this.#untested : undefined),
      limit: this.#pace.limit,
    };
  }
}

/** Headers in which services send a request ID. */
const requestIds = [
  'x-request-id',
  'request-id',
  'x-correlation-id',
  'x-amzn-requestid',
  'x-trace-id',
  'cf-ray',
];

function firstHeader(
  headers: Headers,
  names: readonly string[],
  clean: (text: string) => string,
): string | undefined {
  const value = names.map((name) => headers.get(name)).find((each) => each !== null);
  return value === undefined || value === null ? undefined : clean(value.slice(0, 200));
}

/** Returns the first locale code for which a text is translated. */
function languageIn(value: unknown, locales: ReadonlySet<string>): string | undefined {
  if (Array.isArray(value)) return value.map((item) => languageIn(item, locales)).find(Boolean);
  if (!isObject(value)) return undefined;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => locales.has(name))) return names[0];
  return Object.values(value)
    .map((inner) => languageIn(inner, locales))
    .find(Boolean);
}
