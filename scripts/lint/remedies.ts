/**
 * What to do about what the rules of other tools tell, whose messages only say what is wrong. Rules of this project say
 * it in their messages.
 */
const REMEDIES: Readonly<Record<string, string>> = {
  // Redocly's
  'no-unresolved-refs': 'write the file, or correct the path, which starts at the folder of this file',
  'no-ambiguous-paths': 'rename a part of one of the two paths, or join them',
  'no-duplicated-enum-values': 'remove the value here',
  'no-duplicated-tag-names': 'remove the tag here, or give it another name',
  'no-empty-servers': 'list the addresses under `servers`',
  'no-enum-type-mismatch': 'write the value as one of the `type`, or correct the `type`',
  'no-example-value-and-externalValue': 'remove one of the two',
  'no-identical-paths': 'join the two paths in one file',
  'no-illogical-composition-keywords': 'give it several schemas that differ, or write the one in its place',
  'no-invalid-parameter-examples': 'correct the example, or the schema',
  'no-invalid-schema-examples': 'correct the example, or the schema',
  'no-mixed-number-range-constraints': 'remove one of the two bounds',
  'no-path-trailing-slash': 'remove the slash at the end',
  'no-required-schema-properties-undefined':
    'correct the name, declare the member under `properties`, or remove it here',
  'no-schema-type-mismatch': 'correct the `type`, or remove the keyword that belongs to another type',
  'no-server-example.com':
    'write the address of the service, or a placeholder under `.invalid` that names its gap',
  'no-server-trailing-slash': 'remove the slash at the end',
  'no-server-variables-empty-enum': 'list the values of the variable, its default among them',
  'no-undefined-server-variable':
    'describe the variable under `variables`, or correct its name in the address',
  'no-unsafe-markdown': 'say it in Markdown, without HTML or scripts',
  'no-unused-components': 'refer to the component, or remove it',
  'operation-2xx-response': 'describe the success; its status is `2XX` with `x-gap` where it is not shown',
  'operation-4xx-response': 'describe the errors, from components/responses/',
  'operation-operationId': 'give the operation an `operationId`, after its file and method',
  'operation-operationId-unique': 'give this operation a name of its own, or the other one, which has it too',
  'operation-operationId-url-safe': 'write the `operationId` in letters and digits alone',
  'operation-parameters-unique': 'remove one of the two parameters',
  'operation-summary': 'give the operation a `summary`, which is its heading in the documentation',
  'path-declaration-must-exist': 'name the parameter between the braces',
  'path-not-include-query': 'describe what follows the question mark under `parameters`',
  'path-parameters-defined': 'name the parameter here as in the path, or correct the path in openapi.yaml',
  'security-defined': 'correct the name, or describe the scheme under `components/securitySchemes`',
  'security-scopes-defined': 'correct the scope, or describe it in the scheme',
  'spec-components-invalid-map-name':
    'name the component in letters, digits, dots, dashes and underscores alone',
  'spec-ref-siblings':
    'move it into the file that the reference names, or indent the reference as it was meant',
  'tag-description': 'say under `description` what the resources of the tag are',
  // Spectral's
  'spectral/operation-success-response':
    'describe the success, as `2XX` with `x-gap` where its status is not shown',
  'spectral/operation-parameters': 'remove one of the two parameters',
  'spectral/duplicated-entry-in-enum': 'remove one of the two values',
  'spectral/info-description': 'say under `description` what the interface is for',
  'spectral/no-eval-in-markdown': 'say it in words',
  'spectral/no-script-tags-in-markdown': 'remove the script',
  'spectral/openapi-tags-uniqueness': 'remove one of the two tags',
  'spectral/operation-description': 'give the operation a `description` of what it does',
  'spectral/operation-operationId-valid-in-url': 'write the `operationId` in letters and digits alone',
  'spectral/operation-tags': 'name the tag of its resource group under `tags`',
  'spectral/path-declarations-must-exist': 'name the parameter between the braces',
  'spectral/path-keys-no-trailing-slash': 'remove the slash at the end',
  'spectral/path-not-include-query': 'describe what follows the question mark under `parameters`',
  'spectral/no-$ref-siblings': 'move it into the file that the reference names',
  'spectral/array-items': 'say under `items` what the array holds',
  'spectral/typed-enum': 'write the value as one of the `type`, or correct the `type`',
  'spectral/oas3-api-servers': 'list the addresses under `servers`',
  'spectral/oas3-examples-value-or-externalValue': 'give the example one of the two',
  'spectral/oas3-operation-security-defined':
    'correct the name, or describe the scheme under `components/securitySchemes`',
  'spectral/oas3-schema': 'correct the name or the value, or move it to where OpenAPI has it',
  'spectral/oas3-server-variables': 'describe each variable of the address, and no other, under `variables`',
  'spectral/oas3-callbacks-in-callbacks': 'move the callback to an operation',
  'spectral/oas3_1-servers-in-webhook':
    'remove `servers`, since a delivery goes to the address of who receives it',
  'spectral/oas3_1-callbacks-in-webhook': 'remove the callback',
  'spectral/owasp:api1:2023-no-numeric-ids': 'identify it by a slug (components/schemas/Slug.yaml)',
  'spectral/owasp:api2:2023-no-http-basic': 'use the scheme with the key, `ApiKey`',
  'spectral/owasp:api2:2023-no-api-keys-in-url': 'send the key in a header',
  'spectral/owasp:api2:2023-no-credentials-in-url':
    'send it in a header, or rename the parameter if it is none',
  'spectral/owasp:api2:2023-auth-insecure-schemes': 'use the scheme with the key, `ApiKey`',
  'spectral/owasp:api2:2023-write-restricted': 'name the scheme with the key under `security`',
  'spectral/owasp:api2:2023-read-restricted': 'name the scheme with the key under `security`',
  'spectral/owasp:api4:2023-rate-limit-retry-after':
    'refer to the response of this status in components/responses/, which has the header',
  'spectral/owasp:api7:2023-concerning-url-parameter': 'rename the parameter if it takes no address',
  'spectral/owasp:api8:2023-no-server-http': 'write the address with https',
};

/** Messages of Redocly's `struct`, each with what to do. */
const STRUCTURE: readonly (readonly [message: RegExp, remedy: string])[] = [
  [/`nullable`/, "null is a type in OpenAPI 3.1; write `type: [string, 'null']`, or whatever the type is"],
  [/Expected type `string` but got `(?:number|integer|boolean)`/, 'put the value in quotes'],
  [/^Expected type/, 'correct the value; where it looks right, look at how far its lines are indented'],
  [/must be present/, 'add it here'],
  [/one of the following/, 'use one of these'],
  [/is not expected here/, 'correct the name, or move it to where OpenAPI has it'],
];
const otherStructure = 'write it as OpenAPI 3.1 has it';

/**
 * Says what to do about what a rule of another tool tells.
 *
 * @returns nothing for a rule of this project, whose message says it
 */
export function remedyFor(rule: string, message: string): string | undefined {
  if (rule === 'struct') return STRUCTURE.find(([pattern]) => pattern.test(message))?.[1] ?? otherStructure;
  return REMEDIES[rule];
}
