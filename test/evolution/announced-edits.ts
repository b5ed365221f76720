import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Built } from './built.ts';
import type { Edit } from './edit.ts';
import { expectOperation } from './expectations.ts';
import { errorsOf } from './place-operation.ts';
import type { Node, SpecCopy } from './spec-copy.ts';

/** Features that the interface document mentions but doesn't document: files, uploads and background jobs. */

const slugs = ['FundSlug', 'XApiLanguage'].map((name) => ({ $ref: `../components/parameters/${name}.yaml` }));

/** Adds a fund operation at an invented path. */
function addOperation(spec: SpecCopy, name: string, method: 'get' | 'post', operation: Node): void {
  const file = `paths/fund_{fund_slug}_${name}.yaml`;
  spec.write(file, {
    [method]: {
      tags: ['Funds'],
      summary: `Something about the ${name}`,
      description: 'Does what this test invents.',
      parameters: slugs,
      ...operation,
      responses: { ...operation.responses, ...errorsOf(method, true) },
    },
  });
  spec.edit('openapi.yaml', ({ paths }) => {
    paths[`/fund/{fund_slug}/${name}`] = { $ref: file };
  });
}

/** Adds a Location header to a response without a body. */
function withLocation(spec: SpecCopy): Node {
  spec.write('components/headers/Location.yaml', {
    description: 'URL of the result.',
    required: true,
    schema: { type: 'string' },
    example: 'https://not-shown.invalid/report/1',
  });
  return {
    description: 'The report is made in the background.',
    headers: { Location: { $ref: '../components/headers/Location.yaml' } },
  };
}

function pageOf(built: Built, id: string): string {
  return `${built.page(`operations/${id}`, 'md')}\n${built.page(`operations/${id}`, 'html')}`;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Calls a method of the built client against a server with a single canned response. */
async function callOn<T>(
  built: Built,
  { status = 200, headers = {}, body = '' }: Reply,
  // oxlint-disable-next-line typescript/no-explicit-any -- the build generates the class
  call: (funds: any, tabs: any) => Promise<T>,
): Promise<{ result: T; request: IncomingMessage; sent: Buffer }> {
  const requests: { request: IncomingMessage; sent: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ request, sent: Buffer.concat(chunks) });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const client = await built.client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const result = await call(client['funds'], client['tabs']);
    const [first] = requests;
    if (!first) throw new Error('The client sent nothing.');
    return { result, ...first };
  } finally {
    server.close();
  }
}

const rows = 'name,budget\nArts,80000.5\n';

const textFile: Edit = {
  name: 'an operation returns a text file (CSV)',
  representative: 'of this version',
  edit: (spec) =>
    addOperation(spec, 'export', 'get', {
      operationId: 'getFundExport',
      responses: {
        200: {
          description: 'The fund as a table.',
          content: {
            'text/csv': {
              schema: { type: 'string' },
              examples: { rows: { summary: 'One fund', value: rows } },
            },
          },
        },
      },
    }),
  shows: async (built) => {
    const operation = built.operation('getFundExport');
    expect(built.text('client/src/resources.ts')).toMatch(/getExport\(.*Call<string,/);
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    const { result, request } = await callOn(built, { headers, body: rows }, (funds) =>
      funds.getExport('gvWAvJGf'),
    );
    expect(result).toBe(rows);
    expect(request.headers.accept).toBe('text/csv');
    const response = await built.request(operation);
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(await response.text()).toBe(rows);
    const refused = await built.request(operation, { headers: { accept: 'text/csv', 'x-api-key': '' } });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toHaveProperty('message');
    expect(pageOf(built, 'getFundExport')).toContain('Arts,80000.5');
    expect(pageOf(built, 'getFundExport')).toContain('Accept: text/csv');
    expect(content30(built, operation.path, 'get', '200')['text/csv']?.schema).toEqual({ type: 'string' });
  },
};

const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);

const binaryFile: Edit = {
  name: 'an operation returns a binary file (PDF)',
  representative: 'of this version',
  edit: (spec) =>
    addOperation(spec, 'letter', 'get', {
      operationId: 'getFundLetter',
      responses: { 200: { description: 'The letter to print.', content: { 'application/pdf': {} } } },
    }),
  shows: async (built) => {
    const operation = built.operation('getFundLetter');
    expect(built.text('client/src/resources.ts')).toMatch(/getLetter\(.*Call<Blob,/);
    const headers = { 'content-type': 'application/pdf' };
    const { result, request } = await callOn(built, { headers, body: bytes }, (funds) =>
      funds.getLetter('gvWAvJGf'),
    );
    expect(Buffer.from(await (result as Blob).arrayBuffer())).toEqual(bytes);
    expect(request.headers.accept).toBe('application/pdf');
    const response = await built.request(operation);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('');
    expect(pageOf(built, 'getFundLetter')).toContain('application/pdf');
    expect(pageOf(built, 'getFundLetter')).toContain('--output');
    expect(content30(built, operation.path, 'get', '200')['application/pdf']?.schema).toEqual({
      type: 'string',
      format: 'binary',
    });
  },
};

const upload: Edit = {
  name: 'an operation takes a file (multipart)',
  representative: 'of this version',
  edit: (spec) => {
    spec.write('components/schemas/FundUpload.yaml', {
      title: 'Upload of a fund',
      description: 'A file with its label.',
      type: 'object',
      required: ['label', 'document'],
      properties: {
        label: { description: 'What people call it.', type: 'string' },
        document: { description: 'The file itself.', type: 'string', format: 'binary' },
      },
    });
    spec.write('examples/addFundUpload/contract.request.json', {
      label: 'Contract',
      document: 'contract.pdf',
    });
    addOperation(spec, 'upload', 'post', {
      operationId: 'addFundUpload',
      requestBody: {
        description: 'The file to add.',
        required: true,
        content: {
          'multipart/form-data': {
            schema: { $ref: '../components/schemas/FundUpload.yaml' },
            examples: {
              contract: {
                summary: 'A contract',
                externalValue: '../examples/addFundUpload/contract.request.json',
              },
            },
          },
        },
      },
      responses: { 204: { description: 'The file was added.' } },
    });
  },
  shows: async (built) => {
    const operation = built.operation('addFundUpload');
    expect(built.text('client/src/resources.ts')).toMatch(/addUpload\(.*body: FundUpload,/);
    expect(built.text('client/src/models.ts')).toMatch(/document: Blob/);
    const { request, sent } = await callOn(built, { status: 204 }, (funds) =>
      funds.addUpload('gvWAvJGf', { label: 'Contract', document: new Blob([bytes]) }),
    );
    const received = await new Response(new Uint8Array(sent), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    expect(received.get('label')).toBe('Contract');
    expect(Buffer.from(await (received.get('document') as Blob).arrayBuffer())).toEqual(bytes);
    const form = new FormData();
    form.set('label', 'Contract');
    form.set('document', new Blob([bytes]), 'contract.pdf');
    expect((await built.request(operation, { body: form })).status).toBe(204);
    expect((await built.request(operation, { body: '{}' })).status).toBe(415);
    const page = pageOf(built, 'addFundUpload');
    expect(page).toContain("--form 'document=@contract.pdf'");
    expect(page).toContain('multipart/form-data');
    const { requestBody } = document30(built).paths[operation.path].post;
    expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
    expect(document30(built).components.schemas.FundUpload.properties.document.format).toBe('binary');
  },
};

const jsonOnly: Edit = {
  name: 'an operation responds in JSON only',
  representative: 'of this version',
  edit: (spec) => {
    spec.edit('paths/account.yaml', ({ get }) => {
      for (const response of Object.values<Node>(get.responses))
        for (const type of Object.keys(response.content ?? {}))
          if (type.endsWith('+xml')) delete response.content[type];
    });
  },
  shows: async (built) => {
    const operation = built.operation('getAccount');
    expect(operation.mediaTypes).toEqual([built.model.mediaTypes.json]);
    await expectOperation(built, 'getAccount');
    const refused = await built.request(operation, { headers: { accept: built.model.mediaTypes.xml ?? '' } });
    expect(refused.status).toBe(400);
    expect(built.page('operations/getAccount', 'md')).not.toContain('+xml`, or');
  },
};

const accepted: Edit = {
  name: 'an operation responds with 202, a Location and no body',
  representative: 'of this version',
  edit: (spec) => {
    spec.write('examples/createFundReport/whole.request.json', { label: 'Whole year' });
    addOperation(spec, 'report', 'post', {
      operationId: 'createFundReport',
      requestBody: {
        description: 'The report to make.',
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { label: { description: 'What people call it.', type: 'string' } },
            },
            examples: {
              whole: { summary: 'A year', externalValue: '../examples/createFundReport/whole.request.json' },
            },
          },
        },
      },
      responses: { 202: withLocation(spec) },
    });
  },
  shows: (built) => expectLocation(built, 'createFundReport', 202, 'createReport', { label: 'Whole year' }),
};

const seeOther: Edit = {
  name: 'an operation responds with 303, a Location and no body',
  representative: 'of this version',
  edit: (spec) =>
    addOperation(spec, 'latest', 'get', {
      operationId: 'getLatestFundReport',
      responses: { 303: withLocation(spec) },
    }),
  shows: (built) => expectLocation(built, 'getLatestFundReport', 303, 'getLatestReport'),
};

async function expectLocation(
  built: Built,
  id: string,
  status: number,
  method: string,
  ...args: unknown[]
): Promise<void> {
  expect(built.text('client/src/resources.ts')).toMatch(new RegExp(`${method}\\([^)]*\\): Call<void,`));
  const location = 'https://elsewhere.invalid/report/1';
  const { result } = await callOn(built, { status, headers: { location } }, (funds) =>
    funds[method]('gvWAvJGf', ...args).withMeta(),
  );
  const { data, meta } = result as { data: unknown; meta: { status: number; header(name: string): string } };
  expect([data, meta.status, meta.header('location')]).toEqual([undefined, status, location]);
  const response = await built.request(built.operation(id));
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe('https://not-shown.invalid/report/1');
  expect(response.headers.get('content-type')).toBeNull();
  expect(await response.text()).toBe('');
  const page = pageOf(built, id);
  expect(page).toContain('Location');
  expect(page).toContain("meta.header('Location')");
  expect(document30(built).paths[built.operation(id).path]).toBeDefined();
}

const tree = {
  label: 'Arts',
  parent: null,
  children: [{ label: 'Music', parent: null, children: [] }],
  notes: ['one', ['two']],
};

const recursion: Edit = {
  name: 'a schema is recursive',
  representative: 'of this version',
  edit: (spec) => {
    spec.write('components/schemas/Notes.yaml', {
      title: 'Notes',
      description: 'A remark, or several, each of which can be several.',
      anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: 'Notes.yaml' } }],
    });
    spec.write('components/schemas/Category.yaml', {
      title: 'Category',
      description: 'A place in a tree.',
      type: 'object',
      required: ['label', 'children'],
      properties: {
        label: { description: 'What people call it.', type: 'string' },
        parent: { description: 'What it is below.', anyOf: [{ $ref: 'Category.yaml' }, { type: 'null' }] },
        children: { description: 'What is below it.', type: 'array', items: { $ref: 'Category.yaml' } },
        notes: { description: 'What people say of it.', $ref: 'Notes.yaml' },
      },
    });
    spec.edit('components/schemas/Tab.yaml', ({ properties }) => {
      properties.category = { description: 'Where the tab belongs.', $ref: 'Category.yaml' };
    });
    for (const file of spec.files('examples').filter((name) => name.includes('getTab/')))
      spec.edit(file, (tab) => void (tab.category = tree));
    spec.edit('components/schemas/RecusalRequest.yaml', ({ properties }) => {
      properties.category = { description: 'What the recusal is about.', $ref: 'Category.yaml' };
    });
  },
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).toMatch(
      /parent\?: Category \| null;[\s\S]*children: Category\[\]/,
    );
    expect(built.text('client/src/models.ts')).toContain('type Notes = string | Notes[]');
    const operation = built.operation('getTab');
    const example = operation.success?.as('json')?.examples[0]?.value;
    const { result } = await callOn(
      built,
      { headers: { 'content-type': built.model.mediaTypes.json }, body: JSON.stringify(example) },
      (_, tabs) => tabs.get('gvWAvJGf'),
    );
    expect(result).toHaveProperty('category', tree);
    expect(await (await built.request(operation)).json()).toHaveProperty('category', tree);
    const xml = await built.request(operation, { headers: { accept: built.model.mediaTypes.xml ?? '' } });
    expect(await xml.text()).toContain('<label>Music</label>');
    const recusal = built.operation('recuseReviewer');
    const wrong = { reviewer: 'AbCdEfGh', category: { ...tree, children: [{ label: 1, children: [] }] } };
    const refused = await built.request(recusal, { body: JSON.stringify(wrong) });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('category.children'),
    ]);
    expect(pageOf(built, 'getTab')).toContain('Where the tab belongs.');
    for (const form of ['html', 'md'] as const)
      expect(built.page('schemas/Category', form)).toContain('array of the same');
    expect(document30(built).components.schemas.Category.properties.children.items).toEqual({
      $ref: '#/components/schemas/Category',
    });
  },
};

const delivery: Edit = {
  name: 'the webhook payload and signature header become known',
  representative: 'of this version',
  edit: (spec) => {
    spec.write('components/schemas/EventPayload.yaml', {
      title: 'Payload of an event',
      description: 'What happened, and to what.',
      type: 'object',
      required: ['happened'],
      properties: {
        happened: { description: 'What occurred.', $ref: 'WebhookEventKind.yaml' },
        fund: { description: 'Slug of the fund that it happened to.', $ref: 'Slug.yaml' },
      },
    });
    spec.write('components/parameters/DeliverySignature.yaml', {
      name: 'x-invented-signature',
      in: 'header',
      required: true,
      description: 'HMAC of the body, in this test alone.',
      schema: { type: 'string' },
      example: 'f00d',
    });
    spec.write('examples/receiveEventByPost/allocated.request.json', {
      happened: 'AllocationWasCreated',
      fund: 'gvWAvJGf',
    });
    spec.edit('webhooks/eventDelivery.yaml', ({ post }) => {
      post.parameters = [{ $ref: '../components/parameters/DeliverySignature.yaml' }];
      post.requestBody.content = {
        'application/json': {
          schema: { $ref: '../components/schemas/EventPayload.yaml' },
          examples: {
            allocated: {
              summary: 'An allocation was made',
              externalValue: '../examples/receiveEventByPost/allocated.request.json',
            },
          },
        },
      };
    });
    spec.closeGap('GAP-021');
    spec.closeGap('GAP-022');
  },
  shows: (built) => {
    for (const form of ['html', 'md'] as const) {
      const page = built.page('webhooks/eventDelivery', form);
      for (const text of ['Slug of the fund that it happened to.', '"happened": "AllocationWasCreated"'])
        expect(page, form).toContain(text);
      const [, headers = ''] = page.split('Headers you receive');
      expect(headers, form).toContain('x-invented-signature');
      expect(headers, form).toContain('HMAC of the body');
      expect(headers, form).toContain('f00d');
      expect(built.page('requests', form), form).not.toContain('x-invented-signature');
      for (const { id } of built.model.operations)
        expect(built.page(`operations/${id}`, form), id).not.toContain('x-invented-signature');
    }
    expect(built.text('openapi-3.0.json')).toContain('x-invented-signature');
  },
};

function document30(built: Built): Node {
  return JSON.parse(built.text('openapi-3.0.json'));
}

function content30(built: Built, path: string, method: string, status: string): Node {
  return document30(built).paths[path][method].responses[status].content;
}

export const announcedEdits: readonly Edit[] = [
  textFile,
  binaryFile,
  upload,
  jsonOnly,
  accepted,
  seeOther,
  recursion,
  delivery,
];
