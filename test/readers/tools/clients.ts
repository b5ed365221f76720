import { type Reader, verdict } from '../reader.ts';
import { firstLines } from '../workbench.ts';

/** Newman's report on one request. */
interface Execution {
  readonly name: string;
  readonly code?: number;
  readonly type?: string;
}

export const clients: readonly Reader[] = [
  {
    name: 'swagger-client',
    title: 'swagger-client',
    kind: 'client',
    language: 'JavaScript',
    columns: ['loads', 'quiet', 'calls'],
    setting:
      'Set the key in `authorizations`, and pass the media type as `responseContentType` with each call.',
    read: async (bench) => {
      const output = (await bench.script(`
        import { readFile } from 'node:fs/promises';
        import SwaggerClient from 'swagger-client';
        const spec = JSON.parse(await readFile(${JSON.stringify(bench.file)}, 'utf8'));
        spec.servers = [{ url: ${JSON.stringify(bench.mock)} }];
        const client = await SwaggerClient({
          spec,
          authorizations: { ApiKey: ${JSON.stringify(bench.headers[bench.apiKeyHeader])} },
        });
        const options = { responseContentType: ${JSON.stringify(bench.headers['Accept'])} };
        const operations = Object.values(client.apis).flatMap((group) => Object.keys(group)).length;
        const errors = client.errors.map(({ message }) => message);
        const one = await client.apis.Funds.getFund({ fund_slug: ${JSON.stringify(bench.fund)} }, options);
        const page = await client.apis['Allocation payments'].listAllocationPayments({}, options);
        console.log('\\n' + JSON.stringify({ operations, errors, available: typeof one.body?.available, amount: typeof page.body?.data?.[0]?.amount }));`)) as {
        operations: number;
        errors: string[];
        available: string;
        amount: string;
      };
      return {
        loads: verdict(
          output.operations === bench.operationCount,
          `it found ${output.operations} operations`,
        ),
        quiet: verdict(output.errors.length === 0, output.errors[0] ?? ''),
        calls: verdict(
          output.available === 'number' && output.amount === 'number',
          `amount is ${output.amount}, available is ${output.available}`,
        ),
      };
    },
  },
  {
    name: 'postman',
    title: 'Postman and newman',
    kind: 'client',
    language: 'any',
    columns: ['loads', 'calls'],
    setting: 'On import, choose "Example" for parameters; then set `baseUrl` and `apiKey`.',
    read: async ({ bin, script, fileName, mock, headers, apiKeyHeader, operationCount }) => {
      const conversion = `--spec ${fileName} --output collection.json --options parametersResolution=Example`;
      const converted = await bin('openapi-to-postmanv2', 'openapi2postmanv2', ...conversion.split(' '));
      if (converted.code !== 0) return { loads: { wrong: firstLines(converted.output) } };
      const variables = `--env-var baseUrl=${mock} --env-var apiKey=${headers[apiKeyHeader]}`;
      const reporters = '--reporters json --reporter-json-export run.json';
      const ran = await bin(
        'newman',
        'newman',
        'run',
        'collection.json',
        ...`${reporters} ${variables}`.split(' '),
      );
      const executions = (await script(`
        import { readFileSync } from 'node:fs';
        const { run } = JSON.parse(readFileSync('run.json', 'utf8'));
        console.log(JSON.stringify(run.executions.map(({ item, response }) => ({
          name: item.name,
          code: response?.code,
          type: response?.header.find(({ key }) => key.toLowerCase() === 'content-type')?.value,
        }))));`).catch(() => undefined)) as Execution[] | undefined;
      if (!executions) return { loads: 'right', calls: { wrong: firstLines(ran.output) } };
      const others = executions.filter(({ code, type }) => code !== 200 || type !== headers['Accept']);
      const [first] = others;
      return {
        loads: verdict(executions.length === operationCount, `it created ${executions.length} requests`),
        calls: verdict(
          others.length === 0,
          `${executions.length - others.length} of ${executions.length} are right; ${first?.name} gets ${first?.code} ${first?.type}`,
        ),
      };
    },
  },
  {
    name: 'bruno',
    title: "Bruno's converter",
    kind: 'client',
    language: 'any',
    columns: ['loads', 'success'],
    read: async ({ script, file, operationCount }) => {
      const output = (await script(`
        import { readFile } from 'node:fs/promises';
        import { createRequire } from 'node:module';
        const { openApiToBruno } = createRequire(import.meta.url)('@usebruno/converters');
        const collection = openApiToBruno(JSON.parse(await readFile(${JSON.stringify(file)}, 'utf8')));
        const requests = (items) => items.flatMap((item) => (item.items ? requests(item.items) : [item]));
        const all = requests(collection.items);
        const fund = all.find(({ request }) => request?.url.includes('/fund/'));
        console.log('\\n' + JSON.stringify({
          requests: all.length,
          url: fund?.request.url,
          examples: fund?.examples?.map(({ response }) => Number(response?.status)) ?? [],
        }));`)) as { requests: number; examples: number[] };
      return {
        loads: verdict(output.requests === operationCount, `it created ${output.requests} requests`),
        success: verdict(
          output.examples.includes(200),
          `the examples have the statuses ${output.examples.join(', ')}`,
        ),
      };
    },
  },
];
