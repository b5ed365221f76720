import { counted } from '../cli/counted.ts';
import type { OpenApiDocument, Reference, Response } from '../model/document.ts';
import { dereference, operationNodes } from '../model/nodes.ts';

/** The range that says "some success", and the number that is assumed in its place. */
const RANGE = '2XX';
export const ASSUMED_STATUS = '200';

/** A description that gives a number where the bundle has a range. */
export interface Assumed {
  readonly document: OpenApiDocument;
  /** Ids of the operations whose success status is assumed; none when the bundle knows all of them. */
  readonly operations: readonly string[];
}

/**
 * Writes `2XX` as `200`, for tools that cannot read a range of statuses. The number is an assumption, so the title, the
 * introduction and each response concerned say so.
 *
 * @param bundled the bundled document, which stays as it is
 * @throws Error when an operation documents both the range and the number
 */
export function assumeSuccess(bundled: OpenApiDocument): Assumed {
  const document = structuredClone(bundled);
  const operations: string[] = [];

  for (const { node: operation } of operationNodes(document.paths)) {
    const range = operation.responses[RANGE];
    if (range === undefined) continue;
    if (operation.responses[ASSUMED_STATUS] !== undefined)
      throw new Error(
        `${operation.operationId} documents both ${RANGE} and ${ASSUMED_STATUS}, so ${RANGE} cannot be written as ${ASSUMED_STATUS}.`,
      );
    const { [RANGE]: _, ...others } = operation.responses;
    operation.responses = { [ASSUMED_STATUS]: sayAssumed(document, range), ...others };
    operations.push(operation.operationId);
  }

  if (operations.length > 0) sayInGeneral(document, operations.length);
  return { document, operations };
}

/** The response, with a sentence that its status is assumed. The note on its unknown status is there already. */
function sayAssumed(document: OpenApiDocument, node: Response | Reference): Response {
  const response = dereference<Response>(document, node);
  return {
    ...response,
    description: `${response.description}\n\nThis file assumes the status ${ASSUMED_STATUS}; the description has \`${RANGE}\`.`,
  };
}

function sayInGeneral(document: OpenApiDocument, count: number): void {
  const { info } = document;
  info.title = `${info.title} (success status ${ASSUMED_STATUS} assumed)`;
  const note = `**This file makes an assumption.** The exact success status of ${counted(count, 'operation')} isn't documented. For tools that can't read the range \`${RANGE}\`, it is \`${ASSUMED_STATUS}\` here. \`openapi.yaml\` is the description without this assumption; use that for Prism.`;
  info.description = [note, info.description].filter(Boolean).join('\n\n');
}
