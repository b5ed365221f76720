import type { SchemaObject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import { camelCase, wordsOf } from '../../model/call-name.ts';
import type { MediaType } from '../../model/media-type.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import type { AnswerShape } from '../runtime/request/request.ts';

/** An operation of the client. */
export interface ClientOperation {
  readonly operation: Operation;
  /** Property of the client: `allocationPayments`. */
  readonly group: string;
  /** Method of the group: `list`. */
  readonly method: string;
  /** Prefix of its type names: `ListAllocationPayments`. */
  readonly type: string;
  /** Its name in the runtime: `GET /fund/{}`. */
  readonly name: string;
  readonly slugs: readonly { readonly name: string; readonly parameter: Parameter }[];
  readonly query: readonly Parameter[];
  readonly body:
    { readonly schema: SchemaObject; readonly isForm: boolean; readonly description: string } | undefined;
  readonly answer: AnswerShape;
  /** Media type of the returned file. */
  readonly file: string | undefined;
  /** Documented redirect statuses. The client returns these responses instead of following them. */
  readonly redirects: readonly number[];
  /** Schema of the success body; empty if it isn't documented. */
  readonly result: SchemaObject;
  /** Schema of a list's records. */
  readonly item: SchemaObject | undefined;
  /** Kinds of its documented errors. */
  readonly errors: readonly string[];
  /** IDs of the unknowns that leave the result undocumented. */
  readonly gaps: readonly string[];
}

/**
 * Lists the operations of the client.
 *
 * @returns in document order
 * @throws Error if two operations would get the same method, or one can't be expressed
 */
export function clientOperations(model: Model): ClientOperation[] {
  const kinds = new Map(model.errors.map(({ status, kind }) => [String(status), kind]));
  const taken = new Map<string, string>();
  return model.operations.map((operation) => {
    const { resource: group, method, type } = operation.call;
    const place = `${group}.${method}`;
    const other = taken.get(place);
    if (other !== undefined) throw new Error(`${other} and ${operation.id} would both be called ${place}.`);
    taken.set(place, operation.id);
    const { success, list, body } = operation;
    const file = success?.file;
    return {
      operation,
      group,
      method,
      type,
      name: `${operation.method.toUpperCase()} ${operation.path.replaceAll(/\{[^}]+\}/g, '{}')}`,
      slugs: operation.pathParameters.map((parameter) => ({
        name: camelCase(wordsOf(parameter.name)),
        parameter,
      })),
      query: operation.queryParameters,
      body: body && {
        schema: onlyMediaType(operation).schema.keywords,
        isForm: onlyMediaType(operation).name.startsWith('multipart/'),
        description: body.description,
      },
      answer: answerOf(operation),
      file: file?.name,
      redirects: operation.successes.flatMap(({ status }) => (/^3\d\d$/.test(status) ? Number(status) : [])),
      result: file ? {} : (success?.schema?.keywords ?? {}),
      item: list && (list.item?.keywords ?? {}),
      errors: operation.errors.flatMap(({ status }) => kinds.get(status) ?? []),
      gaps: gapsOf(operation),
    };
  });
}

function onlyMediaType({ id, body }: Operation): MediaType {
  const [media, ...others] = body?.content ?? [];
  if (!media || others.length > 0) throw new Error(`${id}: the client expects a single request media type.`);
  return media;
}

/** Returns the unknowns of an operation's result, or of a list's records. */
function gapsOf({ success, list }: Operation): string[] {
  const shape = list ? list.item : success?.schema;
  if (!success || (shape && !shape.unknown)) return [];
  const named = [shape?.gaps ?? [], shape?.meant.gaps ?? [], success.gaps].find((gaps) => gaps.length > 0);
  return (named ?? []).map(({ id }) => id);
}

function answerOf({ success, list }: Operation): AnswerShape {
  if (list) return 'page';
  const { file } = success?.file ?? {};
  if (file) return file === 'text' ? 'text' : 'blob';
  if (success?.result === 'none') return 'nothing';
  return success?.result === 'schema' ? 'object' : 'unknown';
}
