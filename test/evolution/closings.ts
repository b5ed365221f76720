import type { Node, SpecCopy } from './spec-copy.ts';

/** Replaces an unknown with an invented fact. */
type Fact = (spec: SpecCopy) => void;

const objectSchema = { type: 'object', additionalProperties: { type: 'string' } };
const stringSchema = { type: 'string' };

/**
 * Facts for unknowns whose ID is the only content of a node. Without a fact, lint would fail. `edits.ts` covers placing
 * operations and naming parameters.
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

/** Invented keywords for schemas whose shape is unknown, by the unknown's ID. */
const shapes: Readonly<Record<string, Node>> = {
  'GAP-007': objectSchema,
  'GAP-008': objectSchema,
  'GAP-009': objectSchema,
  'GAP-010': objectSchema,
  'GAP-011': objectSchema,
  'GAP-017': objectSchema,
  'GAP-021': objectSchema,
  'GAP-024': objectSchema,
  'GAP-029': stringSchema,
  'GAP-062': stringSchema,
};

/** Unknowns that `edits.ts` closes by placing operations and naming parameters. */
const closedElsewhere = new Set(['GAP-002', 'GAP-003', 'GAP-004', 'GAP-005', 'GAP-016', 'GAP-037']);

/** The unknowns to close here, each with its statement. */
export function closableUnknowns(spec: SpecCopy): { readonly id: string; readonly statement: string }[] {
  return spec
    .read('registers/gaps.yaml')
    .filter(({ id, closed }: Node) => closed === undefined && !closedElsewhere.has(id));
}

/** Closes an unknown as described in CONTRIBUTING.md: replaces the ID with the fact, and adds `closed` to the entry. */
export function closeUnknown(spec: SpecCopy, id: string): void {
  facts[id]?.(spec);
  spec.closeGap(id, shapes[id]);
}
