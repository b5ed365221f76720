import type { SchemaObject } from '../../model/document.ts';
import type { DocumentedError } from '../../model/documented-error.ts';
import type { Model } from '../../model/model.ts';
import { banner } from './banner.ts';
import { Comments, comment } from './comments.ts';
import { literal, referenceOf, SchemaTypes } from './schema-type.ts';

/**
 * Writes `src/errors.ts` of the client: a class and a type guard for each status that the interface documents. Those for
 * other ways in which a call can fail are written by hand (`runtime/own-errors.ts`).
 *
 * @param model of the bundle
 * @returns TypeScript source
 */
export function writeErrorsSource(model: Model): string {
  const types = new SchemaTypes(new Comments(model));
  const models = [...new Set(model.errors.flatMap((error) => referenceOf(schemaOf(error)) ?? []))].toSorted();
  return [
    banner,
    "import { StatusError } from '../../../scripts/client/runtime/error.ts';\n" +
      `import type { ${models.join(', ')} } from './models.ts';\n`,
    ...model.errors.map(
      (error) =>
        comment(meaningOf(model, error)) +
        statusClass(error.kind, error.status, types.typeOf(schemaOf(error))),
    ),
    ...model.errors.map(
      ({ kind }) =>
        `/** Whether an error is a {@link ${kind}Error}, also of another copy of this package. */\n` +
        `export function is${kind}Error(error: unknown): error is ${kind}Error {\n  return error instanceof ${kind}Error;\n}\n`,
    ),
  ].join('\n');
}

function statusClass(kind: string, status: number, body: string): string {
  return (
    `export class ${kind}Error extends StatusError {\n` +
    `  static override readonly kind = ${literal(kind)};\n` +
    `  static override readonly status = ${status};\n` +
    `  declare readonly kind: ${literal(kind)};\n` +
    `  declare readonly status: ${status};\n` +
    (body === 'unknown' ? '' : `  declare readonly body: Partial<${body}> | undefined;\n`) +
    '}\n'
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

/** What a status means, in a line. */
export function meaningInLine({ response }: DocumentedError): string {
  return response.description.replaceAll(/\s+/g, ' ').trim();
}

/** A union, a branch a line. */
export function union(types: readonly string[]): string {
  return types.map((type) => `  | ${type}`).join('\n');
}
