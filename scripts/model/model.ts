import type {
  Ambiguity,
  Condition,
  Gap,
  Guide,
  GuideSubject,
  Header as HeaderObject,
  OpenApiDocument,
  Operation as OperationObject,
  Overview,
  Parameter as ParameterObject,
  PathItem,
  Response as ResponseObject,
  SchemaObject,
} from './document.ts';
import { Response } from './body.ts';
import { documentedErrors, type DocumentedError } from './documented-error.ts';
import { Group } from './group.ts';
import { languagesOf, type Languages } from './languages.ts';
import { markedNodes } from './marked-nodes.ts';
import { mediaTypesOf, type MediaTypes } from './media-types.ts';
import { operationNodes } from './nodes.ts';
import { Operation, UnplacedOperation } from './operation.ts';
import { Header, Parameter } from './parameter.ts';
import { BundleReader } from './place.ts';
import { toPointer } from './pointer.ts';
import { Region } from './region.ts';
import { Samples } from './samples.ts';
import { Schema } from './schema.ts';
import { SecurityKey } from './security-key.ts';
import { Version } from './version.ts';
import { slugSchema } from './well-known.ts';

/**
 * The interface as typed facts: what client, mock, documentation, diff and lint ask of a bundle, each question answered
 * once. Immutable; parts are made when they are first asked for.
 */
export class Model {
  static readonly #known = new WeakMap<OpenApiDocument, Model>();
  readonly #reader: BundleReader;
  readonly #kept = new Map<string, unknown>();

  private constructor(document: OpenApiDocument) {
    this.#reader = new BundleReader(document);
  }

  /**
   * The model of a bundled document; one for each document, which must not change afterwards.
   *
   * @param document a bundle that passed lint, of this version or an older one
   */
  static of(document: OpenApiDocument): Model {
    const model = Model.#known.get(document) ?? new Model(document);
    Model.#known.set(document, model);
    return model;
  }

  /** The document itself; for those that write OpenAPI, not for questions about the interface. */
  get document(): OpenApiDocument {
    return this.#reader.document;
  }

  get title(): string {
    return this.document.info.title;
  }

  /** Version of the interface. */
  get version(): string {
    return this.document.info.version;
  }

  get summary(): string {
    return this.document.info.summary ?? '';
  }

  /** What the service is, as Markdown. */
  get description(): string {
    return this.document.info.description ?? '';
  }

  /** The operations that have a path, in document order. */
  get operations(): readonly Operation[] {
    return this.#once('operations', () => this.#operationsIn('paths', this.document.paths));
  }

  /** What the service sends to its users. */
  get deliveries(): readonly Operation[] {
    return this.#once('deliveries', () => this.#operationsIn('webhooks', this.document.webhooks ?? {}));
  }

  /** The operations that exist and whose paths are not shown. */
  get unplaced(): readonly UnplacedOperation[] {
    return this.#once('unplaced', () =>
      (this.document['x-unplaced']?.operations ?? []).map((node, index) => {
        const pointer = `/x-unplaced/operations/${index}`;
        return new UnplacedOperation(this.#reader, node, pointer, (name) => this.#group(name));
      }),
    );
  }

  /** The resource groups, in document order. */
  get groups(): readonly Group[] {
    return this.#once('groups', () =>
      (this.document.tags ?? []).map((tag, index) => new Group(this.#reader, tag, `/tags/${index}`)),
    );
  }

  /** The component schemas by name. */
  get schemas(): ReadonlyMap<string, Schema> {
    return this.#components('schemas', (node: SchemaObject, pointer) =>
      Schema.at(this.#reader, node, pointer),
    );
  }

  /**
   * The schema at a place of the bundle.
   *
   * @param pointer such as `/components/schemas/Fund`
   * @throws Error when it leads nowhere
   */
  schemaAt(pointer: string): Schema {
    return Schema.named(this.#reader, pointer);
  }

  /** The shared parameters by component name. */
  get parameters(): ReadonlyMap<string, Parameter> {
    return this.#components(
      'parameters',
      (node: ParameterObject, pointer, name) => new Parameter(this.#reader, node, pointer, name),
    );
  }

  /** The shared headers of responses by component name. */
  get headers(): ReadonlyMap<string, Header> {
    return this.#components(
      'headers',
      (node: HeaderObject, pointer, name) => new Header(this.#reader, node, pointer, name, name),
    );
  }

  /** The shared responses by component name; their status is that of the operations that use them. */
  get responses(): ReadonlyMap<string, Response> {
    const status = (name: string): string =>
      this.operations.flatMap(({ responses }) => responses).find(({ component }) => component === name)
        ?.status ?? 'default';
    return this.#components(
      'responses',
      (node: ResponseObject, pointer, name) => new Response(this.#reader, node, pointer, status(name), name),
    );
  }

  /** Every error status that operations document. */
  get errors(): readonly DocumentedError[] {
    return this.#once('errors', () => documentedErrors(this.operations));
  }

  /** The base addresses. */
  get regions(): readonly Region[] {
    return (this.document.servers ?? []).map(
      (server, index) => new Region(this.#reader, server, `/servers/${index}`),
    );
  }

  /**
   * The key of every request.
   *
   * @throws Error when the document has no API key in a header
   */
  get key(): SecurityKey {
    for (const [name, node] of Object.entries(this.document.components?.securitySchemes ?? {}))
      if (node['type'] === 'apiKey' && node['in'] === 'header')
        return new SecurityKey(this.#reader, node, toPointer(['components', 'securitySchemes', name]));
    throw new Error('The description has no apiKey security scheme in a header.');
  }

  /** The media types of responses. */
  get mediaTypes(): MediaTypes {
    return this.#once('media types', () => mediaTypesOf(this.operations));
  }

  /** What a slug matches, in paths as everywhere; undefined where the schema of slugs says nothing of it. */
  get slugPattern(): string | undefined {
    return this.schemas.get(slugSchema)?.pattern;
  }

  /** How a request asks for languages; undefined when no parameter lists them. */
  get languages(): Languages | undefined {
    return this.#once('languages', () => languagesOf(this.operations));
  }

  /** Values for sample requests. */
  get samples(): Samples {
    return this.#once('samples', () => new Samples(this.operations));
  }

  /** The rules by which requests fail. */
  get conditions(): readonly Condition[] {
    return this.document['x-conditions'] ?? [];
  }

  /** The register of what is not known, closed entries included. */
  get gaps(): readonly Gap[] {
    return this.document['x-gap-register'] ?? [];
  }

  /** The readings of ambiguous passages. */
  get readings(): readonly Ambiguity[] {
    return this.document['x-ambiguities'] ?? [];
  }

  /** JSON pointers to the nodes that name an unknown or an assumption, in document order. */
  nodesOf(id: string): readonly string[] {
    return this.#once('marked nodes', () => markedNodes(this.document)).get(id) ?? [];
  }

  /** The entries that are not closed. */
  get openGaps(): readonly Gap[] {
    return this.gaps.filter(({ closed }) => closed === undefined);
  }

  /** The history of the interface, the oldest version first. */
  get history(): readonly Version[] {
    return (this.document.info['x-changelog'] ?? []).map(
      (entry, index) => new Version(this.#reader, entry, `/info/x-changelog/${index}`),
    );
  }

  /** The guides, in reading order. */
  get guides(): readonly Guide[] {
    return this.document['x-guides'] ?? [];
  }

  /** The guide that pages link to for a subject; undefined where none says that it is about it. */
  guideAbout(subject: GuideSubject): Guide | undefined {
    return this.guides.find(({ about }) => about === subject);
  }

  /** How the documentation puts guides and resource groups together. */
  get overview(): Overview {
    return this.document['x-overview'] ?? { ways: [], columns: [] };
  }

  /** The component schemas that are bodies of requests, those of operations without a path among them. */
  get sentSchemas(): ReadonlySet<Schema> {
    return this.#once(
      'sent schemas',
      () => new Set([...this.operations, ...this.unplaced].flatMap(({ body }) => body?.named ?? [])),
    );
  }

  /** Operations of a group that have a path. */
  operationsOf(group: Group): readonly Operation[] {
    return this.operations.filter((operation) => operation.group === group);
  }

  /** Operations of a group whose paths are not shown; without a group those that belong to none. */
  unplacedOf(group: Group | undefined): readonly UnplacedOperation[] {
    return this.unplaced.filter((operation) => operation.group === group);
  }

  #operationsIn(root: 'paths' | 'webhooks', items: Record<string, PathItem>): readonly Operation[] {
    return operationNodes(items).map(({ path, method, node, pathItem }) => {
      const pointer = toPointer([root, path, method]);
      const group = (): Group => this.#groupOf(node);
      const conditions = this.conditions.filter(({ id }) => node['x-conditions']?.includes(id));
      return new Operation(this.#reader, node, pointer, { method, path, pathItem, group, conditions });
    });
  }

  #groupOf({ operationId, tags: [tag] = [] }: OperationObject): Group {
    if (tag === undefined) throw new Error(`${operationId} has no tag.`);
    return this.#group(tag);
  }

  #group(name: string): Group {
    const group = this.groups.find((each) => each.name === name);
    if (!group) throw new Error(`"${name}" is not a resource group.`);
    return group;
  }

  #components<Node extends object, Part>(
    kind: 'schemas' | 'parameters' | 'headers' | 'responses',
    make: (node: Node, pointer: string, name: string) => Part,
  ): ReadonlyMap<string, Part> {
    return this.#once(kind, () => {
      const nodes = (this.document.components?.[kind] ?? {}) as Record<string, Node>;
      return new Map(
        Object.entries(nodes).map(([name, node]) => [
          name,
          make(node, toPointer(['components', kind, name]), name),
        ]),
      );
    });
  }

  #once<T>(question: string, work: () => T): T {
    if (!this.#kept.has(question)) this.#kept.set(question, work());
    return this.#kept.get(question) as T;
  }
}
