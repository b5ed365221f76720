import type { OpenApiDocument, Parameter, Schema } from '../shared/document.ts';
import { dereference, listOperations } from '../shared/operations.ts';

/** What the client's runtime has to know of the interface, taken from the bundle. */
interface InterfaceFacts {
  version: string;
  jsonMediaType: string;
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
  const constants: [name: string, comment: string, value: unknown][] = [
    ['interfaceVersion', 'Version of the interface that this package was made from.', facts.version],
    ['jsonMediaType', 'Media type of JSON answers.', facts.jsonMediaType],
    ['apiKeyHeader', 'Header that carries the API key.', facts.apiKeyHeader],
    ['languageHeader', 'Header that carries the languages.', facts.languageHeader],
    ['languageCodes', 'The languages that can be asked for.', facts.languageCodes],
    ['slugPattern', 'What a slug matches.', facts.slugPattern],
    ['operationPaths', 'Paths of all operations, below the base address.', facts.paths],
  ];
  return [
    '// Made from the bundled description by `npm run build`. Do not edit.\n',
    ...constants.map(
      ([name, comment, value]) =>
        `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`,
    ),
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

  const language = parameters.find((parameter) => parameter.schema?.['x-list-of'] !== undefined);
  const languageSchema = required(language?.schema, 'a parameter whose schema has x-list-of');
  const listed = languageSchema['x-list-of'] as Schema;
  return {
    version: document.info.version,
    jsonMediaType: jsonMediaTypeOf(document),
    apiKeyHeader: apiKeyHeaderOf(document),
    languageHeader: required(language, 'a language header').name,
    languageCodes: [
      ...stringsOf(languageSchema['x-list-also']),
      ...stringsOf(dereference<Schema>(document, listed)['enum']),
    ],
    slugPattern: required([...slugs][0], 'a pattern of path parameters'),
    paths: Object.keys(document.paths),
  };
}

function jsonMediaTypeOf(document: OpenApiDocument): string {
  const types = new Set<string>();
  for (const response of Object.values(document.components?.responses ?? {})) {
    for (const type of Object.keys(response.content ?? {})) if (type.endsWith('+json')) types.add(type);
  }
  if (types.size !== 1) throw new Error(`The client expects one +json media type, found ${types.size}.`);
  return required([...types][0], 'a JSON media type');
}

function apiKeyHeaderOf(document: OpenApiDocument): string {
  const scheme = Object.values(document.components?.securitySchemes ?? {}).find(
    ({ type, in: place }) => type === 'apiKey' && place === 'header',
  );
  return required(stringOf(scheme?.['name']), 'an apiKey security scheme in a header');
}

function patternOf(document: OpenApiDocument, parameter: Parameter): string | undefined {
  return parameter.schema && stringOf(dereference<Schema>(document, parameter.schema)['pattern']);
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The client needs ${what}, which the bundle does not have.`);
  return value;
}
