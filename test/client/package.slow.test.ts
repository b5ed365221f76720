/** The packed client, installed by npm in another project. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerVersions, ConsumerProject, resolutions } from './consumer-project.ts';
import { generated } from '../support/generated.ts';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { closeMocks, mockData, slugOf, start } from '../support/mock.ts';

const run = promisify(execFile);

let consumer: ConsumerProject;
let project: string;

beforeAll(async () => {
  consumer = await ConsumerProject.install();
  project = consumer.folder;
});
afterAll(async () => {
  await closeMocks();
  await consumer.remove();
});

it('the package contains only the expected files', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: join(generated, 'client') });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const others = files
    .map(({ path }) => path)
    .filter((path) => !/^dist\/[\w-]+\.(?:js|cjs|js\.map|cjs\.map|d\.ts|d\.cts)$/.test(path));
  expect(others.toSorted()).toEqual([
    'AGENTS.md',
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bom.cdx.json',
    'fetch/package.json',
    'openapi.json',
    'openapi.yaml',
    'package.json',
    'testing/package.json',
    'validating/package.json',
  ]);
  const { exports } = JSON.parse(await readFile(join(generated, 'client/package.json'), 'utf8')) as {
    exports: object;
  };
  expect(Object.keys(exports)).toEqual([
    '.',
    './fetch',
    './testing',
    './validating',
    './openapi.json',
    './openapi.yaml',
    './package.json',
  ]);
});

describe('a consumer project compiles', () => {
  // Each version and each resolution once; the deep test covers all pairs.
  it.each(
    compilerVersions.map((version, index) => [version, ...(resolutions[index] ?? resolutions[0])] as const),
  )('with TypeScript %s, module %s, moduleResolution %s', async (version, module, moduleResolution) => {
    // The newest compiler checks declarations in a tenth of the time.
    expect(await consumer.compileTyped(version, module, moduleResolution, ['7.0'])).toBe('');
  });

  it('in a project with the DOM and without Node', async () => {
    const compilerOptions = {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      target: 'es2022',
    };
    await writeFile(join(project, 'web.ts'), "export { GrantManagement } from '@grant-management/client';\n");
    await writeFile(join(project, 'web.json'), JSON.stringify({ compilerOptions, files: ['web.ts'] }));
    expect(await consumer.compile('7.0', '--noEmit', '--project', 'web.json')).toBe('');
  });
});

it('the package exports the same classes through import and require', async () => {
  await writeFile(
    join(project, 'identity.mjs'),
    `import { createRequire } from 'node:module';
     import * as imported from '@grant-management/client';
     const required = createRequire(import.meta.url)('@grant-management/client');
     const call = (from) => new from.GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'k', maxRetries: 0, fetch: async () => new Response('', { status: 404 }) }).account.get();
     const errors = [await call(imported).catch((e) => e), await call(required).catch((e) => e)];
     console.log(JSON.stringify(errors.flatMap((e) => [e instanceof imported.NotFoundError, e instanceof required.NotFoundError, e instanceof required.ForbiddenError])));`,
  );
  expect(JSON.parse(await consumer.execute('', 'identity.mjs'))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});

describe.each(['--import=data:text/javascript,', '--no-experimental-require-module'])(
  'under node %s',
  (flag) => {
    const calls: Record<string, string> = {
      '@grant-management/client':
        'const made = new entry.GrantManagement({ baseUrl, apiKey, fetch }); console.log((await made.account.get()).any);',
      '@grant-management/client/fetch':
        "const made = entry.createGrantManagementClient({ baseUrl, apiKey, fetch }); console.log((await made.GET('/account')).data.any);",
      '@grant-management/client/testing':
        "const response = await entry.createTestFetch({ 'GET /account': fetch })('https://eu.invalid/account', { headers: {} }, { operation: 'GET /account' }); console.log((await response.json()).any);",
      '@grant-management/client/validating':
        "const response = await entry.validating('throw', fetch)('', {}, { operation: 'GET /account' }); console.log((await response.json()).any);",
    };
    const setup =
      "const baseUrl = 'https://eu.invalid', apiKey = 'any-key-0123'; const fetch = async () => Response.json({ any: 'thing' });";

    it.each(Object.entries(calls))('%s works through import and require', async (name, call) => {
      const sources = {
        'entry.mjs': `import * as entry from '${name}'; ${setup} ${call}`,
        'entry.cjs': `const entry = require('${name}'); (async () => { ${setup} ${call} })();`,
      };
      for (const [file, source] of Object.entries(sources)) {
        await writeFile(join(project, file), source);
        expect(await consumer.execute('', flag, file)).toBe('thing\n');
      }
    });
  },
);

/** Concatenates all chunks of a program bundled with code splitting. */
async function bundle(code: string): Promise<string> {
  await writeFile(join(project, 'split.mjs'), code);
  const { outputFiles } = await build({
    entryPoints: [join(project, 'split.mjs')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(project, 'split'),
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

it('a split bundle leaves out validators and examples unless they are used', async () => {
  const main = "import * as client from '@grant-management/client'; console.log(client);";
  expect(await bundle(main)).not.toMatch(/instancePath|education-fund/);
  const used = "import { validating } from '@grant-management/client/validating'; console.log(validating);";
  expect(await bundle(used)).toMatch(/instancePath/);
});

it('client.request() is retried after a fault injected by the mock', async () => {
  const mock = await start({ log: 'off', faults: [{ kind: 'response', status: 503, times: 1 }] });
  await writeFile(
    join(project, 'request.mjs'),
    `import { GrantManagement } from '@grant-management/client';
     const client = new GrantManagement({ baseUrl: process.env.GRANT_MANAGEMENT_URL, apiKey: process.env.GRANT_MANAGEMENT_KEY });
     const { data, meta } = await client.request('GET', '/account').withMeta();
     const away = await client.request('GET', '/../account').safe();
     console.log(JSON.stringify([data !== null && typeof data, meta.attempts, away.error.kind]));`,
  );
  expect(JSON.parse(await consumer.execute(mock.url, 'request.mjs'))).toEqual([
    'object',
    2,
    'InvalidArgument',
  ]);
});

const nodeOptions = [
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--types',
  'node',
  '--skipLibCheck',
];

it('the programs for the three tasks of a new user run', async () => {
  expect(await consumer.compile('7.0', ...nodeOptions, 'tasks.ts')).toBe('');
  const mock = await start({ log: 'off' });
  const payments = mockData['allocation-payment'] as {
    slug: string;
    date_due: string | null;
    external_id: string;
    amount: number;
  }[];
  const [first, second] = payments.filter(({ external_id }) => external_id !== '');
  const ledger = {
    [first?.external_id ?? '']: first?.amount,
    [second?.external_id ?? '']: 0.5,
    'not-there': 1,
  };
  await writeFile(join(project, 'ledger.json'), JSON.stringify(ledger));
  const due = payments.filter(({ date_due }) => date_due?.startsWith('2026-07'));
  // Several payments can share one ID in the ledger.
  const listed = payments.filter(({ external_id }) => external_id in ledger);
  expect(listed.length).toBeGreaterThan(1);
  const contributor = slugOf('contributor');
  const field = (mockData['contributor']?.[0]?.['fields'] as { slug: string }[] | undefined)?.[0]?.slug ?? '';

  const updated = JSON.parse(
    await consumer.execute(mock.url, 'tasks.js', contributor, field, 'A new value'),
  ) as object;
  expect(updated).toEqual({
    due: due.length,
    listed: listed.length,
    matched: listed.filter(({ external_id }) => external_id === first?.external_id).length,
    missing: ['not-there'],
    outcome: 'updated',
  });
  const csv = (await readFile(join(project, 'due.csv'), 'utf8')).trimEnd().split('\n');
  expect(csv[0]).toBe('slug,date_due,amount,currency,reference');
  expect(
    csv
      .slice(1)
      .map((row) => row.slice(1, 9))
      .toSorted(),
  ).toEqual(due.map(({ slug }) => slug).toSorted());
  expect(due.length).toBeGreaterThan(0);
  expect(JSON.stringify(mock.state())).toContain('A new value');
  // Which values are invalid isn't documented, so use a local server that refuses them.
  const refusing = await loopback((response, request) => {
    const page = { current_page: 1, data: [], last_page: 1, next_page_url: '', total: 0 };
    if (request.method === 'GET') return sendJson(response, 200, page);
    return sendJson(response, 422, {
      message: 'Invalid',
      status_code: 422,
      errors: { 'fields.NopeNope': ['No'] },
    });
  });
  const refused = JSON.parse(
    await consumer.execute(refusing.url, 'tasks.js', contributor, 'NopeNope', 'x'),
  ) as object;
  closeLoopbacks();
  expect(refused).toMatchObject({ outcome: expect.stringContaining('fields.NopeNope') as string });

  const lines = (await readFile(join(project, 'tasks.ts'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThan(60);
});

it("the README's examples compile and run", async () => {
  const readme = await readFile(join(project, 'node_modules/@grant-management/client/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  expect(examples.length).toBeGreaterThan(12);
  await writeFile(join(project, 'readme.ts'), examples.join('\n'));
  expect(await consumer.compile('7.0', ...nodeOptions, 'readme.ts')).toBe('');
  const mock = await start({ log: 'off' });
  const out = await consumer.execute(mock.url, 'readme.js');
  expect(out).not.toMatch(/^(try again later|404 )/m);
  expect(out).toMatch(/^[\d.]+ [A-Z]{3} are left$/m);
  expect(out).toMatch(/^response GET \/fund\/\{\} #1 of call \d+, \d+ ms \{ status: 200 \}$/m);
});

it("the README's examples for other packages compile", async () => {
  const readme = await readFile(join(project, 'node_modules/@grant-management/client/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```typescript\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  expect(examples).toHaveLength(2);
  const files = examples.map((_, index) => `with-others-${index}.ts`);
  await Promise.all(files.map((file, index) => writeFile(join(project, file), examples[index] ?? '')));
  expect(await consumer.compile('7.0', '--noEmit', ...nodeOptions, ...files)).toBe('');
});

it('the README explains every option', async () => {
  const readme = await readFile(join(project, 'node_modules/@grant-management/client/README.md'), 'utf8');
  const declared = await readFile(
    join(project, 'node_modules/@grant-management/client/dist/options.d.ts'),
    'utf8',
  );
  const [, ...interfaces] = declared.split(/(?=export interface \w+Options\b)/);
  const options = interfaces.flatMap((text) =>
    [...text.matchAll(/^(?: {4}|\t)(\w+)\??: /gm)].map(([, name]) => name ?? ''),
  );
  expect(options.length).toBeGreaterThan(15);
  expect(options.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(readme))).toEqual([]);
});
