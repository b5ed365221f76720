import { XMLValidator } from 'fast-xml-parser';
import type { Response } from '../../model/body.ts';
import { countsIn, evaluate, parseFormula } from '../../model/formula.ts';
import { isObject } from '../../model/json.ts';
import { formatOf, type MediaType } from '../../model/media-type.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import { errorMembers } from '../../model/well-known.ts';
import type { Deviation } from '../findings.ts';
import type { Reply } from '../http/client.ts';
import { describeSchema, isLanguageMap, factOf } from '../facts.ts';
import type { Step } from '../steps/plan.ts';
import type { Request } from '../steps/request.ts';
import type { Observation } from '../undescribed.ts';
import { isName, kindOf, nestingOf } from './shape.ts';
import type { Invalid, Validator } from './validator.ts';
import { Walk } from './walk.ts';

/** A step with its request and response. */
export interface Exchanged {
  readonly step: Step;
  readonly request: Request;
  readonly reply: Reply;
  /**
   * True if a request to this operation has succeeded with the key. A refusal is then caused by the request, not the
   * key.
   */
  readonly isOpened: boolean;
}

/** The result of judging a body. */
interface JudgedBody {
  readonly deviations: readonly Deviation[];
  readonly observed: readonly Observation[];
  /** The parsed body, if it is JSON. */
  readonly value?: unknown;
}

/** Maximum nesting depth to judge; documented bodies have fewer than ten levels. */
const maxDepth = 100;

/** Maximum number of array items to judge. */
const maxItems = 1000;

/** With this many missing fields, an object is reported as a different object, in one finding. */
const minMissing = 3;

/** Compares bodies with the description. */
export class BodyJudge {
  readonly #model: Model;
  readonly #validator: Validator;
  readonly #locales: ReadonlySet<string>;

  constructor(model: Model, validator: Validator) {
    this.#model = model;
    this.#validator = validator;
    this.#locales = new Set(model.languages?.locales);
  }

  judge(exchanged: Exchanged, response: Response): JudgedBody {
    const { step, reply } = exchanged;
    const { operation } = step;
    if (response.content.length === 0 || response.result === 'none') return emptyResult;
    if (reply.text === '' && response.result === 'unknown')
      return {
        deviations: [],
        observed: [{ what: `\`${operation.id}\` returns no body on success.`, node: response }],
      };

    const requested = this.#requestedTypes(exchanged, response);
    const [sent = '', ...parameters] = (reply.headers.get('content-type') ?? '').toLowerCase().split(';');
    const matching = requested.find(({ name }) => name.toLowerCase() === sent.trim());
    const deviations: Deviation[] = [];
    const deviate = (what: string): void => {
      const mediaType = matching ?? requested[0];
      deviations.push({ fact: mediaType && factOf.mediaType(operation, response, mediaType), what });
    };
    const observed: Observation[] = [];
    const result = (value?: unknown): JudgedBody => ({ deviations, observed, value });

    const charset = parameters.map((each) => /^\s*charset="?([^"\s]+)/.exec(each)?.[1]).find(Boolean);
    if (charset !== undefined && charset !== 'utf-8') deviate(`The charset is ${charset}, not UTF-8.`);
    if (!matching) {
      deviate(`The response has ${sent === '' ? 'no media type' : `the media type \`${sent.trim()}\``}.`);
      // If the format is the requested one, judge the body anyway.
      if (!requested.some(({ format }) => format === formatOf(sent.trim()))) return result();
    }
    const hasByteOrderMark = reply.text.startsWith('\u{FEFF}');
    if (hasByteOrderMark)
      observed.push({
        what: 'The JSON starts with a byte order mark.',
        node: { pointer: response.pointer, gaps: [] },
      });
    const text = hasByteOrderMark ? reply.text.slice(1) : reply.text;

    if (formatOf(sent.trim()) === 'xml') {
      if (text.trim() === '' || XMLValidator.validate(text) !== true) deviate('The body is not XML.');
      return result();
    }
    if (nestingOf(text) > maxDepth) {
      deviate(`The body is nested deeper than ${maxDepth} levels.`);
      return result();
    }
    let value: unknown;
    try {
      value = truncateArrays(JSON.parse(text));
    } catch {
      deviate(text === '' ? 'The body is empty.' : 'The body is not JSON.');
      return result();
    }
    const mediaType = matching ?? requested[0];
    if (mediaType) this.#value(exchanged, response, mediaType, value, { deviations, observed });
    return result(value);
  }

  /** Returns the media types that match the Accept header, or all if the step requests a version that doesn't exist. */
  #requestedTypes({ step }: Exchanged, { content }: Response): readonly MediaType[] {
    const isAny = step.change?.version !== undefined;
    return isAny ? content : content.filter(({ name }) => name === step.mediaType);
  }

  #value(
    exchanged: Exchanged,
    response: Response,
    mediaType: MediaType,
    value: unknown,
    { deviations, observed }: { deviations: Deviation[]; observed: Observation[] },
  ): void {
    const languages = new Set<string>();
    const walk = new Walk(this.#validator, {
      undocumentedField: (schema, name, inner) => observed.push({ schema, name, value: inner }),
      unknown: (schema, inner) => observed.push({ schema, value: inner }),
      object: (schema, object, path) => deviations.push(...this.#relations(exchanged, schema, object, path)),
      map: (schema, map) => {
        if (isLanguageMap(schema, this.#locales)) for (const key of Object.keys(map)) languages.add(key);
      },
    });
    walk.visit(mediaType.schema, value);
    const whole = factOf.mediaType(exchanged.step.operation, response, mediaType);
    const invalid = this.#validator.validate(mediaType.schema.keywords, value);
    const { others, deviations: replaced } = replacedObjects(invalid, walk);
    deviations.push(...replaced.map((what) => ({ fact: whole, what })));
    for (const each of others) {
      const member = walk.memberAt(each.path);
      if (member?.pointer.startsWith('/components/schemas/'))
        deviations.push(describeInvalid(each, value, member, walk));
      else {
        const kind = kindOf(valueAt(value, each.path));
        deviations.push({
          fact: whole,
          what: `The body is ${kind}; documented: ${describeSchema(mediaType.schema)}.`,
        });
      }
    }
    if (response.successful) deviations.push(...this.#languages(exchanged, languages));
  }

  #relations(
    { reply: { status }, request: { parameters } }: Exchanged,
    schema: Schema,
    value: Readonly<Record<string, unknown>>,
    path: readonly string[],
  ): Deviation[] {
    const variables = { ...parameters, status };
    return schema.relations.flatMap((relation): Deviation[] => {
      const formula = parseFormula(relation.holds);
      if (evaluate(formula, value, variables) !== false) return [];
      const counts = new Set(countsIn(formula, value, variables, (name) => isCount(schema, name)));
      const shown = counts.size === 0 ? {} : { shown: `The response has ${[...counts].join(', ')}.` };
      const what = `The relation \`${relation.holds}\` doesn't hold.`;
      return [{ fact: factOf.relation(relation), what, pointer: pointerTo(path, () => true), ...shown }];
    });
  }

  #languages({ step, request }: Exchanged, keys: ReadonlySet<string>): Deviation[] {
    const { operation, language: requested } = step;
    const header = this.#model.languages?.header;
    if (requested === undefined || header === undefined || keys.size === 0) return [];
    const deviate = (what: string): Deviation[] => [
      { fact: factOf.language(operation, requested, header), what },
    ];
    if ([...keys].some((key) => !this.#locales.has(key)))
      return deviate("Translated text has a key that isn't a locale code.");
    if (requested === 'none' && keys.size > 1)
      return deviate(`The request had no language, but translated text has ${keys.size}.`);
    const others = [...keys].filter((key) => key !== request.language);
    if (requested === 'one' && others.length > 0)
      return deviate(
        `The request had the language \`${request.language}\`, but translated text also has \`${others.join('`, `')}\`.`,
      );
    return [];
  }
}

/** Truncates arrays, because further items would only repeat the same errors. */
function truncateArrays(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(truncateArrays);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, truncateArrays(inner)]));
}

const emptyResult: JudgedBody = { deviations: [], observed: [] };

/**
 * Finds objects that lack so many fields that they must be something else, and reports each once rather than field by
 * field.
 */
function replacedObjects(invalid: readonly Invalid[], walk: Walk) {
  const missing = new Map<Schema, Map<string, Invalid[]>>();
  for (const each of invalid) {
    const place = each.path.slice(0, -1);
    const owner = each.keyword === 'required' ? walk.objectAt(place)?.schema : undefined;
    if (!owner) continue;
    const places = missing.get(owner) ?? new Map<string, Invalid[]>();
    missing.set(owner, places);
    const key = JSON.stringify(place);
    places.set(key, [...(places.get(key) ?? []), each]);
  }
  const explained = new Set<Invalid>();
  const deviations = new Set<string>();
  for (const [owner, places] of missing)
    for (const [key, lacking] of places) {
      const required = owner.members.filter((member) => member.required).length;
      if (lacking.length < minMissing || lacking.length * 2 < required) continue;
      for (const each of lacking) explained.add(each);
      const value = walk.objectAt(JSON.parse(key) as string[])?.value ?? {};
      deviations.add(
        `\`${owner.name ?? 'The object'}\` lacks ${lacking.length} of ${required} fields${otherFields(owner, value)}.`,
      );
    }
  return { deviations: [...deviations], others: invalid.filter((each) => !explained.has(each)) };
}

function otherFields(owner: Schema, value: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(value).filter((name) => isName(name) && !owner.member(name));
  if (names.length === 0) return '';
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  const isError = [errorMembers.message, errorMembers.status].every((name) => names.includes(name));
  return ` and has \`${names.slice(0, 5).join('`, `')}\`${more}${isError ? ' (the error envelope)' : ''}`;
}

/** True if a property is a count or a position (integer or null), which doesn't identify a record. */
function isCount({ members }: Schema, name: string): boolean {
  const types = members.find((member) => member.name === name)?.schema.meant.types ?? [];
  return types.includes('integer') && types.every((type) => type === 'integer' || type === 'null');
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], body);
}

/** Returns the path as a JSON pointer, with `*` for array positions and for keys that may be data. */
function pointerTo(path: readonly string[], isDescribed: (path: readonly string[]) => boolean): string {
  return path
    .map((key, index) => (/^\d+$/.test(key) || !isDescribed(path.slice(0, index + 1)) ? '/*' : `/${key}`))
    .join('');
}

function describeInvalid({ keyword, path }: Invalid, body: unknown, member: Schema, walk: Walk): Deviation {
  const fact = factOf.member(member);
  const pointer = pointerTo(path, (part) => walk.isMember(part));
  const value = valueAt(body, path);
  const documented = `documented: ${describeSchema(member)}`;
  const problem = (): string => {
    if (keyword === 'required') return 'is missing';
    if (keyword === 'enum' || keyword === 'const') return 'has an unlisted value';
    if (keyword === 'type' || keyword === 'anyOf' || keyword === 'oneOf')
      return value === undefined ? 'is missing' : `is ${kindOf(value)}`;
    return `violates the documented \`${keyword}\``;
  };
  return { fact, pointer, what: `\`${fact.id}\` ${problem()}; ${documented}.` };
}
