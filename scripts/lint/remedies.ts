/** How to fix each problem that Redocly reports. Its messages don't say; the messages of our own rules do. */
export const remedies: Readonly<Record<string, string>> = {
  struct: "write it as OpenAPI 3.1 has it, where a type that may be null is `type: [string, 'null']`",
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
  'operation-description': 'give the operation a `description` of what it does',
  'operation-4xx-response': 'describe the errors, from components/responses/',
  'operation-operationId': 'give the operation an `operationId`, after its file and method',
  'operation-operationId-unique': 'give this operation a name of its own, or the other one, which has it too',
  'operation-operationId-url-safe': 'write the `operationId` in letters and digits alone',
  'operation-parameters-unique': 'remove one of the two parameters',
  'operation-singular-tag': 'leave one tag, its resource group',
  'operation-tag-defined': 'correct the name, or list the tag under `tags` in openapi.yaml',
  'operation-summary': 'give the operation a `summary`, which is its heading in the documentation',
  'path-declaration-must-exist': 'name the parameter between the braces',
  'path-not-include-query': 'describe what follows the question mark under `parameters`',
  'path-parameters-defined': 'name the parameter here as in the path, or correct the path in openapi.yaml',
  'request-mime-type':
    'the client writes JSON and forms, and the mock reads them; use one of the `allowedValues` of this rule in redocly.yaml',
  'security-defined': 'correct the name, or describe the scheme under `components/securitySchemes`',
  'security-scopes-defined': 'correct the scope, or describe it in the scheme',
  'spec-components-invalid-map-name':
    'name the component in letters, digits, dots, dashes and underscores alone',
  'spec-ref-siblings':
    'move it into the file that the reference names, or indent the reference as it was meant',
  'tag-description': 'say under `description` what the resources of the tag are',
};
