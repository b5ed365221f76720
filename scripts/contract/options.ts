import type { Bounds } from './http/client.ts';
import type { PaceOptions } from './http/pace.ts';

export interface ReportFile {
  readonly format: 'json' | 'markdown';
  readonly file: string;
}

/** The options of a check. */
export interface CheckOptions {
  /** The service's base URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  /** Slugs to read, by kind of record. */
  readonly slugs: ReadonlyMap<string, readonly string[]>;
  /** IDs of the operations to check; all if empty. */
  readonly operations: readonly string[];
  readonly formats: readonly ('json' | 'xml')[];
  /** Maximum number of records to read per kind. */
  readonly maxRecords: number;
  /** IDs of the error conditions for which to run risky probes. */
  readonly probes: ReadonlySet<string>;
  /** Keys that trigger an error condition, by its ID. */
  readonly keys: ReadonlyMap<string, string>;
  readonly bounds: Bounds;
  /** Maximum duration of the check, in milliseconds. */
  readonly maxTime: number;
  readonly pace: PaceOptions;
}
