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

/** The rules that see a reference or an example that leads nowhere; without what is there no bundle can be made. */
export const leadsNowhere: ReadonlySet<string> = new Set(['no-unresolved-refs', 'interface/example-file']);

/**
 * Lints the source files with Redocly and the rules of this interface, as `redocly.yaml` says.
 *
 * @returns the problems found, errors and warnings alike; references that lead nowhere alone where there are any, since
 *   other rules may only miss what is not there
 * @throws BuildError when files cannot be read or parsed, or refer to one another in a circle, since whatever else
 *   lint finds then may only follow from that
 */
export async function lintSpec({ config, reader, root }: OpenSpec): Promise<SourceProblem[]> {
  // Redocly ends the program where several references lead into one circle, so it must not meet one.
  await reader.readReferenced(root);
  const circle = findReferenceCycle(await reader.documents());
  if (circle) throw new BuildError(reader.problems.length > 0 ? reader.problems : [circle]);
  const found = await lintDocument({ document: root, config, externalRefResolver: reader }).catch(
    async (error: unknown) => {
      // A rule may fail at a node that is not as OpenAPI has it, and then the shape of that node is what to tell.
      config.skipRules(Object.keys(config.rules.oas3_1).filter((rule) => !isStructural(rule)));
      const shape = await lintDocument({ document: root, config, externalRefResolver: reader });
      if (!shape.some(({ ruleId }) => isStructural(ruleId))) throw error;
      return shape;
    },
  );
  if (reader.problems.length > 0) throw new BuildError(reader.problems);
  // Whatever reads the schemas afterwards would not come to an end.
  const cycle = findReferenceCycle(await reader.documents());
  if (cycle) throw new BuildError([cycle]);
  const problems = found.filter(({ ignored }) => !ignored).map(toSourceProblem);
  const unresolved = problems.filter(({ rule = '' }) => leadsNowhere.has(rule));
  if (unresolved.length > 0) return unresolved;
  const besides = besideReferences(problems, await reader.documents());
  if (besides.length > 0) return besides;
  const misshapen = problems.filter(({ rule = '' }) => isStructural(rule));
  return misshapen.some(({ rule }) => rule === 'struct') ? misshapen : problems;
}

/**
 * What stands beside references. One beside several keys is indented too little: it is the cause, and what it makes of the
 * nodes around it, and of the file that it names, only follows.
 */
function besideReferences(
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
    const message = `The reference stands beside ${names[0]} and ${names.length - 1} more ${names.length === 2 ? 'key' : 'keys'}, and takes the place of them all; indent it as far as what it belongs to.`;
    const place = placeOf(document.source, `#${first.pointer}`, true);
    return [{ ...place, rule: 'spec-ref-siblings', severity: 'error', message }];
  });
}

/** The rules that see a node which is not as OpenAPI, or this interface, has it; what else is said then may follow from that. */
export function isStructural(rule: string): boolean {
  return ['struct', 'spec-ref-siblings', 'interface/known-extensions'].includes(rule);
}

/** Turns what Redocly reports into a problem at a place of a source file. */
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
