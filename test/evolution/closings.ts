import type { Node, SpecCopy } from './spec-copy.ts';

/** Replaces an unknown with an invented fact. */
type Fact = (spec: SpecCopy) => void;

const anObject = { type: 'object', additionalProperties: { type: 'string' } };
const anyText = { type: 'string' };

/**
 * Facts for unknowns that can't be closed otherwise, because the ID was a node's only content and lint would fail.
 * `edits.ts` covers placing operations and naming parameters.
 */
const facts: Readonly<Record<string, Fact>> = {
  'GAP-001': (spec) => {
    spec.edit('openapi.yaml', ({ servers }) => {
      for (const [index, server] of servers.entries()) server.url = `https://region-${index}.grants.example`;
    });
    spec.replaceAll(/https:\/\/[a-z-]+\.invalid/g, 'https://region-0.grants.example', spec.files('guides'));
  },
  'GAP-019': (spec) =>
    spec.edit('components/schemas/WebhookEventKind.yaml', (schema) => {
      schema.$ref = schema.anyOf[0].$ref;
      delete schema.anyOf;
    }),
  'GAP-062': (spec) =>
    spec.edit('components/schemas/Attachment.yaml', ({ properties }) => {
      properties.tab.additionalProperties = { type: 'string' };
    }),
  'GAP-006': (spec) => {
    for (const file of spec.files('paths'))
      spec.edit(file, (path) => {
        for (const operation of Object.values<Node>(path)) {
          const { '2XX': success, ...others } = operation.responses;
          if (success?.['x-gap'].includes('GAP-006')) operation.responses = { 200: success, ...others };
        }
      });
  },
};

/** Invented shapes for schemas whose shape is unknown, by unknown ID. */
const shapes: Readonly<Record<string, Node>> = {
  'GAP-007': anObject,
  'GAP-008': anObject,
  'GAP-009': anObject,
  'GAP-010': anObject,
  'GAP-011': anObject,
  'GAP-017': anObject,
  'GAP-021': anObject,
  'GAP-024': anObject,
  'GAP-029': anyText,
  'GAP-062': anyText,
};

/** Unknowns that `edits.ts` closes: operations to place and parameters to name. */
const closedElsewhere = new Set(['GAP-002', 'GAP-003', 'GAP-004', 'GAP-005', 'GAP-016', 'GAP-037']);

/** The unknowns that this test closes, each with its statement. */
export function closableUnknowns(spec: SpecCopy): { readonly id: string; readonly statement: string }[] {
  return spec
    .read('registers/gaps.yaml')
    .filter(({ id, closed }: Node) => closed === undefined && !closedElsewhere.has(id));
}

/** Closes an unknown as described in CONTRIBUTING.md: replaces the ID with the fact and adds `closed` to the entry. */
export function closeUnknown(spec: SpecCopy, id: string): void {
  facts[id]?.(spec);
  spec.closeGap(id, shapes[id]);
}
