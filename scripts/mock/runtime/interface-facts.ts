import type { ParameterRole } from '../../model/well-known.ts';

/** What the mock knows of the interface; the build writes it into `interface.json`. */
export interface InterfaceFacts {
  readonly title: string;
  readonly version: string;
  /** Header that carries the key. */
  readonly apiKeyHeader: string;
  /** Header that carries the languages. */
  readonly languageHeader: string;
  /** Locale codes that can be asked for, that of most texts in the examples first. */
  readonly languages: readonly string[];
  /** Words that ask for every language. */
  readonly everyLanguage: readonly string[];
  readonly jsonMediaType: string;
  /** Null when there are no responses in XML. */
  readonly xmlMediaType: string | null;
  readonly slugPattern: string;
  readonly conditions: readonly ConditionFacts[];
  readonly operations: readonly OperationFacts[];
}

/** A condition that ends in an error. */
export interface ConditionFacts {
  readonly id: string;
  readonly status: number;
}

export interface OperationFacts {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Template of the path, such as `/fund/{fund_slug}`. */
  readonly path: string;
  /** The slugs in the path, in their order. */
  readonly slugs: readonly SlugFacts[];
  /** The part of the path that names the records that the operation works on. */
  readonly collection: string;
  readonly query: readonly QueryParameterFacts[];
  /** Media types that a request can ask for. */
  readonly mediaTypes: readonly string[];
  /** Media types of the request body; none when the operation takes no body. */
  readonly bodyMediaTypes: readonly string[];
  /** Members that the request body must have. */
  readonly requiredMembers: readonly string[];
  /** Ids of the conditions that apply. */
  readonly conditions: readonly string[];
  /** Null unless the path ends in a slug and the success is a record with a slug. */
  readonly record: RecordFacts | null;
  /** Absent unless the operation is a list: the members of a listed record, null where they are not known. */
  readonly listItem?: readonly string[] | null | undefined;
  /** Status of success that the mock sends. */
  readonly success: number;
  /** By the status that the mock sends. */
  readonly responses: Readonly<Record<string, ResponseFacts>>;
}

/** A slug in a path. */
export interface SlugFacts {
  readonly name: string;
  /** The part of the path before it, which names the records that it is the slug of. */
  readonly collection: string;
}

/** What the mock knows of a record that an operation returns. */
export interface RecordFacts {
  /** Name of the date-time that an update moves: the last that the schema declares and that is never null. */
  readonly moved: string | null;
  readonly items: readonly ItemFacts[];
}

/** A list of a record whose items a request changes by their slugs. */
export interface ItemFacts {
  /** Name of the list in the record, and of the map from slugs to new values in the request. */
  readonly member: string;
  /** The member of an item that gets the new value. */
  readonly value: string;
  /** Translated members of an item that come after its value. */
  readonly translations: readonly string[];
}

export interface QueryParameterFacts {
  readonly name: string;
  /** What it is for, where the mock has to know. */
  readonly role?: ParameterRole | undefined;
  readonly integer: boolean;
  readonly default: number | null;
}

export interface ResponseFacts {
  readonly status: number;
  /** The status as the description has it, such as `2XX`. */
  readonly documented: string;
  /** The documented headers, each with its example. */
  readonly headers: Readonly<Record<string, string>>;
  /** Media types of its body; none when it has no body. */
  readonly mediaTypes: readonly string[];
  /** Texts of the files that it can be, by media type; empty where no example shows one. */
  readonly files: Readonly<Record<string, string>>;
  /** Name of the XML root element. */
  readonly xmlRoot: string;
  /** JSON bodies by the names of the examples; those of errors are ids of conditions that apply to the operation. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** Ids of the gaps that leave its status or its shape unknown. */
  readonly gaps: readonly string[];
}
