import type { Example, MediaType, OpenApiDocument } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import type { ViewCase } from '../site/model.ts';

/**
 * The named examples of a body, JSON and XML of one case together.
 *
 * @param content media types of the body
 * @param prefix what the addresses of the examples start with
 * @param only names of the examples to show; all when absent
 */
export function exampleCases(
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  prefix: string,
  only?: (name: string) => boolean,
): ViewCase[] {
  const cases = new Map<string, ViewCase>();
  for (const [type, media] of Object.entries(content)) {
    for (const [name, node] of Object.entries(media.examples ?? {})) {
      if (only && !only(name)) continue;
      const { summary, description, value } = dereference<Example>(document, node);
      const shown = cases.get(name) ?? {
        id: `${prefix}-${name}`,
        title: summary ?? name,
        ...(description !== undefined && { text: description }),
        sides: [],
      };
      const isXml = /\bxml$/.test(type);
      shown.sides.push({
        format: isXml ? 'xml' : 'json',
        text: typeof value === 'string' && isXml ? value : JSON.stringify(value, null, 2),
      });
      cases.set(name, shown);
    }
  }
  return [...cases.values()];
}
