import { isObject } from '../../model/json.ts';
import type { MediaType } from '../../model/media-type.ts';
import { idsOf } from './describe-schema.ts';
import type { Schema } from '../../model/schema.ts';
import type { ViewCase } from '../site/page-model.ts';

/**
 * The named examples of a body, JSON and XML of one case together.
 *
 * @param content media types of the body
 * @param prefix what the addresses of the examples start with
 * @param only names of the examples to show; all when absent
 */
export function exampleCases(
  content: readonly MediaType[],
  prefix: string,
  only: (name: string) => boolean = () => true,
): ViewCase[] {
  const cases = new Map<string, ViewCase>();
  // An object without members stands in for one whose members only a service has shown; its XML twin does so too.
  const standIns = new Set(
    content.flatMap(({ schema, examples }) =>
      schema.members.some(({ schema: { observed } }) => observed !== undefined)
        ? examples.filter(({ value }) => isEmpty(value)).map(({ name }) => name)
        : [],
    ),
  );
  for (const { format, examples, schema } of content) {
    const unknown = schema.meant.kind === 'unknown';
    for (const { name, summary, description, value } of examples.filter((example) => only(example.name))) {
      const shown = cases.get(name) ?? {
        id: `${prefix}-${name}`,
        title: standIns.has(name) ? 'No example' : unknown ? 'Body unknown' : summary === '' ? name : summary,
        ...(standIns.has(name)
          ? { text: observedBody }
          : unknown
            ? { text: unknownBody(schema) }
            : description !== '' && { text: description }),
        sides: [],
      };
      // What stands in for an unknown body in the description would be copied and believed here.
      if (unknown || standIns.has(name)) {
        cases.set(name, shown);
        continue;
      }
      const isXml = format === 'xml';
      shown.sides.push({
        format: isXml ? 'xml' : 'json',
        text: isXml && typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      });
      cases.set(name, shown);
    }
  }
  return [...cases.values()];
}

const observedBody =
  'Which fields there are was observed of a service, without what they hold, so there is no example.';

function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function unknownBody(schema: Schema): string {
  const [id] = idsOf(schema, schema.meant);
  return `The body is unknown. Keep what you receive, but do not build on it.${id === undefined ? '' : ` \`${id}\``}`;
}
