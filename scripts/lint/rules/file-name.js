// @ts-check
import { basename, dirname } from 'node:path';
import { ofCustomTypes } from '../operations.js';

export const requires = 'files are named after their content, and example names are in kebab case';

/** Component folders by node type. */
const folders = new Map([
  ['Schema', 'schemas'],
  ['Parameter', 'parameters'],
  ['Header', 'headers'],
  ['Response', 'responses'],
  ['SecurityScheme', 'securitySchemes'],
]);

const pascalCase = /^[A-Z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/;
/** A response name may have a suffix after `_` to distinguish it from others with the same status. */
const responseName = /^[A-Z][A-Za-z0-9]*(?:_[A-Z][A-Za-z0-9]*)?$/;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * @typedef {import('../operations.js').Location} Location
 * @typedef {import('@redocly/openapi-core').UserContext['report']} Report
 */

/**
 * Files are named after their content: path files after the path, components after the component, operations without a
 * path after the operationId, examples after the operation and case, and guides after their ID.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  let operationId = '';

  return {
    Root(root, { location, report }) {
      for (const [path, node] of Object.entries(root.paths ?? {})) {
        const wanted = `paths/${path.slice(1).replaceAll('/', '_')}.yaml`;
        checkReference(node, wanted, location.child(['paths', path]), report);
      }
      for (const [name, node] of Object.entries(
        /** @type {Record<string, object>} */ (Object(root).webhooks ?? {}),
      )) {
        checkReference(node, `webhooks/${name}.yaml`, location.child(['webhooks', name]), report);
      }
    },
    Operation: {
      enter(operation) {
        operationId = String(operation.operationId);
      },
    },
    ref(node, { type, location, key, report }) {
      const folder = folders.get(type.name);
      const ref = String(node.$ref);
      if (folder === undefined || ref.startsWith('#')) return;
      const [file = ''] = ref.split('#');
      const name = basename(file).replace(/\.ya?ml$/, '');
      const place = location.child(['$ref']);
      if (basename(dirname(file)) !== folder && (dirname(file) !== '.' || !inFolder(location, folder))) {
        report({
          message: `A ${type.name} component belongs in components/${folder}/; move \`${file}\`.`,
          location: place,
        });
      } else if (
        type.name === 'Header'
          ? name !== String(key)
          : !(type.name === 'Response' ? responseName : pascalCase).test(name)
      ) {
        const rule = type.name === 'Header' ? `after its header, \`${String(key)}\`` : 'in PascalCase';
        report({
          message: `A ${type.name} component must be named ${rule}; rename \`${name}\`.`,
          location: place,
        });
      }
    },
    Example(example, { key, location, report }) {
      const file = example.externalValue;
      const name = String(key);
      if (!kebabCase.test(name)) {
        report({
          message: `Example names must be in kebab case; rename \`${name}\`.`,
          location: location.key(),
        });
      }
      if (typeof file !== 'string') return;
      const named = basename(file).replace(/(?:\.request)?\.json$/, '') === name;
      if (named && basename(dirname(file)) === operationId) return;
      const message = `The example file must be \`examples/${operationId}/${name}.json\`; rename \`${file}\` or the example.`;
      report({ message, location: location.child(['externalValue']) });
    },
    ...ofCustomTypes({
      UnplacedOperation(operation, { rawNode, rawLocation, report }) {
        checkReference(rawNode, `unplaced/${String(operation['operationId'])}.yaml`, rawLocation, report);
      },
      Guide(guide, { location, report }) {
        checkReference(
          guide['content'],
          `guides/${String(guide['id'])}.md`,
          location.child(['content']),
          report,
        );
      },
    }),
  };
};

/**
 * @param {Location} location
 * @param {string} folder
 */
function inFolder(location, folder) {
  return basename(dirname(location.source.absoluteRef)) === folder;
}

/**
 * @param {unknown} node a reference to a file; anything else is ignored
 * @param {string} wanted expected path of the file, relative to the referring file's folder
 * @param {Location} location
 * @param {Report} report
 */
function checkReference(node, wanted, location, report) {
  const ref = /** @type {{ $ref?: unknown } | null} */ (Object(node))?.$ref;
  if (typeof ref !== 'string' || ref.startsWith('#') || ref === wanted) return;
  report({
    message: `The file must be called \`${wanted}\`; rename \`${ref}\`.`,
    location: location.child(['$ref']),
  });
}
