import { expect } from 'vitest';
import type { Operation } from '../../scripts/model/operation.ts';
import { readBundle } from '../support/generated.ts';
import type { Built } from './built.ts';

/** Checks an operation in all outputs: client types and method, mock, page, samples and Markdown. */
export async function expectOperation(built: Built, id: string): Promise<void> {
  const operation = built.operation(id);
  expectPage(built, operation);
  await expectClientMethod(built, operation);
  await expectMockResponse(built, operation);
}

/**
 * Checks that each region's known base URL replaces its placeholder everywhere, and that the other regions still have
 * placeholders.
 */
export function expectCorrectBaseUrls(built: Built): void {
  const { regions } = built.model;
  const guideFile = 'docs/guides/authentication-and-regions.md';
  for (const { url, description, known } of regions) {
    const row =
      built
        .text(guideFile)
        .split('\n')
        .find((line) => line.startsWith(`| ${description}`)) ?? '';
    expect(row.includes('unknown')).toBe(!known);
    expect(row.includes(url)).toBe(known);
  }
  const unknownUrls = new Set(regions.filter(({ known }) => !known).map(({ url }) => url));
  const replaced = (readBundle().servers ?? []).map(({ url }) => url).filter((url) => !unknownUrls.has(url));
  for (const file of [
    guideFile,
    'docs/llms-full.txt',
    'GAPS.md',
    'client/README.md',
    'mock/README.md',
    'openapi.yaml',
  ]) {
    const text = built.text(file);
    expect(replaced.filter((url) => text.includes(url))).toEqual([]);
  }
}

function expectPage(built: Built, operation: Operation): void {
  const path = built.model.samples.path(operation);
  expect(path).not.toContain('{');
  for (const form of ['html', 'md'] as const) {
    const page = built.page(`operations/${operation.id}`, form);
    expect(page, `${operation.id}.${form}`).toContain(operation.method.toUpperCase());
    expect(page, `${operation.id}.${form}`).toContain(path);
    for (const { name } of operation.parameters) expect(page, `${operation.id}.${form}`).toContain(name);
  }
}

async function expectClientMethod(built: Built, operation: Operation): Promise<void> {
  const client = await built.client('http://127.0.0.1:9');
  const { resource, method } = operation.call;
  expect(client[resource]?.[method], `client.${resource}.${method}`).toBeTypeOf('function');
  const types = built.text('client/src/resources.ts');
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '{}');
  expect(types).toContain(`operation: '${operation.method.toUpperCase()} ${path}'`);
}

async function expectMockResponse(built: Built, operation: Operation): Promise<void> {
  const response = await built.request(operation);
  const body = await response.text();
  expect(response.status, `${operation.id}: ${body}`).toBeLessThan(400);
  const { success } = operation;
  if (success?.statusKnown) expect(response.status).toBe(Number(success.status));
  if (success?.result === 'none') expect(body).toBe('');
  else if (!success?.file) expect(JSON.parse(body)).toBeDefined();
}
