import {
  createInstance,
  type HttpInput,
  type Instance,
  type Logger,
  type MockConfig,
  type Resource,
  validateInput,
  validateOutput,
  type Violation,
} from './prism.cjs';

/** Which documented response is wanted. */
export interface Wanted {
  readonly status: number;
  readonly mediaType: string;
  /** Name of an example; the first one when absent. */
  readonly example?: string | undefined;
  /** What to answer in place of an example: a JSON value, or the text of an XML document. */
  readonly body?: { readonly value: unknown } | undefined;
}

/** A response as Prism gives it. */
export interface EngineAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: unknown;
}

const silent: Logger = {
  child: () => silent,
  info: nothing,
  success: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  trace: nothing,
  fatal: nothing,
};

/** Prism: it says what is wrong with a request, and gives the documented responses. */
export class Engine {
  readonly #resources: ReadonlyMap<string, Resource>;
  readonly #instance: Instance;
  readonly #known = new Map<string, EngineAnswer>();

  /** @param resources the operations in Prism's form */
  constructor(resources: readonly Resource[]) {
    this.#resources = new Map(resources.map((resource) => [resource.iid ?? '', resource]));
    this.#instance = createInstance(configure({ dynamic: false }), { logger: silent });
  }

  /** What is wrong with a request to an operation; of its query and headers only declared ones may be given. */
  violations(operation: string, input: HttpInput): readonly Violation[] {
    const found = validateInput({ resource: this.#resource(operation), element: input });
    return 'left' in found ? found.left : [];
  }

  /** What is wrong with a JSON body as the success of an operation. */
  answerViolations(
    operation: string,
    status: number,
    mediaType: string,
    body: unknown,
  ): readonly Violation[] {
    const element = { statusCode: status, headers: { 'content-type': mediaType }, body };
    const found = validateOutput({ resource: this.#resource(operation), element });
    // The headers of a response are not part of its body.
    return 'left' in found ? found.left.filter(({ path }) => path?.[0] === 'body') : [];
  }

  /**
   * The documented response of an operation.
   *
   * @throws Error when there is none like it
   */
  async answer(operation: string, { status, mediaType, example, body }: Wanted): Promise<EngineAnswer> {
    // What Prism says of a response follows from these alone, since the description does not change.
    const name = JSON.stringify([
      operation,
      status,
      mediaType,
      body ? null : (example ?? ''),
      body === undefined,
    ]);
    const known = this.#known.get(name);
    if (known) return body ? { ...known, body: body.value } : known;
    const answer = await this.#ask(operation, { status, mediaType, example, body });
    // The body of one request is not kept for others.
    this.#known.set(name, body ? { ...answer, body: undefined } : answer);
    return answer;
  }

  async #ask(operation: string, { status, mediaType, example, body }: Wanted): Promise<EngineAnswer> {
    const resource = this.#resource(operation);
    const asked = body === undefined ? resource : withExample(resource, body.value);
    const path = resource.path.replaceAll(/\{[^}]+\}/g, 'slug');
    const exampleKey = body === undefined ? example : ownExample;
    const result = await this.#instance.request(
      { method: resource.method, url: { path, query: {} }, headers: { accept: mediaType } },
      [asked],
      // A configuration of its own for each request: Prism writes into it.
      configure({
        code: String(status),
        mediaTypes: [mediaType],
        ...(exampleKey === undefined ? {} : { exampleKey }),
        dynamic: false,
      }),
    )();
    if ('left' in result) throw result.left;
    const { statusCode, headers = {}, body: answered } = result.right.output;
    return { status: statusCode, headers, body: answered };
  }

  #resource(operation: string): Resource {
    const resource = this.#resources.get(operation);
    if (!resource) throw new Error(`Prism has no operation ${operation}.`);
    return resource;
  }
}

const ownExample = 'mock';

/** The operation with one example, which is not documented, in each of its responses. */
function withExample(resource: Resource, value: unknown): Resource {
  const examples = [{ id: ownExample, key: ownExample, value }];
  const responses = resource.responses.map((response) => ({
    ...response,
    contents: (response.contents ?? []).map((content) => ({ ...content, examples })),
  }));
  return { ...resource, responses };
}

function configure(mock: MockConfig['mock']): MockConfig {
  return {
    mock,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    isProxy: false,
  };
}

function nothing(): void {}
