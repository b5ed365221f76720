import type { MediaType } from '../../model/media-type.ts';
import type { ViewCase } from '../site/page-model.ts';

/**
 * The named examples of a body, JSON and XML of one case together.
 *
 * @param content media types of the body
 * @param prefix what the addresses of the examples start with
 * @param only names of the examples to show; all when absent
 */
export function exampleCases(
  content: readonly MediaType[],
  prefix: string,
  only: (name: string) => boolean = () => true,
): ViewCase[] {
  const cases = new Map<string, ViewCase>();
  for (const { format, examples } of content) {
    for (const { name, summary, description, value } of examples.filter((example) => only(example.name))) {
      const shown = cases.get(name) ?? {
        id: `${prefix}-${name}`,
        title: summary === '' ? name : summary,
        ...(description !== '' && { text: description }),
        sides: [],
      };
      const isXml = format === 'xml';
      shown.sides.push({
        format: isXml ? 'xml' : 'json',
        text: isXml && typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      });
      cases.set(name, shown);
    }
  }
  return [...cases.values()];
}
