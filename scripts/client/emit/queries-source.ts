import type { Model } from '../../model/model.ts';
import type { Parameter } from '../../model/parameter.ts';
import type { ClientOperation } from './client-operations.ts';
import { banner, Comments, comment, indent } from './comments.ts';
import { SchemaTypes } from './schema-type.ts';

/** Writes `src/queries.ts`, with the documented query parameters of each operation. */
export function writeQueriesSource(model: Model, operations: readonly ClientOperation[]): string {
  const comments = new Comments(model);
  const types = new SchemaTypes(comments);
  const interfaces = operations
    .filter(({ query }) => query.length > 0)
    .map(({ type, query, operation }) => {
      const fields = query.map(
        (parameter) =>
          `${comments.ofPlace(parameter, bounds(parameter))}${parameter.name}?: ${types.typeOf(parameter.schema.keywords)} | undefined;\n`,
      );
      return (
        comment([`Query of \`${operation.id}\`.`]) +
        `export interface ${type}Query {\n${indent(fields.join(''))}}\n`
      );
    });
  const used = [...model.schemas.keys()].filter((name) =>
    interfaces.some((text) => new RegExp(`: ${name}\\b`).test(text)),
  );
  const imports = used.length > 0 ? [`import type { ${used.join(', ')} } from './models.ts';\n`] : [];
  return [banner, ...imports, ...interfaces].join('\n');
}

function bounds({ schema }: Parameter): string[] {
  const { minimum, maximum, default: value } = schema;
  const text = [
    ...(minimum === undefined ? [] : [`at least ${String(minimum)}`]),
    ...(maximum === undefined ? [] : [`at most ${String(maximum)}`]),
    ...(value === undefined ? [] : [`default ${String(value)}`]),
  ].join(', ');
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}
