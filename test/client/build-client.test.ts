import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildClient, packageChangelog } from '../../scripts/client/build-client.ts';
import { clientOperations } from '../../scripts/client/emit/client-operations.ts';
import { writeExamplesSource } from '../../scripts/client/emit/examples-source.ts';
import { writeInterfaceSource } from '../../scripts/client/emit/interface-source.ts';
import { writeModelsSource } from '../../scripts/client/emit/models-source.ts';
import { writeClientSource, writeResourcesSource } from '../../scripts/client/emit/resources-source.ts';
import { retryDelay } from '../../scripts/client/runtime/transport/retry.ts';
import type { OpenApiDocument, Operation } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const root = join(import.meta.dirname, '../..');
let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'client-'));
  await buildClient({
    bundle: { document: readBundle(), json: '', yaml: '' },
    outDir,
    root,
    types:
      '// Generated elsewhere.\nexport interface paths {}\nexport interface components {}\nexport interface operations {}\n',
  });
});
afterAll(() => rm(outDir, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

it('the client package contains generated sources, the packed code and the description', async () => {
  expect(await readdir(join(outDir, 'client'))).toEqual(
    expect.arrayContaining(['dist', 'openapi.json', 'openapi.yaml', 'src']),
  );
  const sources = await readdir(join(outDir, 'client/src'));
  const runtime = await readdir(join(root, 'scripts/client/runtime'));
  expect(sources.filter((name) => runtime.includes(name))).toEqual([]);
  for (const name of sources)
    expect(await readFile(join(outDir, 'client/src', name), 'utf8'), name).toMatch(
      /^(?:\/\/ @ts-nocheck\n)?\/\/ Generated /,
    );
  const entries = ['index', 'fetch', 'testing', 'validating'].flatMap((name) =>
    ['js', 'cjs', 'd.ts', 'd.cts'].map((extension) => `${name}.${extension}`),
  );
  expect(await readdir(join(outDir, 'client/dist'))).toEqual(expect.arrayContaining(entries));
});

/** The generated source of a bundle's models. */
function modelsOf(document: OpenApiDocument): string {
  const model = Model.of(document);
  return writeModelsSource(model, clientOperations(model));
}

/** Compiles a generated source that imports nothing, and returns its type errors. */
async function typeErrors(source: string): Promise<string[]> {
  const file = join(outDir, 'alone.ts');
  await writeFile(file, source);
  const program = ts.createProgram([file], { strict: true, lib: ['lib.es5.d.ts'], types: [] });
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Finds `@throws` tags with a link in braces, which the compiler reads as a type. */
function throwsInBraces(text: string): string[] {
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.Latest, true);
  const tags: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getAllJSDocTags(node, ts.isJSDocThrowsTag))
      if (tag.typeExpression) tags.push(tag.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tags;
}

it('the client has no @throws tag with a link in braces, which editors display wrongly', async () => {
  expect(throwsInBraces('/** @throws {@link TypeError} when */\nexport declare const a: 1;')).not.toEqual([]);
  const names = (await readdir(join(outDir, 'client/dist'))).filter((name) => name.endsWith('.d.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(outDir, 'client/dist', name), 'utf8')));
  expect(texts.flatMap(throwsInBraces)).toEqual([]);
});

describe('a new operation in the bundle', () => {
  it('gets its method, types and documentation', () => {
    const document = readBundle();
    const path = document.paths['/fund/{fund_slug}'];
    const operation = {
      ...path?.get,
      operationId: 'deleteGrantStatus',
      tags: ['Grant statuses'],
      summary: 'Goes away',
    };
    document.paths['/grant-status/{fund_slug}'] = { delete: operation as Operation };
    const operations = clientOperations(Model.of(document));
    const source = writeResourcesSource(Model.of(document), operations);
    expect(source).toMatch(
      /class GrantStatusesResource \{[^]*\* Goes away[^]*delete\(fundSlug: Slug, options\?: CallOptions\)/,
    );
    expect(source).toContain(
      "return startCall(this.#transport, { operation: 'DELETE /grant-status/{}', answer: 'object', slugs: { fundSlug }, options });",
    );
    expect(writeClientSource(operations)).toContain('readonly grantStatuses: GrantStatusesResource;');
  });

  it('returns void if it has no response body', () => {
    const document = readBundle();
    const operation = {
      operationId: 'deleteGrantStatus',
      tags: ['Grant statuses'],
      responses: { 204: { description: 'Gone' } },
    };
    document.paths['/grant-status'] = { delete: operation };
    const operations = clientOperations(Model.of(document));
    expect(operations.at(-1)).toMatchObject({ answer: 'nothing', item: undefined, errors: [] });
    expect(writeResourcesSource(Model.of(document), operations)).toContain('Call<void>');
  });

  it.each([
    ['no response body', 204, { description: 'Gone' }, '"name": "no-content"'],
    ['a file', 200, { description: 'A file', content: { 'application/pdf': {} } }, '"name": "file"'],
  ])('has an example of the right type if it has %s', async (_, status, response, name) => {
    const document = readBundle();
    document.paths['/grant-status'] = {
      get: { operationId: 'getGrantStatus', tags: ['Grant statuses'], responses: { [status]: response } },
    };
    const source = writeExamplesSource(clientOperations(Model.of(document)));
    expect(source).toContain(name);
    expect(await typeErrors(source)).toEqual([]);
  });

  it('imports the form encoder if it takes a form', () => {
    const document = readBundle();
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    document.paths['/grant-status'] = {
      post: {
        operationId: 'createGrantStatus',
        tags: ['Grant statuses'],
        requestBody: { description: 'A file.', content: { 'multipart/form-data': { schema } } },
        responses: { 204: { description: 'Done' } },
      } as Operation,
    };
    const model = Model.of(document);
    const source = writeResourcesSource(model, clientOperations(model));
    expect(source).toMatch(/import \{ formOf \} from '[./]+\/scripts\/client\/runtime\/request\/body\.ts';/);
    expect(source).toContain('body: { value: body, toForm: formOf }');
    expect(
      writeResourcesSource(Model.of(readBundle()), clientOperations(Model.of(readBundle()))),
    ).not.toContain('formOf');
  });

  it('is refused if its method name is taken', () => {
    const document = readBundle();
    const get = document.paths['/fund/{fund_slug}']?.get as Operation;
    document.paths['/funds/{fund_slug}'] = { get: { ...get, operationId: 'getFunds' } };
    expect(() => clientOperations(Model.of(document))).toThrow(
      'getFund and getFunds would both be called funds.get',
    );
  });

  it('is refused if it has no tag', () => {
    const document = readBundle();
    delete document.paths['/account']?.get?.tags;
    expect(() => clientOperations(Model.of(document))).toThrow('getAccount has no tag');
  });
});

it('the client has types only for the schemas that calls use', () => {
  const models = modelsOf(readBundle());
  expect(models).toMatch(/export interface AllocationPayment \{/);
  expect(models).toMatch(/export type KnownWebhookEventKind /);
  expect(models).not.toMatch(/export \w+ (Chapter|AllocationPaymentPage)\b/);
});

it("the models' comments include unknowns and versions", () => {
  const models = modelsOf(readBundle());
  expect(models).toMatch(/Since version 2\.1\.[^]*export interface AllocationPayment \{/);
  const open = (readBundle()['x-gap-register'] ?? []).filter(({ closed }) => closed === undefined);
  const noted = open.filter(({ id, statement }) => models.includes(`Unknown (${id}): ${statement}`));
  expect(noted.length).toBeGreaterThan(0);
});

it("every property is documented, if necessary with its type's comment", () => {
  const models = modelsOf(readBundle());
  const bare = [...models.matchAll(/^(?! *\*\/$| *\/\*\*.*\*\/$).*\n( +['\w]+\??: .*)$/gm)].map(([, line]) =>
    line?.trim(),
  );
  expect(bare).toEqual([]);
  const payment = /export interface AllocationPayment \{[^]*?^\}/m.exec(models)?.[0];
  expect(payment).toMatch(/Localised label[^/]*\*\/\n {2}status: /);
  expect(models).toMatch(/\/\*\*[^/]*\*\/\n {2}image_dimension_constraints\?: /);
});

it("the README's tables are filled", async () => {
  const readme = await readFile(join(outDir, 'client/README.md'), 'utf8');
  expect(readme).toContain('| ---- | --------- |\n| `client.tabs.get(tabSlug)` |');
  expect(readme).toMatch(/\| ----- \| ---- \|\n\| `BadRequestError` \|/);
  expect(readme).not.toContain('<!--');
});

it("the README has the client's delays before a retry", async () => {
  const readme = await readFile(join(outDir, 'client/README.md'), 'utf8');
  const [, ...seconds] =
    /up to ([\d.]+) s at first, then ([\d.]+) s,\s([\d.]+) s and so on to ([\d.]+) s/.exec(readme) ?? [];
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const delays = [1, 2, 3, 100].map((attempt) => retryDelay(attempt, undefined, Infinity));
  expect(seconds.map((text) => Number(text) * 1000)).toEqual(delays);
});

it("the client's changelog has only the client's changes", () => {
  const text =
    '# Changelog\n\nAbout.\n\n## [Unreleased]\n\nIntro.\n\n### Mock\n\n- m\n\n### Client\n\n- c\n\n## [1.0.0]\n\n### Client\n\n- d\n\n## [0.9.0]\n\n### Mock\n\n- n\n';
  expect(packageChangelog(text)).toBe(
    '# Changelog of the client\n\n## [Unreleased]\n\n### Client\n\n- c\n\n## [1.0.0]\n\n### Client\n\n- d\n',
  );
});

it("the client's changelog includes the description's changes, without local links", () => {
  const text =
    '# Changelog\n\n## [1.1.0]\n\n### Client\n\n- c\n\n### Description\n\n- See [a guide](spec/guides/a.md), [it](https://x.example).\n\n## [1.0.1]\n\n### Description\n\n- e\n';
  expect(packageChangelog(text)).toBe(
    '# Changelog of the client\n\n## [1.1.0]\n\n### Description\n\n- See a guide, [it](https://x.example).\n\n### Client\n\n- c\n\n## [1.0.1]\n\n### Description\n\n- e\n',
  );
});

it('the client has no dependency except openapi-fetch, an optional peer', async () => {
  const manifest = JSON.parse(await readFile(join(outDir, 'client/package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest['peerDependencies']).toEqual({
    'openapi-fetch': `^${project.devDependencies['openapi-fetch']}`,
  });
  expect(manifest['peerDependenciesMeta']).toEqual({ 'openapi-fetch': { optional: true } });
  for (const entry of ['index', 'testing', 'validating'])
    for (const extension of ['js', 'cjs', 'd.ts'])
      expect(await readFile(join(outDir, 'client/dist', `${entry}.${extension}`), 'utf8')).not.toContain(
        'openapi-fetch',
      );
});

describe('the build fails if the bundle lacks', () => {
  it.each([
    [
      'a key header',
      'apiKey security scheme',
      (document: OpenApiDocument) => delete document.components?.securitySchemes,
    ],
    [
      'the languages',
      'lists languages',
      (document: OpenApiDocument) => delete document.components?.parameters?.['XApiLanguage']?.schema,
    ],
    [
      'one pattern for all slugs',
      'the same pattern',
      (document: OpenApiDocument) => {
        const parameter = document.components?.parameters?.['FundSlug'];
        if (parameter) parameter.schema = { type: 'string', pattern: '.*' };
      },
    ],
    [
      'a slug pattern',
      'a slug pattern',
      (document: OpenApiDocument) => delete document.components?.schemas?.['Slug']?.pattern,
    ],
  ])('%s', (_, message, change) => {
    const document = readBundle();
    change(document);
    expect(() => writeInterfaceSource(Model.of(document), '1.0.0')).toThrow(message);
  });
});
