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
import { markedNodes } from './marked-nodes.ts';
import { mediaTypesOf, type MediaTypes } from './media-types.ts';
import { operationNodes } from './nodes.ts';
import { Operation, UnplacedOperation } from './operation.ts';
import { Header, Parameter } from './parameter.ts';
import { BundleReader } from './place.ts';
import { toPointer } from './pointer.ts';
import { Samples } from './samples.ts';
import { Schema } from './schema.ts';
import { languagesOf, type Languages, Region, SecurityKey } from './service.ts';
import { Version } from './version.ts';
import { slugSchema } from './well-known.ts';

/**
 * The interface as typed facts, for client, mock, documentation, diff and lint. The model is immutable, and computes its
 * parts on first use.
 */
export class Model {
  static readonly #models = new WeakMap<OpenApiDocument, Model>();
  readonly #reader: BundleReader;
  readonly #cache = new Map<string, unknown>();

  private constructor(document: OpenApiDocument) {
    this.#reader = new BundleReader(document);
  }

  /**
   * Returns the model of a bundled document, cached per document. The document must not change afterwards.
   *
   * @param document a bundle that passed lint, of this version or an older one
   */
  static of(document: OpenApiDocument): Model {
    const model = Model.#models.get(document) ?? new Model(document);
    Model.#models.set(document, model);
    return model;
  }

  /** The document, for code that writes OpenAPI. Other code should use the model's properties. */
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

  /** Description of the service, in Markdown. */
  get description(): string {
    return this.document.info.description ?? '';
  }

  /** Documented operations, in document order. */
  get operations(): readonly Operation[] {
    return this.#cached('operations', () => this.#operationsIn('paths', this.document.paths));
  }

  /** Webhook deliveries: requests that the service sends. */
  get deliveries(): readonly Operation[] {
    return this.#cached('deliveries', () => this.#operationsIn('webhooks', this.document.webhooks ?? {}));
  }

  /** Undocumented operations, whose paths are unknown. */
  get unplaced(): readonly UnplacedOperation[] {
    return this.#cached('unplaced', () =>
      (this.document['x-unplaced']?.operations ?? []).map((node, index) => {
        const pointer = `/x-unplaced/operations/${index}`;
        return new UnplacedOperation(this.#reader, node, pointer, (name) => this.#group(name));
      }),
    );
  }

  /** Groups, in document order. */
  get groups(): readonly Group[] {
    return this.#cached('groups', () =>
      (this.document.tags ?? []).map((tag, index) => new Group(this.#reader, tag, `/tags/${index}`)),
    );
  }

  /** Component schemas by name. */
  get schemas(): ReadonlyMap<string, Schema> {
    return this.#components('schemas', (node: SchemaObject, pointer) =>
      Schema.of(this.#reader, node, pointer),
    );
  }

  /**
   * Returns the schema at a JSON pointer.
   *
   * @param pointer such as `/components/schemas/Fund`
   * @throws Error if there is none
   */
  schemaAt(pointer: string): Schema {
    return Schema.named(this.#reader, pointer);
  }

  /** Shared parameters by component name. */
  get parameters(): ReadonlyMap<string, Parameter> {
    return this.#components(
      'parameters',
      (node: ParameterObject, pointer, name) => new Parameter(this.#reader, node, pointer, name),
    );
  }

  /** Shared response headers by component name. */
  get headers(): ReadonlyMap<string, Header> {
    return this.#components(
      'headers',
      (node: HeaderObject, pointer, name) => new Header(this.#reader, node, pointer, name, name),
    );
  }

  /** Shared responses by component name, each with the status under which operations use it. */
  get responses(): ReadonlyMap<string, Response> {
    const status = (name: string): string =>
      this.operations.flatMap(({ responses }) => responses).find(({ component }) => component === name)
        ?.status ?? 'default';
    return this.#components(
      'responses',
      (node: ResponseObject, pointer, name) => new Response(this.#reader, node, pointer, status(name), name),
    );
  }

  /** All documented error statuses. */
  get errors(): readonly DocumentedError[] {
    return this.#cached('errors', () => documentedErrors(this.operations));
  }

  /** Regions, each with a base URL. */
  get regions(): readonly Region[] {
    return (this.document.servers ?? []).map(
      (server, index) => new Region(this.#reader, server, `/servers/${index}`),
    );
  }

  /**
   * The API key.
   *
   * @throws Error if the document has no API key in a header
   */
  get key(): SecurityKey {
    for (const [name, node] of Object.entries(this.document.components?.securitySchemes ?? {}))
      if (node['type'] === 'apiKey' && node['in'] === 'header')
        return new SecurityKey(this.#reader, node, toPointer(['components', 'securitySchemes', name]));
    throw new Error('The description has no apiKey security scheme in a header.');
  }

  /** Media types of responses. */
  get mediaTypes(): MediaTypes {
    return this.#cached('media types', () => mediaTypesOf(this.operations));
  }

  /** The slug pattern; undefined if the Slug schema has none. */
  get slugPattern(): string | undefined {
    return this.schemas.get(slugSchema)?.pattern;
  }

  /** Language selection in requests; undefined if no parameter supports it. */
  get languages(): Languages | undefined {
    return this.#cached('languages', () => languagesOf(this.operations));
  }

  /** Values for sample requests. */
  get samples(): Samples {
    return this.#cached('samples', () => new Samples(this.operations));
  }

  get conditions(): readonly Condition[] {
    return this.document['x-conditions'] ?? [];
  }

  /** All unknowns, including closed ones. */
  get gaps(): readonly Gap[] {
    return this.document['x-gap-register'] ?? [];
  }

  /** Assumptions. */
  get readings(): readonly Ambiguity[] {
    return this.document['x-ambiguities'] ?? [];
  }

  /** Returns the JSON pointers of the nodes that reference an unknown or an assumption, in document order. */
  nodesOf(id: string): readonly string[] {
    return this.#cached('marked nodes', () => markedNodes(this.document)).get(id) ?? [];
  }

  /** Unknowns that are still open. */
  get openGaps(): readonly Gap[] {
    return this.gaps.filter(({ closed }) => closed === undefined);
  }

  /** Versions of the interface, oldest first. */
  get history(): readonly Version[] {
    return (this.document.info['x-changelog'] ?? []).map(
      (entry, index) => new Version(this.#reader, entry, `/info/x-changelog/${index}`),
    );
  }

  /** Guides, in reading order. */
  get guides(): readonly Guide[] {
    return this.document['x-guides'] ?? [];
  }

  /** Returns the guide about a subject, for links from pages. */
  guideAbout(subject: GuideSubject): Guide | undefined {
    return this.guides.find(({ about }) => about === subject);
  }

  /** The landing page's guides, and the layout of the domain diagram. */
  get overview(): Overview {
    return this.document['x-overview'] ?? { ways: [], columns: [] };
  }

  /** Component schemas of request bodies, including those of undocumented operations. */
  get sentSchemas(): ReadonlySet<Schema> {
    return this.#cached(
      'sent schemas',
      () => new Set([...this.operations, ...this.unplaced].flatMap(({ body }) => body?.named ?? [])),
    );
  }

  /** Returns a group's documented operations. */
  operationsOf(group: Group): readonly Operation[] {
    return this.operations.filter((operation) => operation.group === group);
  }

  /** Returns a group's undocumented operations; for undefined, those without a group. */
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
    if (!group) throw new Error(`Unknown group "${name}".`);
    return group;
  }

  #components<Node extends object, Part>(
    kind: 'schemas' | 'parameters' | 'headers' | 'responses',
    make: (node: Node, pointer: string, name: string) => Part,
  ): ReadonlyMap<string, Part> {
    return this.#cached(kind, () => {
      const nodes = (this.document.components?.[kind] ?? {}) as Record<string, Node>;
      return new Map(
        Object.entries(nodes).map(([name, node]) => [
          name,
          make(node, toPointer(['components', kind, name]), name),
        ]),
      );
    });
  }

  #cached<T>(question: string, work: () => T): T {
    if (!this.#cache.has(question)) this.#cache.set(question, work());
    return this.#cache.get(question) as T;
  }
}
