/**
 * The rules that look at the bundle, the files and the words, beside those of the plugin: what the checks of this
 * folder call them. CONTRIBUTING.md has one line for each.
 */
export const checkRules = [
  'added-since',
  'changelog-name',
  'example-slug',
  'example-status',
  'example-sum',
  'example-time',
  'guide-code-language',
  'guide-html',
  'guide-id',
  'guide-image',
  'guide-link',
  'guide-name',
  'guide-placeholder',
  'guide-request',
  'openapi-schema',
  'reached-file',
  'schema-compiles',
  'spelling',
  'valid-example',
  'xml-twin',
  'xml-well-formed',
] as const;
