import type { Example, Json, MediaType as MediaTypeObject, Reference, SchemaObject } from './document.ts';
import { Place, type BundleReader } from './place.ts';
import { Schema } from './schema.ts';

/** A named example of a body. */
export interface NamedExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** A JSON value; the text of the document where the media type is XML. */
  readonly value: Json;
}

/** How a body is written. */
export type Format = 'json' | 'xml' | 'other';

/**
 * The format that a media type stands for, by its name or by its structured syntax suffix.
 *
 * @param name such as `application/json` or `application/vnd.service.v2.3+xml`
 */
export function formatOf(name: string): Format {
  const format = /[/+](json|xml)\s*(?:;|$)/i.exec(name)?.[1]?.toLowerCase();
  return format === 'json' || format === 'xml' ? format : 'other';
}

/** Whether a media type is that of a file: not JSON, XML, a form, or a range of types. */
export function fileOf(name: string): 'text' | 'binary' | undefined {
  if (formatOf(name) !== 'other' || /\*|^multipart\//i.test(name)) return undefined;
  return /^text\//i.test(name) ? 'text' : 'binary';
}

/** The schema of a file that the description gives none for. */
export function fileSchema(file: 'text' | 'binary'): SchemaObject {
  return file === 'text' ? { type: 'string' } : { type: 'string', format: 'binary' };
}

/** A body in one media type. */
export class MediaType extends Place<MediaTypeObject> {
  /** Such as `application/vnd.service.v2.3+json`. */
  readonly name: string;

  constructor(reader: BundleReader, node: MediaTypeObject, pointer: string, name: string) {
    super(reader, node, pointer);
    this.name = name;
  }

  get format(): Format {
    return formatOf(this.name);
  }

  /** Whether the body is a file, which nothing parses: a text or bytes. */
  get file(): 'text' | 'binary' | undefined {
    return fileOf(this.name);
  }

  /** What the body is; of a file, a string; otherwise unknown where the description gives no schema. */
  get schema(): Schema {
    const undescribed = this.file ? fileSchema(this.file) : {};
    return Schema.at(this.reader, this.node.schema ?? undescribed, `${this.pointer}/schema`);
  }

  get examples(): readonly NamedExample[] {
    return examplesIn(this.reader, this.node.examples, this.pointer);
  }
}

/** Reads the examples of a node, with references followed. */
export function examplesIn(
  reader: BundleReader,
  examples: Record<string, Example | Reference> | undefined,
  pointer: string,
): readonly NamedExample[] {
  return Object.entries(examples ?? {}).map(([name, example]) => {
    const { node } = reader.follow<Example>(example, `${pointer}/examples/${name}`);
    const { summary = '', description = '', value = null } = node;
    return { name, summary, description, value };
  });
}
