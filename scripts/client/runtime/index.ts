export { createGrantManagementClient, type GrantManagementClient } from './create-client.ts';
export { interfaceVersion, jsonMediaType, languageCodes, operationPaths, slugPattern } from './interface.ts';
export type { LanguageCode } from './interface.ts';
export type { GrantManagementClientOptions } from './options.ts';
export type { components, operations, paths } from './paths.ts';
