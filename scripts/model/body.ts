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

/** What has a body: its media types, and the schema that they share. */
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

  /** The body in a format; undefined when it is not documented in that format. */
  as(format: Format): MediaType | undefined {
    return this.content.find((mediaType) => mediaType.format === format);
  }

  /** The component schemas that the body is, in one of its media types. */
  get named(): readonly Schema[] {
    return (this.#named ??= [...new Set(this.content.flatMap(({ schema }) => schema.refersTo ?? []))]);
  }

  /** The schema of the body, that of its JSON form first; undefined when there is no body. */
  get schema(): Schema | undefined {
    return (this.as('json') ?? this.content[0])?.schema;
  }
}

/** The body of a request. */
export class Body extends WithContent<RequestBodyObject> {
  get required(): boolean {
    return this.node.required ?? false;
  }
}

/** A documented response of an operation. */
export class Response extends WithContent<ResponseObject> {
  #headers: readonly Header[] | undefined;
  /** As written: `404`, `2XX`, `default`. */
  readonly status: string;
  /** Name of the response component, where it is one: `NotFound`. */
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

  /** Whether the number of the status is shown. */
  get statusKnown(): boolean {
    return /^[1-5]\d\d$/.test(this.status);
  }

  get successful(): boolean {
    return this.status.startsWith('2');
  }

  get headers(): readonly Header[] {
    return (this.#headers ??= Object.entries(this.node.headers ?? {}).map(([name, node]) => {
      const found = this.reader.follow<HeaderObject>(node, this.pointer + toPointer(['headers', name]));
      return new Header(this.reader, found.node, found.pointer, name, found.name);
    }));
  }

  /** Ids of the conditions that end in this response, for any operation. */
  get conditionIds(): readonly string[] {
    return this.node['x-conditions'] ?? [];
  }

  /** What is known of the body: a schema, that there is none, or nothing. */
  get result(): 'schema' | 'none' | 'unknown' {
    if (this.schema) return this.schema.unknown ? 'unknown' : 'schema';
    return this.gaps.length > 0 || !this.statusKnown ? 'unknown' : 'none';
  }
}
