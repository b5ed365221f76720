/** The types that users of the package see. */
import type { ConditionId, OperationId } from '#generated/mock/src/names.ts';

export type { ConditionId, OperationId };

/** How a mock is started. Every setting can be given; `set()` changes it later. */
export interface MockOptions extends Partial<Settings> {
  /** Port to listen on; 0, the default, takes a free one. */
  readonly port?: number;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /**
   * Base URL that clients use, such as `https://mock.internal/grants`, where it is not that of the mock itself: behind a
   * proxy, or in a container. Its path stands before every path, and its host may use the routes below `/__mock`.
   */
  readonly publicUrl?: string;
  /**
   * Records in place of the mock's own: the records themselves, the path of a JSON file with them, or a function that
   * makes them of a copy of the mock's own. They are checked against the interface.
   */
  readonly data?: Lists | string | ((own: Record<string, Record<string, unknown>[]>) => Lists);
  /** Log of requests, on stderr; default `off`. */
  readonly log?: LogFormat;
  /**
   * The clock, in milliseconds since 1970, for the rate limit, for times of changes and of recorded requests; default
   * `Date.now`. With it a test need not wait for the end of a limit.
   */
  readonly now?: () => number;
}

/** A mock that answers. */
export interface MockServer extends AsyncDisposable {
  /** Base URL of the mock on this machine, with the path of `publicUrl`, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /**
   * Changes settings, each that is named as a whole.
   *
   * @throws SettingsError when a name or a value is not one of a setting
   */
  set(settings: Partial<Settings>): void;
  /** Puts data, settings, rate limits and recorded requests back to where they were at the start. */
  reset(): void;
  /**
   * The last requests, a thousand at most, in the order in which they came; without keys. Nobody can change them.
   *
   * @throws SettingsError when the filter has a name or a value that it cannot have
   */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /**
   * A copy of the data as it is now, and of the last thousand writes whose effect no response shows, such as recusals,
   * each once however often it was sent.
   */
  state(): { readonly data: Data; readonly writes: readonly AcceptedWrite[] };
  /**
   * Answers what has begun, for ten seconds at most, then stops. Connections without a request in flight end at once. A
   * second call waits for the same end. `await using mock = await startMock()` calls it too.
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
  /** Whether responses have the `Retry-After` that the interface names; where the service sends it is not known. */
  readonly retryAfter: boolean;
  /** Languages that the account supports, the default one first. */
  readonly languages: readonly string[];
  readonly faults: readonly Fault[];
}

/** What goes wrong with the next responses. */
export type Fault = {
  /** How many responses it spoils; default 1. */
  readonly times?: number;
} & (
  | ({
      /** The operation whose responses it spoils; all that it can be one of when absent. */
      readonly operation?: OperationId;
    } & (
      | {
          /** Responds after `delay` milliseconds. */
          readonly kind: 'slow';
          readonly delay: number;
        }
      | {
          /**
           * `reset` resets the connection before anything is done. `lost-response` does what the request asks for and
           * then resets the connection; `truncated` does so too, and ends the connection in the middle of the body.
           */
          readonly kind: 'reset' | 'lost-response' | 'truncated';
        }
      | {
          /** Responds as if the condition were met. */
          readonly kind: 'condition';
          readonly condition: ConditionId;
        }
      | ResponseFault
    ))
  | (ResponseFault & {
      /** The path of the requests that it answers, whatever their method: also one that the interface lacks. */
      readonly path: string;
    })
);

/** Responds with what a gateway, or a service that fails, may send; nothing is done. */
export interface ResponseFault {
  readonly kind: 'response';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text that is sent as it is, or a value that is sent as JSON; an error of the interface's form when absent. */
  readonly body?: unknown;
}

/** Which requests are wanted. */
export interface RequestFilter {
  readonly operation?: OperationId | undefined;
}

/** A request that has come. The key is not part of it. */
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
  /** Null until the response is sent, and when there was none. */
  readonly status: number | null;
  /** Whether the client has gone before it had the response. */
  readonly aborted: boolean;
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
