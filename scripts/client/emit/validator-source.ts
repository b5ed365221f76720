import type { Model } from '../../model/model.ts';
import { compileValidators } from '../../validators/compile-validators.ts';
import type { ClientOperation } from './client-operations.ts';
import { referenceOf } from './schema-type.ts';
import { banner } from './comments.ts';

/**
 * Writes `src/validator.ts`, which validates bodies. The schemas are compiled here, so that the package doesn't need Ajv.
 *
 * @throws Error if a schema can't be compiled, or needs a package at run time
 */
export function writeValidatorSource(model: Model, operations: readonly ClientOperation[]): string {
  const successes = operations.flatMap(({ name, result }) => {
    const schema = referenceOf(result);
    return schema === undefined ? [] : [[name, schema] as const];
  });
  const failures = model.errors.flatMap(({ status, response }) => {
    const schema = referenceOf(response.schema?.keywords ?? {});
    return schema === undefined ? [] : [[status, schema] as const];
  });
  const names = [...new Set([...successes, ...failures].map(([, schema]) => schema))].toSorted();
  const schemas = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
  const code = compileValidators(model, schemas, { format: 'esm', allErrors: false });
  // Don't export the functions, because exports need explicit types.
  const functions = code.replaceAll(/\bexport (?=const|function)/g, '');
  return `// @ts-nocheck
${banner}
${functions}

const bodies = ${JSON.stringify(Object.fromEntries(successes))};
const failures = ${JSON.stringify(Object.fromEntries(failures))};
const schemas = { ${names.join(', ')} };

/**
 * Validates a body.
 *
 * @param operation method and path, with \`{}\` for each slug
 * @returns the first difference; undefined if there is none, or the body isn't documented
 */
export function check(operation: string, status: number, body: unknown): string | undefined {
  const validate = schemas[status < 400 ? bodies[operation] : failures[status]];
  if (!validate || validate(body)) return undefined;
  const [{ instancePath, message }] = validate.errors;
  return \`\${instancePath || 'the body'} \${message}\`;
}
`;
}
