// @ts-check
import { contentOf, once, operationsOf, responsesOf } from '../operations.js';

export const requires =
  'JSON and XML have the current version and the same schema; errors have both formats, and a JSON success has an example';

/** Statuses whose responses have no body, as defined by HTTP. */
const withoutBody = new Set(['204', '205', '304']);

/**
 * JSON and XML responses have the media types of the current version and the same schema. Errors need both formats, because
 * a request may accept either. A success needs JSON or must be a file. Only `200` and `2XX` need a body. The bundler
 * generates the XML examples and the error examples.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => {
  const first = once();
  let version = '';
  return {
    Info(info) {
      version = String(info.version);
    },
    Paths: {
      PathItem(pathItem, context) {
        for (const operation of operationsOf(pathItem, context)) {
          const { responses } = operation.operation;
          if (!Object.keys(responses ?? {}).some((status) => /^(?:2|3(?!04))/.test(status))) {
            const message =
              'The operation has no success response. Add one, as `2XX` with `x-gap` if the status is unknown.';
            context.report({ message, location: operation.location.child(['responses']).key() });
          }
          for (const { status, response, location } of responsesOf(operation, context.resolve)) {
            if (withoutBody.has(status) || !first(location)) continue;
            /** @type {(message: string, place: import('../operations.js').Location) => void} */
            const report = (message, place) => context.report({ message, location: place });
            const content = contentOf(response, location);
            const isError = /^[45]/.test(status);
            if (content.length > 0) checkForms(content, version, { isError }, location, report);
            else if (isError || status === '200' || /^2XX$/.test(status)) {
              const message =
                'The response has no body. Add `content`, with `x-gap` in the schema if the body is unknown, or use a status without a body, such as 204.';
              report(message, location.child(['description']).key());
            }
          }
        }
      },
    },
  };
};

/**
 * @param {ReturnType<typeof contentOf>} content
 * @param {string} version the current version
 * @param {{ isError: boolean }} kind
 * @param {import('../operations.js').Location} location
 * @param {(message: string, place: import('../operations.js').Location) => void} report
 */
function checkForms(content, version, { isError }, location, report) {
  const json = content.find(({ name }) => name.endsWith('+json'));
  const xml = content.find(({ name }) => name.endsWith('+xml'));
  let isOtherVersion = false;
  for (const { name, location: place } of content) {
    if (!/\+(?:json|xml)$/.test(name) || !/\.v\d/.test(name) || name.includes(`.v${version}+`)) continue;
    isOtherVersion = true;
    const message = `\`${name}\` isn't the current version, ${version} (\`info.version\`). Correct it.`;
    report(message, place.key());
  }
  const wanted = (json ?? xml)?.name.replace(/\+\w+$/, json ? '+xml' : '+json') ?? '';
  if (isError ? !json || !xml : xml && !json) {
    const message = isError
      ? `Clients can request errors in JSON and in XML. Add \`${wanted}\`.`
      : `The client needs JSON. Add \`${wanted}\`.`;
    report(message, location.child(['content']).key());
  }
  // A wrong version has already been reported.
  if (json && xml && xml.name !== wanted && !isOtherVersion) {
    const message = `\`${xml.name}\` differs from \`${json.name}\` in more than its suffix. Correct one of them.`;
    report(message, xml.location.key());
  }
  if (json && xml && JSON.stringify(json.mediaType.schema) !== JSON.stringify(xml.mediaType.schema)) {
    report(
      'The XML schema differs from the JSON one. Use the same schema for both.',
      xml.location.child(['schema']).key(),
    );
  }
  // The bundler adds error examples from the error conditions.
  if (!isError && json && Object.keys(json.mediaType.examples ?? {}).length === 0) {
    const message = 'The media type has no example. Add one under `examples` from a file in spec/examples/.';
    report(message, json.location.key());
  }
}
