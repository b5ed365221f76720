import { isObject } from '../../model/json.ts';
import { isMap, isName, kindOf, mostFields, translatedText } from './shape.ts';

/** The kinds of the values seen at one place and the names of their fields; never what they say. */
export class ValueShape {
  readonly kinds = new Set<string>();
  readonly #members = new Map<string, { readonly shape: ValueShape; seen: number }>();
  readonly #locales: ReadonlySet<string>;
  #items: ValueShape | undefined;
  #objects = 0;
  #hasHiddenNames = false;

  /** @param locales codes that tell translated text from other objects */
  constructor(locales: ReadonlySet<string>) {
    this.#locales = locales;
  }

  add(value: unknown): void {
    const kind = kindOf(value, this.#locales);
    this.kinds.add(kind);
    if (Array.isArray(value)) {
      this.#items ??= new ValueShape(this.#locales);
      for (const item of value) this.#items.add(item);
    }
    if (!isObject(value) || kind === translatedText) return;
    this.#objects++;
    if (isMap(value)) this.#hasHiddenNames = true;
    else for (const [name, member] of Object.entries(value)) this.addMember(name, member);
  }

  /** Adds a field that was seen beside described ones. */
  addMember(name: string, value: unknown): void {
    const member = this.#members.get(name) ?? { shape: new ValueShape(this.#locales), seen: 0 };
    if (!isName(name) || (member.seen === 0 && this.#members.size >= mostFields)) {
      this.#hasHiddenNames = true;
      return;
    }
    this.#members.set(name, member);
    member.seen++;
    member.shape.add(value);
  }

  /** "string or null", null last; fields as `name (kind)`. An integer counts as a number where both were seen. */
  get words(): string {
    return [...this.kinds]
      .filter((kind) => kind !== 'integer' || !this.kinds.has('number'))
      .toSorted((a, b) => Number(a === 'null') - Number(b === 'null'))
      .map((kind) => {
        if (kind === 'array' && this.#items) return `array of ${this.#items.words || 'nothing'}`;
        return kind === 'object' && this.fieldWords !== '' ? `object with ${this.fieldWords}` : kind;
      })
      .join(' or ');
  }

  /** "`seats` (integer), `owner` (object with `phone` (null))"; empty where no field was seen. */
  get fieldWords(): string {
    const members = [...this.#members];
    // Objects that have no field in common are maps, whose keys are data.
    const isMapOfData = this.#objects > 1 && members.every(([, { seen }]) => seen < this.#objects / 2);
    const isShown = !isMapOfData && members.length < mostFields;
    const shown = isShown ? members.map(([name, { shape }]) => `\`${name}\` (${shape.words})`) : [];
    const isHidden = this.#hasHiddenNames || (members.length > 0 && !isShown);
    return [...shown, ...(isHidden ? ['names that may be data'] : [])].join(', ');
  }
}
