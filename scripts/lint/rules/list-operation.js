// @ts-check
import { contentOf, follow, operationsOf, referencedName, responsesOf } from '../operations.js';

export const requires =
  '`list…` returns `PaginationEnvelope` and takes `page` and `per_page` with their limits; no other operation does';

const paging = ['page', 'per_page'];

/**
 * List operations, and only those, return the pagination envelope and take `page` and `per_page` with their limits.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Paths: {
    PathItem(pathItem, context) {
      const { report, resolve } = context;
      for (const placed of operationsOf(pathItem, context)) {
        const { operation, location, parameters, facts } = placed;
        const isList = /^list[A-Z]/.test(facts.operationId);
        const bodies = responsesOf(placed, resolve)
          .filter(({ status }) => status.startsWith('2'))
          .flatMap(({ response, location: place }) => contentOf(response, place));
        for (const { mediaType, location: media } of bodies) {
          const schema = media.child(['schema']);
          const paged = includesEnvelope(mediaType.schema, schema, resolve);
          if (isList && !paged) {
            const message =
              'The client and the mock paginate `list…` by page number; base the schema on components/schemas/PaginationEnvelope.yaml, or, for other pagination such as cursors, rename the operation to `get…`.';
            report({ message, location: schema.key() });
          }
          if (!isList && paged) {
            const message =
              "The operation returns the pagination envelope but isn't called `list…`; rename it, or use another schema.";
            report({ message, location: schema.key() });
          }
        }
        const query = parameters.filter(({ parameter }) => parameter.in === 'query');
        for (const name of paging) {
          const match = query.find(({ parameter }) => parameter.name === name);
          if (!isList && match) {
            report({
              message: `The operation isn't a list but takes \`${name}\`; remove the parameter.`,
              location: match.location.child(['name']),
            });
          }
          if (!isList) continue;
          if (!match) {
            const message = `The list operation doesn't take \`${name}\`; add the parameter.`;
            report({
              message,
              location: ('parameters' in operation ? location.child(['parameters']) : location).key(),
            });
            continue;
          }
          checkLimits(match, resolve, report);
        }
      }
    },
  },
});

/**
 * @param {import('../operations.js').PlacedParameter} placed
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 * @param {import('@redocly/openapi-core').UserContext['report']} report
 */
function checkLimits({ parameter, location }, resolve, report) {
  const { node, location: place } = follow(parameter.schema, location.child(['schema']), resolve);
  const schema = /** @type {Record<string, unknown>} */ (node ?? {});
  if (schema['type'] !== 'integer' || schema['minimum'] !== 1) {
    const message = `\`${parameter.name}\` must be an integer of 1 or more; write \`type: integer\` and \`minimum: 1\`.`;
    report({ message, location: place.key() });
  }
  if (parameter.name === 'per_page' && typeof schema['maximum'] !== 'number') {
    report({ message: 'The page size has no upper limit; add `maximum`.', location: place.key() });
  }
}

/**
 * @param {unknown} schema
 * @param {import('../operations.js').Location} location
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 * @returns {boolean}
 */
function includesEnvelope(schema, location, resolve) {
  if (referencedName(schema) === 'PaginationEnvelope') return true;
  const resolved = follow(/** @type {object} */ (schema), location, resolve);
  const parts = /** @type {{ allOf?: unknown[] } | undefined} */ (resolved.node)?.allOf ?? [];
  return parts.some((part, index) =>
    includesEnvelope(part, resolved.location.child(['allOf', index]), resolve),
  );
}
