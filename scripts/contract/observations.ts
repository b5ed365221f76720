import type { Operation } from '../model/operation.ts';
import type { Schema } from '../model/schema.ts';
import { isName, kindOf, translatedText } from './judge/shape.ts';
import { isObject } from '../model/json.ts';

/** What values at one place looked like, without what they said. */
export class Shape {
  /** How many values. */
  count = 0;
  /** How often each kind of JSON value. */
  readonly kinds = new Map<string, number>();
  /** Members, where values were objects. */
  readonly members = new Map<string, Shape>();
  /** Items, where values were arrays. */
  items: Shape | undefined;
  /** Members whose names look like data. */
  nameless = 0;
  readonly #locales: ReadonlySet<string>;

  /** @param locales codes by which translated text is told from other objects */
  constructor(locales: ReadonlySet<string>) {
    this.#locales = locales;
  }

  add(value: unknown): void {
    this.count++;
    const kind = kindOf(value, this.#locales);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (Array.isArray(value)) {
      this.items ??= new Shape(this.#locales);
      for (const item of value) this.items.add(item);
    } else if (isObject(value) && kind !== translatedText) {
      for (const [name, member] of Object.entries(value)) {
        if (isName(name)) this.member(name).add(member);
        else this.nameless++;
      }
    }
  }

  member(name: string): Shape {
    const known = this.members.get(name) ?? new Shape(this.#locales);
    this.members.set(name, known);
    return known;
  }

  /** How many of the values were objects. */
  get objects(): number {
    return this.kinds.get('object') ?? 0;
  }
}

/** Where a header was seen. */
export interface HeaderSeen {
  readonly operation: Operation;
  /** As documented: `2XX`. */
  readonly status: string;
  readonly header: string;
  /** Whether the description says that this response may carry it. */
  readonly documented: boolean;
  count: number;
}

/** A name of a parameter that was tried. */
export interface CandidateSeen {
  readonly operation: Operation;
  readonly role: string;
  readonly name: string;
  readonly accepted: boolean;
  /** What shows it, or why nothing does, in words. */
  readonly why: string;
  /** The value that gives the same list as none; undefined where that is not one alone. */
  readonly standard?: string;
  /** How many responses to its listed values there were. */
  readonly count: number;
  /** How many requests it took. */
  readonly requests: number;
}

/** What responses show of that which the description leaves open. Nothing that a body says is kept. */
export class Observations {
  /** Numbers of successes, by operation. */
  readonly statuses = new Map<Operation, Map<number, number>>();
  /** Numbers of documented errors, by operation. */
  readonly errors = new Map<Operation, Map<number, number>>();
  /** How often members were seen, by the pointer of their schema. */
  readonly members = new Map<string, number>();
  /** Successes without a body, by operation. */
  readonly empty = new Map<Operation, number>();
  readonly headers = new Map<string, HeaderSeen>();
  /** Values of schemas that are not fully shown, by the schema's pointer. */
  readonly shapes = new Map<string, { readonly schema: Schema; readonly shape: Shape }>();
  /** Members that no schema declares, by the pointer of the object's schema. */
  readonly strangers = new Map<string, { readonly owner: Schema; readonly shape: Shape }>();
  /** Objects that were seen, by their schema's pointer. */
  readonly objects = new Map<string, number>();
  /** Roots of XML bodies. */
  readonly roots = new Map<string, Map<Operation, number>>();
  readonly candidates: CandidateSeen[] = [];
  /** Successful responses. */
  successes = 0;
  readonly #locales: ReadonlySet<string>;

  /** @param locales codes by which translated text is told from other objects */
  constructor(locales: ReadonlySet<string>) {
    this.#locales = locales;
  }

  status(operation: Operation, status: number): void {
    this.successes++;
    const known = this.statuses.get(operation) ?? new Map<number, number>();
    this.statuses.set(operation, known.set(status, (known.get(status) ?? 0) + 1));
  }

  error(operation: Operation, status: number): void {
    const known = this.errors.get(operation) ?? new Map<number, number>();
    this.errors.set(operation, known.set(status, (known.get(status) ?? 0) + 1));
  }

  member(schema: Schema): void {
    this.members.set(schema.pointer, (this.members.get(schema.pointer) ?? 0) + 1);
  }

  noBody(operation: Operation): void {
    this.empty.set(operation, (this.empty.get(operation) ?? 0) + 1);
  }

  header(operation: Operation, status: string, header: string, documented: boolean): void {
    const key = `${operation.id} ${status} ${header}`;
    const known = this.headers.get(key) ?? { operation, status, header, documented, count: 0 };
    known.count++;
    this.headers.set(key, known);
  }

  value(schema: Schema, value: unknown): void {
    const known = this.shapes.get(schema.pointer) ?? { schema, shape: new Shape(this.#locales) };
    known.shape.add(value);
    this.shapes.set(schema.pointer, known);
  }

  object(schema: Schema): void {
    this.objects.set(schema.pointer, (this.objects.get(schema.pointer) ?? 0) + 1);
  }

  stranger(owner: Schema, name: string, value: unknown): void {
    const known = this.strangers.get(owner.pointer) ?? { owner, shape: new Shape(this.#locales) };
    if (isName(name)) known.shape.member(name).add(value);
    else known.shape.nameless++;
    this.strangers.set(owner.pointer, known);
  }

  root(name: string, operation: Operation): void {
    const known = this.roots.get(name) ?? new Map<Operation, number>();
    this.roots.set(name, known.set(operation, (known.get(operation) ?? 0) + 1));
  }
}
