/** The types that users of the package see. */

/** How a mock is started. Every setting can be given; `set()` changes it later. */
export interface MockOptions extends Partial<Settings> {
  /** Port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /**
   * Records in place of the mock's own: the records themselves, the path of a JSON file with them, or a function that
   * makes them of a copy of the mock's own. They are checked against the interface.
   */
  readonly data?: Lists | string | ((own: Record<string, Record<string, unknown>[]>) => Lists);
  /** What stands before every path, such as `/grants`; default none. A slash at its end makes no difference. */
  readonly basePath?: string;
  /** Whether `X-Forwarded-Proto`, `-Host`, `-Port` and `-Prefix` say how the client has called. Default false. */
  readonly trustProxy?: boolean;
  /**
   * Names with dots under which the mock's state may be looked at and changed, beside addresses, `localhost`, `host` and
   * names without dots.
   */
  readonly allowedHosts?: readonly string[];
  /** Answer with the documented examples, whatever slug is asked for. Default false. */
  readonly static?: boolean;
  /** Log of requests, on stderr; default `off`. */
  readonly log?: LogFormat;
  /**
   * The clock, in milliseconds since 1970, for the rate limit, for times of changes and of recorded requests; default
   * `Date.now`. With it a test need not wait for the end of a limit.
   */
  readonly now?: () => number;
}

/** A mock that answers. */
export interface MockServer {
  /** Address of the mock with its base path, without a slash at its end. */
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
  /**
   * The last requests, a thousand at most, oldest first; without keys. Nobody can change them.
   *
   * @throws SettingsError when the filter has a name or a value that it cannot have
   */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /**
   * A recorded request as a curl command; the key is taken from the variable `API_KEY`. A comment before it says where the
   * command does not send the whole body.
   *
   * @throws SettingsError when it is not a recorded request
   */
  asCurl(request: RecordedRequest): string;
  /**
   * A copy of the data as it is now, and of the last thousand writes whose effect no response shows, such as recusals,
   * each once however often it was sent.
   */
  state(): { readonly data: Data; readonly writes: readonly AcceptedWrite[] };
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
  /** Milliseconds before each response. */
  readonly latency: number;
  /** Requests per minute and key. */
  readonly rateLimit: number;
  /** Whether every request is answered with the maintenance response. */
  readonly maintenance: boolean;
  /** What keys are; see the package's README for keys that need no entry. */
  readonly keys: Readonly<Record<string, KeyKind>>;
  /** Languages that the account supports, the default one first. */
  readonly languages: readonly string[];
  readonly faults: readonly Fault[];
}

/** What a key can be. */
export type KeyKind = 'valid' | 'read-only' | 'suspended' | 'wrong-account' | 'no-api-feature' | 'unknown';

/** What goes wrong with the next responses of an operation. */
export interface Fault {
  /** Id of the operation; all that the fault can be one of when absent. A request for no operation uses none up. */
  readonly operation?: string;
  /**
   * `slow` responds after `delay` milliseconds. `reset` resets the connection before anything is done. `lost-response`
   * does what the request asks for and then resets the connection; `truncated` does so too, and ends the connection in
   * the middle of the body. `status` responds with `status`, and `condition` as if `condition` were met; neither does
   * what the request asks for.
   */
  readonly kind: 'slow' | 'reset' | 'lost-response' | 'truncated' | 'status' | 'condition';
  /** How many responses it spoils; default 1. */
  readonly times?: number;
  readonly delay?: number;
  readonly status?: number;
  readonly condition?: string;
}

/** Which requests are wanted; those that fit every member. */
export interface RequestFilter {
  /** Id of an operation. */
  readonly operation?: string | undefined;
  readonly method?: string | undefined;
  /** Null for connections that were reset. */
  readonly status?: number | null | undefined;
  /**
   * The id of a request, for those after it, or a time as a `Date` or in ISO 8601, for those at it and later. A number
   * above the id of the last request is an error.
   */
  readonly since?: number | string | Date | undefined;
}

/** A request that the mock has answered. The key is not part of it. */
export interface RecordedRequest {
  /** Grows from request to request. */
  readonly id: number;
  /** When it came, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query; a key in the query is blacked out. `-` for what was not HTTP. */
  readonly url: string;
  /** Id of the operation, null when the request was for none. */
  readonly operation: string | null;
  /**
   * Headers by their names in small letters, without the key. `authorization` and `cookie` are blacked out, and so is the
   * key, where another header, the query or the body holds it and it has eight characters or more.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a key was sent. */
  readonly hasKey: boolean;
  /**
   * Text of the body, cut after 100,000 characters; null when there was none, and for one that was larger than the mock
   * takes. What is not UTF-8 becomes U+FFFD.
   */
  readonly body: string | null;
  /** Whether more was sent than `body` has. */
  readonly bodyTruncated: boolean;
  /** Null when the connection was reset instead of a response. */
  readonly status: number | null;
  /** Id of the condition that was met; null for a success. */
  readonly condition: string | null;
  /** Kind of the fault that spoiled the response; null when none did. */
  readonly fault: Fault['kind'] | null;
}

/** In which form requests are logged. */
export type LogFormat = 'json' | 'pretty' | 'off';

/** A record of the mock's data. */
export type MockRecord = Readonly<Record<string, unknown>>;

/** Records by the first part of the path of their operations. */
export type Data = Readonly<Record<string, readonly MockRecord[]>>;

/** Records that come from outside, by the part of the path before their slug: `{ "fund": [ … ] }`. */
export type Lists = Readonly<Record<string, readonly object[]>>;

/** A write that was in order and whose effect no response shows, such as a recusal. */
export interface AcceptedWrite {
  /** Id of the operation. */
  readonly operation: string;
  readonly path: string;
  /** The JSON value that was sent; null when the operation takes none. */
  readonly body: unknown;
}
