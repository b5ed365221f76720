import type { SchemaObject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import { camelCase, wordsOf } from '../../model/call-name.ts';
import type { MediaType } from '../../model/media-type.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import type { AnswerShape } from '../runtime/request/request.ts';

/** An operation as the client shows it. */
export interface ClientOperation {
  readonly operation: Operation;
  /** Property of the client: `allocationPayments`. */
  readonly group: string;
  /** Method of the group: `list`. */
  readonly method: string;
  /** Beginning of the names of its types: `ListAllocationPayments`. */
  readonly type: string;
  /** Name that the transport knows it by: `GET /fund/{}`. */
  readonly name: string;
  readonly slugs: readonly { readonly name: string; readonly parameter: Parameter }[];
  readonly query: readonly Parameter[];
  readonly body:
    { readonly schema: SchemaObject; readonly isForm: boolean; readonly description: string } | undefined;
  readonly answer: AnswerShape;
  /** Media type of the file that it returns; undefined when it returns none. */
  readonly file: string | undefined;
  /** Documented statuses that redirect: they are answers, and the client does not follow them. */
  readonly redirects: readonly number[];
  /** What a success returns; a schema without a type when the interface does not show it. */
  readonly result: SchemaObject;
  /** The record of a list, when the operation is one. */
  readonly item: SchemaObject | undefined;
  /** Kinds of the errors that it documents. */
  readonly errors: readonly string[];
  /** Ids of the gaps because of which what it returns is not known. */
  readonly gaps: readonly string[];
}

/**
 * Lists the operations of the client.
 *
 * @param model of the bundle
 * @returns in document order
 * @throws Error when two operations would get the same method, or one cannot be expressed
 */
export function clientOperations(model: Model): ClientOperation[] {
  const kinds = new Map(model.errors.map(({ status, kind }) => [String(status), kind]));
  const taken = new Map<string, string>();
  return model.operations.map((operation) => {
    const { resource: group, method, type } = operation.call;
    const place = `${group}.${method}`;
    const other = taken.get(place);
    if (other !== undefined) throw new Error(`${other} and ${operation.id} would both be ${place}.`);
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
  if (!media || others.length > 0) throw new Error(`${id}: the client expects one media type.`);
  return media;
}

/** Why the shape of what is returned is not known: of a list, that of its records. */
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
