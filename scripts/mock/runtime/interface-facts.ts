import type { ParameterRole } from '../../model/well-known.ts';

/** Facts about the interface, which the build writes to `interface.json`. */
export interface InterfaceFacts {
  readonly title: string;
  readonly version: string;
  /** Name of the key's header. */
  readonly apiKeyHeader: string;
  /** Name of the language header. */
  readonly languageHeader: string;
  /** Locale codes; first the one with the most texts in the examples. */
  readonly languages: readonly string[];
  /** Words that request every language. */
  readonly everyLanguage: readonly string[];
  readonly jsonMediaType: string;
  /** Null if no response is XML. */
  readonly xmlMediaType: string | null;
  readonly slugPattern: string;
  readonly conditions: readonly ConditionFacts[];
  readonly operations: readonly OperationFacts[];
}

export interface ConditionFacts {
  readonly id: string;
  readonly status: number;
}

export interface OperationFacts {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** Path template, such as `/fund/{fund_slug}`. */
  readonly path: string;
  /** The path's slugs, in order. */
  readonly slugs: readonly SlugFacts[];
  /** Name of the list of records that the operation works on, taken from the path. */
  readonly collection: string;
  readonly query: readonly QueryParameterFacts[];
  /** Media types that `Accept` can request. */
  readonly mediaTypes: readonly string[];
  /** Media types of the request body; empty if there is no body. */
  readonly bodyMediaTypes: readonly string[];
  /** Required properties of the request body. */
  readonly requiredMembers: readonly string[];
  /** IDs of the error conditions that apply. */
  readonly conditions: readonly string[];
  /** Null unless the path ends in a slug and the success is a record with a slug. */
  readonly record: RecordFacts | null;
  /** For a list, the properties of a listed record; null if they are unknown. */
  readonly listItem?: readonly string[] | null | undefined;
  /** The success status that the mock sends. */
  readonly success: number;
  /** Responses by the status that the mock sends. */
  readonly responses: Readonly<Record<string, ResponseFacts>>;
}

/** A slug in a path. */
export interface SlugFacts {
  readonly name: string;
  /** The path segment before it, which names the list of its records. */
  readonly collection: string;
}

/** Facts about a record that an operation returns. */
export interface RecordFacts {
  /** The date-time that an update changes: the last one in the schema that is never null. */
  readonly moved: string | null;
  readonly items: readonly ItemFacts[];
}

/** A list in a record whose items a request updates by slug. */
export interface ItemFacts {
  /** Name of the list in the record, and of the map from slugs to values in the request. */
  readonly member: string;
  /** The item's property that gets the new value. */
  readonly value: string;
  /** The item's translated properties after the value. */
  readonly translations: readonly string[];
}

export interface QueryParameterFacts {
  readonly name: string;
  /** Its purpose, if the mock depends on it. */
  readonly role?: ParameterRole | undefined;
  readonly integer: boolean;
  readonly default: number | null;
}

export interface ResponseFacts {
  readonly status: number;
  /** The status in the description, such as `2XX`. */
  readonly documented: string;
  /** Documented headers, with their examples. */
  readonly headers: Readonly<Record<string, string>>;
  /** Media types of the body; empty if there is none. */
  readonly mediaTypes: readonly string[];
  /** Example files by media type; empty text if there is no example. */
  readonly files: Readonly<Record<string, string>>;
  /** Name of the XML root element. */
  readonly xmlRoot: string;
  /** JSON bodies by example name, which for errors is the ID of a condition that applies to the operation. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** IDs of the unknowns about the response's status or shape. */
  readonly gaps: readonly string[];
}
