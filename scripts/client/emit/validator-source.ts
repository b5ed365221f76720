import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Json, OpenApiDocument, Schema } from '../../model/document.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';
import { documentedErrors } from './documented-errors.ts';
import { referenceOf } from './schema-type.ts';

/** What the two formats of the description look like. As expressions they need no package when they are checked. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]+$/i,
};

/** Declarations of what is written below. */
export const validatorDeclaration =
  'export declare function check(operation: string, status: number, body: unknown): string | undefined;\n';

/**
 * Writes `src/validator.ts` of the client: functions that compare bodies with their schemas, compiled here so that
 * nobody has to compile them, or load a compiler, when the client runs.
 *
 * @param document the bundled document
 * @param operations of the client
 * @returns TypeScript source that imports nothing
 * @throws Error when a schema cannot be compiled, or needs a package at run time
 */
export function writeValidatorSource(
  document: OpenApiDocument,
  operations: readonly ClientOperation[],
): string {
  const ajv = new Ajv2020({
    strict: false,
    inlineRefs: false,
    formats,
    // Lengths are counted without a function of the package's; a character beyond the basic plane counts as two.
    unicode: false,
    logger: false,
    code: { source: true, esm: true },
  });
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    bare(schema),
  ]);
  ajv.addSchema({ $id: 'bundle', components: { schemas: Object.fromEntries(schemas) as Schema } });
  const successes = operations.flatMap(({ name, result }) => {
    const schema = referenceOf(result);
    return schema === undefined ? [] : [[name, schema] as const];
  });
  const failures = documentedErrors(document).flatMap(({ status, content }) => {
    const media = Object.entries(content).find(([type]) => type.endsWith('+json'))?.[1];
    const schema = referenceOf(media?.schema ?? {});
    return schema === undefined ? [] : [[status, schema] as const];
  });
  const names = [...new Set([...successes, ...failures].map(([, schema]) => schema))].toSorted();
  for (const name of names) ajv.addSchema({ $ref: `bundle#/components/schemas/${name}` }, name);
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const functions = code.replace(/^"use strict";/, '').replaceAll(/\bexport (?=const|function)/g, '');
  if (/\brequire\(|\bimport\b/.test(functions))
    throw new Error('The validator would need a package at run time.');
  return `// @ts-nocheck
${banner}
${functions}

const bodies = ${JSON.stringify(Object.fromEntries(successes))};
const failures = ${JSON.stringify(Object.fromEntries(failures))};
const schemas = { ${names.join(', ')} };

/**
 * Compares a body with what the description says of it.
 *
 * @param operation method and path, with \`{}\` for each slug
 * @param status HTTP status of the response
 * @param body the parsed body
 * @returns the first difference, or undefined when there is none or nothing is known of the body
 */
export function check(operation: string, status: number, body: unknown): string | undefined {
  const validate = schemas[status < 400 ? bodies[operation] : failures[status]];
  if (!validate || validate(body)) return undefined;
  const [{ instancePath, message }] = validate.errors;
  return \`\${instancePath || 'the body'} \${message}\`;
}
`;
}

/** A schema without what only describes it: the compiler copies schemas into its output. */
function bare(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([key]) => !/^(?:title|description|examples?|default|x-.*)$/.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') {
        const members = Object.entries(value as Record<string, Schema>).map(([name, member]) => [
          name,
          bare(member),
        ]);
        return [key, Object.fromEntries(members) as Json];
      }
      if (Array.isArray(value)) return [key, value.map((item) => (isSchema(item) ? bare(item) : item))];
      return [key, isSchema(value) ? bare(value) : value];
    }),
  );
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
