import type { Node, SpecCopy } from './spec-copy.ts';

/** Puts a fact, made up for the test, where an unknown was. */
type Fact = (spec: SpecCopy) => void;

const anObject = { type: 'object', additionalProperties: { type: 'string' } };
const anyText = { type: 'string' };

/**
 * Facts without which lint refuses to close an unknown, because its id was the only content of a node. Placing an
 * operation and naming a parameter are edits of their own in `edits.ts`.
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

/** The shape that a schema gets when its unknown shape becomes known. */
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

/** The unknowns that the edits of `edits.ts` close: operations to place and parameters to name. */
const closedElsewhere = new Set(['GAP-002', 'GAP-003', 'GAP-004', 'GAP-005', 'GAP-016', 'GAP-037']);

/** The unknowns that this test closes, each with its sentence. */
export function closableUnknowns(spec: SpecCopy): { readonly id: string; readonly statement: string }[] {
  return spec
    .read('registers/gaps.yaml')
    .filter(({ id, closed }: Node) => closed === undefined && !closedElsewhere.has(id));
}

/** Closes an unknown as CONTRIBUTING says: the fact goes where the id was, and the entry gets `closed`. */
export function closeUnknown(spec: SpecCopy, id: string): void {
  facts[id]?.(spec);
  spec.closeGap(id, shapes[id]);
}
