import type { OpenApiDocument } from '../model/document.ts';
import type { PathSegment } from '../model/pointer.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import type { SourceMap } from '../source/source-map.ts';

/** This step's rules, each with a one-line description. */
export const pointerRules = {
  'schema-by-name': '`x-states` references a schema in its own file',
};

/**
 * Converts `x-states` from a reference, which lint can follow, to a JSON pointer. OpenAPI doesn't define references
 * there, and Redocly's rule `spec-strict-refs` rejects a `$ref` as an extension's value (though not deeper inside).
 *
 * @throws BuildError if `x-states` contains a schema instead of a reference to one
 */
export function writePointers(document: OpenApiDocument, sourceMap: SourceMap): void {
  const problems: SourceProblem[] = [];
  const toText = (reference: unknown, path: readonly PathSegment[]): string => {
    const pointer = (Object(reference) as { $ref?: unknown }).$ref;
    if (typeof pointer === 'string') return pointer;
    problems.push({
      ...sourceMap.locate(document, path),
      rule: 'schema-by-name',
      message:
        'This schema is inline; move it to a file in `components/schemas/` and reference it with `$ref`.',
    });
    return '';
  };
  for (const [index, tag] of (document.tags ?? []).entries()) {
    if (tag['x-states'] !== undefined) tag['x-states'] = toText(tag['x-states'], ['tags', index, 'x-states']);
  }
  if (problems.length > 0) throw new BuildError(problems);
}
