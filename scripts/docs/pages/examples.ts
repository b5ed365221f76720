import type { Example, Json, MediaType, OpenApiDocument } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import type { Block, ExampleCase } from '../site/model.ts';

/** What is to be said once on a page with examples. */
export const madeUp =
  'Values and wording in the examples are made up: they show shapes, not what the service sends.';

/**
 * The named examples of a body, JSON and XML of one case beside each other.
 *
 * @param content media types of the body
 * @param prefix what the addresses of the examples start with
 * @param only names of the examples to show; all when absent
 */
export function exampleBlocks(
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  prefix: string,
  only?: ReadonlySet<string>,
): Block[] {
  const cases = new Map<string, ExampleCase>();
  for (const [type, media] of Object.entries(content)) {
    for (const [name, node] of Object.entries(media.examples ?? {})) {
      if (only && !only.has(name)) continue;
      const { summary, description, value } = dereference<Example>(document, node);
      const shown = cases.get(name) ?? {
        id: `${prefix}-${name}`,
        title: summary ?? name,
        ...(description !== undefined && { text: description }),
        open: cases.size === 0 && !only,
        sides: [],
      };
      shown.sides.push(side(type, value));
      cases.set(name, shown);
    }
  }
  return cases.size === 0 ? [] : [{ kind: 'examples', cases: [...cases.values()] }];
}

function side(type: string, value: Json | undefined): ExampleCase['sides'][number] {
  const isXml = /\bxml$/.test(type);
  const text = typeof value === 'string' && isXml ? value : JSON.stringify(value, null, 2);
  return { label: isXml ? 'XML' : 'JSON', language: isXml ? 'xml' : 'json', text };
}
