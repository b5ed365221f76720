// @ts-check
export const requires =
  'the spec uses only features that the outputs support: one API key in a header, one base URL, and the default parameter and header styles';

/**
 * @typedef {import('../operations.js').Location} Location
 * @typedef {import('@redocly/openapi-core').UserContext} Context
 */

const server =
  'The client sends every request to one base URL, and the mock serves one. List the server in openapi.yaml, or describe the other service in its own spec.';
const content =
  "The client, the mock and the documentation don't support media types here. Use `schema`, and describe the format of the string.";
const style = (/** @type {string} */ key) =>
  `The client, the mock and the samples ignore \`${key}\`: they use \`a=1&a=2\` in a query, and plain text in a path or header. Remove \`${key}\`, or make the parameter a string and describe its format.`;

/**
 * OpenAPI keys that none of our outputs support.
 *
 * @type {Record<string, Record<string, string>>}
 */
const unsupported = {
  PathItem: { servers: server },
  Operation: {
    servers: server,
    callbacks:
      '`callbacks` is not supported. Describe what the service sends under `webhooks` in openapi.yaml.',
    deprecated: '`deprecated` is not supported for operations. Say so in `description`.',
    externalDocs: '`externalDocs` is not supported. Put the link in `description`.',
  },
  Parameter: {
    content,
    allowReserved: 'The client encodes every reserved character. Remove `allowReserved`.',
    allowEmptyValue: 'The client sends an empty value as `name=`, and ignores `allowEmptyValue`. Remove it.',
    deprecated: '`deprecated` is not supported for parameters. Say so in `description`.',
  },
  Header: { content },
  Response: { links: '`links` is not supported. Describe in words what to call next.' },
  MediaType: {
    encoding: 'The client encodes fields by type: files unchanged, objects as JSON. Remove `encoding`.',
  },
};

/** A valid HTTP header name. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Parameter serialization by location. The outputs support only the OpenAPI defaults. */
const defaultStyles = new Map(
  Object.entries({
    query: { style: 'form', explode: true },
    cookie: { style: 'form', explode: true },
    path: { style: 'simple', explode: false },
    header: { style: 'simple', explode: false },
  }),
);

/**
 * Rejects valid OpenAPI that the outputs would ignore or silently get wrong.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  /** @type {string | undefined} */
  let scheme;
  return {
    any(node, { type, location, report }) {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, message] of Object.entries(unsupported[type.name] ?? {}))
        if (key in node) report({ message, location: location.child([key]).key() });
    },
    Parameter(parameter, { location, report }) {
      if (parameter.in === 'header') checkName(parameter.name, location.child(['name']), report);
      checkStyle(parameter, defaultStyles.get(String(parameter.in)), location, report);
      if (parameter.in === 'cookie') {
        const message = 'The client sends no cookies. Remove the parameter.';
        report({ message, location: location.child(['in']) });
      }
    },
    Header(header, { location, key, report }) {
      checkName(key, location.key(), report);
      checkStyle(header, defaultStyles.get('header'), location, report);
    },
    SecurityScheme(node, { location, key, report }) {
      const name = String(key);
      if (scheme !== undefined && scheme !== name) {
        const message = `Only one security scheme is supported, and \`${scheme}\` exists already. Remove this one.`;
        report({ message, location });
      } else if (node.type !== 'apiKey' || node.in !== 'header') {
        const message =
          'Only an API key in a header is supported. Write `type: apiKey`, `in: header` and the header `name`.';
        report({ message, location: location.child(['type']) });
      }
      if (node.type === 'apiKey') checkName(node.name, location.child(['name']), report);
      scheme ??= name;
    },
  };
};

/**
 * @param {object} node
 * @param {{ style: string, explode: boolean } | undefined} supported
 * @param {Location} location
 * @param {Context['report']} report
 */
function checkStyle(node, supported, location, report) {
  const record = /** @type {Record<string, unknown>} */ (node);
  for (const [key, value] of Object.entries(supported ?? {}))
    if (key in record && record[key] !== value)
      report({ message: style(key), location: location.child([key]).key() });
}

/**
 * @param {unknown} name
 * @param {Location} location
 * @param {Context['report']} report
 */
function checkName(name, location, report) {
  if (headerName.test(String(name))) return;
  const message = `\`${String(name)}\` isn't a valid header name. Use letters, digits and hyphens.`;
  report({ message, location });
}
