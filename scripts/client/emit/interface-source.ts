import type { OpenApiDocument, Parameter, Schema } from '../../model/document.ts';
import { readCommonFacts, required, stringOf } from '../../model/common-facts.ts';
import { dereference, listOperations } from '../../model/operations.ts';
import { banner } from './banner.ts';
import { Comments } from './comments.ts';
import { SchemaTypes } from './schema-type.ts';
import { clientOperations } from './client-operations.ts';
import { kindsOfStatuses } from './errors-source.ts';

/** What the client's runtime has to know of the interface, taken from the bundle. */
interface InterfaceFacts {
  version: string;
  jsonMediaType: string;
  xmlMediaType: string;
  headerNames: Record<string, string>;
  kinds: Record<number, string>;
  apiKeyHeader: string;
  languageHeader: string;
  languageCodes: string[];
  slugPattern: string;
  paths: string[];
}

/**
 * Writes `src/interface.ts` of the client: the facts of the interface that its hand-written runtime reads.
 *
 * @param document the bundled document
 * @returns TypeScript source
 * @throws Error when the document lacks one of the facts
 */
export function writeInterfaceSource(document: OpenApiDocument): string {
  const facts = readFacts(document);
  const types = new SchemaTypes(new Comments(document));
  const constants: [name: string, comment: string, value: unknown][] = [
    ['interfaceVersion', 'Version of the interface that this package was made from.', facts.version],
    ['jsonMediaType', 'Media type of JSON answers.', facts.jsonMediaType],
    ['mediaType', 'Media type of answers, up to the name of the format.', commonPart(facts)],
    ...Object.entries(facts.headerNames).map(([name, value]): [string, string, unknown] => [
      `${name}Header`,
      `The response header ${value}.`,
      value,
    ]),
    ['kindsOfStatuses', 'What a status that stands for a failure is called.', facts.kinds],
    ['apiKeyHeader', 'Header that carries the API key, in lower case.', facts.apiKeyHeader],
    ['languageHeader', 'Header that carries the languages, in lower case.', facts.languageHeader],
    ['languageCodes', 'The languages that can be asked for.', facts.languageCodes],
    ['slugPattern', 'What a slug matches.', facts.slugPattern],
    [
      'unshownAnswers',
      'Operations whose answer is not shown.',
      clientOperations(document)
        .filter(({ result }) => types.typeOf(result) === 'unknown')
        .map(({ name }) => name),
    ],
    ['operationPaths', 'Paths of all operations, below the base address.', facts.paths],
  ];
  return [
    banner,
    ...constants.map(
      ([name, comment, value]) =>
        `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`,
    ),
    `/** What a slug matches, as an expression. */\nexport const slugShape: RegExp = /${facts.slugPattern.replaceAll('/', '\\/')}/;\n`,
    '/** A language that can be asked for. */\nexport type LanguageCode = (typeof languageCodes)[number];\n',
  ].join('\n');
}

function readFacts(document: OpenApiDocument): InterfaceFacts {
  const parameters = listOperations(document)
    .flatMap(({ operation, pathItem }) => [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])])
    .map((parameter) => dereference<Parameter>(document, parameter));
  const slugs = new Set(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => patternOf(document, parameter)),
  );
  if (slugs.size !== 1)
    throw new Error('The client expects every path parameter to be a slug of one pattern.');

  const common = readCommonFacts(document);
  return {
    version: document.info.version,
    jsonMediaType: common.jsonMediaType,
    xmlMediaType: required(common.xmlMediaType, 'an XML media type'),
    headerNames: responseHeaders,
    kinds: kindsOfStatuses(document),
    apiKeyHeader: common.apiKeyHeader.toLowerCase(),
    languageHeader: common.languageHeader.toLowerCase(),
    languageCodes: [...common.everyLanguage, ...common.languages],
    slugPattern: required([...slugs][0], 'a pattern of path parameters'),
    paths: Object.keys(document.paths),
  };
}

/** The media types differ in the name of the format alone, so that the client need not hold both. */
function commonPart({ jsonMediaType, xmlMediaType }: InterfaceFacts): string {
  const common = jsonMediaType.slice(0, -'json'.length);
  if (`${common}xml` !== xmlMediaType) throw new Error(`The client cannot derive ${xmlMediaType}.`);
  return common;
}

/**
 * What the runtime calls the response headers that it looks for, and their names. An interface without one of them never
 * sends it.
 */
const responseHeaders = {
  etag: 'ETag',
  rateLimitLimit: 'X-RateLimit-Limit',
  rateLimitRemaining: 'X-RateLimit-Remaining',
  rateLimitReset: 'X-RateLimit-Reset',
  retryAfter: 'Retry-After',
};

function patternOf(document: OpenApiDocument, parameter: Parameter): string | undefined {
  return parameter.schema && stringOf(dereference<Schema>(document, parameter.schema)['pattern']);
}
