import { bundleDocument, getTypes, stringifyYaml } from '@redocly/openapi-core';
import { toSourceProblem } from '../lint/lint-spec.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { BuildError } from '../source/problems.ts';
import type { Bundle } from '../build/stage.ts';
import { findBundleNodes, type BundleNodes } from './bundle-nodes.ts';
import { addConditions } from './add-conditions.ts';
import { describeCauses } from './describe-causes.ts';
import { addListPatterns } from './add-list-patterns.ts';
import { addRegisterNodes } from './add-register-nodes.ts';
import { inOrder } from './sort-keys.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import { SourceMap } from '../source/source-map.ts';
import { stripGuideHeadings } from './strip-guide-headings.ts';
import { writePointers } from './write-pointers.ts';

/** The bundle, and what the checks after it need to speak of the source. */
export interface BundledSpec {
  readonly bundle: Bundle;
  readonly nodes: BundleNodes;
  readonly sourceMap: SourceMap;
}

/**
 * Joins the files of a spec into one document and adds what is computed: the nodes that name each register entry,
 * the operations of each condition, the patterns of lists. The parsed files are used up by this.
 *
 * @throws BuildError when Redocly cannot bundle the spec, or an extension holds a schema where it has to refer to one
 */
export async function bundleSpec(spec: OpenSpec): Promise<BundledSpec> {
  const sourceMap = new SourceMap(await spec.reader.documents());
  const bundled = await bundleDocument({
    document: spec.root,
    config: spec.config,
    types: getTypes('oas3_1'),
    externalRefResolver: spec.reader,
    // Two files of one name in different folders would get an invented name; better to be told.
    componentRenamingConflicts: 'error',
  });
  if (bundled.problems.length > 0) throw new BuildError(bundled.problems.map(toSourceProblem));

  const document = bundled.bundle.parsed as OpenApiDocument;
  const nodes = await findBundleNodes(document, spec);
  addRegisterNodes(document, nodes);
  addConditions(document);
  describeCauses(document);
  writePointers(document, nodes, sourceMap);
  addListPatterns(document, nodes);
  stripGuideHeadings(document);
  inOrder(document);
  return { nodes, sourceMap, bundle: serialize(document) };
}

/** Writes a bundled document as text; equal documents give equal text. */
function serialize(document: OpenApiDocument): Bundle {
  return {
    document,
    json: `${JSON.stringify(document, null, 2)}\n`,
    yaml: stringifyYaml(document, { noRefs: true, lineWidth: -1 }),
  };
}
