import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Json, SchemaObject } from '../../model/document.ts';
import { isObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';
import { referenceOf } from './schema-type.ts';

/** What the two formats of the description look like. As expressions they need no package when they are checked. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]+$/i,
};

/**
 * Writes `src/validator.ts` of the client: functions that compare bodies with their schemas, compiled here so that
 * nobody has to compile them, or load a compiler, when the client runs.
 *
 * @param model of the bundle
 * @param operations of the client
 * @returns TypeScript source that imports nothing
 * @throws Error when a schema cannot be compiled, or needs a package at run time
 */
export function writeValidatorSource(model: Model, operations: readonly ClientOperation[]): string {
  const ajv = new Ajv2020({
    strict: false,
    inlineRefs: false,
    formats,
    // Lengths are counted without a function of the package's; a character beyond the basic plane counts as two.
    unicode: false,
    logger: false,
    code: { source: true, esm: true },
  });
  const schemas = [...model.schemas].map(([name, { keywords }]) => [name, bare(keywords)] as const);
  ajv.addSchema({ $id: 'bundle', components: { schemas: Object.fromEntries(schemas) } });
  const successes = operations.flatMap(({ name, result }) => {
    const schema = referenceOf(result);
    return schema === undefined ? [] : [[name, schema] as const];
  });
  const failures = model.errors.flatMap(({ status, response }) => {
    const schema = referenceOf(response.schema?.keywords ?? {});
    return schema === undefined ? [] : [[status, schema] as const];
  });
  const names = [...new Set([...successes, ...failures].map(([, schema]) => schema))].toSorted();
  for (const name of names) ajv.addSchema({ $ref: `bundle#/components/schemas/${name}` }, name);
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  // It exports what nobody needs, and what is exported has to have a type.
  const functions = code.replaceAll(/\bexport (?=const|function)/g, '');
  if (/\brequire\(|\bimport\b/.test(code)) throw new Error('The validator would need a package at run time.');
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
function bare(schema: SchemaObject): SchemaObject {
  const kept = Object.entries(schema).filter(
    ([key]) => !/^(?:title|description|examples?|default|x-.*)$/.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') {
        const members = Object.entries(value as Record<string, SchemaObject>);
        return [key, Object.fromEntries(members.map(([name, member]) => [name, bare(member)]))];
      }
      if (Array.isArray(value))
        return [key, value.map((item: unknown) => (isObject(item) ? bare(item) : item))];
      return [key, isObject(value) ? bare(value) : (value as Json)];
    }),
  ) as SchemaObject;
}
