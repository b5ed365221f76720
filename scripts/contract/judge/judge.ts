import type { Response } from '../../model/body.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Header } from '../../model/parameter.ts';
import type { Schema } from '../../model/schema.ts';
import type { Deviation } from '../findings.ts';
import type { Reply } from '../http/client.ts';
import { describeRedirect } from '../refusals.ts';
import { describeSchema, factOf } from '../facts.ts';
import { isExcuse, isTransient } from '../steps/recipes.ts';
import type { Observation } from '../undescribed.ts';
import { BodyJudge, type Exchanged } from './body.ts';
import { Validator } from './validator.ts';

/** The result of judging a response. */
export interface Judgement {
  /**
   * - `expected`: the response has the expected status.
   * - `refused`: the key, account, record or time may be the reason, so the test is inconclusive.
   * - `deviates`: the response has a different status.
   */
  readonly outcome: 'expected' | 'refused' | 'deviates';
  /** The reason the status differs from the expected one, in words. */
  readonly why?: string;
  readonly deviations: readonly Deviation[];
  /** Observations that the description neither documents nor rules out. */
  readonly observed: readonly Observation[];
  /** The body of a JSON success. */
  readonly body?: unknown;
}

/** Compares responses with the description. It stores nothing. */
export class Judge {
  readonly #model: Model;
  readonly #validator: Validator;
  readonly #bodies: BodyJudge;

  constructor(model: Model) {
    this.#model = model;
    this.#validator = new Validator(model.document);
    this.#bodies = new BodyJudge(model, this.#validator);
  }

  /** Judges the status and, if it is documented, the headers and the body. */
  judge(exchanged: Exchanged): Judgement {
    const { step, reply } = exchanged;
    const response = documentedResponse(step.operation, reply.status);
    const status = judgeStatus(exchanged, response);
    // An unexpected response is at most one finding, whatever it contains.
    if (!response || status.outcome !== 'expected') return { ...status, observed: [] };
    const headers = this.#headers(step.operation, response, reply);
    const body = this.#bodies.judge(exchanged, response);
    return {
      ...status,
      deviations: [...status.deviations, ...headers.deviations, ...body.deviations],
      observed: [...observedStatus(response, reply.status), ...headers.observed, ...body.observed],
      ...(response.successful && body.value !== undefined ? { body: body.value } : {}),
    };
  }

  #headers(operation: Operation, response: Response, { headers }: Reply) {
    const deviations = response.headers.flatMap((header): Deviation[] => {
      const what = this.#wrongHeader(header, headers.get(header.name));
      return what === undefined ? [] : [{ fact: factOf.header(operation, response, header), what }];
    });
    const described = new Set(response.headers.map(({ name }) => name.toLowerCase()));
    const headerNames = new Map([...this.#model.headers.keys()].map((name) => [name.toLowerCase(), name]));
    const observed = [...headers.keys()].flatMap((name): Observation[] => {
      if (described.has(name) || (!headerNames.has(name) && !isServiceHeader(name))) return [];
      const written = headerNames.get(name) ?? canonicalHeaderName(name);
      const gaps = this.#model.headers.get(written)?.gaps ?? [];
      const node = { pointer: `${response.pointer}/headers`, gaps };
      return [{ what: `The response has the header \`${written}\`.`, node }];
    });
    return { deviations, observed };
  }

  #wrongHeader({ name, required, schema }: Header, value: string | null): string | undefined {
    if (value === null) return required ? `\`${name}\` is missing.` : undefined;
    return this.#validator.isValid(schema.keywords, coerce(value, schema))
      ? undefined
      : `\`${name}\` is invalid; documented: ${describeSchema(schema)}.`;
  }
}

/** Compares the status with the expected one. */
function judgeStatus(
  { step: { operation, expects }, reply, isOpened }: Exchanged,
  response: Response | undefined,
): Omit<Judgement, 'observed'> {
  const { status } = reply;
  const isSuccess = status >= 200 && status < 300;
  const conditions = response ? operation.conditionsOf(response) : [];
  const excuse = isSuccess
    ? undefined
    : conditions.find(isOpened && expects.kind === 'condition' ? isTransient : isExcuse);
  const why = excuse ? `the service returned ${status}: ${excuse.when}` : `the service returned ${status}`;
  const deviates = (deviation: Deviation) => ({ outcome: 'deviates', why, deviations: [deviation] }) as const;

  if (expects.kind === 'condition' && status === expects.condition.status)
    return { outcome: 'expected', deviations: [] };
  if (expects.kind === 'success' && isSuccess && operation.success) {
    const { success } = operation;
    const isDocumented = !success.statusKnown || success.status === String(status);
    const what = `The status is ${status} instead of ${success.status}.`;
    return {
      outcome: 'expected',
      deviations: isDocumented ? [] : [{ fact: factOf.status(operation, success), what }],
    };
  }
  if (excuse) return { outcome: 'refused', why, deviations: [] };
  // A redirect or a server error has the same cause for every request.
  if (!response && (expects.kind === 'success' || status < 400 || status >= 500))
    return deviates({ what: `Status ${status} isn't documented.`, ...redirectTo(reply) });
  if (expects.kind === 'condition') {
    const undocumented = response ? '' : ", which isn't documented here";
    const what = `The status is ${status} instead of ${expects.condition.status}${undocumented}.`;
    return deviates({ fact: factOf.condition(operation, expects.condition), what });
  }
  const what = `The status is ${status}, although the request is valid.`;
  return deviates({ fact: operation.success && factOf.status(operation, operation.success), what });
}

/** Returns a redirect's target. The finding's sentence doesn't include it, because it may contain a slug. */
function redirectTo(reply: Reply): Pick<Deviation, 'shown'> {
  const words = describeRedirect(reply);
  return words === undefined ? {} : { shown: `${words}.` };
}

function observedStatus(response: Response, status: number): Observation[] {
  return response.successful && !response.statusKnown
    ? [{ what: `The success status is ${status}.`, node: response }]
    : [];
}

/** Returns the documented response for a status. */
function documentedResponse({ responses, success }: Operation, status: number): Response | undefined {
  return (
    responses.find((response) => response.status === String(status)) ??
    responses.find((response) => response.status === `${Math.floor(status / 100)}XX`) ??
    // A success with a different status has the documented success body.
    (status >= 200 && status < 300 ? success : undefined)
  );
}

function coerce(value: string, schema: Schema): unknown {
  const { types } = schema.meant;
  if (types.includes('integer')) return /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  if (types.includes('number'))
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  return value;
}

/**
 * `X-` headers that don't come from the API: headers of browsers, caches and load balancers, and the mock's markers.
 */
const infrastructureHeader =
  /^x-(?:mock|amz|amzn|cache|served-by|timer|varnish|powered-by|frame-options|content-type-options|xss-protection|download-options|permitted-cross-domain-policies|dns-prefetch-control|robots-tag|ua-compatible|forwarded|envoy|cloud-trace|azure|vercel|runtime)/;

/** True if an undocumented header may come from the service. */
function isServiceHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return /^x-[a-z0-9-]{1,60}$/.test(lower) && !infrastructureHeader.test(lower);
}

/** Capitalizes a header name in the usual way (`X-Request-Id`). Header names are case-insensitive. */
function canonicalHeaderName(name: string): string {
  return name.toLowerCase().replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
