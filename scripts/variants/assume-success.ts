import { counted } from '../cli/counted.ts';
import type { OpenApiDocument, Reference, Response } from '../model/document.ts';
import { dereference, operationNodes } from '../model/nodes.ts';

/** The range for an undocumented success status, and the status assumed in its place. */
const RANGE = '2XX';
export const ASSUMED_STATUS = '200';

/** A description with exact statuses in place of ranges. */
export interface Assumed {
  readonly document: OpenApiDocument;
  /** IDs of operations whose success status is assumed; empty if the bundle documents all of them. */
  readonly operations: readonly string[];
}

/**
 * Replaces `2XX` with `200`, for tools that can't read status ranges. Because this is an assumption, the title, the
 * introduction and each affected response mention it.
 *
 * @param bundled the bundled document; it isn't modified
 * @throws Error if an operation documents both `2XX` and `200`
 */
export function assumeSuccess(bundled: OpenApiDocument): Assumed {
  const document = structuredClone(bundled);
  const operations: string[] = [];

  for (const { node: operation } of operationNodes(document.paths)) {
    const range = operation.responses[RANGE];
    if (range === undefined) continue;
    if (operation.responses[ASSUMED_STATUS] !== undefined)
      throw new Error(
        `${operation.operationId} documents both ${RANGE} and ${ASSUMED_STATUS}, so ${RANGE} can't become ${ASSUMED_STATUS}.`,
      );
    const { [RANGE]: _, ...others } = operation.responses;
    operation.responses = { [ASSUMED_STATUS]: noteOnResponse(document, range), ...others };
    operations.push(operation.operationId);
  }

  if (operations.length > 0) noteInIntroduction(document, operations.length);
  return { document, operations };
}

/** Adds a sentence that the status is assumed. The response already has a note that its status is unknown. */
function noteOnResponse(document: OpenApiDocument, node: Response | Reference): Response {
  const response = dereference<Response>(document, node);
  return {
    ...response,
    description: `${response.description}\n\nThis file assumes the status ${ASSUMED_STATUS}; the description has \`${RANGE}\`.`,
  };
}

function noteInIntroduction(document: OpenApiDocument, count: number): void {
  const { info } = document;
  info.title = `${info.title} (success status ${ASSUMED_STATUS} assumed)`;
  const note = `**This file makes an assumption.** The exact success status of ${counted(count, 'operation')} isn't documented. For tools that can't read the range \`${RANGE}\`, this file has \`${ASSUMED_STATUS}\` instead. Use \`openapi.yaml\`, which doesn't assume a status, for Prism.`;
  info.description = [note, info.description].filter(Boolean).join('\n\n');
}
