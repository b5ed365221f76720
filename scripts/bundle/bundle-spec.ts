import { bundleDocument, getTypes, stringifyYaml } from '@redocly/openapi-core';
import { toSourceProblem } from '../lint/lint-spec.ts';
import type { Condition, OpenApiDocument } from '../model/document.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import type { Bundle } from '../build/stage.ts';
import { findBundleNodes, type BundleNodes } from './bundle-nodes.ts';
import { addConditions } from '../model/add-conditions.ts';
import { fillUnknowns } from '../model/placeholder.ts';
import { addErrorResponses } from './add-error-responses.ts';
import { addXmlExamples } from './add-xml-examples.ts';
import { sortDocument } from './sort-keys.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import { errorExamples, readErrorExamples } from '../source/error-examples.ts';
import { SourceMap } from '../source/source-map.ts';
import { publishedForm } from './published-form.ts';
import { writeListHeaders } from './write-list-headers.ts';
import { pointerRules, writePointers } from './write-pointers.ts';

/** The bundle, with the data that later checks need to locate problems in the source. */
export interface BundledSpec {
  readonly bundle: Bundle;
  readonly nodes: BundleNodes;
  readonly sourceMap: SourceMap;
}

/** This step's rules, each with a one-line description. */
export const bundleRules = {
  ...pointerRules,
  'error-example': 'every error condition has an example, `examples/errors/<id>.json`',
  'xml-example': 'every response example can be converted to XML',
};

/**
 * Bundles the files of a spec into one document, and adds computed parts: the operations of each error condition, the
 * examples of error responses, and XML examples. It modifies the parsed files.
 *
 * @throws BuildError if Redocly can't bundle the spec, or an extension contains a schema where a reference is required
 */
export async function bundleSpec(spec: OpenSpec): Promise<BundledSpec> {
  const examples = await readErrorExamples(spec);
  const sourceMap = new SourceMap(await spec.reader.documents());
  const bundled = await bundleDocument({
    document: spec.root,
    config: spec.config,
    types: getTypes('oas3_1'),
    externalRefResolver: spec.reader,
    // Redocly would rename one of two files with the same name in different folders, so report them.
    componentRenamingConflicts: 'error',
  });
  if (bundled.problems.length > 0) throw new BuildError(bundled.problems.map(toSourceProblem));

  const document = bundled.bundle.parsed as OpenApiDocument;
  addConditions(document);
  const missing = addErrorResponses(document, { examples, sourceMap });
  if (missing.length > 0)
    throw new BuildError(missing.map((condition) => missingExample(document, sourceMap, condition)));
  const nodes = await findBundleNodes(document, spec);
  writePointers(document, sourceMap);
  writeListHeaders(document, nodes);
  addXmlExamples(document, nodes, sourceMap);
  prepareGuides(document);
  sortDocument(document);
  return { nodes, sourceMap, bundle: serialize(document) };
}

function missingExample(
  document: OpenApiDocument,
  sourceMap: SourceMap,
  condition: Condition,
): SourceProblem {
  const index = (document['x-conditions'] ?? []).indexOf(condition);
  return {
    ...sourceMap.locate(document, ['x-conditions', index, 'id']),
    rule: 'error-example',
    message: `The error condition \`${condition.id}\` has no example; add ${errorExamples}/${condition.id}.json.`,
  };
}

/** Serializes a bundled document. Equal documents produce equal text. */
function serialize(document: OpenApiDocument): Bundle {
  const published = publishedForm(document);
  return {
    document,
    json: `${JSON.stringify(published, null, 2)}\n`,
    yaml: stringifyYaml(published, { noRefs: true, lineWidth: -1 }),
  };
}

/** Removes the first heading of each guide, which repeats its `title`, and expands the placeholders of unknowns. */
function prepareGuides(document: OpenApiDocument): void {
  for (const guide of document['x-guides'] ?? [])
    guide.content = fillUnknowns(guide.content.replace(/^\s*# .*\n+/, ''), document['x-gap-register'] ?? []);
}
