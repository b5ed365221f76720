import type {
  Header as HeaderObject,
  MediaType as MediaTypeObject,
  RequestBody as RequestBodyObject,
  Response as ResponseObject,
} from './document.ts';
import { type Format, MediaType } from './media-type.ts';
import { Header } from './parameter.ts';
import { type BundleReader, type Marked, Place } from './place.ts';
import { toPointer } from './pointer.ts';
import type { Schema } from './schema.ts';

/** Common parts of requests and responses that have a body. */
abstract class WithContent<
  Node extends Marked & { content?: Record<string, MediaTypeObject> },
> extends Place<Node> {
  #content: readonly MediaType[] | undefined;
  #named: readonly Schema[] | undefined;

  get content(): readonly MediaType[] {
    return (this.#content ??= Object.entries(this.node.content ?? {}).map(
      ([name, node]) => new MediaType(this.reader, node, this.pointer + toPointer(['content', name]), name),
    ));
  }

  /** Returns the body's media type in a format; undefined if that format isn't documented. */
  as(format: Format): MediaType | undefined {
    return this.content.find((mediaType) => mediaType.format === format);
  }

  /** The media type of a body that is a file; undefined if it can be JSON or isn't a file. */
  get file(): MediaType | undefined {
    return this.as('json') ? undefined : this.content.find(({ file }) => file !== undefined);
  }

  /** The component schemas of the body, in any media type. */
  get named(): readonly Schema[] {
    return (this.#named ??= [...new Set(this.content.flatMap(({ schema }) => schema.refersTo ?? []))]);
  }

  /** The body's schema, preferably the JSON one; undefined if there is no body. */
  get schema(): Schema | undefined {
    return (this.as('json') ?? this.content[0])?.schema;
  }
}

/** A request body. */
export class Body extends WithContent<RequestBodyObject> {
  get required(): boolean {
    return this.node.required ?? false;
  }
}

/** A documented response. */
export class Response extends WithContent<ResponseObject> {
  #headers: readonly Header[] | undefined;
  /** As written: `404`, `2XX`, `default`. */
  readonly status: string;
  /** Name of the response component, such as `NotFound`, if it is one. */
  readonly component: string | undefined;

  constructor(
    reader: BundleReader,
    node: ResponseObject,
    pointer: string,
    status: string,
    component?: string,
  ) {
    super(reader, node, pointer);
    this.status = status;
    this.component = component;
  }

  /** True if the exact status is documented. */
  get statusKnown(): boolean {
    return /^[1-5]\d\d$/.test(this.status);
  }

  /** True for a success, or a redirect to the result. */
  get successful(): boolean {
    return this.status.startsWith('2') || (this.status.startsWith('3') && this.status !== '304');
  }

  get headers(): readonly Header[] {
    return (this.#headers ??= Object.entries(this.node.headers ?? {}).map(([name, node]) => {
      const resolved = this.reader.follow<HeaderObject>(node, this.pointer + toPointer(['headers', name]));
      return new Header(this.reader, resolved.node, resolved.pointer, name, resolved.name);
    }));
  }

  /** IDs of the error conditions that result in this response. It has an example of each. */
  get conditionIds(): readonly string[] {
    const names = new Set(this.content.flatMap(({ examples }) => examples.map(({ name }) => name)));
    return (this.reader.document['x-conditions'] ?? []).map(({ id }) => id).filter((id) => names.has(id));
  }

  /** `schema` if the body is described, `none` if there is no body, `unknown` if it isn't documented. */
  get result(): 'schema' | 'none' | 'unknown' {
    if (this.schema) return this.schema.unknown ? 'unknown' : 'schema';
    return this.gaps.length > 0 || !this.statusKnown ? 'unknown' : 'none';
  }
}
