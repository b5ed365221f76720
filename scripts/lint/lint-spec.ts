import {
  getLineColLocation,
  lintDocument,
  type Document,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import type { OpenSpec } from '../source/open-spec.ts';
import { findReferenceCycle } from '../source/reference-cycle.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import { placeOf } from '../source/source-reader.ts';
import { remedies } from './remedies.ts';

/** The rules about references and example files that don't resolve, which prevent bundling. */
export const unresolvedRules: ReadonlySet<string> = new Set(['no-unresolved-refs', 'interface/example-file']);

/**
 * Lints the source files with Redocly and this project's own rules, as configured in `redocly.yaml`.
 *
 * @returns errors and warnings; if a reference doesn't resolve, only those problems, because other rules may fail just
 *   because of the missing file
 * @throws BuildError if files can't be read or parsed, or have circular references, because other problems may be
 *   consequences
 */
export async function lintSpec({ config, reader, root }: OpenSpec): Promise<SourceProblem[]> {
  // Redocly crashes if several references lead into a cycle, so check for cycles first.
  await reader.readReferenced(root);
  const earlyCycle = findReferenceCycle(await reader.documents());
  if (earlyCycle) throw new BuildError(reader.problems.length > 0 ? reader.problems : [earlyCycle]);
  const redoclyProblems = await lintDocument({ document: root, config, externalRefResolver: reader }).catch(
    async (error: unknown) => {
      // A rule may crash on a node that isn't valid OpenAPI, so report the invalid node instead.
      config.skipRules(Object.keys(config.rules.oas3_1).filter((rule) => !isStructural(rule)));
      const structuralProblems = await lintDocument({ document: root, config, externalRefResolver: reader });
      if (!structuralProblems.some(({ ruleId }) => isStructural(ruleId))) throw error;
      return structuralProblems;
    },
  );
  if (reader.problems.length > 0) throw new BuildError(reader.problems);
  // Later stages would recurse forever on a cycle.
  const cycle = findReferenceCycle(await reader.documents());
  if (cycle) throw new BuildError([cycle]);
  const problems = redoclyProblems.filter(({ ignored }) => !ignored).map(toSourceProblem);
  const unresolved = problems.filter(({ rule = '' }) => unresolvedRules.has(rule));
  if (unresolved.length > 0) return unresolved;
  const besides = refSiblingProblems(problems, await reader.documents());
  if (besides.length > 0) return besides;
  const structural = problems.filter(({ rule = '' }) => isStructural(rule));
  return structural.some(({ rule }) => rule === 'struct') ? structural : problems;
}

/**
 * Finds keys next to a `$ref`. If there are several, the `$ref` is probably indented too little, which also causes problems
 * in the surrounding nodes and in the referenced file. Only the cause is reported.
 */
function refSiblingProblems(
  problems: readonly SourceProblem[],
  documents: readonly Document[],
): SourceProblem[] {
  const holders = new Map<string, SourceProblem[]>();
  for (const problem of problems.filter(({ rule }) => rule === 'spec-ref-siblings')) {
    const holder = (problem.pointer ?? '').replace(/\/[^/]*$/, '');
    const key = `${problem.file}#${holder}`;
    holders.set(key, [...(holders.get(key) ?? []), { ...problem, pointer: `${holder}/$ref` }]);
  }
  return [...holders.values()].flatMap((siblings) => {
    const [first] = siblings;
    const document = documents.find(({ source }) => source.absoluteRef === first?.file);
    if (siblings.length === 1 || !first || !document) return siblings;
    const names = siblings.map(({ message }) => /`[^`]+`/.exec(message)?.[0] ?? '');
    const message = `The reference overrides ${names[0]} and ${names.length - 1} more ${names.length === 2 ? 'key' : 'keys'} next to it; indent it under the key it belongs to.`;
    const place = placeOf(document.source, `#${first.pointer}`, true);
    return [{ ...place, rule: 'spec-ref-siblings', severity: 'error', message }];
  });
}

/** True for rules about structurally invalid nodes. Other problems may be a consequence of those. */
export function isStructural(rule: string): boolean {
  return ['struct', 'spec-ref-siblings', 'interface/known-extensions'].includes(rule);
}

/** Converts a Redocly problem into ours. */
export function toSourceProblem({
  location,
  message,
  ruleId,
  severity,
  suggest,
}: NormalizedProblem): SourceProblem {
  const [first] = location;
  if (!first) throw new Error(`${ruleId}: ${message}`);
  const { source, start } = getLineColLocation(first);
  return {
    file: source.absoluteRef,
    line: start.line,
    column: start.col,
    ...(first.pointer === undefined ? {} : { pointer: first.pointer.replace(/^#/, '') }),
    message,
    rule: ruleId,
    severity: severity === 'warn' ? 'warning' : 'error',
    ...hintOf(suggest, remedies[ruleId]),
  };
}

function hintOf(suggest: readonly string[], remedy: string | undefined): { hint?: string } {
  if (suggest.length > 0)
    return { hint: `did you mean ${suggest.map((word) => `\`${word}\``).join(' or ')}?` };
  return remedy === undefined ? {} : { hint: remedy };
}
