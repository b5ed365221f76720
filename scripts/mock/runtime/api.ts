/// <reference lib="esnext.disposable" preserve="true" />
/** The package's public types. */
import type { ConditionId, OperationId } from '#generated/mock/src/names.ts';

export type { ConditionId, OperationId };

/** Options of `startMock`, including every setting; `set()` changes settings later. */
export interface MockOptions extends Partial<Settings> {
  /** Port to listen on; default 0, a free port. */
  readonly port?: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /**
   * Base URL that clients use, such as `https://mock.internal/grants`, if the mock is behind a proxy or in a container.
   * Every path then starts with its path, and its host may use the routes below `/__mock`.
   */
  readonly publicUrl?: string;
  /**
   * Records that replace the default ones: an object, the path of a JSON file, or a function that receives a copy of the
   * default records. They are validated against the interface.
   */
  readonly data?: Lists | string | ((defaults: Record<string, Record<string, unknown>[]>) => Lists);
  /** Format of the request log on stderr; default `off`. */
  readonly log?: LogFormat;
  /**
   * The clock, in milliseconds since 1970, for the rate limit, times of changes and recorded requests; default `Date.now`.
   * Lets a test skip to the end of a rate limit.
   */
  readonly now?: () => number;
}

export interface MockServer extends AsyncDisposable {
  /** The mock's local base URL, with the path of `publicUrl` and without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /**
   * Replaces the named settings.
   *
   * @throws SettingsError if a name or value is invalid
   */
  set(settings: Partial<Settings>): void;
  /** Restores data and settings, clears rate limits and recorded requests, and sends delayed responses at once. */
  reset(): void;
  /**
   * Returns the last requests, at most 1,000, in order of arrival. They are frozen and contain no keys.
   *
   * @throws SettingsError if the filter is invalid
   */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /**
   * Returns a copy of the current data, and of the last 1,000 writes whose effect isn't documented, such as recusals. A
   * repeated PUT counts as one write.
   */
  state(): { readonly data: Data; readonly writes: readonly AcceptedWrite[] };
  /**
   * Stops the mock. Delayed responses are sent immediately; other requests in flight have up to ten seconds. May be called
   * repeatedly. `await using mock = await startMock()` calls it at the end of the block.
   */
  close(): Promise<void>;
  /** Resolves when the mock has stopped, by `close` or `POST /__mock/stop`. */
  readonly closed: Promise<void>;
}

/** Settings that can change while the mock runs. */
export interface Settings {
  /** Delay before each response, in milliseconds. */
  readonly latency: number;
  /** Requests per minute and key. */
  readonly rateLimit: number;
  /** True to send `Retry-After`. It isn't documented which of the service's responses have it. */
  readonly retryAfter: boolean;
  /** Languages that the account supports, the default first. */
  readonly languages: readonly string[];
  readonly faults: readonly Fault[];
}

/** A fault of the next responses. */
export type Fault = {
  /** Number of responses to affect; default 1. */
  readonly times?: number;
} & (
  | ({
      /** The affected operation; default: any operation that can have the fault. */
      readonly operation?: OperationId;
      readonly path?: undefined;
    } & (
      | {
          /** Responds after `delay` milliseconds. */
          readonly kind: 'slow';
          readonly delay: number;
        }
      | {
          /**
           * `reset` resets the connection without performing the request. `lost-response` performs it and then resets the
           * connection; `truncated` performs it and ends the connection in the middle of the body.
           */
          readonly kind: 'reset' | 'lost-response' | 'truncated';
        }
      | {
          /** Responds with an error condition. */
          readonly kind: 'condition';
          readonly condition: ConditionId;
        }
      | ResponseFault
    ))
  | (ResponseFault & {
      readonly operation?: undefined;
      /**
       * Path of the affected requests, as sent, without query, for any method but OPTIONS. It doesn't have to be documented.
       */
      readonly path: string;
    })
);

/** A custom response, such as from a gateway or a failing service. The request isn't performed. */
export interface ResponseFault {
  readonly kind: 'response';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as is, any other value as JSON; default: an error envelope. */
  readonly body?: unknown;
}

/** Filter for `requests()`. */
export interface RequestFilter {
  readonly operation?: OperationId | undefined;
}

/** A received request, without its key. */
export interface RecordedRequest {
  /** Increases with each request. */
  readonly id: number;
  /** Time of arrival, ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Path and query, with any key redacted; `-` if the request wasn't HTTP. */
  readonly url: string;
  /** The operation's ID; null for an unknown path or method. */
  readonly operation: string | null;
  /**
   * Headers by lowercase name, without the key. `authorization` and `cookie` are redacted. A key of eight or more
   * characters is also redacted in other headers, the query and the body.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** True if the request had a key. */
  readonly hasKey: boolean;
  /**
   * The body's text, truncated after 100,000 characters; null if there was none or it was too large. Bytes that aren't UTF-8
   * become U+FFFD.
   */
  readonly body: string | null;
  /** True if `body` is truncated. */
  readonly bodyTruncated: boolean;
  /** The response's status; null until it is sent, or if there was none. */
  readonly status: number | null;
  /** True if the client disconnected before it received the response. */
  readonly aborted: boolean;
  /** The error condition's ID; null for a success. */
  readonly condition: string | null;
  /** The kind of fault that affected the response; null if there was none. */
  readonly fault: Fault['kind'] | null;
}

/** Format of the request log. */
export type LogFormat = 'json' | 'pretty' | 'off';

/** A record in the mock's data. */
export type MockRecord = Readonly<Record<string, unknown>>;

/** Records by list name, such as `fund`. */
export type Data = Readonly<Record<string, readonly MockRecord[]>>;

/** Records passed as `data`, by list name: `{ "fund": [ … ] }`. */
export type Lists = Readonly<Record<string, readonly object[]>>;

/** A valid write whose effect isn't documented, such as a recusal. */
export interface AcceptedWrite {
  /** The operation's ID. */
  readonly operation: string;
  readonly path: string;
  /** The JSON body; null if the operation has none. */
  readonly body: unknown;
}
