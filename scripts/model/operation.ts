import type {
  Condition,
  HttpMethod,
  Operation as OperationObject,
  Parameter as ParameterObject,
  PathItem,
  Reference,
  RequestBody as RequestBodyObject,
  Response as ResponseObject,
  UnplacedOperation as UnplacedObject,
} from './document.ts';
import { Body, Response } from './body.ts';
import { callName, type CallName } from './call-name.ts';
import type { Group } from './group.ts';
import { listOf, type List } from './list.ts';
import { Parameter, UnnamedParameter } from './parameter.ts';
import { Place, type BundleReader } from './place.ts';
import { toPointer } from './pointer.ts';
import type { Schema } from './schema.ts';

/** An operation's context in the document. */
export interface OperationContext {
  readonly method: HttpMethod;
  /** Path template, or the webhook's name for a delivery. */
  readonly path: string;
  readonly pathItem: PathItem;
  /** Finds the operation's group. Lazy, because a document that hasn't been linted may have none. */
  readonly group: () => Group;
  /** Error conditions that apply to the operation. */
  readonly conditions: readonly Condition[];
}

/** A documented operation, or a webhook delivery. */
export class Operation extends Place<OperationObject> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly conditions: readonly Condition[];
  readonly #group: () => Group;
  readonly #pathItem: PathItem;
  #parameters: readonly Parameter[] | undefined;
  #responses: readonly Response[] | undefined;
  #body: Body | undefined;

  constructor(reader: BundleReader, node: OperationObject, pointer: string, context: OperationContext) {
    super(reader, node, pointer);
    this.method = context.method;
    this.path = context.path;
    this.#group = context.group;
    this.conditions = context.conditions;
    this.#pathItem = context.pathItem;
  }

  /** The operationId. */
  get id(): string {
    return this.node.operationId;
  }

  /** @throws Error if its tag isn't a group, which lint prevents */
  get group(): Group {
    return this.#group();
  }

  /** A short title, or the operationId if there is none. */
  get summary(): string {
    return this.node.summary ?? this.id;
  }

  /** Its name in the client. */
  get call(): CallName {
    return callName(this.id, this.group.name, this.path);
  }

  /** All parameters. The operation's parameters override the path item's. */
  get parameters(): readonly Parameter[] {
    return (this.#parameters ??= this.#mergeParameters());
  }

  /** Path parameters, in path order. */
  get pathParameters(): readonly Parameter[] {
    const place = (name: string): number => this.path.indexOf(`{${name}}`);
    return this.#parametersIn('path').toSorted((a, b) => place(a.name) - place(b.name));
  }

  get queryParameters(): readonly Parameter[] {
    return this.#parametersIn('query');
  }

  get headerParameters(): readonly Parameter[] {
    return this.#parametersIn('header');
  }

  /** Parameters whose name isn't documented. */
  get unnamedParameters(): readonly UnnamedParameter[] {
    return (this.node['x-unnamed-parameters'] ?? []).map(
      (node, index) =>
        new UnnamedParameter(this.reader, node, `${this.pointer}/x-unnamed-parameters/${index}`),
    );
  }

  get body(): Body | undefined {
    if (!this.node.requestBody) return undefined;
    if (!this.#body) {
      const resolved = this.reader.follow<RequestBodyObject>(
        this.node.requestBody,
        `${this.pointer}/requestBody`,
      );
      this.#body = new Body(this.reader, resolved.node, resolved.pointer);
    }
    return this.#body;
  }

  /** All documented responses, sorted: successes, errors by status, `default`. */
  get responses(): readonly Response[] {
    return (this.#responses ??= Object.entries(this.node.responses)
      .map(([status, node]) => {
        const pointer = this.pointer + toPointer(['responses', status]);
        const resolved = this.reader.follow<ResponseObject>(node, pointer);
        return new Response(this.reader, resolved.node, resolved.pointer, status, resolved.name);
      })
      .toSorted((a, b) => rank(a) - rank(b) || (a.status < b.status ? -1 : 1)));
  }

  get successes(): readonly Response[] {
    return this.responses.filter(({ successful }) => successful);
  }

  /** The first success; undefined if none is documented, as for deliveries. */
  get success(): Response | undefined {
    return this.successes[0];
  }

  /** Responses with status 400 to 599. */
  get errors(): readonly Response[] {
    return this.responses.filter(({ status }) => /^[45]/.test(status));
  }

  /** Component schemas of its success bodies. */
  get returns(): readonly Schema[] {
    return [...new Set(this.successes.flatMap(({ named }) => named))];
  }

  /** Component schemas in its parameters, body and responses. */
  get schemas(): readonly Schema[] {
    const holders = [
      ...this.parameters,
      ...this.unnamedParameters,
      ...(this.body?.content ?? []),
      ...this.responses.flatMap(({ headers, content }) => [...content, ...headers]),
    ];
    const listed = this.parameters.flatMap(({ listOf: values }) => values ?? []);
    return [...new Set([...holders.flatMap(({ schema }) => schema.references), ...listed])];
  }

  /** Media types that a request can accept: the success media types, or the error media types if no success has a body. */
  get mediaTypes(): readonly string[] {
    const successTypes = mediaTypesIn(this.successes);
    return successTypes.length > 0 ? successTypes : mediaTypesIn(this.responses);
  }

  /** Page and record schemas, if it is a list. */
  get list(): List | undefined {
    return listOf(this.success?.schema, this.queryParameters);
  }

  /** Returns the error conditions that result in a response. */
  conditionsOf({ status }: Response): readonly Condition[] {
    return this.conditions.filter((condition) => String(condition.status) === status);
  }

  #parametersIn(place: ParameterObject['in']): readonly Parameter[] {
    return this.parameters.filter((parameter) => parameter.in === place);
  }

  #mergeParameters(): readonly Parameter[] {
    const merged = new Map<string, Parameter>();
    const add = (nodes: readonly (ParameterObject | Reference)[] = [], pointer: string): void => {
      for (const [index, node] of nodes.entries()) {
        const resolved = this.reader.follow<ParameterObject>(node, `${pointer}/parameters/${index}`);
        const parameter = new Parameter(this.reader, resolved.node, resolved.pointer, resolved.name);
        merged.set(`${parameter.in} ${parameter.name}`, parameter);
      }
    };
    add(this.#pathItem.parameters, this.pointer.slice(0, this.pointer.lastIndexOf('/')));
    add(this.node.parameters, this.pointer);
    return [...merged.values()];
  }
}

function mediaTypesIn(responses: readonly Response[]): readonly string[] {
  return [...new Set(responses.flatMap(({ content }) => content.map(({ name }) => name)))];
}

function rank({ status }: Response): number {
  if (status.startsWith('2')) return 0;
  return status === 'default' ? 2 : 1; // a 3XX sorts before the errors by its number
}

/** An undocumented operation, whose path is unknown. */
export class UnplacedOperation extends Place<UnplacedObject> {
  readonly #group: (name: string) => Group;

  constructor(reader: BundleReader, node: UnplacedObject, pointer: string, group: (name: string) => Group) {
    super(reader, node, pointer);
    this.#group = group;
  }

  /** Its group, if documented. */
  get group(): Group | undefined {
    return this.node.tag === undefined ? undefined : this.#group(this.node.tag);
  }

  get id(): string {
    return this.node.operationId;
  }

  get summary(): string {
    return this.node.summary ?? this.id;
  }

  get body(): Body | undefined {
    const { requestBody } = this.node;
    return requestBody && new Body(this.reader, requestBody, `${this.pointer}/requestBody`);
  }
}
