import type { OpenApiDocument } from '../model/document.ts';
import type { PathSegment } from '../model/pointer.ts';
import { BuildError, type SourceProblem } from '../source/problems.ts';
import type { SourceMap } from '../source/source-map.ts';

/** The rules of this step for the source. */
export const pointerRules = {
  'schema-by-name': '`x-states` refers to a schema in a file of its own',
};

/**
 * Converts `x-states` to a JSON pointer: OpenAPI doesn't define references there, and Redocly's rule `spec-strict-refs`
 * rejects a `$ref` as an extension's value (though not deeper inside). In the source it is a reference, which lint can
 * follow.
 *
 * @throws BuildError if it contains a schema instead of a reference to one
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
        'This schema is inline; move it to a file in `components/schemas/` and refer to that with `$ref`.',
    });
    return '';
  };
  for (const [index, tag] of (document.tags ?? []).entries()) {
    if (tag['x-states'] !== undefined) tag['x-states'] = toText(tag['x-states'], ['tags', index, 'x-states']);
  }
  if (problems.length > 0) throw new BuildError(problems);
}
