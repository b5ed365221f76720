import type { OpenApiDocument } from '../../model/document.ts';
import { parsePointer } from '../../model/pointer.ts';
import type { KnownNames, Target } from '../site/links.ts';
import { operationsOf } from './operations-of.ts';

/** A place of the site that shows a part of the bundle. */
export interface Place {
  path: string;
  fragment?: string;
  /** What a link to it says, as Markdown. */
  text: string;
}

/** Where the site shows what: the address of every part of the bundle. */
export class Atlas {
  readonly #document: OpenApiDocument;
  readonly #operations: ReadonlyMap<string, string>;
  /** Names that stand in texts as code, and where they are explained. */
  readonly names: KnownNames;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#operations = new Map(
      operationsOf(document).map(({ path, method, operation }) => [
        `${path} ${method}`,
        operation.operationId,
      ]),
    );
    this.names = new Map<string, Target>([
      ...Object.keys(document.components?.schemas ?? {}).map(
        (name) => [name, { path: `schemas/${name}` }] as const,
      ),
      ...(document['x-unplaced']?.operations ?? []).map(
        ({ operationId, tag }) => [operationId, { path: groupPath(tag), fragment: operationId }] as const,
      ),
      ...operationsOf(document).map(
        ({ operation: { operationId } }) => [operationId, { path: `operations/${operationId}` }] as const,
      ),
      ...(document['x-conditions'] ?? []).map(({ id }) => [id, { path: 'errors', fragment: id }] as const),
      ...(document['x-gap-register'] ?? []).map(
        ({ id }) => [id, { path: 'not-shown', fragment: id }] as const,
      ),
      ...(document['x-ambiguities'] ?? []).map(
        ({ id }) => [id, { path: 'ambiguities', fragment: id }] as const,
      ),
    ]);
  }

  /**
   * The place that shows a node of the bundle.
   *
   * @param pointer JSON pointer of the node
   * @throws Error when the site shows the node nowhere
   */
  find(pointer: string): Place {
    const [root = '', first = '', ...rest] = parsePointer(pointer);
    if (root === 'info' && first === 'x-changelog') return { path: 'changelog', text: 'Changelog' };
    if (root === 'info') return { path: 'index', text: 'The service' };
    if (root === 'servers') return { path: 'requests', fragment: 'addresses', text: 'Base addresses' };
    if (root === 'tags') {
      const name = this.#document.tags?.[Number(first)]?.name ?? '';
      return { path: groupPath(name), text: name };
    }
    if (root === 'paths') return this.#inOperation(first, rest);
    if (root === 'webhooks') {
      const operation = Object.entries(this.#document.webhooks?.[first] ?? {}).find(
        ([key]) => key === rest[0],
      );
      const id = operationIdOf(operation?.[1]);
      return { path: `webhooks/${first}`, ...(id && { fragment: id }), text: `\`${id ?? first}\`` };
    }
    if (root === 'x-unplaced') {
      const operation = this.#document['x-unplaced']?.operations[Number(rest[0])];
      const id = operation?.operationId ?? '';
      return { path: groupPath(operation?.tag), fragment: id, text: `\`${id}\`` };
    }
    if (root === 'components') return this.#component(first, rest);
    throw new Error(`No page shows ${pointer}.`);
  }

  #inOperation(path: string, [method = '', part, key = '']: string[]): Place {
    const id = this.#operations.get(`${path} ${method}`);
    if (id === undefined) throw new Error(`${path} ${method} is no operation.`);
    const page = `operations/${id}`;
    if (part === 'responses')
      return { path: page, fragment: `response-${key}`, text: `\`${id}\`, response ${key}` };
    if (part === 'requestBody')
      return { path: page, fragment: 'request-body', text: `\`${id}\`, request body` };
    if (part === 'parameters') return { path: page, fragment: 'parameters', text: `\`${id}\`, parameters` };
    if (part === 'x-unnamed-parameters') {
      const role =
        this.#document.paths[path]?.[method as 'get']?.['x-unnamed-parameters']?.[Number(key)]?.role ?? '';
      return { path: page, fragment: `unnamed-${role}`, text: `\`${id}\`, ${role.replaceAll('-', ' ')}` };
    }
    return { path: page, text: `\`${id}\`` };
  }

  #component(kind: string, [name = '', ...rest]: string[]): Place {
    if (kind === 'schemas') {
      const member = memberOf(rest);
      return member === undefined
        ? { path: `schemas/${name}`, text: `\`${name}\`` }
        : { path: `schemas/${name}`, fragment: `${name}.${member}`, text: `\`${name}.${member}\`` };
    }
    if (kind === 'parameters')
      return { path: 'requests', fragment: `parameter-${name}`, text: `parameter ${name}` };
    if (kind === 'headers')
      return { path: 'requests', fragment: `header-${name}`, text: `header \`${name}\`` };
    if (kind === 'securitySchemes') return { path: 'requests', fragment: 'key', text: 'API key' };
    if (kind === 'responses')
      return { path: 'errors', fragment: `response-${name}`, text: `response ${name}` };
    throw new Error(`No page shows components of the kind ${kind}.`);
  }
}

/** Address of the page of a resource group; operations without one are on the list of groups. */
export function groupPath(tag: string | undefined): string {
  return tag === undefined ? 'groups/index' : `groups/${tag.toLowerCase().replaceAll(' ', '-')}`;
}

/** The member that a path below a schema leads to; members of members belong to the outermost. */
function memberOf(path: readonly string[]): string | undefined {
  const index = path.indexOf('properties');
  return index < 0 ? undefined : path[index + 1];
}

function operationIdOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'operationId' in value
    ? String(value.operationId)
    : undefined;
}
