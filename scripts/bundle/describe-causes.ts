import type { OpenApiDocument } from '../model/document.ts';

/**
 * Lists in the description of each error response that several conditions lead to what these are: for many readers of
 * a description this text is all that they see. The first paragraph stays what the spec says of the response.
 */
export function describeCauses(document: OpenApiDocument): void {
  const conditions = new Map((document['x-conditions'] ?? []).map((condition) => [condition.id, condition]));
  for (const response of Object.values(document.components?.responses ?? {})) {
    const causes = (response['x-conditions'] ?? []).flatMap((id) => conditions.get(id) ?? []);
    if (causes.length < 2) continue;
    const lines = causes.map(({ when, applies }) =>
      Array.isArray(applies)
        ? `- ${when.replace(/\.$/, '')} (${applies.map((id) => `\`${id}\``).join(', ')} only).`
        : `- ${when}`,
    );
    response.description = `${response.description}\n\n${lines.join('\n')}`;
  }
}
