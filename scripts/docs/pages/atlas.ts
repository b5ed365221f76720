import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { parsePointer, toPointer } from '../../model/pointer.ts';
import type { Schema } from '../../model/schema.ts';
import { type KnownNames, siteLink, type Target } from '../site/links.ts';
import { code, join, type Phrase, say } from '../site/phrase.ts';

/** A place on the site that documents a part of the bundle. */
export interface Place {
  path: string;
  fragment?: string;
  /** The text of a link to it. */
  text: Phrase;
}

/** Maps every part of the bundle to its URL on the site. */
export class Atlas {
  readonly #model: Model;
  /** Names that texts write as code, and where they are explained. */
  readonly names: KnownNames;

  constructor(model: Model) {
    this.#model = model;
    this.names = new Map<string, Target>([
      ...[...model.schemas].map(([name, schema]) => [name, schemaPlace(schema)] as const),
      ...model.unplaced.map(
        ({ id, group }) => [id, { path: groupPage(model, group), fragment: id }] as const,
      ),
      ...model.operations.map(({ id }) => [id, { path: `operations/${id}` }] as const),
      ...model.conditions.map(({ id }) => [id, { path: 'errors', fragment: id }] as const),
      ...model.gaps.map(({ id }) => [id, { path: 'not-shown', fragment: id }] as const),
      ...model.readings.map(({ id }) => [id, { path: 'not-shown', fragment: id }] as const),
    ]);
  }

  /**
   * Finds the place that documents a bundle node.
   *
   * @param pointer JSON pointer of the node
   * @throws Error if the site doesn't document the node
   */
  find(pointer: string): Place {
    const [root = '', first = '', ...rest] = parsePointer(pointer);
    if (root === 'info' && first === 'x-changelog') return { path: 'changelog', text: 'Changelog' };
    if (root === 'info') return { path: 'requests', fragment: 'everywhere', text: 'every operation' };
    if (root === 'servers') return { path: 'requests', fragment: 'base-urls', text: 'Base URLs' };
    if (root === 'tags') {
      const group = this.#model.groups[Number(first)];
      return { ...groupPlace(this.#model, group), text: `the ${group?.name ?? ''} group` };
    }
    if (root === 'paths') return this.#inOperation(first, rest);
    if (root === 'webhooks') {
      const webhook = toPointer([root, first, rest[0] ?? '']);
      const id = this.#model.deliveries.find((delivery) => delivery.pointer === webhook)?.id;
      return { path: `webhooks/${first}`, ...(id && { fragment: id }), text: code(id ?? first) };
    }
    if (root === 'x-unplaced') {
      const { group, id = '' } = this.#model.unplaced[Number(rest[0])] ?? {};
      return { path: groupPage(this.#model, group), fragment: id, text: code(id) };
    }
    if (root === 'components') return this.#component(first, rest);
    throw new Error(`No page documents ${pointer}.`);
  }

  #inOperation(path: string, [method = '', part, key = '']: string[]): Place {
    const operation = this.#model.operations.find((each) => each.path === path && each.method === method);
    if (!operation) throw new Error(`${path} ${method} is not an operation.`);
    const { id } = operation;
    const page = `operations/${id}`;
    if (part === 'responses')
      return { path: page, fragment: `response-${key}`, text: say`${key} response of ${code(id)}` };
    if (part === 'requestBody')
      return { path: page, fragment: 'request-body', text: say`request body of ${code(id)}` };
    if (part === 'parameters')
      return { path: page, fragment: 'parameters', text: say`parameters of ${code(id)}` };
    if (part === 'x-unnamed-parameters') {
      const role = operation.unnamedParameters[Number(key)]?.role ?? '';
      return {
        path: page,
        fragment: `unnamed-${role}`,
        text: say`${role.replaceAll('-', ' ')} of ${code(id)}`,
      };
    }
    return { path: page, text: code(id) };
  }

  #component(kind: string, [name = '', ...rest]: string[]): Place {
    if (kind === 'schemas') {
      const member = memberOf(rest);
      const schema = this.#model.schemas.get(name);
      return member === undefined
        ? { ...(schema ? schemaPlace(schema) : { path: `schemas/${name}` }), text: code(name) }
        : { path: `schemas/${name}`, fragment: `${name}.${member}`, text: code(`${name}.${member}`) };
    }
    if (kind === 'parameters')
      return { path: 'requests', fragment: `parameter-${name}`, text: this.#parameterText(name) };
    if (kind === 'headers')
      return { path: 'requests', fragment: `header-${name}`, text: say`header ${code(name)}` };
    if (kind === 'securitySchemes') return { path: 'requests', fragment: 'key', text: 'API key' };
    if (kind === 'responses') return this.#response(name);
    throw new Error(`No page documents components of type ${kind}.`);
  }

  /** Names a shared parameter as it is sent. Several have the same name, for different operations. */
  #parameterText(component: string): Phrase {
    const { operations, parameters } = this.#model;
    const users = operations.filter((operation) =>
      operation.parameters.some((parameter) => parameter.component === component),
    );
    return say`${code(parameters.get(component)?.name ?? component)}${ofSome(users, operations)}`;
  }

  /** Links a shared response to its status in the error index. */
  #response(component: string): Place {
    const { operations } = this.#model;
    const users = operations.filter(({ responses }) =>
      responses.some((response) => response.component === component),
    );
    const [use] = users.flatMap(({ responses }) =>
      responses.filter((response) => response.component === component),
    );
    if (!use) return { path: 'errors', text: say`response ${code(component)}` };
    return {
      path: 'errors',
      fragment: `status-${use.status}`,
      text: say`${use.status} response${ofSome(users, operations)}`,
    };
  }
}

/** Lists the operations; empty if they are all of them. Several are in brackets, because commas separate the places. */
function ofSome(users: readonly Operation[], all: readonly Operation[]): Phrase {
  if (users.length === 0 || users.length === all.length) return '';
  const ids = join(
    users.map(({ id }) => code(id)),
    ', ',
  );
  return users.length === 1 ? say` of ${ids}` : say` (${ids})`;
}

/** The page of the groups without their own page, and of operations without a group. */
export const GROUPS = 'groups/index';

/** The page of enumerations and scalars. */
export const VALUES = 'schemas/values';

/** Returns the page of a resource group. Groups with fewer than two documented operations don't have their own page. */
export function groupPage(model: Model, group: Group | undefined): string {
  return group && model.operationsOf(group).length > 1 ? `groups/${groupId(group)}` : GROUPS;
}

/** Returns the place that describes a resource group. */
export function groupPlace(model: Model, group: Group | undefined): Target {
  const path = groupPage(model, group);
  return path === GROUPS && group ? { path, fragment: groupId(group) } : { path };
}

/** Links to the description of a resource group. */
export function groupLink(model: Model, group: Group): Phrase {
  const { path, fragment } = groupPlace(model, group);
  return siteLink(group.name, path, fragment);
}

/** Returns a resource group's ID for use in URLs. */
export function groupId({ name }: Group): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Returns the place that describes a component schema; enumerations and scalars share a page. */
export function schemaPlace(schema: Schema): Target {
  const { name = '' } = schema;
  return schema.isValue ? { path: VALUES, fragment: name } : { path: `schemas/${name}` };
}

/** Links to a component schema. */
export function schemaLink(schema: Schema): Phrase {
  const { path, fragment } = schemaPlace(schema);
  return siteLink(code(schema.name ?? ''), path, fragment);
}

/** Returns the property that a path below a schema leads to. Nested properties belong to the outermost one. */
function memberOf(path: readonly string[]): string | undefined {
  const index = path.indexOf('properties');
  return index < 0 ? undefined : path[index + 1];
}
