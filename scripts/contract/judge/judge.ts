import { XMLValidator } from 'fast-xml-parser';
import type { Response } from '../../model/body.ts';
import type { Condition } from '../../model/document.ts';
import { countsIn, holds, parseFormula, type Formula } from '../../model/formula.ts';
import { formatOf } from '../../model/media-type.ts';
import { inCapitals, isOfService } from './foreign-header.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Schema } from '../../model/schema.ts';
import { describeSchema, factId, isLanguageMap } from '../facts.ts';
import type { Reply } from '../http/client.ts';
import type { Ledger, Recorded } from '../ledger.ts';
import { isExcuse, isPassing } from '../steps/recipes.ts';
import type { UndescribedCollector } from '../undescribed.ts';
import { kindOf, nestingOf } from './shape.ts';
import { Validator, type Invalid } from './validator.ts';
import { type Place, Walk } from './walk.ts';

/** What a request should lead to. */
export type Expectation =
  { readonly kind: 'success' } | { readonly kind: 'condition'; readonly condition: Condition };

/** A request with its response, and what it was for. */
export interface Exchanged {
  readonly operation: Operation;
  readonly expects: Expectation;
  /** The media type that `Accept` asked for; undefined where it asked for none that is documented. */
  readonly mediaType: string | undefined;
  /** Languages that were asked for: none, a code, or a word for all. */
  readonly languages: 'none' | 'all' | { readonly code: string } | undefined;
  /** Query parameters, defaults included. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly reply: Reply;
  readonly recorded: Recorded;
}

/** How a response was met. */
export interface Verdict {
  /** The body of a success in JSON. */
  readonly body?: unknown;
  /** Why nothing could be tested; undefined where the response was the one that was expected. */
  readonly untested?: string;
}

/** Levels of a body that is judged; what the interface describes has fewer than ten. */
const mostLevels = 100;

/** Compares responses with the description: what they confirm, contradict, and show beside it. */
export class Judge {
  readonly #model: Model;
  readonly #ledger: Ledger;
  readonly #undescribed: UndescribedCollector;
  /** Operations that have succeeded with the key. */
  readonly #opened = new Set<Operation>();
  readonly #validator: Validator;
  readonly #locales: ReadonlySet<string>;
  readonly #formulas = new Map<string, Formula>();

  constructor(model: Model, ledger: Ledger, undescribed: UndescribedCollector) {
    this.#model = model;
    this.#ledger = ledger;
    this.#undescribed = undescribed;
    this.#validator = new Validator(model.document);
    this.#locales = new Set(model.languages?.locales);
  }

  /** Judges a response. Findings go into the ledger; nothing is thrown. */
  judge(exchanged: Exchanged): Verdict {
    const { operation, reply } = exchanged;
    const response = documentedResponse(operation, reply.status);
    const verdict = this.#status(exchanged, response);
    if (!response) return verdict;
    this.#headers(exchanged, response);
    const body = this.#body(exchanged, response);
    return { ...verdict, ...(response.successful && body !== undefined ? { body } : {}) };
  }

  #status(
    { operation, expects, reply: { status }, recorded }: Exchanged,
    response: Response | undefined,
  ): Verdict {
    const successful = status >= 200 && status < 300;
    if (successful) this.#opened.add(operation);
    if (!response) {
      const redirect = status >= 300 && status < 400 ? ' The redirect was not followed.' : '';
      this.#ledger.undocumented(`Status ${status} is not documented.${redirect}`, recorded);
      return { untested: `\`${operation.id}\` answered ${status}, which is not documented` };
    }
    const conditions = operation.conditionsOf(response);
    if (expects.kind === 'condition') {
      const id = factId.condition(operation, expects.condition);
      if (status === expects.condition.status) {
        this.#ledger.confirm(id, recorded.number);
        return {};
      }
      // Where the key has opened the operation before, it is the request that is refused.
      const excuse = conditions.find(this.#opened.has(operation) ? isPassing : isExcuse);
      if (excuse && !successful) return { untested: excused(status, excuse) };
      const what = `The status is ${status} instead of ${expects.condition.status}.`;
      this.#ledger.contradict(id, what, recorded);
      return {};
    }
    if (successful) {
      this.#success(operation, response, status, recorded);
      return {};
    }
    const excuse = conditions.find(isExcuse);
    if (excuse) return { untested: excused(status, excuse) };
    const what = `The status is ${status} though the request is in order.`;
    this.#ledger.contradict(factId.status(operation), what, recorded);
    return { untested: `\`${operation.id}\` answered ${status} to a request that is in order` };
  }

  #success(operation: Operation, response: Response, status: number, recorded: Recorded): void {
    const id = factId.status(operation);
    const documented = response.status;
    const isRange = /^\dXX$/.test(documented);
    if (isRange) this.#undescribed.status(response, status, recorded);
    if (isRange || documented === String(status)) this.#ledger.confirm(id, recorded.number);
    else this.#ledger.contradict(id, `The status is ${status} instead of ${documented}.`, recorded);
  }

  #headers({ operation, reply, recorded }: Exchanged, response: Response): void {
    for (const header of response.headers) {
      const id = factId.header(operation, response.status, header.name);
      const value = reply.headers.get(header.name);
      if (value === null) {
        if (header.required) this.#ledger.contradict(id, `\`${header.name}\` is missing.`, recorded);
        continue;
      }
      const [invalid] = this.#validator.validate(header.schema.keywords, coerce(value, header.schema));
      const type = describeSchema(header.schema);
      if (invalid) this.#ledger.contradict(id, `\`${header.name}\` is not ${type}.`, recorded);
      else this.#ledger.confirm(id, recorded.number);
    }
    for (const name of this.#model.headers.keys()) {
      if (response.headers.some((header) => header.name === name) || !reply.headers.has(name)) continue;
      this.#undescribed.header(response, name, recorded);
    }
    // A header that the description does not know at all: what stands in front of a service has its own.
    const described = new Set(
      [...this.#model.headers.keys(), ...response.headers.map(({ name }) => name)].map((name) =>
        name.toLowerCase(),
      ),
    );
    for (const [name] of reply.headers) {
      if (!isOfService(name) || described.has(name)) continue;
      this.#undescribed.header(response, inCapitals(name), recorded);
    }
  }

  /** @returns the body, where it is JSON */
  #body(exchanged: Exchanged, response: Response): unknown {
    const { operation, mediaType, reply, recorded } = exchanged;
    if (response.content.length === 0 || response.result === 'none') return undefined;
    if (reply.text === '' && response.result === 'unknown') {
      this.#undescribed.emptyBody(operation, response, recorded);
      return undefined;
    }
    const sent = (reply.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const asked = response.content.filter(({ name }) => mediaType === undefined || name === mediaType);
    const matching = asked.find(({ name }) => name.toLowerCase() === sent);
    const id = (name: string): string => factId.mediaType(operation, response.status, name);
    const contradict = (what: string): void => {
      const name = (matching ?? asked[0])?.name;
      if (name === undefined) this.#ledger.undocumented(what, recorded);
      else this.#ledger.contradict(id(name), what, recorded);
    };
    if (!matching) {
      const type = sent === '' ? 'without a media type' : `as \`${sent}\``;
      contradict(`The response is sent ${type}.`);
      // Whatever it is called, a body of the format that was asked for is judged as such.
      const formats = asked.map(({ format }) => format);
      if (!formats.some((format) => format === formatOf(sent))) return undefined;
    }
    if (formatOf(sent) === 'xml') {
      const wrong = XMLValidator.validate(reply.text);
      if (reply.text.trim() === '' || wrong !== true) contradict('The body is not XML.');
      else if (matching) this.#ledger.confirm(id(matching.name), recorded.number);
      return undefined;
    }
    if (nestingOf(reply.text) > mostLevels) {
      contradict(`The body is nested deeper than ${mostLevels} levels.`);
      return undefined;
    }
    let body: unknown;
    try {
      body = JSON.parse(reply.text);
    } catch {
      contradict(reply.text === '' ? 'The body is empty.' : 'The body is not JSON.');
      return undefined;
    }
    const schema = (matching ?? asked[0])?.schema;
    if (!schema) return body;
    const wrong = this.#members(exchanged, schema, body);
    if (wrong) contradict(wrong);
    else if (matching) this.#ledger.confirm(id(matching.name), recorded.number);
    return body;
  }

  /** @returns what is wrong with the body as a whole, where no member is to blame */
  #members(exchanged: Exchanged, schema: Schema, body: unknown): string | undefined {
    const { recorded } = exchanged;
    const met: Place[] = [];
    const keys = new Set<string>();
    const walk = new Walk(this.#validator, {
      member: (place) => met.push(place),
      stranger: ({ owner, name, value }) => this.#undescribed.field(owner, name, value, recorded),
      object: ({ schema: described, value, path }) => {
        this.#relations(exchanged, described, value, path);
      },
      unknown: ({ schema: described, value }) => this.#undescribed.value(described, value, recorded),
      map: ({ schema: described, value }) => {
        if (isLanguageMap(described, this.#locales)) for (const key of Object.keys(value)) keys.add(key);
      },
    });
    walk.visit(schema, body);
    const contradicted = new Set<string>();
    let whole: string | undefined;
    for (const invalid of this.#validator.validate(schema.keywords, body)) {
      const member = walk.memberAt(invalid.path);
      if (!member || !member.pointer.startsWith('/components/schemas/')) {
        whole = `The body is ${kindOf(valueAt(body, invalid.path))} where it should be ${describeSchema(schema)}.`;
        continue;
      }
      const id = factId.member(member.pointer);
      contradicted.add(id);
      this.#ledger.contradict(id, describeInvalid(id, invalid, body, member), recorded, invalid.path);
    }
    for (const { schema: member } of met) {
      const id = factId.member(member.pointer);
      if (!contradicted.has(id)) this.#ledger.confirm(id, recorded.number);
    }
    this.#languages(exchanged, keys);
    return whole;
  }

  #relations(
    { reply: { status }, query, recorded }: Exchanged,
    schema: Schema,
    value: Readonly<Record<string, unknown>>,
    path: readonly string[],
  ): void {
    for (const relation of schema.relations) {
      const formula = this.#formulas.get(relation.holds) ?? parseFormula(relation.holds);
      this.#formulas.set(relation.holds, formula);
      const id = factId.relation(relation);
      const given = { ...query, status };
      const held = holds(formula, value, given);
      if (held === true) this.#ledger.confirm(id, recorded.number);
      if (held === false) {
        const what = `This does not hold: \`${relation.holds}\`.`;
        const counts = new Set(countsIn(formula, value, given, (name) => isCount(schema, name)));
        const shown = counts.size === 0 ? '' : `The response has ${[...counts].join(', ')}.`;
        this.#ledger.contradict(id, what, recorded, path, shown);
      }
    }
  }

  #languages({ operation, languages, recorded, reply }: Exchanged, keys: ReadonlySet<string>): void {
    if (languages === undefined || keys.size === 0 || reply.status >= 300) return;
    const asked = typeof languages === 'string' ? languages : 'one';
    const id = factId.language(operation, asked);
    const foreign = [...keys].filter((key) => !this.#locales.has(key));
    if (foreign.length > 0) {
      this.#ledger.contradict(id, 'Translated text has a key that is not a locale code.', recorded);
      return;
    }
    if (typeof languages === 'object') {
      const others = [...keys].filter((key) => key !== languages.code);
      const what = `Asked for \`${languages.code}\`, translated text comes in \`${others.join('`, `')}\` too.`;
      if (others.length > 0) this.#ledger.contradict(id, what, recorded);
      else this.#ledger.confirm(id, recorded.number);
    } else if (languages === 'none' && keys.size > 1)
      this.#ledger.contradict(id, `Asked for no language, translated text comes in ${keys.size}.`, recorded);
    else this.#ledger.confirm(id, recorded.number);
  }
}

/** The documented response to which a status belongs. */
export function documentedResponse(operation: Operation, status: number): Response | undefined {
  const { responses } = operation;
  return (
    responses.find((response) => response.status === String(status)) ??
    responses.find((response) => response.status === `${Math.floor(status / 100)}XX`) ??
    // Another number than the documented one is a finding, and the body is still that of the success.
    (status >= 200 && status < 300 ? operation.success : undefined)
  );
}

/** Whether a member is a count or a position, which is nothing of what a record says: an integer, or null. */
function isCount({ members }: Schema, name: string): boolean {
  const types = members.find((member) => member.name === name)?.schema.meant.types ?? [];
  return types.includes('integer') && types.every((type) => type === 'integer' || type === 'null');
}

function excused(status: number, { when }: Condition): string {
  return `the service answered ${status}: ${when}`;
}

function coerce(value: string, schema: Schema): unknown {
  const types = schema.meant.types;
  if (types.includes('integer')) return /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  if (types.includes('number'))
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  return value;
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], body);
}

function describeInvalid(id: string, { keyword, path }: Invalid, body: unknown, member: Schema): string {
  const value = valueAt(body, path);
  const documented = `documented: ${describeSchema(member)}`;
  if (keyword === 'required') return `\`${path.at(-1) ?? id}\` is missing; ${documented}.`;
  const named = `\`${id}\``;
  if (keyword === 'enum' || keyword === 'const')
    return `${named} has a value that is not listed; ${documented}.`;
  if (keyword === 'type' || keyword === 'anyOf' || keyword === 'oneOf')
    return `${named} is ${value === undefined ? 'missing' : kindOf(value)}; ${documented}.`;
  return `${named} does not have the documented form (${keyword}); ${documented}.`;
}
