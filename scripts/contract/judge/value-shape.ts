import { isObject } from '../../model/json.ts';
import { isName, kindOf, translatedText } from './shape.ts';

/** The kinds of the values seen at one place and the names of their fields; never what they say. */
export class ValueShape {
  /** How often each kind of JSON value was seen. */
  readonly kinds = new Map<string, number>();
  readonly members = new Map<string, ValueShape>();
  /** Shape of the items, where values were arrays. */
  items: ValueShape | undefined;
  /** Number of fields left out because their names look like data. */
  nameless = 0;
  readonly #locales: ReadonlySet<string>;

  /** @param locales codes that tell translated text from other objects */
  constructor(locales: ReadonlySet<string>) {
    this.#locales = locales;
  }

  add(value: unknown): void {
    const kind = kindOf(value, this.#locales);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (Array.isArray(value)) {
      this.items ??= new ValueShape(this.#locales);
      for (const item of value) this.items.add(item);
    } else if (isObject(value) && kind !== translatedText) {
      for (const [name, member] of Object.entries(value)) this.addMember(name, member);
    }
  }

  addMember(name: string, value: unknown): void {
    if (!isName(name)) {
      this.nameless++;
      return;
    }
    const member = this.members.get(name) ?? new ValueShape(this.#locales);
    this.members.set(name, member);
    member.add(value);
  }

  /** "string or null", null last; an integer counts as a number where both were seen. */
  get words(): string {
    return [...this.kinds.keys()]
      .filter((kind) => kind !== 'integer' || !this.kinds.has('number'))
      .toSorted((a, b) => Number(a === 'null') - Number(b === 'null'))
      .join(' or ');
  }
}
