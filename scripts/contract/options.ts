import type { Bounds } from './http/client.ts';
import type { PaceOptions } from './http/pace.ts';

/** A file that was asked for. */
export interface WantedReport {
  readonly format: 'json' | 'markdown';
  readonly file: string;
}

/** What a check is asked to do. */
export interface CheckOptions {
  /** Base address of the service, without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string;
  /** Slugs to read, by what they are slugs of. */
  readonly slugs: ReadonlyMap<string, readonly string[]>;
  /** Ids of the operations to check; all when empty. */
  readonly operations: readonly string[];
  readonly formats: readonly ('json' | 'xml')[];
  /** How many records of each kind are read. */
  readonly records: number;
  /** Ids of the conditions whose careful probes are made. */
  readonly probes: ReadonlySet<string>;
  /** Keys that meet a condition, by its id. */
  readonly keys: ReadonlyMap<string, string>;
  readonly bounds: Bounds;
  /** Milliseconds that the check may take. */
  readonly maxTime: number;
  readonly pace: PaceOptions;
}
