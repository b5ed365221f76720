import type { Example, Json, MediaType as MediaTypeObject, Reference, SchemaObject } from './document.ts';
import { Place, type BundleReader } from './place.ts';
import { Schema } from './schema.ts';

/** A named example. */
export interface NamedExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** A JSON value, or the text of an XML document. */
  readonly value: Json;
}

/** The format of a body. */
export type Format = 'json' | 'xml' | 'other';

/**
 * The format of a media type, by its name or its structured syntax suffix.
 *
 * @param name such as `application/json` or `application/vnd.service.v2.3+xml`
 */
export function formatOf(name: string): Format {
  const format = /[/+](json|xml)\s*(?:;|$)/i.exec(name)?.[1]?.toLowerCase();
  return format === 'json' || format === 'xml' ? format : 'other';
}

/** The kind of file of a media type; undefined for JSON, XML, forms and ranges. */
export function fileOf(name: string): 'text' | 'binary' | undefined {
  if (formatOf(name) !== 'other' || /\*|^multipart\//i.test(name)) return undefined;
  return /^text\//i.test(name) ? 'text' : 'binary';
}

/** The schema of a file without a documented one. */
export function fileSchema(file: 'text' | 'binary'): SchemaObject {
  return file === 'text' ? { type: 'string' } : { type: 'string', format: 'binary' };
}

/** A body in one media type. */
export class MediaType extends Place<MediaTypeObject> {
  /** For example `application/vnd.service.v2.3+json`. */
  readonly name: string;

  constructor(reader: BundleReader, node: MediaTypeObject, pointer: string, name: string) {
    super(reader, node, pointer);
    this.name = name;
  }

  get format(): Format {
    return formatOf(this.name);
  }

  /** The kind of file, if the body is one: text or bytes, not parsed. */
  get file(): 'text' | 'binary' | undefined {
    return fileOf(this.name);
  }

  /** The body's schema; without a documented one, a string for a file, otherwise unknown. */
  get schema(): Schema {
    const undescribed = this.file ? fileSchema(this.file) : {};
    return Schema.of(this.reader, this.node.schema ?? undescribed, `${this.pointer}/schema`);
  }

  get examples(): readonly NamedExample[] {
    return examplesIn(this.reader, this.node.examples, this.pointer);
  }
}

/** Reads the examples of a node and follows references. */
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
