// @ts-check
export const wants =
  'nothing that a product would ignore or get wrong: one API key in a header, one base URL, parameters and headers in their usual style';

/**
 * @typedef {import('../operations.js').Location} Location
 * @typedef {import('@redocly/openapi-core').UserContext} Context
 */

const server =
  'The client sends every request to one base URL, and the mock serves one. List the server in openapi.yaml, or describe the other service in a spec of its own.';
const content =
  'The client, the mock and the pages read a value as text, not as a document in a media type. Use `schema`, and describe the form of the text.';
const style = (/** @type {string} */ key) =>
  `The client, the mock and the samples write \`a=1&a=2\` in a query and plain text in a path or a header, whatever \`${key}\` says. Remove \`${key}\`, or make the parameter a string whose form you describe.`;

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
      'No product reads `callbacks`. Describe what the service sends under `webhooks` in openapi.yaml.',
    deprecated:
      'Neither the pages nor the client say that an operation is deprecated. Say it in `description`.',
    externalDocs: 'No page shows `externalDocs`. Put the link into `description`.',
  },
  Parameter: {
    content,
    allowReserved: 'The client encodes every reserved character. Remove `allowReserved`.',
    allowEmptyValue:
      'The client sends an empty value as `name=`, and nothing reads `allowEmptyValue`. Remove it.',
    deprecated:
      'Neither the pages nor the client say that a parameter is deprecated. Say it in `description`.',
  },
  Header: { content },
  Response: { links: 'No product reads `links`. Describe in words what to call next.' },
  MediaType: {
    encoding:
      'The client chooses the encoding of a field by its type: files as they are, objects as JSON. Remove `encoding`.',
  },
};

/** A valid HTTP header name. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Parameter serialization by location. The outputs support only the OpenAPI defaults. */
const usual = new Map(
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
      checkStyle(parameter, usual.get(String(parameter.in)), location, report);
      if (parameter.in === 'cookie') {
        const message = 'The client sends no cookies. Remove the parameter.';
        report({ message, location: location.child(['in']) });
      }
    },
    Header(header, { location, key, report }) {
      checkName(key, location.key(), report);
      checkStyle(header, usual.get('header'), location, report);
    },
    SecurityScheme(node, { location, key, report }) {
      const name = String(key);
      if (scheme !== undefined && scheme !== name) {
        const message = `The client, the mock and the pages know one key, \`${scheme}\`. Remove this scheme.`;
        report({ message, location });
      } else if (node.type !== 'apiKey' || node.in !== 'header') {
        const message =
          'The client, the mock and the pages know an API key in a header, and no other scheme. Write `type: apiKey`, `in: header` and the `name` of the header.';
        report({ message, location: location.child(['type']) });
      }
      if (node.type === 'apiKey') checkName(node.name, location.child(['name']), report);
      scheme ??= name;
    },
  };
};

/**
 * @param {object} node
 * @param {{ style: string, explode: boolean } | undefined} assumed
 * @param {Location} location
 * @param {Context['report']} report
 */
function checkStyle(node, assumed, location, report) {
  const given = /** @type {Record<string, unknown>} */ (node);
  for (const [key, value] of Object.entries(assumed ?? {}))
    if (key in given && given[key] !== value)
      report({ message: style(key), location: location.child([key]).key() });
}

/**
 * @param {unknown} name
 * @param {Location} location
 * @param {Context['report']} report
 */
function checkName(name, location, report) {
  if (headerName.test(String(name))) return;
  const message = `HTTP has no header \`${String(name)}\`. Write letters, digits and hyphens.`;
  report({ message, location });
}
