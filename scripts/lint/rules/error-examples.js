// @ts-check
import { conditionApplies } from '../../model/applies.js';
import { contentOf, once, operationsOf, responsesOf } from '../operations.js';
import { readRegister } from '../registers.js';

export const wants =
  'an error response names the conditions of each operation that uses it, and has an example for each, of the same name';

/**
 * An error response names the conditions that end in it, those of each operation that uses it among them, and has one
 * example for each, named after it.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const errorExamples = () => {
  const first = once();
  /** @type {import('../registers.js').Entry[]} */
  let conditions = [];
  return {
    Root(root, context) {
      conditions = readRegister(root, 'x-conditions', context);
    },
    Paths: {
      PathItem(pathItem, context) {
        const { report, resolve } = context;
        for (const operation of operationsOf(pathItem, context)) {
          const own = conditions.filter(({ node }) => conditionApplies(node['applies'], operation.facts));
          for (const { status, response, location } of responsesOf(operation, resolve)) {
            if (!/^[45]/.test(status)) continue;
            const named = Array.isArray(response['x-conditions']) ? response['x-conditions'].map(String) : [];
            const place = location.child([named.length > 0 ? 'x-conditions' : 'description']).key();
            for (const { id, node } of own) {
              if (String(node['status']) !== status || named.includes(id) || !first(place, id)) continue;
              const message = `\`${operation.facts.operationId}\` can end here by the condition \`${id}\`; name it in \`x-conditions\`.`;
              report({ message, location: place });
            }
            for (const { mediaType, location: media } of contentOf(response, location)) {
              const examples = media.child(['examples']);
              if (!first(examples)) continue;
              const cases = Object.keys(mediaType.examples ?? {});
              for (const id of named) {
                if (cases.includes(id)) continue;
                const message = `The condition \`${id}\` has no example here; add one of that name.`;
                report({ message, location: (cases.length > 0 ? examples : media).key() });
              }
              for (const name of cases) {
                if (named.includes(name)) continue;
                const message = `The example \`${name}\` has not the name of a condition of this response; rename it, or name the condition in \`x-conditions\`.`;
                report({ message, location: examples.child([name]).key() });
              }
            }
          }
        }
      },
    },
  };
};
