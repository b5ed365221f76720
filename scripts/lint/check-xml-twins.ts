import { XMLValidator } from 'fast-xml-parser';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { toXml } from '../examples/to-xml.ts';
import type { Example, Json, MediaType } from '../model/document.ts';
import { formatOf } from '../model/media-type.ts';
import type { SourceProblem } from '../source/problems.ts';

/** What each rule of this check wants. */
export const xmlRules = {
  'xml-twin': 'an XML example says what its JSON twin says',
  'xml-well-formed': 'an XML example is well formed',
};

const hint = 'write the twins anew with `npm run examples`';

/**
 * Checks the XML examples, which no schema can: each is well formed, and it is the twin of the JSON example of the
 * same name in the JSON media type beside it.
 */
export function checkXmlTwins(spec: BundledSpec): SourceProblem[] {
  return spec.nodes.mediaTypes.flatMap(({ node, path }) => {
    const name = path.at(-1) ?? '';
    if (formatOf(name) !== 'xml') return [];
    const beside = path
      .slice(0, -1)
      .reduce<unknown>((parent, key) => Object(parent)[key], spec.bundle.document);
    const json = (beside as Record<string, MediaType>)[name.replace(/xml$/, 'json')];
    const problem = (place: readonly string[], message: string, rule: string): SourceProblem => ({
      ...spec.sourceMap.locate(spec.bundle.document, place),
      message,
      rule,
    });

    const problems = unpaired(json, node).map((caseName) =>
      problem(
        [...path, 'examples'],
        `The example "${caseName}" has no XML form here; write it with \`npm run examples\`, and refer to it.`,
        'xml-twin',
      ),
    );
    for (const [caseName, example] of examplesOf(node)) {
      const place = [...path, 'examples', caseName, 'value'];
      if (typeof example.value !== 'string') {
        problems.push(
          problem(
            place,
            'An XML example is the text of an XML document, and this is none; refer to a file that ends in `.xml`.',
            'xml-well-formed',
          ),
        );
        continue;
      }
      const fault = XMLValidator.validate(example.value);
      if (fault !== true) {
        const { msg, line, col } = fault.err;
        const { file, ...at } = problem(
          place,
          `The example is not well formed: ${msg.replace(/\.$/, '')}; write it anew with \`npm run examples\`.`,
          'xml-well-formed',
        );
        problems.push({ ...at, file, ...(file.endsWith('.xml') ? { line, column: col } : {}) });
        continue;
      }
      const twin = examplesOf(json).find(([other]) => other === caseName)?.[1].value;
      const reason = differenceFromTwin(example.value, twin, node);
      if (reason) problems.push({ ...problem(place, reason.message, 'xml-twin'), ...reason.at, hint });
    }
    return problems;
  });
}

function examplesOf(mediaType: MediaType | undefined): [string, Example][] {
  return Object.entries(mediaType?.examples ?? {}) as [string, Example][];
}

function unpaired(json: MediaType | undefined, xml: MediaType): string[] {
  const names = new Set(examplesOf(xml).map(([name]) => name));
  return examplesOf(json).flatMap(([name]) => (names.has(name) ? [] : [name]));
}

function differenceFromTwin(
  xml: string,
  twin: Json | undefined,
  { schema }: MediaType,
): { message: string; at?: { line: number; column: number } } | undefined {
  if (twin === undefined)
    return {
      message:
        'The XML example has no JSON example of the same name; refer to the JSON file in the JSON media type too.',
    };
  const rootName = /<(?![?!])([^\s/>]+)/.exec(xml)?.[1] ?? '';
  const schemaName = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (schemaName !== undefined && rootName !== schemaName) {
    return { message: `The root element is \`${rootName}\`, and the schema is \`${schemaName}\`.` };
  }
  const expected = toXml(twin, rootName);
  if (xml === expected) return undefined;
  const wanted = expected.split('\n');
  const line = xml.split('\n').findIndex((text, index) => text !== wanted[index]) + 1;
  return { message: 'The XML example differs from its JSON twin.', at: { line: line || 1, column: 1 } };
}
