import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { Example, Json, MediaType, SchemaObject } from '../model/document.ts';
import { formatOf } from '../model/media-type.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import type { SchemaCompiler } from './schema-compiler.ts';

/** This check's rules, each with a one-line description. */
export const exampleRules = {
  'example-member': 'an example has only properties that its schema declares',
  'valid-example': 'examples and defaults are valid against their schema',
};

type Check = (value: Json, path: readonly PathSegment[]) => SourceProblem[];

/**
 * Validates every JSON example in the bundle against its schema: in media types, parameters and headers, and the
 * `examples`, `example` and `default` keywords of schemas.
 *
 * @returns the problems, each located in the example's own file
 */
export function checkExamples(spec: BundledSpec, compiler: SchemaCompiler): SourceProblem[] {
  const { mediaTypes, parameters, headers, schemas } = spec.nodes;
  const holders = [...parameters, ...headers, ...mediaTypes.filter(({ path }) => isJson(path.at(-1) ?? ''))];
  return [
    ...holders.flatMap(({ node, path }) =>
      node.schema === undefined ? [] : examplesIn(node, path, checkAgainst(spec, compiler, node.schema)),
    ),
    ...schemas.flatMap(({ node, path }) => {
      const check = checkAgainst(spec, compiler, node);
      return [
        ...(node.examples ?? []).flatMap((value, index) => check(value, [...path, 'examples', index])),
        ...(node.default === undefined ? [] : check(node.default, [...path, 'default'])),
      ];
    }),
  ];
}

/** Examples of JSON media types are parsed values; XML and plain-text examples are strings. */
function isJson(mediaType: string): boolean {
  return formatOf(mediaType) !== 'xml' && !mediaType.startsWith('text/');
}

function examplesIn(holder: MediaType, path: readonly string[], check: Check): SourceProblem[] {
  const named = Object.entries(holder.examples ?? {}) as [string, Example][];
  return [
    ...(holder.example === undefined ? [] : check(holder.example, [...path, 'example'])),
    ...named.flatMap(([name, { value }]) =>
      value === undefined ? [] : check(value, [...path, 'examples', name, 'value']),
    ),
  ];
}

function checkAgainst(spec: BundledSpec, compiler: SchemaCompiler, schema: SchemaObject): Check {
  return (value, path) =>
    compiler.validate(schema, value).map(({ instancePath, message, member }) => {
      const place = spec.sourceMap.locate(spec.bundle.document, [...path, ...instancePath], {
        onKey: member !== undefined,
      });
      if (member !== undefined) {
        return {
          ...place,
          rule: 'example-member',
          message: `The schema has no property \`${member}\`; correct the name, declare the property, or remove it here.`,
        };
      }
      const subject = instancePath.join('.') || 'it';
      return {
        ...place,
        rule: 'valid-example',
        message: `The example is invalid: ${subject} ${message}; correct the value, or the schema if that is wrong.`,
      };
    });
}
