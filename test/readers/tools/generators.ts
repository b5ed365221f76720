import { type Findings, type Ran, type Reader, verdict, type Workbench } from '../reader.ts';
import { firstLines } from '../workbench.ts';

/** A generator, with the module that uses its output. */
interface Recipe extends Pick<Reader, 'name' | 'title' | 'light'> {
  /** Required settings besides the input file and the output. Every generator needs `Accept` and the key. */
  setting: string;
  generate(bench: Workbench): Promise<Ran>;
  /** See `Workbench.useTypes`. */
  api(bench: Workbench): string;
}

function generator({ generate, api, ...rest }: Recipe): Reader {
  return {
    kind: 'generator',
    language: 'TypeScript',
    columns: ['loads', 'quiet', 'record', 'success', 'compiles', 'calls'],
    ...rest,
    read: async (bench): Promise<Findings> => {
      const { code, output } = await generate(bench);
      if (code !== 0) return { loads: { wrong: firstLines(output) } };
      const complaint = output.split('\n').find((line) => /\b(warn(ing)?|error)\b|⚠/i.test(line));
      return {
        loads: 'right',
        quiet: verdict(complaint === undefined, complaint?.trim() ?? ''),
        ...(await bench.useTypes(api(bench))),
      };
    },
  };
}

/** The types returned by `call`. */
const types = `
type Read = Awaited<ReturnType<typeof call>>;
export type Page = Read['page'];
export type Fund = Read['fund'];
`;

const signature = 'export async function call(url: string, headers: Record<string, string>, fund: string)';

export const generators: readonly Reader[] = [
  generator({
    name: 'openapi-typescript',
    title: 'openapi-typescript',
    light: true,
    setting:
      'With openapi-fetch. The media type is the second type argument: `createClient<paths, "application/vnd.service.v2.3+json">`.',
    generate: ({ bin, file }) => bin('openapi-typescript', 'openapi-typescript', file, '-o', 'schema.ts'),
    api: () => `import createClient from 'openapi-fetch';
import type { paths } from './schema.js';
${signature} {
  const client = createClient<paths, 'application/vnd.service.v2.3+json'>({ baseUrl: url, headers });
  const page = await client.GET('/allocation-payment', {});
  const one = await client.GET('/fund/{fund_slug}', { params: { path: { fund_slug: fund } } });
  if (!page.data || !one.data) throw new Error(String(page.response.status));
  return { page: page.data, fund: one.data };
}${types}`,
  }),
  generator({
    name: 'hey-api',
    title: 'hey-api',
    setting: 'Set `baseUrl` and `headers` with `client.setConfig`.',
    generate: ({ bin, file }) =>
      bin('@hey-api/openapi-ts', 'openapi-ts', '--input', file, '--output', 'gen', '--no-log-file'),
    api: () => `import { client } from './gen/client.gen.js';
import { getFund, listAllocationPayments } from './gen/sdk.gen.js';
${signature} {
  client.setConfig({ baseUrl: url, headers });
  const page = await listAllocationPayments({ throwOnError: true });
  const one = await getFund({ path: { fund_slug: fund }, throwOnError: true });
  return { page: page.data, fund: one.data };
}${types}`,
  }),
  ...(['orval-7', 'orval-8'] as const).map((name) =>
    generator({
      name,
      title: name.replace('-', ' '),
      setting: "Set `client: 'fetch'`, and pass `headers` with each call.",
      generate: async ({ bin, write, file, mock }) => {
        const output = { target: './gen.ts', client: 'fetch', mode: 'single', baseUrl: mock, override: {} };
        await write(
          'orval.config.mjs',
          `export default { api: { input: ${JSON.stringify(file)}, output: ${JSON.stringify(output)} } };`,
        );
        return bin('orval', 'orval', '--config', 'orval.config.mjs');
      },
      api: () => `import { getFund, listAllocationPayments } from './gen.js';
${signature} {
  const page = await listAllocationPayments({}, { headers });
  const one = await getFund(fund, { headers });
  if (page.status !== 200 || one.status !== 200) throw new Error(String(page.status));
  return { page: page.data, fund: one.data };
}${types}`,
    }),
  ),
  generator({
    name: 'kubb',
    title: 'Kubb',
    setting: 'Set `importPath` to its fetch client, and pass `headers` with each call.',
    generate: async ({ bin, write, file, mock }) => {
      await write(
        'kubb.config.mjs',
        `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  root: '.',
  input: { path: ${JSON.stringify(file)} },
  output: { path: './gen', clean: true, format: false, lint: false, extension: { '.ts': '.js' } },
  plugins: [pluginOas(), pluginTs(), pluginClient({ importPath: '@kubb/plugin-client/clients/fetch', baseURL: ${JSON.stringify(mock)} })],
});`,
      );
      return bin('@kubb/cli', 'kubb', 'generate', '--config', 'kubb.config.mjs');
    },
    api: () => `import { getFund, listAllocationPayments } from './gen/index.js';
${signature} {
  const page = await listAllocationPayments(undefined, undefined, { headers });
  const one = await getFund(fund, undefined, { headers });
  return { page, fund: one };
}${types}`,
  }),
  generator({
    name: 'swagger-typescript-api',
    title: 'swagger-typescript-api',
    setting: "Set `baseApiParams: { headers, format: 'json' }`.",
    generate: ({ bin, file }) =>
      bin(
        'swagger-typescript-api',
        'swagger-typescript-api',
        'generate',
        '--path',
        file,
        '--output',
        '.',
        '--name',
        'gen.ts',
      ),
    api: () => `import { Api } from './gen.js';
${signature} {
  const api = new Api({ baseUrl: url, baseApiParams: { headers, format: 'json' } });
  const page = await api.allocationPayment.listAllocationPayments();
  const one = await api.fund.getFund(fund);
  return { page: page.data, fund: one.data };
}${types}`,
  }),
  generator({
    name: 'typed-openapi',
    title: 'typed-openapi',
    setting: '`--runtime none`. Send the headers in your `fetch` function.',
    generate: ({ bin, file }) =>
      bin('typed-openapi', 'typed-openapi', file, '--output', 'gen.ts', '--runtime', 'none'),
    api: () => `import { createApiClient } from './gen.js';
${signature} {
  const client = createApiClient(
    {
      fetch: ({ method, url: address }) => fetch(address, { method, headers }),
    },
    url,
  );
  const page = await client.get('/allocation-payment', {});
  const one = await client.get('/fund/{fund_slug}', { path: { fund_slug: fund } });
  return { page, fund: one };
}${types}`,
  }),
  generator({
    name: 'oazapfts',
    title: 'oazapfts',
    setting: 'Pass `headers`, including `Accept`, with each call; oazapfts overrides default headers.',
    generate: ({ bin, file }) => bin('oazapfts', 'oazapfts', file, 'gen.ts'),
    api: () => `import { defaults, getFund, listAllocationPayments } from './gen.js';
${signature} {
  defaults.baseUrl = url;
  const page = await listAllocationPayments({}, { headers });
  const one = await getFund(fund, {}, { headers });
  if (page.status !== 200 || one.status !== 200) throw new Error(String(page.status));
  return { page: page.data, fund: one.data };
}${types}`,
  }),
  generator({
    name: 'openapi-typescript-codegen',
    title: 'openapi-typescript-codegen',
    setting:
      '`--client fetch --useOptions`. Set `OpenAPI.HEADERS`. The generated client returns text: parse it with `JSON.parse`.',
    generate: ({ bin, file }) =>
      bin(
        'openapi-typescript-codegen',
        'openapi',
        '--input',
        file,
        '--output',
        'gen',
        '--client',
        'fetch',
        '--useOptions',
      ),
    api: () => `import { AllocationPaymentsService, FundsService, OpenAPI } from './gen/index.js';
${signature} {
  OpenAPI.BASE = url;
  OpenAPI.HEADERS = headers;
  const page = await AllocationPaymentsService.listAllocationPayments({});
  const one = await FundsService.getFund({ fundSlug: fund });
  return { page, fund: one };
}${types}`,
  }),
  generator({
    name: 'rtk-query-codegen',
    title: "RTK Query's code generator",
    setting: 'Set the headers in `prepareHeaders`.',
    generate: async ({ bin, write, file }) => {
      await write(
        'empty.ts',
        `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
export const settings: { url: string; headers: Record<string, string> } = { url: '', headers: {} };
export const emptyApi = createApi({
  baseQuery: (args, api, extra) =>
    fetchBaseQuery({
      baseUrl: settings.url,
      prepareHeaders: (headers) => {
        for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value);
      },
    })(args, api, extra),
  endpoints: () => ({}),
});
`,
      );
      await write(
        'config.json',
        JSON.stringify({
          schemaFile: file,
          apiFile: './empty.ts',
          apiImport: 'emptyApi',
          outputFile: './gen.ts',
          exportName: 'api',
          hooks: false,
        }),
      );
      return bin('@rtk-query/codegen-openapi', 'rtk-query-codegen-openapi', 'config.json');
    },
    api: () => `import { configureStore } from '@reduxjs/toolkit';
import { settings } from './empty.js';
import { api } from './gen.js';
${signature} {
  Object.assign(settings, { url, headers });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const page = await store.dispatch(api.endpoints.listAllocationPayments.initiate({})).unwrap();
  const one = await store.dispatch(api.endpoints.getFund.initiate({ fundSlug: fund })).unwrap();
  return { page, fund: one };
}${types}`,
  }),
  generator({
    name: 'openapi-zod-client',
    title: 'openapi-zod-client',
    setting: '`--media-type-expr "mediaType.endsWith(\'json\')"`. Pass `headers` with each call.',
    generate: ({ bin, file }) =>
      bin(
        'openapi-zod-client',
        'openapi-zod-client',
        file,
        '--output',
        'gen.ts',
        '--with-alias',
        '--export-schemas',
        '--media-type-expr',
        "mediaType.endsWith('json')",
      ),
    api: () => `import { createApiClient } from './gen.js';
${signature} {
  const api = createApiClient(url);
  const page = await api.listAllocationPayments({ headers });
  const one = await api.getFund({ params: { fund_slug: fund }, headers });
  return { page, fund: one };
}${types}`,
  }),
];
