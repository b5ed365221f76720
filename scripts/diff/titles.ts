import type { JsonObject } from '../model/document.ts';
import { isObject, objectOf } from './json.ts';

/** The titles of a document's operations by operationId: summary, method and path. */
export function operationTitles(document: JsonObject): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const [path, item] of Object.entries(objectOf(document['paths']))) {
    for (const [method, operation] of Object.entries(objectOf(item))) {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') continue;
      const { operationId: id, summary } = operation;
      const request = `\`${method.toUpperCase()} ${path}\``;
      titles[id as string] = typeof summary === 'string' ? `${summary} (${request})` : request;
    }
  }
  return titles;
}
