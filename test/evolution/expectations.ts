import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Operation } from '../../scripts/model/operation.ts';
import type { Built } from './built.ts';

/** Checks an operation in all outputs: client types and method, mock, page, samples and Markdown. */
export async function expectOperation(built: Built, id: string): Promise<void> {
  const operation = built.operation(id);
  expectPage(built, operation);
  await expectClientMethod(built, operation);
  await expectMockResponse(built, operation);
}

const noAddress = /\bno address is shown|none of the addresses|addresses are not (?:shown|publicly)/i;

/**
 * Checks all statements about base URLs for each region. No page may call a known base URL unknown or a placeholder,
 * and the others must be listed as unknown.
 */
export function expectCorrectBaseUrls(built: Built): void {
  const { model } = built;
  const guide = built.text('docs/guides/authentication-and-regions.md');
  for (const { url, description, known } of model.regions) {
    const row = guide.split('\n').find((line) => line.startsWith(`| ${description}`)) ?? '';
    expect(row.includes('unknown')).toBe(!known);
    expect(row.includes(url)).toBe(known);
  }
  const knownRegions = model.regions.filter((region) => region.known);
  if (knownRegions.length === 0) return;
  const placeholder = /placeholder|stands in/i;
  for (const file of ['docs/llms-full.txt', 'GAPS.md', 'client/README.md', 'mock/README.md']) {
    const prose = built.text(file).replaceAll(/^\|.*$/gm, '');
    const sentences = prose.split(/(?<=[.!?])\s+|\n\s*\n/);
    for (const sentence of sentences) {
      if (knownRegions.some(({ url }) => sentence.includes(url)))
        expect(sentence, file).not.toMatch(placeholder);
      expect(sentence, file).not.toMatch(noAddress);
    }
  }
  const document = built.text('openapi.yaml');
  expect(document).not.toMatch(noAddress);
  const { servers } = parse(document) as { servers: { url: string; description: string }[] };
  for (const { url } of knownRegions) {
    const server = servers.find((each) => each.url === url);
    expect(server?.description, `openapi.yaml: ${url}`).toBeDefined();
    expect(server?.description, `openapi.yaml: ${url}`).not.toMatch(placeholder);
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
