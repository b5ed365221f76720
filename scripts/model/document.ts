/** Types of the parts of an OpenAPI 3.1 document that the scripts read. They are loose, because lint checks the details. */

import type { Json, JsonObject } from './json.ts';

export type { Json, JsonObject, JsonPrimitive } from './json.ts';

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export interface Reference {
  $ref: string;
  summary?: string;
  description?: string;
}

export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** A JSON Schema (draft 2020-12) with the keywords that lint allows; `$ref` may have siblings. */
export interface SchemaObject {
  $ref?: string;
  title?: string;
  description?: string;
  type?: TypeName | TypeName[];
  format?: string;
  /** Media type of a file in a form. */
  contentMediaType?: string;
  pattern?: string;
  enum?: Json[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  items?: SchemaObject;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  additionalProperties?: boolean | SchemaObject;
  propertyNames?: SchemaObject;
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-gap'?: string[];
  'x-amb'?: string[];
  'x-since'?: string;
  /** The meaning of each `enum` value, in Markdown. */
  'x-enumDescriptions'?: Record<string, string>;
  'x-relations'?: Relation[];
}

/** A relation between an object's properties. */
export interface Relation {
  /** The relation in words, in Markdown. */
  says: string;
  /** The relation as a formula; see `formula.ts`. */
  holds: string;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
  externalValue?: string;
}

export interface MediaType {
  schema?: SchemaObject;
  example?: Json;
  examples?: Record<string, Example | Reference>;
  'x-gap'?: string[];
  'x-amb'?: string[];
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: SchemaObject;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface Parameter extends Header {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  'x-gap'?: string[];
  'x-amb'?: string[];
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
  'x-gap'?: string[];
  'x-amb'?: string[];
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
  'x-gap'?: string[];
  'x-amb'?: string[];
}

/** A parameter that exists but whose name isn't documented. */
export interface UnnamedParameter {
  role: string;
  in: 'query' | 'path' | 'header';
  description?: string;
  schema: SchemaObject;
  'x-gap': string[];
  'x-amb'?: string[];
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  'x-unnamed-parameters'?: UnnamedParameter[];
  /** IDs of the error conditions that apply. Added by the bundler. */
  'x-conditions'?: string[];
  'x-since'?: string;
  'x-gap'?: string[];
  'x-amb'?: string[];
}

export type PathItem = { [method in HttpMethod]?: Operation } & {
  parameters?: (Parameter | Reference)[];
  summary?: string;
  description?: string;
};

export interface Tag {
  name: string;
  description?: string;
  'x-gap'?: string[];
  'x-amb'?: string[];
  /** JSON pointer of an enumeration, such as `#/components/schemas/SeasonStatus`. */
  'x-states'?: string;
  'x-schemas'?: Reference[];
}

/** An unknown: an entry of `spec/registers/gaps.yaml`. */
export interface Gap {
  id: string;
  /** Heading, as plain text. */
  title: string;
  origin: 'stated' | 'implied';
  kind: string;
  statement: string;
  section: string;
  /** True if it affects the whole interface, so the published document mentions it only once, in `info`. */
  everywhere?: boolean;
  subjects?: string[];
  /** Set if the unknown is closed. Nodes don't reference it then. */
  closed?: Closed;
}

/** The resolution of an unknown. */
export interface Closed {
  /** The answer, as one Markdown sentence. */
  known: string;
  /** The source: a version of the interface document, or the service. */
  source: string;
  /** Date, such as `2026-11-28`. */
  date: string;
}

/** An ambiguous passage in the interface document, with our assumption. */
export interface Ambiguity {
  id: string;
  /** Heading, as plain text. */
  title: string;
  ambiguity: string;
  /** The assumption, as one Markdown sentence. */
  assumption: string;
  /** True if it concerns the spec's structure rather than the service. */
  internal?: boolean;
  section: string;
}

/** An error condition: a rule that ends in an error. */
export interface Condition {
  id: string;
  /** A short name. */
  title: string;
  status: number;
  when: string;
  section: string;
  applies: string | string[];
  /** The operationIds that `applies` selects. Added by the bundler. */
  operations: string[];
}

export interface ChangelogEntry {
  version: string;
  breaking: boolean;
  changes: {
    text: string;
    /** Names in the bundle that the change affects but didn't introduce. */
    affects?: string[];
    /** Names in the bundle that the change introduced. They have `x-since`. */
    adds?: string[];
    /** Migration steps for a breaking change. */
    migrate?: string;
    'x-gap'?: string[];
  }[];
}

/** Subjects for which pages link to a guide. */
export type GuideSubject = 'deliveries' | 'errors' | 'keys' | 'unknowns' | 'versions';

export interface Guide {
  id: string;
  title: string;
  about?: GuideSubject;
  content: string;
}

/** The landing page's guides, and the layout of the domain diagram. */
export interface Overview {
  /** Use cases, each with its guides. */
  ways: { title: string; text: string; guides?: string[]; groups: string[] }[];
  /** Columns of the domain diagram, left to right, each with its groups from top to bottom. */
  columns: { id: string; title: string; groups: string[] }[];
}

/** An undocumented operation, whose path is unknown. */
export interface UnplacedOperation {
  operationId: string;
  tag?: string;
  summary?: string;
  description?: string;
  requestBody?: RequestBody;
  'x-gap': string[];
  'x-amb'?: string[];
  'x-since'?: string;
}

export interface Components {
  schemas?: Record<string, SchemaObject>;
  parameters?: Record<string, Parameter>;
  headers?: Record<string, Header>;
  responses?: Record<string, Response>;
  requestBodies?: Record<string, RequestBody>;
  examples?: Record<string, Example>;
  securitySchemes?: Record<string, JsonObject>;
  pathItems?: Record<string, PathItem>;
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

/** The bundled document. */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    license?: JsonObject;
    contact?: JsonObject;
    'x-changelog'?: ChangelogEntry[];
    'x-gap'?: string[];
    'x-amb'?: string[];
  };
  jsonSchemaDialect?: string;
  servers?: Server[];
  security?: Record<string, string[]>[];
  tags?: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
  'x-gap-register'?: Gap[];
  'x-ambiguities'?: Ambiguity[];
  'x-conditions'?: Condition[];
  'x-overview'?: Overview;
  'x-guides'?: Guide[];
  'x-unplaced'?: { operations: UnplacedOperation[] };
}
