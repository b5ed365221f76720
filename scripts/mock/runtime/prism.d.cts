/** The parts of Prism that the mock calls, as `prism.cjs` has them; the build makes that file. */

/** Something that a request lacks, or has and should not. */
export interface Violation {
  /** Where: `path`, `query`, `header` or `body`, then names. */
  readonly path?: readonly string[];
  readonly message: string;
}

/** An operation in Prism's own form. */
export interface Resource {
  readonly iid?: string;
  readonly method: string;
  readonly path: string;
  readonly responses: readonly ResourceResponse[];
}

export interface ResourceResponse {
  readonly code: string;
  readonly contents?: readonly {
    readonly mediaType: string;
    readonly examples?: readonly { readonly key: string; readonly value?: unknown }[];
  }[];
}

export interface HttpInput {
  readonly method: string;
  readonly url: { readonly path: string; readonly query?: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface HttpOutput {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

export interface MockConfig {
  readonly mock: {
    readonly code?: string;
    readonly mediaTypes?: readonly string[];
    readonly exampleKey?: string;
    readonly dynamic: boolean;
  };
  readonly checkSecurity: boolean;
  readonly validateRequest: boolean;
  readonly validateResponse: boolean;
  readonly errors: boolean;
  readonly isProxy: false;
}

export type Either<Left, Right> = { readonly left: Left } | { readonly right: Right };

export interface Logger {
  child(options: object): Logger;
  info(...values: unknown[]): void;
  success(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
  debug(...values: unknown[]): void;
  trace(...values: unknown[]): void;
  fatal(...values: unknown[]): void;
}

export interface Instance {
  request(
    input: HttpInput,
    resources: readonly Resource[],
    config: MockConfig,
  ): () => Promise<Either<Error, { readonly output: HttpOutput }>>;
}

export function createInstance(defaults: MockConfig, components: { readonly logger: Logger }): Instance;

export function validateInput(request: {
  readonly resource: Resource;
  readonly element: HttpInput;
}): Either<readonly Violation[], unknown>;

export function validateOutput(answer: {
  readonly resource: Resource;
  readonly element: HttpOutput;
}): Either<readonly Violation[], unknown>;
