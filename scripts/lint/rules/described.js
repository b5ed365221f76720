// @ts-check
import { basename } from 'node:path';
import { follow } from '../operations.js';

export const requires =
  'components, properties, parameters, headers, responses, operations and the values in `x-enumDescriptions` have a description that adds to the name';

const fillerWords = new Set([
  'a',
  'an',
  'the',
  'this',
  'that',
  'of',
  'is',
  'its',
  'it',
  'for',
  'to',
  'value',
  'field',
]);

/**
 * Every component, property, parameter, header and response needs a description that adds something to its name. If an
 * enumeration describes one value, it must describe them all.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  return {
    Schema(schema, { location, report, resolve }) {
      const component = componentName(location);
      if (component !== undefined)
        check(`schema \`${component}\``, component, schema.description, location, report);
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        const place = location.child(['properties', name]);
        const description = descriptionOf(member) ?? descriptionOf(follow(member, place, resolve).node);
        check(`property \`${name}\``, name, description, place.key(), report);
      }
      const descriptions = /** @type {Record<string, unknown> | undefined} */ (
        /** @type {Record<string, unknown>} */ (schema)['x-enumDescriptions']
      );
      if (!descriptions) return;
      const place = location.child(['x-enumDescriptions']);
      const values = (schema.enum ?? []).map(String);
      for (const value of values) {
        const descriptionPlace = value in descriptions ? place.child([value]) : place;
        check(`value \`${value}\``, value, descriptions[value], descriptionPlace.key(), report);
      }
      for (const value of Object.keys(descriptions)) {
        if (values.includes(value)) continue;
        report({
          message: `\`${value}\` is not a value of the enumeration; correct or remove it.`,
          location: place.child([value]).key(),
        });
      }
    },
    Parameter(parameter, { location, report }) {
      check(
        `parameter \`${parameter.name}\``,
        parameter.name,
        parameter.description,
        location.child(['name']),
        report,
      );
    },
    Header(header, { location, key, report }) {
      check(`header \`${String(key)}\``, key, header.description, location, report);
    },
    Response(response, { location, key, report }) {
      const name = componentName(location) ?? key;
      check(`response \`${String(name)}\``, name, response.description, location.key(), report);
    },
    Operation(operation, { location, report }) {
      const { operationId, description } = operation;
      check(`operation \`${operationId}\``, operationId, description, location.key(), report);
    },
  };
};

/** @param {unknown} node */
function descriptionOf(node) {
  const description = /** @type {{ description?: unknown } | null | undefined} */ (Object(node))?.description;
  return typeof description === 'string' ? description : undefined;
}

/**
 * @param {import('../operations.js').Location} location
 * @returns {string | undefined} the name of the component at this location
 */
function componentName({ source, pointer }) {
  const inBundle = /^#\/components\/\w+\/([^/]+)$/.exec(pointer)?.[1];
  const inFile = pointer === '#/' && /[\\/]components[\\/]/.test(source.absoluteRef);
  return inBundle ?? (inFile ? basename(source.absoluteRef).replace(/\.ya?ml$/, '') : undefined);
}

/**
 * @param {string} description
 * @param {string} name
 */
function repeatsName(description, name) {
  const nameWords = new Set(wordsOf(name));
  return wordsOf(description).every((word) => fillerWords.has(word) || nameWords.has(word));
}

/** @param {string} text */
function wordsOf(text) {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..)s$/, ''));
}

/**
 * @param {string} what
 * @param {unknown} name
 * @param {unknown} description
 * @param {import('../operations.js').Location} place
 * @param {import('@redocly/openapi-core').UserContext['report']} report
 */
function check(what, name, description, place, report) {
  if (typeof description !== 'string' || description.trim() === '') {
    report({
      message: `The ${what} has no description; add one in \`${what.startsWith('value ') ? 'x-enumDescriptions' : 'description'}\`.`,
      location: place,
    });
  } else if (repeatsName(description, String(name))) {
    const message = `The description of the ${what} only repeats its name; explain what it means.`;
    report({ message, location: place });
  }
}
