import type {
  Header as HeaderObject,
  Json,
  Parameter as ParameterObject,
  UnnamedParameter as UnnamedParameterObject,
} from './document.ts';
import { examplesIn } from './media-type.ts';
import { Place, type BundleReader } from './place.ts';
import { Schema } from './schema.ts';

/** Common base of parameters and headers. */
abstract class NamedValue<Node extends HeaderObject> extends Place<Node> {
  abstract readonly name: string;
  /** Component name, if it is a component. */
  readonly component: string | undefined;

  constructor(reader: BundleReader, node: Node, pointer: string, component?: string) {
    super(reader, node, pointer);
    this.component = component;
  }

  get required(): boolean {
    return this.node.required ?? false;
  }

  get schema(): Schema {
    return Schema.of(this.reader, this.node.schema ?? {}, `${this.pointer}/schema`);
  }

  /** Example values, in order. */
  get examples(): readonly Json[] {
    const named = examplesIn(this.reader, this.node.examples, this.pointer).map(({ value }) => value);
    return this.node.example === undefined ? named : [this.node.example, ...named];
  }
}

export class Parameter extends NamedValue<ParameterObject> {
  #listOf: Schema | null | undefined;

  get name(): string {
    return this.node.name;
  }

  get in(): ParameterObject['in'] {
    return this.node.in;
  }

  /** The enumeration whose values a header can list: its pattern accepts them all, separated by commas. */
  get listOf(): Schema | undefined {
    this.#listOf ??= this.#findListed() ?? null;
    return this.#listOf ?? undefined;
  }

  /** Additional words in the examples of such a list. */
  get listAlso(): readonly string[] {
    const values = (this.listOf?.values?.values ?? []).map(({ value }) => String(value));
    const words = this.examples.flatMap((example) => String(example).split(',')).map((word) => word.trim());
    return values.length === 0 ? [] : [...new Set(words)].filter((word) => !values.includes(word));
  }

  #findListed(): Schema | undefined {
    const { pattern } = this.schema;
    if (this.in !== 'header' || pattern === undefined) return undefined;
    const accepted = new RegExp(pattern, 'u');
    const [name] =
      Object.entries(this.reader.document.components?.schemas ?? {}).find(
        ([, { enum: values = [] }]) => values.length > 1 && accepted.test(values.join(',')),
      ) ?? [];
    return name === undefined ? undefined : Schema.named(this.reader, `#/components/schemas/${name}`);
  }
}

/** A response header. */
export class Header extends NamedValue<HeaderObject> {
  readonly name: string;

  constructor(reader: BundleReader, node: HeaderObject, pointer: string, name: string, component?: string) {
    super(reader, node, pointer, component);
    this.name = name;
  }
}

/** A parameter that exists but whose name isn't documented. */
export class UnnamedParameter extends Place<UnnamedParameterObject> {
  /** Its purpose, such as `deletion-mode`. */
  get role(): string {
    return this.node.role;
  }

  get in(): UnnamedParameterObject['in'] {
    return this.node.in;
  }

  get schema(): Schema {
    return Schema.of(this.reader, this.node.schema, `${this.pointer}/schema`);
  }
}
