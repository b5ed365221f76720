import { createHash } from 'node:crypto';
import { wordsOf } from '../../scripts/model/call-name.ts';
import type { Node, SpecCopy } from './spec-copy.ts';

/** The success response of a placed operation. */
export type Success = 'undocumented' | 'record' | '204';

const methods: Readonly<Record<string, string>> = {
  list: 'get',
  get: 'get',
  update: 'put',
  unrecuse: 'put',
  delete: 'delete',
};

/** IDs of the undocumented operations. */
export function unplacedIds(spec: SpecCopy): string[] {
  return spec.read('openapi.yaml')['x-unplaced'].operations.map(({ $ref }: Node) => idOf($ref));
}

function idOf(reference: string): string {
  return reference.replace(/^unplaced\/|\.yaml$/g, '');
}

/** True if an operation might return neither a record nor a list. */
export function mayReturnNothing(id: string): boolean {
  return !/^(?:get|list)/.test(id);
}

/**
 * Places an operation at an invented path, following CONTRIBUTING.md. The paths and names exist only in these tests.
 */
export function placeOperation(spec: SpecCopy, id: string, success: Success): void {
  const unplaced = spec.read(`unplaced/${id}.yaml`);
  const [verb = '', ...noun] = wordsOf(id);
  const method = methods[verb] ?? 'post';
  const single = method === 'put' || method === 'delete' || verb === 'get';
  const kind = noun.join('_');
  const path = `/invented/${noun.join('-')}${single ? `/{${kind}_slug}` : ''}`;
  const file = `paths/${path.slice(1).replaceAll('/', '_')}.yaml`;
  const tag = unplaced.tag ?? addGroup(spec, 'Orders');

  const operation: Node = {
    operationId: id,
    tags: [tag],
    summary: unplaced.summary,
    description: 'Invented for this test.',
    'x-gap': ['GAP-016'],
    ...(unplaced['x-amb'] && { 'x-amb': unplaced['x-amb'] }),
    ...(unplaced['x-since'] && { 'x-since': unplaced['x-since'] }),
    parameters: [
      ...(single ? [slugParameter(spec, kind)] : []),
      ...(verb === 'list' ? pagingParameters() : []),
      { $ref: '../components/parameters/XApiLanguage.yaml' },
    ],
    ...(['put', 'post'].includes(method) && { requestBody: bodyOf(spec, id, unplaced) }),
    responses: { ...successOf(spec, id, kind, verb, success), ...errorsOf(method, single) },
  };
  spec.write(file, spec.has(file) ? { ...spec.read(file), [method]: operation } : { [method]: operation });
  spec.edit('openapi.yaml', (root) => {
    root.paths[path] = { $ref: file };
    const remaining = root['x-unplaced'].operations.filter(({ $ref }: Node) => idOf($ref) !== id);
    root['x-unplaced'].operations = remaining;
  });
  spec.remove(`unplaced/${id}.yaml`);
  spec.closeUnnamedGaps();
}

/** Adds a resource group after the existing ones. */
export function addGroup(spec: SpecCopy, name: string): string {
  spec.edit('openapi.yaml', (root) => {
    if (!root.tags.some((tag: Node) => tag.name === name))
      root.tags.push({
        name,
        description: `A resource group invented for this test.`,
        ...spec.mark('GAP-012'),
      });
  });
  return name;
}

function slugParameter(spec: SpecCopy, kind: string): Node {
  const name = `${pascal(kind)}Slug`;
  const file = `components/parameters/${name}.yaml`;
  if (!spec.has(file))
    spec.write(file, {
      name: `${kind}_slug`,
      in: 'path',
      required: true,
      description: "The resource's slug.",
      schema: { $ref: '../schemas/Slug.yaml' },
    });
  return { $ref: `../${file}` };
}

function pagingParameters(): Node[] {
  return ['Page', 'PerPage'].map((name) => ({ $ref: `../components/parameters/${name}.yaml` }));
}

function bodyOf(spec: SpecCopy, id: string, { requestBody }: Node): Node {
  const name = `${id}/sent.request.json`;
  const shown = requestBody?.content['application/json'].schema;
  spec.write(`examples/${name}`, shown ? { reviewer: 'AbCdEfGh' } : {});
  return {
    description: 'The request body.',
    required: true,
    content: {
      'application/json': {
        schema: shown ?? { description: 'An undocumented body.', 'x-gap': ['GAP-016'] },
        examples: { sent: { summary: 'A body', externalValue: `../examples/${name}` } },
      },
    },
  };
}

function successOf(spec: SpecCopy, id: string, kind: string, verb: string, success: Success): Node {
  if (success === '204') return { 204: { description: 'Done, without a body.' } };
  const list = verb === 'list';
  const record = success === 'record';
  const schema = list
    ? pageSchema(spec, kind, record)
    : record
      ? recordSchema(spec, kind)
      : { description: 'An undocumented body.', 'x-gap': ['GAP-016'] };
  const value = record ? { slug: slugFor(id), label: 'A label' } : {};
  spec.write(`examples/${id}/shown.json`, list ? pageOf(spec, value) : value);
  const media = (ending: string): Node => ({
    ...(ending === 'xml' && spec.mark('GAP-030')),
    schema,
    ...(ending === 'json' && {
      examples: { shown: { summary: 'The response', externalValue: `../examples/${id}/shown.json` } },
    }),
  });
  const version = spec.read('openapi.yaml').info.version;
  return {
    [record ? '200' : '2XX']: {
      description: 'The requested data.',
      ...(!record && { 'x-gap': ['GAP-006'] }),
      content: {
        [`application/vnd.service.v${version}+json`]: media('json'),
        [`application/vnd.service.v${version}+xml`]: media('xml'),
      },
    },
  };
}

function recordSchema(spec: SpecCopy, kind: string): Node {
  const file = `components/schemas/Invented${pascal(kind)}.yaml`;
  spec.write(file, {
    title: 'Invented record',
    description: 'A record invented for this test.',
    type: 'object',
    required: ['slug', 'label'],
    properties: {
      slug: { description: "The record's slug.", $ref: 'Slug.yaml' },
      label: { description: 'Display name.', type: 'string' },
    },
  });
  return { $ref: `../${file}` };
}

function pageSchema(spec: SpecCopy, kind: string, record: boolean): Node {
  const items = record
    ? { $ref: recordSchema(spec, kind).$ref.replace('../components/schemas/', '') }
    : { description: 'An undocumented record.', 'x-gap': ['GAP-016'] };
  const file = `components/schemas/Invented${pascal(kind)}Page.yaml`;
  spec.write(file, {
    title: 'Page of invented records',
    description: 'A page of records, with its position in the list.',
    allOf: [
      { $ref: 'PaginationEnvelope.yaml' },
      {
        type: 'object',
        required: ['data'],
        properties: { data: { description: 'The records of the page.', type: 'array', items } },
      },
    ],
  });
  return { $ref: `../${file}` };
}

/** A page with one record, based on the spec's example page of fields. */
function pageOf(spec: SpecCopy, record: Node): Node {
  return { ...spec.read('examples/listFields/one-page.json'), data: [record], total: 1, to: 1 };
}

/** Error responses whose conditions apply to an operation. */
export function errorsOf(method: string, single: boolean): Node {
  const responses: [status: number, component: string, applies: boolean][] = [
    [400, 'BadRequest', true],
    [401, 'Unauthorized', true],
    [403, 'Forbidden', true],
    [404, 'NotFound', single],
    [422, 'UnprocessableContent', method === 'put'],
    [429, 'TooManyRequests', true],
    [503, 'ServiceUnavailable', true],
  ];
  return Object.fromEntries(
    responses.flatMap(([status, name, applies]) =>
      applies ? [[status, { $ref: `../components/responses/${name}.yaml` }]] : [],
    ),
  );
}

/** Creates a slug that no other example uses. */
function slugFor(id: string): string {
  const digest = createHash('sha256').update(id).digest();
  return Array.from(digest.subarray(0, 8), (byte) => String.fromCodePoint(97 + (byte % 26))).join('');
}

function pascal(kind: string): string {
  return kind
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
