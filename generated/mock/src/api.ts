/** The types that users of the package see. */

/** How a mock is started. Every setting can be given; `set()` changes it later. */
export interface MockOptions extends Partial<Settings> {
  /** Port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /** Records in place of the mock's own, or the path of a JSON file with them. */
  readonly data?: unknown;
  /** Answer with the documented examples, whatever slug is asked for. Default false. */
  readonly static?: boolean;
  /** Log of requests, on stderr; default `off`. */
  readonly log?: LogFormat;
  /** The clock, in milliseconds since 1970: a test that waits for a rate limit need not wait. */
  readonly now?: () => number;
  /** False asks Prism anew for each request. For tests of the mock itself. */
  readonly cache?: boolean;
}

/** A mock that answers. */
export interface MockServer {
  /** Address of the mock, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /**
   * Changes settings: latency, rate limit, maintenance, keys, languages, faults.
   *
   * @throws SettingsError when a name or a value is not one of a setting
   */
  set(settings: Partial<Settings>): void;
  /** Puts data, settings, rate limits and recorded requests back to where they were at the start. */
  reset(): void;
  /** The last requests, a thousand at most, oldest first; without keys. */
  requests(): readonly RecordedRequest[];
  /** A copy of the data as it is now, and of the recusals. */
  state(): { readonly data: Data; readonly recusals: readonly Recusal[] };
  /**
   * Answers what has begun, for ten seconds at most, then stops. Connections without a request in flight end at once. A
   * second call waits for the same end.
   */
  close(): Promise<void>;
  /** Settles when the mock has stopped, be it by `close` or by `POST /__mock/stop`. */
  readonly closed: Promise<void>;
}

/** What can be changed while the mock runs. */
export interface Settings {
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Requests per minute and key. */
  readonly rateLimit: number;
  /** Whether every request is answered with the maintenance answer. */
  readonly maintenance: boolean;
  /** What keys are; see the package's README for keys that need no entry. */
  readonly keys: Readonly<Record<string, KeyKind>>;
  /** Languages that the account supports, the default one first. */
  readonly languages: readonly string[];
  readonly faults: readonly Fault[];
}

/** What a key can be. */
export type KeyKind = 'valid' | 'read-only' | 'suspended' | 'wrong-account' | 'no-api-feature' | 'unknown';

/** What goes wrong with the next answers of an operation. */
export interface Fault {
  /** Id of the operation; all that the fault can be one of when absent. A request for no operation uses none up. */
  readonly operation?: string;
  /**
   * `slow` answers after `delay` milliseconds; `reset` ends the connection without an answer; `truncated` ends it in
   * the middle of the body; `status` answers with `status`; `condition` answers as if `condition` were met.
   */
  readonly kind: 'slow' | 'reset' | 'truncated' | 'status' | 'condition';
  /** How many answers it spoils; default 1. */
  readonly times?: number;
  readonly delay?: number;
  readonly status?: number;
  readonly condition?: string;
}

/** A request that the mock has answered. The key is not part of it. */
export interface RecordedRequest {
  /** When it came, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query, cut after 2,000 characters; a key in the query is blacked out. `-` for what was no HTTP. */
  readonly url: string;
  /** Id of the operation, null when the request was for none. */
  readonly operation: string | null;
  /** Headers that the interface knows, apart from the key, and `prefer`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a key was sent. */
  readonly hasKey: boolean;
  /** Text of the body, cut after 10,000 characters; null when there was none. */
  readonly body: string | null;
  /** Null when the connection was reset instead of an answer. */
  readonly status: number | null;
  /** Id of the condition that was met; null for a success. */
  readonly condition: string | null;
  /** Kind of the fault that spoiled the answer; null when none did. */
  readonly fault: Fault['kind'] | null;
}

/** In which form requests are logged. */
export type LogFormat = 'json' | 'pretty' | 'off';

/** A record of the mock's data. */
export type MockRecord = Readonly<Record<string, unknown>>;

/** Records by the first part of the path of their operations. */
export type Data = Readonly<Record<string, readonly MockRecord[]>>;

/** A recusal that was recorded. */
export interface Recusal {
  readonly application: string;
  readonly reviewer: string;
  /** Null when the recusal is from every score set. */
  readonly score_set: string | null;
}
