// @ts-check
import { contentOf, once, operationsOf, responsesOf } from '../operations.js';

export const wants =
  'every response has a JSON and an XML form of the current version, with one schema, and a success has an example';

/** Statuses whose responses have no body, by the definition of HTTP. */
const withoutBody = new Set(['204', '205', '304']);

/**
 * Every response is documented in the JSON and in the XML media type of the current version, with the same schema, and a
 * success has an example. The bundler writes the XML form of examples, and the examples of errors.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const responseContent = () => {
  const first = once();
  let version = '';
  return {
    Info(info) {
      version = String(info.version);
    },
    Paths: {
      PathItem(pathItem, context) {
        for (const operation of operationsOf(pathItem, context)) {
          for (const { status, response, location } of responsesOf(operation, context.resolve)) {
            if (withoutBody.has(status) || !first(location)) continue;
            /** @type {(message: string, place: import('../operations.js').Location) => void} */
            const report = (message, place) => context.report({ message, location: place });
            const content = contentOf(response, location);
            if (content.length === 0) {
              const message =
                'The response documents no body; give it `content` in both media types, with a schema that names the gap when the body is not shown.';
              report(message, location.child(['description']).key());
              continue;
            }
            // The bundler gives an error the examples of its conditions.
            checkPair(content, version, { needsExample: !/^[45]/.test(status) }, location, report);
          }
        }
      },
    },
  };
};

/**
 * @param {ReturnType<typeof contentOf>} content
 * @param {string} version the current one
 * @param {{ needsExample: boolean }} wanted
 * @param {import('../operations.js').Location} location
 * @param {(message: string, place: import('../operations.js').Location) => void} report
 */
function checkPair(content, version, { needsExample }, location, report) {
  const json = content.find(({ name }) => name.endsWith('+json'));
  const xml = content.find(({ name }) => name.endsWith('+xml'));
  let isOtherVersion = false;
  for (const { name, location: place } of content) {
    if (!/^application\/vnd\..+\+(?:json|xml)$/.test(name)) {
      const message = `Responses are not sent as \`${name}\`; document the vendor media types, one with \`+json\` and one with \`+xml\`.`;
      report(message, place.key());
    } else if (/\.v\d/.test(name) && !name.includes(`.v${version}+`)) {
      isOtherVersion = true;
      const message = `\`${name}\` is not of the current version, which is ${version} (\`info.version\`); correct it.`;
      report(message, place.key());
    }
  }
  const wanted = (json ?? xml)?.name.replace(/\+\w+$/, json ? '+xml' : '+json') ?? '';
  if (!json !== !xml)
    report(`The response has one form only; add \`${wanted}\`.`, location.child(['content']).key());
  // Another version is told where it stands.
  if (json && xml && xml.name !== wanted && !isOtherVersion) {
    const message = `\`${xml.name}\` differs from \`${json.name}\` in more than its ending; correct one of them.`;
    report(message, xml.location.key());
  }
  if (json && xml && JSON.stringify(json.mediaType.schema) !== JSON.stringify(xml.mediaType.schema)) {
    report(
      'The XML form has another schema than the JSON form; give both the same.',
      xml.location.child(['schema']).key(),
    );
  }
  if (needsExample && json && Object.keys(json.mediaType.examples ?? {}).length === 0) {
    const message = 'The media type has no example; add one under `examples`, from a file in spec/examples/.';
    report(message, json.location.key());
  }
}
