import type { MediaType } from '../../model/media-type.ts';
import { idsOf } from './describe-schema.ts';
import type { Schema } from '../../model/schema.ts';
import type { ViewCase } from '../site/page-model.ts';
import { join, type Phrase } from '../site/phrase.ts';
import { marksText } from './notes.ts';

/**
 * Returns a body's named examples, with the JSON and XML of each together.
 *
 * @param content the body's media types
 * @param prefix prefix of the example IDs
 * @param only names of the examples to show; all if omitted
 */
export function exampleCases(
  content: readonly MediaType[],
  prefix: string,
  only: (name: string) => boolean = () => true,
): ViewCase[] {
  const cases = new Map<string, ViewCase>();
  for (const { format, file, examples, schema } of content) {
    const unknown = schema.meant.kind === 'unknown';
    for (const { name, summary, description, value } of examples.filter((example) => only(example.name))) {
      const shown = cases.get(name) ?? {
        id: `${prefix}-${name}`,
        title: unknown ? 'Undocumented body' : summary === '' ? name : summary,
        ...(unknown ? { text: unknownBody(schema) } : description !== '' && { text: description }),
        sides: [],
      };
      // Don't show the description's placeholder for an unknown body; readers would copy it and rely on it.
      if (unknown) {
        cases.set(name, shown);
        continue;
      }
      const isText = typeof value === 'string' && (format === 'xml' || file !== undefined);
      shown.sides.push({
        format: isText ? (format === 'xml' ? 'xml' : 'text') : 'json',
        text: isText ? value : JSON.stringify(value, null, 2),
      });
      cases.set(name, shown);
    }
  }
  return [...cases.values()];
}

function unknownBody(schema: Schema): Phrase {
  return join([
    "The body isn't documented. Don't rely on fields you happen to see in it.",
    marksText(idsOf(schema, schema.meant).slice(0, 1)),
  ]);
}
