import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Response } from '../../scripts/model/document.ts';
import { operationNodes } from '../../scripts/model/nodes.ts';
import { assumeSuccess } from '../../scripts/variants/assume-success.ts';
import { readBundle } from '../support/generated.ts';

const bundle = readBundle();
const before = structuredClone(bundle);
const unknown = operationNodes(bundle.paths)
  .filter(({ node: operation }) => '2XX' in operation.responses)
  .map(({ node: operation }) => operation.operationId);
const { document, operations } = assumeSuccess(bundle);

/** A document with one operation and these responses. */
function withResponses(responses: Record<string, Response>): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/thing': { get: { operationId: 'getThing', responses } } },
  };
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

  it("is called assumed in exactly these responses, with the unknown's id", () => {
    const saying = operationNodes(document.paths).filter(({ node: operation }) =>
      /[.!?] The status 200 is assumed: the number is not shown \(GAP-\d{3}(, GAP-\d{3})*\)\.$/.test(
        (operation.responses['200'] as Response).description,
      ),
    );
    expect(saying.map(({ node: operation }) => operation.operationId)).toEqual(unknown);
  });

  it('is called assumed in the title and the introduction', () => {
    expect(document.info.title).toContain('(success status 200 assumed)');
    expect(document.info.description).toMatch(
      new RegExp(`^\\*\\*This file assumes.*${unknown.length} operations`),
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

  it('leaves the bundle as it is', () => {
    expect(bundle).toEqual(before);
  });
});

it('without unknown statuses, nothing is assumed', () => {
  const known = withResponses({ 200: { description: 'The thing.' } });
  expect(assumeSuccess(known)).toEqual({ document: known, operations: [] });
});

it('a range without an unknown is called assumed as well', () => {
  const { paths } = assumeSuccess(withResponses({ '2XX': { description: 'Thing returned' } })).document;
  expect(paths['/thing']?.get?.responses['200']).toEqual({
    description: 'Thing returned. The status 200 is assumed: the number is not shown.',
  });
});

it('an operation with both the range and the number is an error', () => {
  const both = withResponses({ 200: { description: 'A' }, '2XX': { description: 'B' } });
  expect(() => assumeSuccess(both)).toThrow('getThing documents both 2XX and 200');
});
