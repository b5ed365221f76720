import { type Findings, type Reader, verdict, type Workbench } from '../reader.ts';

/**
 * A script's report on a server: the number of operations that responded as documented, and the first other response.
 */
interface Answered {
  readonly right: number;
  readonly all: number;
  readonly first?: string;
}

/**
 * The start of each script. It reads the description and prepares one request per operation, with the documented
 * success responses. `finish` compares the results.
 */
const cases = (bench: Workbench): string => `
import { readFile } from 'node:fs/promises';
const file = ${JSON.stringify(bench.file)};
const headers = ${JSON.stringify(bench.headers)};
const description = JSON.parse(await readFile(file, 'utf8'));
const follow = (node) => (node?.$ref ? node.$ref.slice(2).split('/').reduce((parent, key) => parent[key], description) : node);
const examples = (content) => Object.values(Object.entries(content ?? {}).find(([type]) => type.endsWith('json'))?.[1].examples ?? {});
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).filter(([, operation]) => operation.operationId).map(([method, operation]) => {
    const parameters = (operation.parameters ?? []).map(follow);
    const address = path.replaceAll(/{([^}]+)}/g, (_, name) => {
      const parameter = parameters.find((each) => each.name === name);
      return parameter.example ?? 'AbCdEfGh';
    });
    const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      address,
      body: examples(operation.requestBody?.content)[0]?.value,
      bodies: examples(success.content).map(({ value }) => JSON.stringify(value)),
      example: examples(success.content)[0]?.value,
    };
  }));
const optionsOf = ({ method, body }) => ({
  method,
  headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
const canonical = (value) => JSON.stringify(value, (_, found) =>
  found && typeof found === 'object' && !Array.isArray(found) ? Object.fromEntries(Object.entries(found).sort()) : found);
const finish = async (answer) => {
  let right = 0;
  let first;
  for (const operation of operations) {
    try {
      const response = await answer(operation);
      const text = response ? await response.text() : '';
      const same = response?.status === 200 && operation.bodies.some((body) => canonical(JSON.parse(body)) === canonical(JSON.parse(text)));
      if (same) right++;
      else first ??= operation.id + ' answers ' + (response ? response.status + ' ' + text.slice(0, 200) : 'nothing');
    } catch (error) {
      first ??= operation.id + ': ' + error.message;
    }
  }
  console.log('\\n' + JSON.stringify({ right, all: operations.length, first }));
  process.exit(0);
};
`;

/** Creates a mock or server, tested by a script that ends with `finish`. */
function server(rest: Omit<Reader, 'kind' | 'columns' | 'read'>, code: (bench: Workbench) => string): Reader {
  return {
    kind: 'mock or server',
    columns: ['loads', 'calls'],
    ...rest,
    read: async (bench): Promise<Findings> => {
      const { right, all, first } = (await bench.script(cases(bench) + code(bench))) as Answered;
      return {
        loads: verdict(all === bench.operationCount, `it has ${all} operations`),
        calls: verdict(right === all, `${right} of ${all} are right; ${first}`),
      };
    },
  };
}

export const servers: readonly Reader[] = [
  server(
    {
      name: 'mswjs-source',
      title: '@mswjs/source',
      language: 'JavaScript',
      setting: 'It only matches requests with `Accept: */*`.',
    },
    () => `
import { fromOpenApi } from '@mswjs/source/open-api';
import { getResponse } from 'msw';
const handlers = await fromOpenApi(JSON.stringify(description));
const base = description.servers[0].url;
await finish((operation) => getResponse(handlers, new Request(base + operation.address, optionsOf(operation))));`,
  ),
  server(
    { name: 'scalar-mock', title: "Scalar's mock server", language: 'JavaScript' },
    () => `
import { createMockServer } from '@scalar/mock-server';
const app = await createMockServer({ document: description });
await finish((operation) => app.request(operation.address, optionsOf(operation)));`,
  ),
  server(
    {
      name: 'prism',
      title: 'Prism',
      language: 'any',
      setting: 'It fails on `openapi-assumed-200.json`, in which a header is an array.',
    },
    () => `
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
const port = await new Promise((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => done(port)); });
});
const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const prism = spawn(process.execPath, [cli, 'mock', '--host', '127.0.0.1', '--port', String(port), file], { stdio: 'ignore' });
process.once('exit', () => prism.kill());
const url = 'http://127.0.0.1:' + port;
for (let attempt = 0; attempt < 300; attempt++) {
  if (await fetch(url).then(() => true, () => false)) break;
  await new Promise((done) => setTimeout(done, 100));
}
await finish((operation) => fetch(url + operation.address, optionsOf(operation)));`,
  ),
  server(
    { name: 'express-openapi-validator', title: 'express-openapi-validator', language: 'JavaScript' },
    () => `
import express from 'express';
import * as validator from 'express-openapi-validator';
const app = express();
app.use(express.json());
app.use(validator.middleware({ apiSpec: description, validateRequests: true, validateResponses: true, validateSecurity: true }));
for (const { method, path, example } of structuredClone(operations))
  app[method.toLowerCase()](path.replaceAll(/{([^}]+)}/g, ':$1'), (request, response) =>
    response.type(headers.Accept).status(200).json(example));
app.use((error, request, response, next) => response.status(error.status ?? 500).json({ message: error.message }));
const listening = app.listen(0, '127.0.0.1');
await new Promise((done) => listening.once('listening', done));
const url = 'http://127.0.0.1:' + listening.address().port;
await finish(async (operation) => {
  const refused = await fetch(url + operation.address, { ...optionsOf(operation), headers: { 'content-type': 'application/json' } });
  if (refused.status !== 401) throw new Error('a request without a key gets ' + refused.status);
  return fetch(url + operation.address, optionsOf(operation));
});`,
  ),
  server(
    {
      name: 'fastify-openapi-glue',
      title: 'fastify-openapi-glue',
      language: 'JavaScript',
      setting: 'Let Ajv ignore the extensions: `fastify({ ajv: { customOptions: { strict: false } } })`.',
    },
    () => `
import fastify from 'fastify';
import glue from 'fastify-openapi-glue';
const app = fastify({ ajv: { customOptions: { strict: false } } });
const handlers = Object.fromEntries(operations.map(({ id, example }) => [id, async (request, reply) => reply.type(headers.Accept).send(example)]));
await app.register(glue, { specification: file, serviceHandlers: handlers });
await app.ready();
await finish(async (operation) => {
  const { body, ...rest } = optionsOf(operation);
  const answer = await app.inject({ url: operation.address, ...rest, ...(body && { payload: body }) });
  return new Response(answer.body, { status: answer.statusCode });
});`,
  ),
];
