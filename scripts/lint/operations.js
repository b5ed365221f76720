// @ts-check
/**
 * Helpers for lint rules that read operations and their responses.
 *
 * @import { Oas3MediaType, Oas3Operation, Oas3Parameter, Oas3PathItem, Oas3Response, UserContext } from '@redocly/openapi-core'
 * @import { OperationFacts } from '../model/applies.js'
 * @typedef {UserContext['location']} Location
 * @typedef {Pick<UserContext, 'resolve' | 'location'>} Context
 * @typedef {{ parameter: Oas3Parameter, location: Location }} PlacedParameter
 * @typedef {{ method: string, operation: Oas3Operation, location: Location, parameters: PlacedParameter[], facts: OperationFacts }} PlacedOperation
 * @typedef {{ status: string, response: Oas3Response, location: Location }} PlacedResponse
 */
import { isSlugReference } from '../model/applies.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Resolves a node if it is a reference.
 *
 * @template T
 * @param {T} node
 * @param {Location} location location of the node
 * @param {UserContext['resolve']} resolve
 * @returns {{ node: Exclude<T, { $ref: string }> | undefined, location: Location }} the content and its location
 */
export function follow(node, location, resolve) {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) {
    return { node: /** @type {Exclude<T, { $ref: string }>} */ (node), location };
  }
  const resolved = resolve(/** @type {{ $ref: string }} */ (node), location.source.absoluteRef);
  return {
    node: /** @type {Exclude<T, { $ref: string }> | undefined} */ (resolved.node),
    location: resolved.location ?? location,
  };
}

/**
 * Lists the operations of a path item.
 *
 * @param {Oas3PathItem} pathItem
 * @param {Context} context the visitor context for the path item
 * @returns {PlacedOperation[]}
 */
export function operationsOf(pathItem, { location, resolve }) {
  const shared = parametersIn(pathItem.parameters, location, resolve);
  return methods.flatMap((method) => {
    const operation = /** @type {Record<string, Oas3Operation | undefined>} */ (
      /** @type {unknown} */ (pathItem)
    )[method];
    if (typeof operation !== 'object' || operation === null) return [];
    const place = location.child([method]);
    const parameters = [...shared, ...parametersIn(operation.parameters, place, resolve)];
    const facts = {
      operationId: String(operation.operationId),
      method,
      hasRequestBody: 'requestBody' in operation,
      hasPathSlug: parameters.some(
        ({ parameter }) => parameter.in === 'path' && isSlugReference(parameter.schema),
      ),
    };
    return [{ method, operation, location: place, parameters, facts }];
  });
}

/**
 * @param {unknown} parameters
 * @param {Location} owner
 * @param {UserContext['resolve']} resolve
 * @returns {PlacedParameter[]}
 */
function parametersIn(parameters, owner, resolve) {
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((entry, index) => {
    const { node, location } = follow(entry, owner.child(['parameters', index]), resolve);
    return node ? [{ parameter: /** @type {Oas3Parameter} */ (node), location }] : [];
  });
}

/**
 * Lists the responses of an operation, with references followed.
 *
 * @param {PlacedOperation} placed
 * @param {UserContext['resolve']} resolve
 * @returns {PlacedResponse[]}
 */
export function responsesOf({ operation, location }, resolve) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, entry]) => {
    const resolved = follow(entry, location.child(['responses', status]), resolve);
    return resolved.node ? [{ status, response: resolved.node, location: resolved.location }] : [];
  });
}

/**
 * Lists the media types of a response or a request body.
 *
 * @param {{ content?: unknown }} holder
 * @param {Location} location
 * @returns {{ name: string, mediaType: Oas3MediaType, location: Location }[]}
 */
export function contentOf(holder, location) {
  return Object.entries(/** @type {Record<string, Oas3MediaType>} */ (holder.content ?? {})).map(
    ([name, mediaType]) => ({
      name,
      mediaType,
      location: location.child(['content', name]),
    }),
  );
}

/**
 * Returns the name of the referenced component, in the source or in the bundle.
 *
 * @param {unknown} node
 * @returns {string | undefined} undefined if the node isn't a reference
 */
export function referencedName(node) {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return undefined;
  return /([^/#]+?)(?:\.ya?ml)?$/.exec(String(node.$ref))?.[1];
}

/**
 * Creates a filter that returns true only the first time for a location and key, because a component is visited once
 * for each operation that uses it.
 *
 * @returns {(location: Location, what?: string) => boolean}
 */
export function once() {
  /** @type {Set<string>} */
  const seen = new Set();
  return (location, what = '') => {
    const key = `${location.absolutePointer} ${what}`;
    return !seen.has(key) && Boolean(seen.add(key));
  };
}

/**
 * Casts visitors of the project's own node types, which Redocly's typings don't know.
 *
 * @param {Record<string, (node: Record<string, unknown>, context: UserContext) => void>} visitors
 * @returns {object}
 */
export function ofCustomTypes(visitors) {
  return visitors;
}
