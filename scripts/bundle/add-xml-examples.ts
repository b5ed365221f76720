import type { Example, MediaType, OpenApiDocument } from '../model/document.ts';
import { formatOf } from '../model/media-type.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import type { SourceMap } from '../source/source-map.ts';
import type { BundleNodes } from './bundle-nodes.ts';
import { toXml, XmlFormError } from '../model/to-xml.ts';

/** Root element of a body whose schema is inline and so has no name. */
const namelessBody = 'Response';

/**
 * Adds an XML version of each JSON example to the XML media type next to it. The root element is the schema's name.
 *
 * @throws BuildError for each example that can't be written as XML
 */
export function addXmlExamples(
  document: OpenApiDocument,
  { mediaTypes }: BundleNodes,
  sourceMap: SourceMap,
): void {
  const problems: SourceProblem[] = [];
  for (const { node: json, path } of mediaTypes) {
    const name = path.at(-1) ?? '';
    if (formatOf(name) !== 'json' || !json.examples) continue;
    const content = path.slice(0, -1).reduce<unknown>((parent, key) => Object(parent)[key], document);
    const xml = Object.entries(content as Record<string, MediaType>).find(
      ([other]) => formatOf(other) === 'xml',
    )?.[1];
    if (!xml) continue;
    const root = json.schema?.$ref?.split('/').at(-1) ?? namelessBody;
    xml.examples = {};
    for (const [id, example] of Object.entries(json.examples as Record<string, Example>)) {
      try {
        xml.examples[id] = { ...example, value: toXml(example.value, root) };
      } catch (error) {
        if (!(error instanceof XmlFormError)) throw error;
        const message = `The example can't be converted to XML: ${error.message}; change the name or the text.`;
        const place = sourceMap.locate(document, [...path, 'examples', id, 'value']);
        problems.push({ ...place, rule: 'xml-example', message });
      }
    }
  }
  if (problems.length > 0) throw new BuildError(problems);
}
