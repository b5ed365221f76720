import type { Condition } from '../../model/document.ts';
import { lastPageMember, pageParameter } from '../../model/list.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { kindOfSlug } from '../../model/well-known.ts';
import { isObject } from '../../model/json.ts';
import { factId } from '../facts.ts';
import type { Expectation } from '../judge/judge.ts';
import type { CheckOptions } from '../options.ts';
import { type Change, changesFor, isCareful, pageSizeOf } from './recipes.ts';
import { isLimitHeader } from '../http/pace.ts';
import type { KnownSlugs } from './known.ts';

/** What a step knows when its turn comes. */
export interface Known {
  readonly slugs: KnownSlugs;
  /** The body that an earlier step has received. */
  body(step: string): unknown;
  /** The language of translated text that was seen first. */
  readonly language: string | undefined;
}

/** What a step sends beside what every request has. */
export interface Asked {
  /** Values for the path, by parameter. */
  readonly slugs: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly language?: string | undefined;
  readonly body?: string | undefined;
  /** Null for none; undefined for that of the check. */
  readonly key?: string | null | undefined;
}

/** One request of a check. */
export interface Step {
  /** Such as `getFund JSON`. */
  readonly id: string;
  readonly operation: Operation;
  /** What it is for, in words. */
  readonly purpose: string;
  readonly expects: Expectation;
  /** The documented media type that is asked for; undefined where that is the fault of the request. */
  readonly mediaType: string | undefined;
  readonly languages: 'none' | 'one' | 'all' | undefined;
  /** Facts that stay untested when the step is not made. */
  readonly facts: readonly string[];
  /** What to send, or why it cannot be sent. */
  ask(known: Known): Asked | string;
}

/** Something that is not made, and why. */
export interface Skipped {
  readonly facts: readonly string[];
  readonly why: string;
}

/** Slugs that a plan needs and that no option gives. */
export interface Missing {
  readonly operation: Operation;
  /** What they are slugs of. */
  readonly kinds: readonly string[];
  /** The option to add. */
  readonly option: string;
  /** Whether responses can show them: those of what is read, never of what is written to. */
  readonly found: boolean;
}

/** Everything that a check sends, in its order. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly skipped: readonly Skipped[];
  readonly missing: readonly Missing[];
}

/**
 * Plans a check.
 *
 * @param model the interface
 * @param options what is wanted and allowed
 */
export function planOf(model: Model, options: CheckOptions): Plan {
  const planner = new Planner(model, options);
  return planner.plan();
}

class Planner {
  readonly #model: Model;
  readonly #options: CheckOptions;
  readonly #steps: Step[] = [];
  readonly #skipped: Skipped[] = [];

  constructor(model: Model, options: CheckOptions) {
    this.#model = model;
    this.#options = options;
  }

  plan(): Plan {
    const wanted = this.#model.operations.filter(
      ({ id }) => this.#options.operations.length === 0 || this.#options.operations.includes(id),
    );
    const allowed = wanted.filter((operation) => this.#isAllowed(operation));
    const reads = allowed.filter(({ method }) => method === 'get');
    const writes = allowed.filter(({ method }) => method !== 'get');
    // Lists first: they show the slugs that the others need.
    const ordered = [...reads.filter(({ list }) => list), ...reads.filter(({ list }) => !list)];
    // What announces the limit comes before everything else, so that the rest can keep to it.
    const announcing = ordered.find((operation) => this.#announces(operation, '2'));
    const isGiven = announcing && this.#lacking(announcing).length === 0;
    if (isGiven) this.#success(announcing);
    else this.#announcingError(ordered);
    for (const operation of ordered) if (!isGiven || operation !== announcing) this.#success(operation);
    for (const operation of ordered) this.#pages(operation);
    for (const operation of ordered) this.#languages(operation);
    for (const operation of ordered) this.#conditions(operation);
    for (const operation of writes) {
      this.#success(operation);
      this.#conditions(operation);
    }
    const missing = allowed.flatMap((operation): Missing[] => {
      const kinds = this.#lacking(operation);
      const isWrite = operation.method !== 'get';
      const option = isWrite ? writeOption(kinds) : kinds.map((kind) => `--slug ${kind}=<slug>`).join(' ');
      return kinds.length === 0 ? [] : [{ operation, kinds, option, found: !isWrite }];
    });
    return { steps: this.#steps, skipped: this.#skipped, missing };
  }

  /** The kinds of slugs in a path of which the options give none. */
  #lacking({ method, pathParameters }: Operation): string[] {
    const given = method === 'get' ? this.#options.slugs : this.#options.writeSlugs;
    return pathParameters
      .map(({ name }) => kindOfSlug(name))
      .filter((kind) => (given.get(kind) ?? []).length === 0);
  }

  /** Whether the responses of an operation to a kind of statuses announce the limit. */
  #announces({ responses }: Operation, kind: '2' | '4'): boolean {
    return responses.some(
      ({ status, headers }) => status.startsWith(kind) && headers.some(({ name }) => isLimitHeader(name)),
    );
  }

  /** An error that a request can meet without a record, and whose response announces the limit. */
  #announcingError(reads: readonly Operation[]): void {
    for (const operation of reads)
      for (const condition of operation.conditions) {
        const response = operation.responses.find(({ status }) => status === String(condition.status));
        if (!response?.headers.some(({ name }) => isLimitHeader(name))) continue;
        if (isCareful(condition, operation) && !this.#options.probes.has(condition.id)) continue;
        const mediaType = operation.success?.content[0]?.name ?? '';
        const changes = changesFor(condition, { model: this.#model, operation, mediaType });
        const change =
          typeof changes === 'string' ? undefined : changes.find(({ slug }) => slug !== undefined);
        if (change) return this.#condition(operation, condition, change);
      }
  }

  #isAllowed(operation: Operation): boolean {
    if (operation.method === 'get' || this.#options.writes.has(operation.id)) return true;
    const options = [`--write ${operation.id}=<file>`, writeOption(this.#lacking(operation))];
    const why = `it writes, and --allow-writes with ${options.filter(Boolean).join(' ')} was not given`;
    this.#skipped.push({ why, facts: factsOfOperation(operation) });
    return false;
  }

  #success(operation: Operation): void {
    const { success } = operation;
    const isWrite = operation.method !== 'get';
    const lacking = this.#lacking(operation);
    if (isWrite && lacking.length > 0) {
      const why = noRecord(lacking);
      this.#skipped.push({ facts: factsOfOperation(operation), why });
      return;
    }
    for (const format of this.#options.formats) {
      const mediaType = success?.as(format)?.name;
      if (mediaType === undefined) continue;
      // A write is made once.
      if (isWrite && format !== this.#options.formats[0]) continue;
      const slugged = operation.pathParameters.length > 0 && !isWrite && format === 'json';
      for (let index = 0; index < (slugged ? this.#options.records : 1); index++)
        this.#add(operation, {
          id: `${operation.id} ${format.toUpperCase()}${index === 0 ? '' : ` ${index + 1}`}`,
          purpose: index === 0 ? `success as ${format.toUpperCase()}` : `success, record ${index + 1}`,
          mediaType,
          record: index,
          facts:
            index > 0
              ? []
              : format === this.#options.formats[0]
                ? factsOfOperation(operation)
                : [factId.mediaType(operation, success?.status ?? '', mediaType)],
          ...(format === 'json' && index === 0 ? { languages: 'none' as const } : {}),
        });
    }
  }

  #pages(operation: Operation): void {
    const size = pageSizeOf(operation);
    const mediaType = operation.success?.as('json')?.name;
    if (!operation.list || !size || mediaType === undefined || !this.#options.formats.includes('json'))
      return;
    const few = String(Math.max(2, size.schema.minimum ?? 1));
    const first = `${operation.id} page 1`;
    const last = (known: Known): number | undefined => {
      const body = known.body(first);
      const number = isObject(body) ? body[lastPageMember] : undefined;
      return typeof number === 'number' && number >= 1 ? number : undefined;
    };
    const page = (
      id: string,
      purpose: string,
      query: (known: Known) => Record<string, string> | string,
    ): void => this.#add(operation, { id: `${operation.id} ${id}`, purpose, mediaType, query });
    const small = (number: number): Record<string, string> => ({
      [pageParameter]: String(number),
      [size.name]: few,
    });
    page('page 1', `the first page of ${few} records`, () => small(1));
    page('page 2', `the second page of ${few} records`, (known) =>
      (last(known) ?? 0) < 2 ? 'there is one page' : small(2),
    );
    page('last page', `the last page of ${few} records`, (known) => {
      const number = last(known);
      return number === undefined ? 'the number of the last page is not known' : small(number);
    });
    page('page beyond', 'a page beyond the last one', (known) => {
      const number = last(known);
      return number === undefined ? 'the number of the last page is not known' : small(number + 1);
    });
    page('largest page', 'the largest page', () => ({ [size.name]: String(size.schema.maximum) }));
  }

  #languages(operation: Operation): void {
    const { languages } = this.#model;
    const mediaType = operation.success?.as('json')?.name;
    if (!languages || mediaType === undefined || !this.#options.formats.includes('json')) return;
    if (!operation.parameters.some(({ name }) => name === languages.header)) return;
    const [all] = languages.every;
    if (all !== undefined)
      this.#add(operation, {
        id: `${operation.id} all languages`,
        purpose: 'every language',
        mediaType,
        languages: 'all',
        facts: [factId.language(operation, 'all')],
        language: () => all,
      });
    this.#add(operation, {
      id: `${operation.id} one language`,
      purpose: 'one language',
      mediaType,
      languages: 'one',
      facts: [factId.language(operation, 'one')],
      language: ({ language }) => language,
    });
  }

  #conditions(operation: Operation): void {
    for (const condition of operation.conditions) {
      const facts = [factId.condition(operation, condition)];
      const skip = (why: string): void => void this.#skipped.push({ facts, why });
      const key = this.#options.keys.get(condition.id);
      if (key !== undefined) {
        this.#condition(operation, condition, { what: 'a key that meets it', key });
        continue;
      }
      const [json] = operation.success?.content ?? [];
      const changes = changesFor(condition, { model: this.#model, operation, mediaType: json?.name ?? '' });
      if (typeof changes === 'string') {
        const isOfKey = condition.section.toLowerCase().includes('authentication');
        skip(
          isOfKey && !changes.includes('name')
            ? `it needs a key that meets it: --key-for ${condition.id}=<variable>`
            : changes,
        );
        continue;
      }
      if (isCareful(condition, operation) && !this.#options.probes.has(condition.id)) {
        skip(`it could trip the account; --probe ${condition.id} makes it`);
        continue;
      }
      for (const change of changes) this.#condition(operation, condition, change);
    }
  }

  #isPlanned(id: string): boolean {
    return this.#steps.some((step) => step.id === id);
  }

  #condition(operation: Operation, condition: Condition, change: Change): void {
    const response = operation.responses.find(({ status }) => status === String(condition.status));
    for (const format of this.#options.formats) {
      const mediaType = response?.as(format)?.name;
      const id = `${operation.id} ${condition.id} ${change.what} ${format.toUpperCase()}`;
      if (mediaType === undefined || this.#isPlanned(id)) continue;
      this.#add(operation, {
        id,
        purpose: `${condition.id}: ${change.what}, as ${format.toUpperCase()}`,
        mediaType,
        change:
          change.accept === undefined
            ? change
            : { ...change, accept: mediaType.replace(this.#model.version, '0.0') },
        expects: { kind: 'condition', condition },
        facts: [factId.condition(operation, condition)],
      });
    }
  }

  #add(operation: Operation, parts: Parts): void {
    const { id, purpose, mediaType, record = 0, change, languages } = parts;
    const isWrite = operation.method !== 'get';
    const body = change?.body ?? this.#options.writes.get(operation.id);
    this.#steps.push({
      id,
      operation,
      purpose,
      mediaType: change?.accept === undefined ? mediaType : undefined,
      languages,
      expects: parts.expects ?? { kind: 'success' },
      facts: parts.facts ?? [],
      ask: (known) => {
        const slugs = this.#slugs(operation, known, record, change?.slug);
        if (typeof slugs === 'string') return slugs;
        const query = parts.query?.(known) ?? change?.query ?? {};
        if (typeof query === 'string') return query;
        const language = change?.language ?? parts.language?.(known);
        if (languages === 'one' && language === undefined) return 'no translated text was seen';
        return {
          slugs,
          query,
          accept: change?.accept ?? mediaType,
          language,
          ...(isWrite ? { body } : {}),
          ...(change?.key === undefined ? {} : { key: change.key }),
        };
      },
    });
  }

  #slugs(
    operation: Operation,
    known: Known,
    record: number,
    instead: string | undefined,
  ): readonly string[] | string {
    const slugs: string[] = [];
    for (const parameter of operation.pathParameters) {
      const kind = kindOfSlug(parameter.name);
      const isWrite = operation.method !== 'get';
      const possible = isWrite ? (this.#options.writeSlugs.get(kind) ?? []) : known.slugs.of(parameter);
      const slug = instead ?? possible[record];
      if (slug === undefined) {
        if (record > 0) return 'there is no further record';
        return isWrite ? noRecord([kind]) : `no slug is known; give one with --slug ${kind}=<slug>`;
      }
      slugs.push(slug);
    }
    return slugs;
  }
}

/** What makes one step differ from another. */
interface Parts {
  readonly id: string;
  readonly purpose: string;
  readonly mediaType: string;
  readonly record?: number;
  readonly languages?: 'none' | 'one' | 'all';
  readonly language?: (known: Known) => string | undefined;
  readonly query?: (known: Known) => Record<string, string> | string;
  readonly change?: Change;
  readonly expects?: Expectation;
  readonly facts?: readonly string[];
}

function writeOption(kinds: readonly string[]): string {
  return kinds.map((kind) => `--write-slug ${kind}=<slug>`).join(' ');
}

/** Why a write is not made: what it writes to is never looked for. */
function noRecord(kinds: readonly string[]): string {
  return `no record to write to is named; name one with ${writeOption(kinds)}`;
}

/** Facts that need the operation itself. */
export function factsOfOperation(operation: Operation): readonly string[] {
  return [
    factId.status(operation),
    ...operation.responses.flatMap((response) => [
      ...response.content.map(({ name }) => factId.mediaType(operation, response.status, name)),
      ...response.headers.map(({ name }) => factId.header(operation, response.status, name)),
    ]),
    ...(['none', 'one', 'all'] as const).map((asked) => factId.language(operation, asked)),
    ...operation.conditions.map((condition) => factId.condition(operation, condition)),
  ];
}
