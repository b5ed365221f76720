import { transform } from 'esbuild';
import type { SchemaObject } from '../model/document.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { compileValidators } from '../validators/compile-validators.ts';

/** The schemas with which the mock validates, by their name in the runtime. */
const kinds: Readonly<Record<string, (operation: Operation) => SchemaObject | undefined>> = {
  queries: ({ queryParameters }) => {
    const properties = queryParameters.map(({ name, schema }) => [name, schema.keywords] as const);
    return properties.length === 0
      ? undefined
      : { type: 'object', properties: Object.fromEntries(properties) };
  },
  bodies: ({ body }) => body?.as('json')?.schema.keywords,
  records: ({ path, success }) => (path.endsWith('}') ? success?.as('json')?.schema.keywords : undefined),
};

/** Writes `validators.cjs`, with compiled schemas of requests and records by operation ID. */
export async function writeValidators(model: Model): Promise<string> {
  const schemasByKind = Object.entries(kinds).map(([kind, schemaOf]) => {
    const schemas = model.operations.flatMap((operation) => {
      const schema = schemaOf(operation);
      return schema === undefined ? [] : [[operation.id, schema] as const];
    });
    return [kind, schemas] as const;
  });
  const named = schemasByKind.flatMap(([kind, schemas]) =>
    schemas.map(([id, schema]) => [`${kind}_${id}`, schema] as const),
  );
  const code = compileValidators(model, Object.fromEntries(named), { format: 'cjs', allErrors: true });
  const tables = schemasByKind.map(([kind, schemas]) => {
    const entries = schemas.map(([id]) => `${JSON.stringify(id)}: exports.${kind}_${id}`);
    return `exports.${kind} = { ${entries.join(', ')} };\n`;
  });
  const small = await transform(`${code}\n${tables.join('')}`, { minify: true });
  return small.code;
}
