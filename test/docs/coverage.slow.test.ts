/**
 * Without scripts, the static pages contain everything in the bundle and nothing else. These tests derive the expected
 * content from the bundle without the code that builds the pages.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject, Operation, Parameter, Response } from '../../scripts/model/document.ts';
import { dereference, operationNodes } from '../../scripts/model/nodes.ts';
import { startBrowser } from '../support/browser.ts';
import { generated, readBundle } from '../support/generated.ts';

/** A schema read directly, without the model that builds the pages. */
type Schema = JsonObject;

const document = readBundle();
const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
const folder = join(generated, 'docs');

/** A page's content as the browser reads it. */
interface Shown {
  ids: string[];
  /** Inline code, without examples and samples. */
  codes: string[];
  text: string;
  gaps: string[];
  readings: string[];
  versions: string[];
  /** Text of each linkable row. */
  rows: Record<string, string>;
  /** Text of each section. */
  sections: Record<string, string>;
}

const shown = new Map<string, Shown>();
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !name.startsWith('reference'),
  );
  for (const name of names) {
    await page.goto(pathToFileURL(join(folder, name)).href);
    shown.set(name.replace('.html', ''), await read(page));
  }
  await context.close();
});
afterAll(() => browser?.close());

function read(page: Page): Promise<Shown> {
  return page.evaluate<Shown>(`({
    ids: [...document.querySelectorAll('main [id]')].map((element) => element.id),
    codes: [...document.querySelectorAll('main :not(pre) > code')].map((element) => element.textContent),
    text: document.querySelector('main').textContent,
    gaps: [...document.querySelectorAll('main a[href*="not-shown.html#"], main a[href^="#GAP-"]')].map((link) => link.hash.slice(1)),
    readings: [...document.querySelectorAll('main a[href*="not-shown.html#AMB-"], main a[href^="#AMB-"]')].map((link) => link.hash.slice(1)),
    versions: [...document.querySelectorAll('main a[href*="changelog.html#v"]')].map((link) => link.hash.slice(2)),
    rows: Object.fromEntries([...document.querySelectorAll('main :is(tr, li, dl.values > div)[id]')].map((row) => [row.id, row.textContent])),
    sections: Object.fromEntries([...document.querySelectorAll('main h2[id]')].map((heading) => {
      const texts = [];
      for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
        texts.push(next.textContent);
      return [heading.id, texts.join(' ')];
    })),
  })`);
}

function pageOf(path: string): Shown {
  const page = shown.get(path);
  if (!page) throw new Error(`Page not found: ${path}`);
  return page;
}

/** Unknowns about the whole API, which are listed on one page only. */
const everywhere = new Set(
  (document['x-gap-register'] ?? [])
    .filter((gap) => gap.everywhere && gap.closed === undefined)
    .map(({ id }) => id),
);
const gapsOf = (node: JsonObject): string[] =>
  Array.isArray(node['x-gap']) ? node['x-gap'].map(String).filter((id) => !everywhere.has(id)) : [];

/** Returns a component schema's page, or its section on the page of shared values. */
function shownOf(name: string): Shown {
  const page = shown.get(`schemas/${name}`);
  if (page) return page;
  const values = pageOf('schemas/values');
  return { ...values, text: values.sections[name] ?? '' };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every node below a node, following references, without examples. */
function nodesBelow(node: unknown, seen = new Set<unknown>()): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap((item) => nodesBelow(item, seen));
  if (!isObject(node) || seen.has(node)) return [];
  seen.add(node);
  const reference = node['$ref'];
  const target =
    typeof reference === 'string' ? nodesBelow(dereference<object>(document, { $ref: reference }), seen) : [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    ['example', 'examples', '$ref', 'x-conditions'].includes(key) ? [] : nodesBelow(child, seen),
  );
  return [node, ...target, ...children];
}

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();
const withPrefix = (ids: readonly string[], prefix: string): string[] =>
  sorted(ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)));

const operations = operationNodes(document.paths).map(
  ({ node: operation, method, path }) => [operation.operationId, operation, method, path] as const,
);

describe('every operation page', () => {
  it.each(operations)(
    '%s shows exactly its request, parameters, statuses and headers',
    (id, operation, method, path) => {
      const { ids, text } = pageOf(`operations/${id}`);
      expect(text).toContain(`${method.toUpperCase()}`);
      expect(text).toContain(path);
      const parameters = (operation.parameters ?? []).map((node) => dereference<Parameter>(document, node));
      expect(withPrefix(ids, 'parameter-')).toEqual(sorted(parameters.map(({ name }) => name)));
      expect(withPrefix(ids, 'unnamed-').filter((role) => role !== 'parameters')).toEqual(
        sorted((operation['x-unnamed-parameters'] ?? []).map(({ role }) => role)),
      );
      const responses = Object.entries(operation.responses).map(
        ([status, node]) => [status, dereference<Response>(document, node)] as const,
      );
      const statuses = sorted(ids.flatMap((anchor) => /^response-(\w{3})$/.exec(anchor)?.[1] ?? []));
      expect(statuses).toEqual(sorted(Object.keys(operation.responses)));
      const headers = responses.flatMap(([, response]) => Object.keys(response.headers ?? {}));
      expect(withPrefix(ids, 'response-header-')).toEqual(sorted(headers));
      for (const [status, response] of responses) {
        const examples = Object.values(response.content ?? {}).flatMap((media) =>
          Object.keys(media.examples ?? {}),
        );
        const conditions = new Set(operation['x-conditions']);
        const conditionIds = new Set(document['x-conditions']?.map((condition) => condition.id));
        const expected = examples.filter((name) => !conditionIds.has(name) || conditions.has(name));
        expect(withPrefix(ids, `response-${status}-`)).toEqual(sorted(expected));
      }
    },
  );

  it.each(operations)('%s shows every field and value of its bodies', (id, operation) => {
    const { ids, codes } = pageOf(`operations/${id}`);
    const expected = bodySchemas(operation).flatMap(([name, schema]) => fieldPaths(schema, name));
    expect(sorted(ids.filter((anchor) => /^[A-Z][A-Za-z]+\.\w/.test(anchor)))).toEqual(sorted(expected));
    // A long enumeration is on a linked page.
    const values = nodesBelow(bodiesOf(operation)).flatMap((node) =>
      Array.isArray(node['enum']) && node['enum'].length <= 20 ? node['enum'].map(String) : [],
    );
    const unnamed = nodesBelow(operation['x-unnamed-parameters']).flatMap((node) =>
      Array.isArray(node['enum']) ? node['enum'].map(String) : [],
    );
    const all = new Set(codes);
    expect(
      [...values, ...unnamed].filter((value) => !all.has(value) && !all.has(JSON.stringify(value))),
    ).toEqual([]);
  });

  it.each(operations)('%s shows every unknown that affects it', (id, operation) => {
    const { gaps } = pageOf(`operations/${id}`);
    // Unknowns of components (schemas, shared headers, errors) are on linked pages.
    const touched = [
      ...ownNodes(operation).flatMap(gapsOf),
      ...(operation.parameters ?? [])
        .map((node) => dereference<Parameter>(document, node))
        .filter((parameter) => parameter.in !== 'header')
        .flatMap((parameter) => ownNodes(parameter).flatMap(gapsOf)),
      ...bodySchemas(operation).flatMap(([, schema]) => ownNodes(schema).flatMap(gapsOf)),
    ];
    expect(sorted(touched).filter((gap) => !gaps.includes(gap))).toEqual([]);
  });

  it.each(operations)('%s links to the page about all requests', async (id) => {
    const html = await readFile(join(folder, `operations/${id}.html`), 'utf8');
    expect(html.split('href="../requests.html#everywhere"')).toHaveLength(2);
    expect([...everywhere].filter((gap) => !pageOf('requests').gaps.includes(gap))).toEqual([]);
  });
});

function bodiesOf(operation: Operation): unknown[] {
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return [operation.requestBody, ...success.map(([, node]) => dereference<Response>(document, node).content)];
}

/** Returns the named body schemas of an operation. */
function bodySchemas(operation: Operation): [name: string, schema: Schema][] {
  const named = new Map<string, Schema>();
  for (const node of nodesBelow(bodiesOf(operation).map((body) => (isObject(body) ? body : {})))) {
    const media = [node['schema']].filter(isObject);
    for (const schema of media) {
      const name =
        String(schema['$ref'] ?? '')
          .split('/')
          .at(-1) ?? '';
      if (schemas[name]) named.set(name, schemas[name]);
    }
  }
  return [...named];
}

/** Returns the expected field names of a schema, with nested fields after their parents. */
function fieldPaths(schema: Schema, prefix: string, within: readonly unknown[] = []): string[] {
  return Object.entries(membersOf(schema)).flatMap(([name, member]) => {
    const path = `${prefix}.${name}`;
    const objects = objectsIn(member).filter((object) => !within.includes(object));
    return [path, ...objects.flatMap((object) => fieldPaths(object, path, [...within, object]))];
  });
}

function membersOf(schema: Schema): Record<string, Schema> {
  const target = dereference<Schema>(document, schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    [target[key] ?? []].flat().filter((part) => isObject(part) && (key === 'allOf' || !('$ref' in part))),
  );
  return Object.assign({}, ...parts.map((part) => membersOf(part as Schema)), target['properties'] ?? {});
}

/** Returns the objects with properties in a schema: itself, an alternative, its items or its map values. */
function objectsIn(schema: Schema, depth = 0): Schema[] {
  const target = dereference<Schema>(document, schema);
  if (Object.keys(membersOf(target)).length > 0) return [target];
  if (depth > 3) return [];
  return ['allOf', 'anyOf', 'oneOf', 'items', 'additionalProperties']
    .flatMap((key) => target[key] ?? [])
    .filter(isObject)
    .flatMap((part) => objectsIn(part, depth + 1));
}

describe('every schema page', () => {
  it.each(Object.entries(schemas))('%s shows exactly its fields, values and unknowns', (name, schema) => {
    const { ids, codes, gaps } = shownOf(name);
    expect(withPrefix(ids, `${name}.`)).toEqual(
      sorted(fieldPaths(schema, name, [schemas[name]]).map((path) => path.slice(name.length + 1))),
    );
    const values = [schema, ...[schema['anyOf'] ?? []].flat().filter(isObject)].flatMap((part) => {
      const target = dereference<Schema>(document, part as Schema);
      return Array.isArray(target['enum']) ? target['enum'].map(String) : [];
    });
    const listed = withPrefix(ids, `${name}=`);
    expect(Array.isArray(schema['enum']) ? listed : sorted(values)).toEqual(sorted(values));
    expect(values.filter((value) => !codes.includes(value))).toEqual([]);
    const gapsHere = ownNodes(schema).flatMap(gapsOf);
    expect(sorted(gapsHere).filter((gap) => !gaps.includes(gap))).toEqual([]);
  });

  it('exists only for existing schemas', () => {
    const pages = [...shown.keys()].filter((path) => /^schemas\/(?!index$|values$)/.test(path));
    const sections = Object.keys(pageOf('schemas/values').sections);
    expect(sorted([...pages, ...sections.map((name) => `schemas/${name}`)])).toEqual(
      sorted(Object.keys(schemas).map((name) => `schemas/${name}`)),
    );
  });
});

/** Returns text as pages show it: without Markdown syntax, on one line. */
const plain = (text: unknown): string => String(text).replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();

/** Returns text without the case and punctuation that change when a sentence becomes part of another. */
const loose = (text: unknown): string => plain(text).toLowerCase().replaceAll(/[.;]/g, '');

/** Text in which to look for a keyword. */
interface Place {
  page: Shown;
  text: string;
  /** Text about the node: its property's row or the whole page. */
  near: string;
  node: JsonObject;
}
type Check = (value: never, place: Place) => boolean;

const isNear = (value: unknown, { near }: Place): boolean => near.includes(String(value));
const named = (value: unknown, { near }: Place): boolean =>
  isObject(value) && '$ref' in value
    ? near.includes(String(value['$ref']).split('/').at(-1) ?? '')
    : !isObject(value) || describedIn(value, near);
/** True if a text contains every sentence of a description, in any order. */
const describedIn = (node: JsonObject, text: string): boolean =>
  node['description'] === undefined ||
  plain(node['description'])
    .split(/(?<=[.!?]) /)
    .every((sentence) => plain(text).includes(sentence));
/** True if a description already explains what null means. */
const isExplainedNull = (node: JsonObject, text: string): boolean =>
  node['type'] === 'null' && node['x-since'] === undefined && /\bnull\b/i.test(text);

const onSpec = new Set(
  (document['x-ambiguities'] ?? []).filter((entry) => entry.internal).map(({ id }) => id),
);

const checks: Record<string, Check> = {
  title: () => true, // a component's title names its page; an alternative's is checked with its description
  description: (_: string, { node, near }) =>
    describedIn(node, near) || isExplainedNull(node, near) || node['enum'] !== undefined,
  type: (value: string | string[], { near, node }) =>
    [value]
      .flat()
      .every(
        (type) =>
          near.includes(type) ||
          (type === 'object' && (node['properties'] !== undefined || near.includes('map of'))) ||
          (type === 'string' && node['enum'] !== undefined),
      ),
  $ref: (value: string, place) => isNear(value.split('/').at(-1), place),
  required: () => true, // checked with the properties
  properties: (value: JsonObject, { page, near, node }) => {
    const required = new Set([node['required'] ?? []].flat());
    const saidOfAll = required.size === 0 && /\ball optional|All of its fields are optional\./.test(near);
    return Object.keys(value).every((name) => {
      const row = Object.entries(page.rows).find(([id]) => id.endsWith(`.${name}`))?.[1] ?? '';
      return row !== '' && (required.has(name) || saidOfAll || row.includes('optional'));
    });
  },
  additionalProperties: (value: boolean | JsonObject, place) =>
    value === true ? /It may have (?:other|any) fields\./.test(place.near) : named(value, place),
  propertyNames: named,
  items: named,
  allOf: (value: JsonObject[], place) => value.every((part) => !('$ref' in part) || named(part, place)),
  anyOf: (value: JsonObject[], place) => value.every((part) => !('$ref' in part) || named(part, place)),
  oneOf: (value: JsonObject[], place) => value.every((part) => !('$ref' in part) || named(part, place)),
  enum: (value: string[], { page }) => value.every((item) => page.codes.includes(item)),
  examples: (value: unknown[], { page }) =>
    value.every((item) =>
      isObject(item)
        ? Object.values(item).every((text) => page.text.includes(String(text)))
        : page.codes.includes(String(item)),
    ),
  'x-enumDescriptions': (value: JsonObject, { near }) =>
    Object.values(value).every((meaning) => loose(near).includes(loose(meaning))),
  const: (value: unknown, { near }) => near.includes(JSON.stringify(value)),
  default: isNear,
  format: isNear,
  pattern: isNear,
  minLength: isNear,
  minimum: isNear,
  maximum: isNear,
  minItems: isNear,
  maxItems: (value: number, place) => (value === 0 ? isNear('empty array', place) : isNear(value, place)),
  'x-gap': (_: string[], { page, node }) => gapsOf(node).every((id) => page.gaps.includes(id)),
  // Assumptions about the spec itself aren't shown on pages.
  'x-amb': (value: string[], { page }) => value.every((id) => page.readings.includes(id) || onSpec.has(id)),
  'x-since': (value: string, { page }) => page.versions.includes(value),
  'x-relations': (value: { says: string }[], { text }) =>
    value.every(({ says: words }) => loose(text).includes(loose(words))),
};

/** Returns the schemas inside a schema with their property names, which aren't keywords. */
function schemasIn(node: JsonObject, member?: string): { node: JsonObject; member: string | undefined }[] {
  const single = ['items', 'additionalProperties', 'propertyNames']
    .flatMap((key) => node[key])
    .filter(isObject);
  const several = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => node[key] ?? []).filter(isObject);
  const members = Object.entries(isObject(node['properties']) ? node['properties'] : {});
  return [
    { node, member },
    ...[...single, ...several].flatMap((part) => schemasIn(part, member)),
    ...members.flatMap(([name, part]) => (isObject(part) ? schemasIn(part, member ?? name) : [])),
  ];
}

describe('every keyword of every schema', () => {
  it.each(Object.entries(schemas))('is shown on the page of %s', (name, schema) => {
    const page = shownOf(name);
    const missing = schemasIn(schema).flatMap(({ node, member }) => {
      const near = member === undefined ? page.text : (page.rows[`${name}.${member}`] ?? '');
      return Object.entries(node).flatMap(([keyword, value]) => {
        const check = checks[keyword];
        if (!check) return [`no check for the keyword ${keyword}`];
        const place: Place = { page, text: page.text, near, node };
        return check(value as never, place) ? [] : [`${member ?? name}: ${keyword} ${JSON.stringify(value)}`];
      });
    });
    expect(missing).toEqual([]);
  });

  it("of a property in only one alternative doesn't apply to the whole schema", () => {
    const row = pageOf('schemas/AllocationPayment').rows['AllocationPayment.reference'] ?? '';
    expect(row).toMatch(/null \(since 2\.3\)\./);
  });
});

it.each(operations)('the page of %s explains each enumerated value', (id, operation) => {
  const { text } = pageOf(`operations/${id}`);
  const meanings = [bodiesOf(operation), operation['x-unnamed-parameters']]
    .flatMap((node) => nodesBelow(node))
    .flatMap((node) => Object.values(isObject(node['x-enumDescriptions']) ? node['x-enumDescriptions'] : {}));
  expect(meanings.filter((meaning) => !loose(text).includes(loose(meaning)))).toEqual([]);
  for (const { role, schema } of operation['x-unnamed-parameters'] ?? []) {
    const row = pageOf(`operations/${id}`).rows[`unnamed-${role}`] ?? '';
    expect(row).not.toContain('others may occur');
    const others = nodesBelow(schema).filter((node) => node['type'] === 'string' && !node['enum']);
    for (const { description } of others) expect(plain(row)).toContain(plain(description));
  }
});

/** Returns a schema's nodes without following references. */
function ownNodes(node: unknown): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap(ownNodes);
  return isObject(node) ? [node, ...Object.values(node).flatMap(ownNodes)] : [];
}

const ids = (path: string): string[] => pageOf(path).ids;

/** Removes the brackets around IDs of unknowns and assumptions. */
const withoutBrackets = (text: string): string =>
  plain(text).replaceAll(/\s*\(?((?:GAP|AMB)-\d+)\)?/g, ' $1');
/** Returns the path of a group's page; only groups with several documented operations have one. */
const group = (tag: string | undefined): string =>
  operations.filter(([, operation]) => operation.tags?.[0] === tag).length > 1
    ? `groups/${tag?.toLowerCase().replaceAll(' ', '-') ?? ''}`
    : 'groups/index';

it('the site shows every undocumented operation, error condition, unknown, assumption, change, tag and webhook', () => {
  const unplaced = document['x-unplaced']?.operations ?? [];
  for (const { operationId, tag } of unplaced) expect(ids(group(tag))).toContain(operationId);
  for (const { name } of document.tags ?? []) expect(pageOf(group(name)).text).toContain(name);
  for (const { id, when } of document['x-conditions'] ?? []) {
    expect(ids('errors')).toContain(id);
    expect(pageOf('errors').text).toContain(when.replaceAll('`', ''));
  }
  for (const { statement } of document['x-gap-register'] ?? []) {
    expect(plain(pageOf('not-shown').text)).toContain(plain(statement));
  }
  for (const { assumption } of (document['x-ambiguities'] ?? []).filter(({ internal }) => !internal))
    expect(plain(pageOf('not-shown').text)).toContain(plain(assumption));
  for (const { changes } of document.info['x-changelog'] ?? []) {
    for (const { text, migrate = '' } of changes) {
      expect(withoutBrackets(pageOf('changelog').text)).toContain(withoutBrackets(text));
      expect(withoutBrackets(pageOf('changelog').text)).toContain(withoutBrackets(migrate));
    }
  }
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const sent = [item.post, item.get].flatMap((operation) => operation?.operationId ?? []);
    expect(ids(`webhooks/${name}`)).toEqual(expect.arrayContaining(sent));
  }
  for (const { url, description = '' } of document.servers ?? []) {
    expect(pageOf('requests').codes).toContain(url);
    expect(pageOf('requests').text).toContain(description);
  }
  for (const name of Object.keys(document.components?.headers ?? {})) {
    expect(ids('requests')).toContain(`header-${name}`);
  }
});
