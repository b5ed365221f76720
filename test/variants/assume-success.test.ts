import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Response } from '../../scripts/model/document.ts';
import { operationNodes } from '../../scripts/model/nodes.ts';
import { publishedForm } from '../../scripts/bundle/published-form.ts';
import { assumeSuccess } from '../../scripts/variants/assume-success.ts';
import { readBundle } from '../support/generated.ts';

const bundle = readBundle();
const before = structuredClone(bundle);
const unknown = operationNodes(bundle.paths)
  .filter(({ node: operation }) => '2XX' in operation.responses)
  .map(({ node: operation }) => operation.operationId);
const { document, operations } = assumeSuccess(bundle);

/** A document with one operation and the given responses. */
function withResponses(responses: Record<string, Response>): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/thing': { get: { operationId: 'getThing', responses } } },
  };
}

/** Returns the descriptions of all responses that aren't references. */
function descriptionsIn({ paths }: OpenApiDocument): { id: string; status: string; description: string }[] {
  return operationNodes(paths).flatMap(({ node: { operationId: id, responses } }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      'description' in response ? [{ id, status, description: response.description }] : [],
    ),
  );
}

describe('the assumed success status', () => {
  it('replaces every range', () => {
    expect(unknown.length).toBeGreaterThan(0);
    expect(operations).toEqual(unknown);
    const statuses = operationNodes(document.paths).flatMap(({ node: operation }) =>
      Object.keys(operation.responses),
    );
    expect(statuses.filter((status) => !/^\d{3}$/.test(status))).toEqual([]);
  });

  it('is described as assumed in exactly these responses', () => {
    const saying = descriptionsIn(document).filter(({ description }) =>
      description.endsWith('\n\nThis file assumes the status 200; the description has `2XX`.'),
    );
    expect(saying.map(({ id, status }) => [id, status])).toEqual(unknown.map((id) => [id, '200']));
  });

  it('has the ID of its unknown once', () => {
    const published = assumeSuccess(publishedForm(readBundle())).document;
    for (const { description } of descriptionsIn(published)) {
      const ids = [...description.matchAll(/GAP-\d+/g)].map(([id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('is described as assumed in the title and the introduction', () => {
    expect(document.info.title).toContain('(success status 200 assumed)');
    expect(document.info.description).toMatch(
      new RegExp(`^\\*\\*This file makes an assumption.*${unknown.length} operations`),
    );
  });

  it('changes nothing else', () => {
    const others = structuredClone(document);
    others.info = bundle.info;
    others['x-gap-register'] = bundle['x-gap-register'] ?? [];
    others['x-ambiguities'] = bundle['x-ambiguities'] ?? [];
    for (const { path, method, node: operation } of operationNodes(others.paths)) {
      const range = bundle.paths[path]?.[method]?.responses['2XX'] as Response | undefined;
      if (!range) continue;
      const { 200: assumed, ...rest } = operation.responses;
      operation.responses = { ...rest, '2XX': { ...assumed, description: range.description } };
    }
    expect(others).toEqual(bundle);
  });

  it("doesn't modify the bundle", () => {
    expect(bundle).toEqual(before);
  });
});

it('assumeSuccess() assumes nothing if all statuses are known', () => {
  const withStatus = withResponses({ 200: { description: 'The thing.' } });
  expect(assumeSuccess(withStatus)).toEqual({ document: withStatus, operations: [] });
});

it('assumeSuccess() refuses an operation with both 2XX and 200', () => {
  const both = withResponses({ 200: { description: 'A' }, '2XX': { description: 'B' } });
  expect(() => assumeSuccess(both)).toThrow('getThing documents both 2XX and 200');
});
