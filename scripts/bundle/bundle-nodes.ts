import {
  getTypes,
  normalizeTypes,
  normalizeVisitors,
  resolveDocument,
  walkDocument,
  type Oas3Visitor,
} from '@redocly/openapi-core';
import type { Header, MediaType, OpenApiDocument, Parameter, SchemaObject } from '../model/document.ts';
import { parsePointer } from '../model/pointer.ts';
import type { OpenSpec } from '../source/open-spec.ts';

/** A node of the bundle and its path. */
export interface Located<T> {
  readonly node: T;
  readonly path: readonly string[];
}

/** The bundle nodes that later stages need, in document order, without duplicates. */
export interface BundleNodes {
  readonly schemas: Located<SchemaObject>[];
  readonly mediaTypes: Located<MediaType>[];
  readonly parameters: Located<Parameter>[];
  readonly headers: Located<Header>[];
  /** Nodes that reference an unknown or an assumption. */
  readonly marked: Located<{ 'x-gap'?: string[]; 'x-amb'?: string[] }>[];
}

type Visit = (node: unknown, context: { location: { pointer: string } }) => void;

function collectInto<T>(list: Located<T>[]): Visit {
  return (node, { location }) => void list.push({ node: node as T, path: parsePointer(location.pointer) });
}

/**
 * Finds the nodes of a bundle by kind, including those inside our extensions.
 *
 * @param document the bundled document
 * @param spec its source
 */
export async function findBundleNodes(
  document: OpenApiDocument,
  { config, reader, root }: OpenSpec,
): Promise<BundleNodes> {
  const nodes: BundleNodes = { schemas: [], mediaTypes: [], parameters: [], headers: [], marked: [] };
  const collectMarked = collectInto(nodes.marked);
  const mark: Visit = (node, context) => {
    if (typeof node !== 'object' || node === null) return;
    if ('x-gap' in node || 'x-amb' in node) collectMarked(node, context);
  };
  const visitor: Oas3Visitor = {
    Schema: collectInto(nodes.schemas),
    MediaType: collectInto(nodes.mediaTypes),
    Parameter: collectInto(nodes.parameters),
    Header: collectInto(nodes.headers),
    any: mark,
    ref: mark,
  };

  const specVersion = 'oas3_1';
  const types = normalizeTypes(config.extendTypes(getTypes(specVersion), specVersion), config);
  const rootType = types['Root'];
  if (!rootType) throw new Error('Redocly has no node type `Root`.');
  const bundle = { source: root.source, parsed: document };
  walkDocument({
    document: bundle,
    rootType,
    normalizedVisitors: normalizeVisitors([{ ruleId: 'bundle-nodes', severity: 'error', visitor }], types),
    resolvedRefMap: await resolveDocument({ rootDocument: bundle, rootType, externalRefResolver: reader }),
    ctx: { problems: [], specVersion, config, visitorsData: {} },
  });
  return nodes;
}
