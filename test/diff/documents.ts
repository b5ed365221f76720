import type { Json, JsonObject } from '../../scripts/model/document.ts';
import type { Change } from '../../scripts/diff/change.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';

/** A small document with one operation that sends and receives the given schemas. */
export function documentOf({
  sends,
  receives,
  components = {},
  ...rest
}: {
  sends?: Json;
  receives?: Json;
  components?: JsonObject;
} & JsonObject): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/thing': {
        post: {
          operationId: 'makeThing',
          ...(sends === undefined ? {} : { requestBody: { required: true, ...body(sends) } }),
          responses: { 200: { description: 'Made.', ...(receives === undefined ? {} : body(receives)) } },
        },
      },
    },
    components: { schemas: components },
    ...rest,
  };
}

function body(schema: Json): JsonObject {
  return { content: { 'application/json': { schema } } };
}

/** Returns the changes between two schemas, as `kind level`. */
export function between(
  side: 'sends' | 'receives',
  before: Json,
  after: Json,
  components: JsonObject = {},
): string[] {
  const changes = diffDocuments(
    documentOf({ [side]: before, components }),
    documentOf({ [side]: after, components }),
  );
  return changes.map(show);
}

export function show({ kind, level }: Change): string {
  return `${kind} ${level}`;
}
