import type { SchemaObject } from '../../model/document.ts';
import type { DocumentedError } from '../../model/documented-error.ts';
import type { Model } from '../../model/model.ts';
import { banner, Comments, comment } from './comments.ts';
import { literal, referenceOf, SchemaTypes } from './schema-type.ts';

/** Writes `src/status-errors.ts`, with an error class for each documented status. */
export function writeErrorsSource(model: Model): string {
  const types = new SchemaTypes(new Comments(model));
  const models = [...new Set(model.errors.flatMap((error) => referenceOf(schemaOf(error)) ?? []))].toSorted();
  return [
    banner,
    "import { type ErrorDetails, StatusError } from '../../../scripts/client/runtime/errors/errors.ts';\n" +
      `import type { ${models.join(', ')} } from './models.ts';\n`,
    ...model.errors.map(
      (error) =>
        comment(meaningOf(model, error)) +
        statusClass(error.kind, error.status, types.typeOf(schemaOf(error))),
    ),
  ].join('\n');
}

/** Writes `src/error-classes.ts`, which maps statuses to their classes. */
export function writeErrorClassesSource({ errors }: Model): string {
  return `${banner}
import type { ErrorDetails, StatusError } from '../../../scripts/client/runtime/errors/errors.ts';
import { ${errors.map(({ kind }) => `${kind}Error`).join(', ')} } from './status-errors.ts';

/** Error classes by documented status. */
export const errorClasses: Partial<
  Record<number, new (operation: string, details?: ErrorDetails) => StatusError>
> = {
${errors.map(({ status, kind }) => `  ${status}: ${kind}Error,\n`).join('')}};
`;
}

function statusClass(kind: string, status: number, body: string): string {
  return (
    `export class ${kind}Error extends StatusError {\n` +
    `  override readonly name = '${kind}Error';\n` +
    `  override readonly kind = ${literal(kind)};\n` +
    (body === 'unknown' ? '' : `  declare readonly body: Partial<${body}> | undefined;\n`) +
    `  declare readonly status: ${status};\n\n` +
    `  constructor(operation: string, details: ErrorDetails = {}) {\n` +
    `    super(operation, { ...details, status: ${status} });\n` +
    '  }\n}\n'
  );
}

function meaningOf(model: Model, { status, response }: DocumentedError): string[] {
  const when = model.conditions.filter((condition) => condition.status === status);
  return [
    `${status}: ${response.description}`,
    when.map((condition) => `- ${condition.when}`).join('\n'),
  ].filter(Boolean);
}

function schemaOf({ response }: DocumentedError): SchemaObject {
  return response.schema?.keywords ?? {};
}

/** Returns the first sentence of a response description. */
export function meaningInLine({ response }: DocumentedError): string {
  const [sentence = ''] = response.description
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) /);
  return sentence;
}
