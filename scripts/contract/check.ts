import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { Brake } from './brake.ts';
import { Coverage, type Covered } from './coverage.ts';
import { type Deviation, type Finding, Findings, type Recorded } from './findings.ts';
import { exchange, type Failure, type Reply } from './http/client.ts';
import { Pace } from './http/pace.ts';
import { Redactor } from './http/redactor.ts';
import { type Judgement, Judge, redirectWords } from './judge/judge.ts';
import { repeatedPage, strayUrls } from './judge/pages.ts';
import { shapeOfText } from './judge/shape.ts';
import type { CheckOptions } from './options.ts';
import { Reach } from './reach.ts';
import { type Imitation, Recogniser } from './recognise.ts';
import { KnownSlugs } from './steps/known.ts';
import { planOf, type Plan, type Skipped, type Step } from './steps/plan.ts';
import { type Known, type Request, requestFor } from './steps/request.ts';
import { type Undescribed, UndescribedCollector } from './undescribed.ts';

/** What a check found out. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Deviations that were left out because there were too many findings. */
  readonly dropped: number;
  readonly coverage: readonly Covered[];
  /** What was not tried, and why. */
  readonly skipped: readonly Skipped[];
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
  /** A request is about to be sent; the rest of the plan takes about so many seconds at the present pace. */
  step?(step: string, number: number, of: number, secondsLeft: number): void;
  /** Nothing is sent for a while. */
  wait?(milliseconds: number): void;
}

/** Statuses of a gateway that a second try can cure. */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
/** Statuses by which the service, or what stands before it, refuses whoever asks. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429, 503]);

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
  readonly #plan: Plan;
  readonly #redactor: Redactor;
  readonly #pace: Pace;
  readonly #brake = new Brake();
  readonly #judge: Judge;
  readonly #reach: Reach;
  readonly #recogniser = new Recogniser();
  readonly #findings = new Findings();
  readonly #undescribed: UndescribedCollector;
  readonly #coverage: Coverage;
  readonly #requests: Recorded[] = [];
  readonly #deadline = new AbortController();
  // What earlier responses have shown, which later requests need.
  readonly #slugs: KnownSlugs;
  readonly #firstPages = new Map<string, unknown>();
  #language: string | undefined;
  /** Operations that have succeeded with the key, and those whose plain request was refused. */
  readonly #opened = new Set<string>();
  readonly #refused = new Map<string, string>();
  /** Deviations of a row of refusals: they are of whatever refuses, if the row does not end. */
  #held: { readonly recorded: Recorded; readonly deviations: readonly Deviation[] }[] = [];
  #ended: string | undefined;

  constructor(model: Model, options: CheckOptions, progress: Progress) {
    this.#model = model;
    this.#options = options;
    this.#progress = progress;
    this.#plan = planOf(model, options);
    this.#redactor = new Redactor([options.key, ...options.keys.values()]);
    this.#pace = new Pace(model, options.pace);
    this.#judge = new Judge(model);
    this.#reach = new Reach(this.#plan.steps);
    this.#undescribed = new UndescribedCollector(model);
    this.#coverage = new Coverage(this.#plan.steps);
    this.#slugs = new KnownSlugs(model, options.slugs);
  }

  /** Makes the first step whose request can be made, until none can: some wait for what others show. */
  async run(): Promise<Outcome> {
    const began = performance.now();
    const timer = setTimeout(() => this.#deadline.abort(), this.#options.maxTime);
    const left = [...this.#plan.steps];
    try {
      while (this.#ended === undefined) {
        const index = left.findIndex((step) => typeof this.#requestFor(step) !== 'string');
        const [step] = index < 0 ? [] : left.splice(index, 1);
        if (!step) break;
        await this.#make(step);
      }
    } finally {
      clearTimeout(timer);
    }
    for (const step of left) this.#coverage.miss(step, this.#whyLeft(step));
    return this.#outcome(Math.round(performance.now() - began));
  }

  #requestFor(step: Step): Request | string {
    const known: Known = { slugs: this.#slugs, firstPages: this.#firstPages, language: this.#language };
    return requestFor(step, known, this.#model, this.#options);
  }

  #whyLeft(step: Step): string {
    if (this.#ended !== undefined) return `the check ended before: ${this.#ended}`;
    const why = this.#requestFor(step);
    return typeof why === 'string' ? why : 'it was not sent';
  }

  async #make(step: Step): Promise<void> {
    const { operation, expects } = step;
    const request = this.#requestFor(step);
    if (typeof request === 'string') return;
    const refusal = this.#refused.get(operation.id);
    if (refusal !== undefined) return this.#coverage.miss(step, refusal);
    const sent = await this.#sendPatiently(step, request);
    if (!sent)
      return this.#coverage.miss(step, this.#ended ?? this.#requests.at(-1)?.failure ?? 'no response');
    const { reply, recorded } = sent;

    const isOpened = this.#opened.has(operation.id);
    const judged = this.#judge.judge({ step, request, reply, isOpened });
    this.#recogniser.look(reply);
    if (judged.outcome === 'expected') this.#coverage.reach(step);
    else this.#coverage.miss(step, judged.why ?? '');
    if (expects.kind === 'success') {
      this.#reach.look(step, reply);
      this.#ended ??= this.#reach.astray;
      if (judged.outcome === 'expected') this.#opened.add(operation.id);
      else if (!isOpened && (reply.status === 401 || reply.status === 403))
        this.#refused.set(operation.id, judged.why ?? '');
    }
    const deviations = [...judged.deviations, ...this.#comparePages(step, request, judged)];
    this.#keep(recorded, deviations, refusals.has(reply.status) && this.#brake.isOn);
    this.#undescribed.add(recorded, judged.observed);
    if (judged.body !== undefined) this.#learn(step, judged.body);
  }

  /** Keeps findings; those of refusals wait until an answer shows that the service still answers. */
  #keep(recorded: Recorded, deviations: readonly Deviation[], isHeld: boolean): void {
    if (isHeld) {
      this.#held.push({ recorded, deviations });
      return;
    }
    for (const each of this.#held) this.#findings.add(each.recorded, each.deviations);
    this.#held = [];
    this.#findings.add(recorded, deviations);
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

  /** Sends a request, and a read once more where waiting, as the service asks, or a second try can cure the first. */
  async #sendPatiently(step: Step, request: Request) {
    const sent = await this.#send(step, request);
    if (step.operation.method !== 'get' || !sent || this.#isOver) return sent;
    const isExpected =
      step.expects.kind === 'condition' && step.expects.condition.status === sent.reply.status;
    const { status } = sent.reply;
    const isCurable = passingStatuses.has(status) || (status >= 400 && this.#pace.isHeld);
    return isCurable && !isExpected ? ((await this.#send(step, request)) ?? sent) : sent;
  }

  /** Sends one request at its turn, and keeps what may be kept of it. */
  async #send(step: Step, request: Request): Promise<{ reply: Reply; recorded: Recorded } | undefined> {
    const { wait } = this.#pace;
    const { signal } = this.#deadline;
    if (wait > this.#options.maxTime) {
      this.#ended ??= `the service asks to wait ${Math.ceil(wait / 1000)} s, longer than the check may take`;
      return undefined;
    }
    if (wait > 1_000 && this.#pace.isHeld) this.#progress.wait?.(wait);
    await this.#pace.turn(signal);
    if (this.#isOver) return undefined;
    const number = this.#requests.length + 1;
    const planned = Math.max(this.#plan.steps.length, number);
    this.#progress.step?.(step.id, number, planned, ((planned - number) * this.#pace.interval) / 1000);
    const { method, url, headers, key, body } = request;
    const time = new Date().toISOString();
    const withKey = key === null ? headers : { ...headers, [this.#model.key.header]: key };
    const outcome = await exchange({ method, url, headers: withKey, body }, this.#options.bounds, signal);
    const recorded = this.#record(step, request, { number, time }, outcome);
    if (outcome.kind === 'failure') {
      if (!this.#isOver) this.#brake.refused(outcome.words, number);
    } else {
      this.#pace.learn(outcome.headers, outcome.status);
      this.#noteRefusal(step, outcome, number);
    }
    const { reason } = this.#brake;
    if (reason !== undefined)
      this.#ended ??= `${reason}.${outcome.kind === 'reply' ? redirectWords(outcome) : ''}`.replace(
        /\.$/,
        '',
      );
    return outcome.kind === 'reply' ? { reply: outcome, recorded } : undefined;
  }

  #noteRefusal({ expects }: Step, { status }: Reply, number: number): void {
    // A refusal that was asked for says nothing.
    if (expects.kind === 'condition' && expects.condition.status === status) return;
    const isRefusal = refusals.has(status) || (status >= 300 && status < 400) || status >= 500;
    if (isRefusal) this.#brake.refused(String(status), number);
    else this.#brake.release();
  }

  /** Whether the time of the check is over. */
  get #isOver(): boolean {
    const { aborted } = this.#deadline.signal;
    if (aborted) this.#ended ??= `its time of ${this.#options.maxTime / 1000} s was over`;
    return aborted;
  }

  /** What is kept of an exchange. Every text goes through the redactor before it is kept. */
  #record(
    { operation, purpose }: Step,
    { method, url, headers, body }: Request,
    sent: Pick<Recorded, 'number' | 'time'>,
    outcome: Reply | Failure,
  ): Recorded {
    const clean = (text: string): string => this.#redactor.text(text);
    const request = {
      ...sent,
      operation: operation.id,
      purpose,
      method,
      url: clean(url),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, clean(value)])),
      body: body === undefined ? undefined : JSON.stringify(shapeOfText(body)),
    };
    const recorded: Recorded =
      outcome.kind === 'failure'
        ? { ...request, received: {}, failure: clean(outcome.words) }
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
    const { astray, refused } = this.#reach;
    const common = {
      skipped: this.#plan.skipped,
      coverage: this.#coverage.rows,
      requests: this.#requests,
      imitation: this.#recogniser.imitation,
      milliseconds,
      redactor: this.#redactor,
    };
    // What comes from elsewhere shows nothing of the service.
    if (astray !== undefined)
      return {
        ...common,
        coverage: this.#coverage.rows.map((row) => ({
          ...row,
          reached: false,
          why: 'the responses come from elsewhere',
        })),
        findings: [],
        dropped: 0,
        undescribed: [],
        ended: undefined,
        unchecked: astray,
        limit: undefined,
      };
    if (this.#brake.reason === undefined)
      for (const each of this.#held) this.#findings.add(each.recorded, each.deviations);
    return {
      ...common,
      findings: this.#findings.all,
      dropped: this.#findings.dropped,
      undescribed: this.#undescribed.items,
      ended: this.#ended,
      unchecked: refused,
      limit: this.#pace.limit,
    };
  }
}

/** Headers by which services name a request. */
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

/** The first locale code by which a text is translated. */
function languageIn(value: unknown, locales: ReadonlySet<string>): string | undefined {
  if (Array.isArray(value)) return value.map((item) => languageIn(item, locales)).find(Boolean);
  if (!isObject(value)) return undefined;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => locales.has(name))) return names[0];
  return Object.values(value)
    .map((inner) => languageIn(inner, locales))
    .find(Boolean);
}
