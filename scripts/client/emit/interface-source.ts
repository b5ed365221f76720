import type { Model } from '../../model/model.ts';
import { responseHeaders } from '../../model/well-known.ts';
import { clientOperations, type ClientOperation } from './client-operations.ts';
import { literal } from './schema-type.ts';
import { banner } from './comments.ts';

/**
 * Writes `src/interface.ts`, with the facts about the interface that the hand-written runtime needs.
 *
 * @throws Error if the bundle lacks one of them
 */
export function writeInterfaceSource(model: Model, version: string): string {
  const languages = required(model.languages, 'a header that lists languages');
  const pattern = required(model.slugPattern, 'a slug pattern');
  const paths = model.operations.flatMap(({ pathParameters }) => pathParameters);
  if (paths.some(({ schema }) => schema.pattern !== pattern))
    throw new Error('The client expects every path parameter to be a slug with the same pattern.');
  const kinds = model.errors.map(({ kind }) => literal(kind)).join(' | ');
  const constants: [name: string, comment: string, value: unknown][] = [
    ['packageVersion', 'Version of this package.', version],
    ['jsonMediaType', 'Media type of JSON responses.', model.mediaTypes.json],
    ['mediaType', 'Media type of responses, without the format.', commonPart(model)],
    ...Object.entries(responseHeaders).map(([name, value]): [string, string, unknown] => [
      `${name}Header`,
      `The response header ${value}.`,
      value,
    ]),
    ['apiKeyHeader', 'Name of the API key header, in lower case.', model.key.header.toLowerCase()],
    ['languageHeader', 'Name of the language header, in lower case.', languages.header.toLowerCase()],
    ['operationFacts', 'Operations, for the `/fetch` entry.', clientOperations(model).map(factsOf)],
  ];
  return [
    banner,
    ...constants.map(
      ([name, comment, value]) =>
        `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`,
    ),
    `/** The slug pattern. */\nexport const slugShape: RegExp = /${pattern.replaceAll('/', '\\/')}/;\n`,
    `/** A language code. */\nexport type LanguageCode = ${[...languages.every, ...languages.locales].map(literal).join(' | ')};\n`,
    `/** The kind of a documented error status. */\nexport type StatusKind = ${kinds};\n`,
  ].join('\n');
}

function factsOf({ name, operation, answer, file, redirects, body }: ClientOperation): object {
  const schema = operation.body?.schema;
  const isDocumented = schema && !schema.unknown && !schema.open && schema.members.length > 0;
  const members = isDocumented ? schema.members.map((member) => member.name) : null;
  return {
    operation: name,
    answer,
    members,
    ...(file === undefined ? {} : { accept: file }),
    ...(redirects.length > 0 ? { redirects } : {}),
    ...(body?.isForm ? { isForm: true } : {}),
  };
}

/** Returns the part that the media types share. They differ only in the format. */
function commonPart({ mediaTypes }: Model): string {
  const common = mediaTypes.json.slice(0, -'json'.length);
  if (`${common}xml` !== mediaTypes.xml)
    throw new Error(
      `The client can't derive the media type ${String(mediaTypes.xml)} from the JSON media type.`,
    );
  return common;
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The description lacks ${what}, which the client needs.`);
  return value;
}
