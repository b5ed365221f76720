// @ts-check
import { ofCustomTypes, operationsOf } from '../operations.js';

export const requires =
  'an operationId is unique, and consists of a verb that fits the method and a resource, in camel case';

/** Allowed verbs at the start of an operationId, by method. */
const verbs = new Map([
  ['get', (/** @type {string} */ verb) => verb === 'get' || verb === 'list'],
  ['post', (/** @type {string} */ verb) => !['get', 'list', 'update', 'delete'].includes(verb)],
  ['put', (/** @type {string} */ verb) => !['get', 'list', 'create', 'delete'].includes(verb)],
  ['patch', (/** @type {string} */ verb) => !['get', 'list', 'create', 'delete'].includes(verb)],
  ['delete', (/** @type {string} */ verb) => verb === 'delete'],
]);

/**
 * An operationId is a verb and a resource in camel case. The verb must fit the method. The ID must be unique, also among
 * webhooks and operations without a path.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  /** @type {Set<string>} */
  const taken = new Set();

  /**
   * @param {unknown} id
   * @param {import('../operations.js').Location} location
   * @param {import('@redocly/openapi-core').UserContext['report']} report
   */
  function check(id, location, report) {
    if (typeof id !== 'string') return;
    if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(id)) {
      const message = `\`${id}\` isn't a verb and a resource in camel case, such as \`getFund\`; rename it.`;
      report({ message, location });
    }
    if (taken.has(id))
      report({ message: `Another operation is already called \`${id}\`; rename one.`, location });
    taken.add(id);
  }

  return {
    Paths: {
      PathItem(pathItem, context) {
        for (const { method, operation, location } of operationsOf(pathItem, context)) {
          const place = location.child(['operationId']);
          check(operation.operationId, place, context.report);
          const verb = /^[a-z]+/.exec(String(operation.operationId))?.[0] ?? '';
          if (verbs.get(method)?.(verb) !== false) continue;
          const message = `A ${method.toUpperCase()} operation can't be called \`${verb}…\`; use a verb that fits the method.`;
          context.report({ message, location: place });
        }
      },
    },
    WebhooksMap: {
      PathItem(pathItem, context) {
        for (const { operation, location } of operationsOf(pathItem, context)) {
          check(operation.operationId, location.child(['operationId']), context.report);
        }
      },
    },
    ...ofCustomTypes({
      UnplacedOperation(operation, { location, report }) {
        check(operation['operationId'], location.child(['operationId']), report);
      },
    }),
  };
};
