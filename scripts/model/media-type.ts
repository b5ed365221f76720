import type { Example, Json, MediaType as MediaTypeObject, Reference, SchemaObject } from './document.ts';
import { Place, type BundleReader } from './place.ts';
import { Schema } from './schema.ts';

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
 * Derives the format of a media type from its name or its structured syntax suffix.
 *
 * @param name such as `application/json` or `application/vnd.service.v2.3+xml`
 */
export function formatOf(name: string): Format {
  const format = /[/+](json|xml)\s*(?:;|$)/i.exec(name)?.[1]?.toLowerCase();
  return format === 'json' || format === 'xml' ? format : 'other';
}

/** Returns the file kind of a media type; undefined for JSON, XML, forms and media ranges. */
export function fileOf(name: string): 'text' | 'binary' | undefined {
  if (formatOf(name) !== 'other' || /\*|^multipart\//i.test(name)) return undefined;
  return /^text\//i.test(name) ? 'text' : 'binary';
}

/** Returns the schema of a file that has no documented schema. */
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

  /** The file kind, if the body is a file, which programs don't parse. */
  get file(): 'text' | 'binary' | undefined {
    return fileOf(this.name);
  }

  /** The body's schema. If none is documented, a string for a file, otherwise an unknown schema. */
  get schema(): Schema {
    const fallback = this.file ? fileSchema(this.file) : {};
    return Schema.of(this.reader, this.node.schema ?? fallback, `${this.pointer}/schema`);
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
