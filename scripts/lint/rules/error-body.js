// @ts-check
import { contentOf, follow, once, operationsOf, referencedName, responsesOf } from '../operations.js';

export const requires =
  'errors have the body `ErrorEnvelope`, except 422 (`ValidationErrorEnvelope`) and 503 (`MaintenanceStatus`); only a 422 has `errors`';

/** Statuses with their own body schema. */
const bodySchemas = new Map([
  ['422', 'ValidationErrorEnvelope'],
  ['503', 'MaintenanceStatus'],
]);

/**
 * Every error uses the error envelope, except that a failed validation uses the one with `errors` and maintenance has
 * its own body. No other error may have a property `errors`.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  const first = once();
  return {
    Paths: {
      PathItem(pathItem, context) {
        const { report, resolve } = context;
        for (const operation of operationsOf(pathItem, context)) {
          for (const { status, response, location } of responsesOf(operation, resolve)) {
            if (!/^[45]/.test(status)) continue;
            const wanted = bodySchemas.get(status) ?? 'ErrorEnvelope';
            for (const { mediaType, location: place } of contentOf(response, location)) {
              const schema = place.child(['schema']);
              const name = referencedName(mediaType.schema);
              if (name !== wanted && first(schema, wanted)) {
                const message = `The body of a ${status} must be the schema \`${wanted}\`; reference it.`;
                report({ message, location: schema.key() });
                continue;
              }
              const errors = findMember(mediaType.schema, 'errors', schema, resolve);
              if (status !== '422' && errors && first(errors)) {
                const message = `A ${status} response can't have \`errors\`; move the property to \`ValidationErrorEnvelope\`.`;
                report({ message, location: errors.key() });
              }
              if (status === '422' && !errors && first(schema, 'errors')) {
                const target = follow(mediaType.schema, schema, resolve).location;
                const message = 'The body of a 422 has no `errors`; declare the property and require it.';
                report({ message, location: target });
              }
            }
          }
        }
      },
    },
  };
};

/**
 * @param {unknown} schema
 * @param {string} member
 * @param {import('../operations.js').Location} location
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 * @returns {import('../operations.js').Location | undefined} the location where the schema declares the property
 */
function findMember(schema, member, location, resolve) {
  const resolved = follow(/** @type {object} */ (schema), location, resolve);
  const node = /** @type {{ properties?: object, allOf?: object[] } | undefined} */ (resolved.node);
  if (member in Object(node?.properties)) return resolved.location.child(['properties', member]);
  for (const [index, part] of (node?.allOf ?? []).entries()) {
    const inner = findMember(part, member, resolved.location.child(['allOf', index]), resolve);
    if (inner) return inner;
  }
  return undefined;
}
