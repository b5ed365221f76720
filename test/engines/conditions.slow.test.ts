/**
 * Every error condition × operation × media type of the bundle, and every success. The mock must pass all of them. A
 * table lists where stock Prism differs.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toXml } from '../../scripts/model/to-xml.ts';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { freePort, type RunningPrism, startPrism } from '../../scripts/prism/stock-prism.ts';
import type { Json } from '../../scripts/model/document.ts';
import { type DocumentedAnswer, documentedAnswers, documentedRequests } from '../support/cases.ts';
import { type ConditionCase, conditionCases } from '../support/condition-cases.ts';
import { generated, readBundle } from '../support/generated.ts';
import {
  closeMocks,
  facts,
  jsonMediaType,
  type MockServer,
  mockData,
  send,
  start,
  xmlMediaType,
} from '../support/mock.ts';
import { records as allRecords } from '../contract/conforming-service.ts';

const document = readBundle();
const schemas = new SchemaCompiler(readBundle());
const slugs = Object.fromEntries(
  Object.entries(allRecords).flatMap(([name, [record]]) =>
    typeof record?.['slug'] === 'string' ? [[name, record['slug']]] : [],
  ),
);
const cases = conditionCases(document, { ...facts, xmlMediaType }, slugs);
const label = ({ condition, operationId, mediaType }: ConditionCase): string =>
  `${condition} of ${operationId} as ${mediaType.endsWith('xml') ? 'XML' : 'JSON'}`;

let mock: MockServer;
beforeAll(async () => {
  mock = await start({ data: allRecords });
});
afterAll(closeMocks);

/** Sends a case's request, and returns the differences from the documented response. */
async function deviations(
  url: string,
  { request, status, mediaType, schema, headers }: ConditionCase,
): Promise<string[]> {
  const { method, path, body } = request;
  // Undici sets a default media type for bodies, but the case must choose it.
  const response = await fetch(url + path, {
    method,
    headers: request.headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const problems: string[] = [];
  if (response.status !== status) problems.push(`status ${response.status} instead of ${status}`);
  if (response.headers.get('content-type') !== mediaType)
    problems.push(`media type ${String(response.headers.get('content-type'))}`);
  problems.push(...headers.filter((name) => !response.headers.has(name)).map((name) => `no ${name}`));
  problems.push(
    ...(mediaType === jsonMediaType
      ? jsonDeviations(text, status, schema as Json)
      : xmlDeviations(text, status)),
  );
  return problems;
}

function jsonDeviations(text: string, status: number, schema: Json): string[] {
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    return ['body that is not JSON'];
  }
  const problems = schemas.validate(schema as never, body).map(({ message }) => `body: ${message}`);
  const code = (body as Record<string, Json>)['status_code'];
  if (status !== 503 && code !== status) problems.push(`status_code ${String(code)}`);
  return problems;
}

function xmlDeviations(text: string, status: number): string[] {
  if (XMLValidator.validate(text) !== true) return ['body that is not XML'];
  if (!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['XML without a declaration'];
  const parsed = new XMLParser({ ignoreDeclaration: true, ignoreAttributes: false }).parse(text) as Record<
    string,
    Record<string, unknown>
  >;
  const roots = Object.values(parsed);
  if (roots.length !== 1) return [`${roots.length} roots`];
  const code = roots[0]?.['status_code'];
  return status !== 503 && code !== status ? [`status_code ${String(code)}`] : [];
}

it('the cases cover every error condition for every operation that it applies to', () => {
  const rows = (document['x-conditions'] ?? []).reduce((sum, { operations }) => sum + operations.length, 0);
  expect(cases).toHaveLength(2 * rows);
  expect(rows).toBeGreaterThan(100);
});

describe('error conditions', () => {
  it('are triggered by their key and by Prefer', async () => {
    const missed: string[] = [];
    for (const row of cases) {
      const valid = cases.find(
        (each) =>
          each.operationId === row.operationId &&
          each.request.headers[facts.apiKeyHeader]?.startsWith('mock-key-'),
      );
      const { method, path, body, headers } = valid?.request ?? row.request;
      for (const more of [
        { [facts.apiKeyHeader]: `mock-key-${row.condition}` },
        { [facts.apiKeyHeader]: 'k', prefer: `code=${row.status}, example=${row.condition}` },
      ]) {
        const response = await fetch(mock.url + path, {
          method,
          headers: { ...headers, accept: row.mediaType, ...more },
          ...(body === undefined ? {} : { body }),
        });
        const condition = response.headers.get('x-mock-condition');
        if (response.status !== row.status || condition !== row.condition)
          missed.push(`${label(row)}: ${String(condition)}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it.each(cases.map((row) => [label(row), row] as const))(
    'are triggered by the request of their case: %s',
    async (_, row) => {
      expect(await deviations(mock.url, row)).toEqual([]);
      const { method, path, headers, body } = row.request;
      const response = await fetch(mock.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect(response.headers.get('x-mock-condition')).toBe(row.condition);
    },
  );
});

async function startStock(): Promise<RunningPrism> {
  const description = join(generated, 'openapi.json');
  return startPrism({ document: description, host: '127.0.0.1', port: await freePort(), output: 'ignore' });
}

const tableFile = join(import.meta.dirname, '../../scripts/prism/README.md');

/** The table's rows by condition. */
function linesOf(markdown: string): Map<string, string> {
  const lines = markdown.split('\n').map((line) => line.replaceAll(/ +\| */g, ' | ').trim());
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const id = /^\| \d{3} \| `([^`]+)`/.exec(line)?.[1];
      return id === undefined ? [] : [[id, line]];
    }),
  );
}

/** Stock Prism's response to each condition's request, as a table cell. */
async function tryStock(): Promise<{ lines: Map<string, string>; passed: number }> {
  const prism = await startStock();
  const reasons = new Map<string, Set<string>>();
  let passed = 0;
  try {
    for (const row of cases) {
      const differences = await deviations(prism.url, row).catch((error: unknown) => [String(error)]);
      if (differences.length === 0) passed += 1;
      const form = row.mediaType === xmlMediaType ? 'XML: ' : 'JSON: ';
      const comparable = differences.filter((each) => !/^(?:body: |no |status_code )/.test(each));
      const all = reasons.get(row.condition) ?? new Set<string>();
      const text = comparable.join(', ') || (differences.length > 0 ? 'another body' : 'as documented');
      reasons.set(row.condition, all.add(form + text));
    }
  } finally {
    await prism.stop();
  }
  const lines = (document['x-conditions'] ?? []).map(({ id, status }): [string, string] => [
    id,
    `| ${status} | \`${id}\` | ${[...(reasons.get(id) ?? [])].toSorted().join('; ')} |`,
  ]);
  return { lines: new Map(lines), passed };
}

describe('stock Prism', () => {
  const page = readFileSync(tableFile, 'utf8');

  it('differs only as listed in scripts/prism/README.md', async () => {
    const { lines, passed } = await tryStock();
    console.log(`Of ${cases.length} rows, the mock passes ${cases.length} and stock Prism ${passed}.`);
    if (process.env['WRITE_STOCK_TABLE'] === '1') {
      const head = page.slice(0, page.indexOf('| Status'));
      const table = [
        "| Status | Condition | Stock Prism's response |",
        '| --- | --- | --- |',
        ...lines.values(),
      ];
      const options = await resolveConfig(tableFile);
      writeFileSync(
        tableFile,
        await format(`${head}${table.join('\n')}\n`, { ...options, filepath: tableFile }),
      );
      return;
    }
    // New and removed conditions show up when the table is next written.
    const documented = [...linesOf(page)].filter(([id]) => lines.has(id));
    expect(documented.length).toBeGreaterThan(10);
    const remedy = 'WRITE_STOCK_TABLE=1 npx vitest run --project slow test/engines/conditions';
    expect(
      documented.map(([, line]) => line),
      remedy,
    ).toEqual(documented.map(([id]) => lines.get(id)));
  });

  it("exits on an Accept header that it can't parse, as its README says", async () => {
    const prism = await startStock();
    const ended = once(prism.process, 'exit');
    await fetch(`${prism.url}/account`, { headers: { accept: 'foo', [facts.apiKeyHeader]: 'k' } }).catch(
      () => undefined,
    );
    const [code] = (await ended) as [number];
    expect(code).not.toBe(0);
    expect(page).toContain('`Accept: foo`');
  });
});

describe('examples requested by name', () => {
  const byId = new Map((document['x-conditions'] ?? []).map(({ id, operations }) => [id, operations]));
  const answers = documentedAnswers(document);
  /** For each error status of an operation, the conditions that apply only to other operations. */
  const others = (document['x-conditions'] ?? []).flatMap(({ id, status }) =>
    answers
      .filter((answer) => answer.status === status && !byId.get(id)?.includes(answer.operationId))
      .map((answer): DocumentedAnswer => ({ ...answer, example: id })),
  );

  it("are refused if their error condition doesn't apply to the operation", async () => {
    expect(others.length).toBeGreaterThan(50);
    for (const { method, path, status, example, body } of others) {
      const response = await send(mock, path.replaceAll(/\{[^}]+\}/g, 'AbCdEfGh'), {
        method,
        body,
        headers: { prefer: `code=${status}, example=${example}` },
      });
      expect([response.status, response.headers.get('x-mock-condition')]).toEqual([
        400,
        'mock/unknown-preference',
      ]);
      const { message = '' } = (await response.json()) as { message?: string };
      const [wrong = '', there = ''] = message.split(' There are: ');
      expect(wrong).toContain(`no example ${example}`);
      expect(there.split(/[(), ]+/)).not.toContain(example);
    }
  });
});

describe('successful responses', () => {
  const requests = documentedRequests(document);
  const rows = requests.flatMap((parts) => {
    const collection = parts.path.split('/')[1] ?? '';
    const records = parts.path.includes('{')
      ? (mockData[collection] ?? []).map(({ slug }) => String(slug))
      : [''];
    return records.map((slug) => ({ ...parts, path: parts.path.replaceAll(/\{[^}]+\}/g, slug) }));
  });

  it('match their JSON Schema for every record, in the default language and in others', async () => {
    const invalid: string[] = [];
    for (const { method, path, body, success } of rows) {
      for (const languages of [undefined, 'all', 'fr_FR', 'sv_SE']) {
        // Some operations delete the record.
        mock.reset();
        const response = await send(mock, path, {
          method,
          body,
          headers: { [facts.languageHeader]: languages },
        });
        const text = await response.text();
        const problems =
          success.schema === undefined
            ? text
            : schemas.validate(success.schema as never, JSON.parse(text) as Json);
        if (response.status !== success.status || problems.length > 0)
          invalid.push(`${method} ${path}: ${response.status} ${JSON.stringify(problems)}`);
      }
    }
    expect(invalid).toEqual([]);
    expect(rows.length).toBeGreaterThan(140);
  });

  it('have the same content in XML', async () => {
    const fresh = await start({ now: () => Date.parse('2026-12-01T00:00:00Z') });
    const differing: string[] = [];
    for (const { operationId, method, path, body, success } of rows) {
      if (success.schema === undefined) continue;
      // Updates change timestamps, so reset the data for each format.
      fresh.reset();
      const json: unknown = await (await send(fresh, path, { method, body })).json();
      fresh.reset();
      const response = await send(fresh, path, { method, body, headers: { accept: xmlMediaType } });
      const operation = facts.operations.find(({ id }) => id === operationId);
      const root = operation?.responses[success.status]?.xmlRoot ?? '';
      if ((await response.text()) !== toXml(json, root)) differing.push(`${method} ${path}`);
    }
    expect(differing).toEqual([]);
  });
});
