// @ts-check
/**
 * The Redocly plugin of this interface: its extensions and the rules about them. It is plain JavaScript, because
 * the `redocly` command line loads it as well as the build does, and Node 20 cannot load TypeScript by itself.
 */
import { extendTypes } from './extensions.js';
import * as anchoredPattern from './rules/anchored-pattern.js';
import * as bounds from './rules/bounds.js';
import * as closedGaps from './rules/closed-gaps.js';
import * as described from './rules/described.js';
import * as enumeration from './rules/enumeration.js';
import * as errorBody from './rules/error-body.js';
import * as errorStatuses from './rules/error-statuses.js';
import * as exampleFile from './rules/example-file.js';
import * as fileName from './rules/file-name.js';
import * as knownExtensions from './rules/known-extensions.js';
import * as knownRegisterIds from './rules/known-register-ids.js';
import * as knownStatus from './rules/known-status.js';
import * as knownVersion from './rules/known-version.js';
import * as listOperation from './rules/list-operation.js';
import * as noNegotiationParameter from './rules/no-negotiation-parameter.js';
import * as noUntypedSchema from './rules/no-untyped-schema.js';
import * as openEnumerationNeedsReason from './rules/open-enumeration-needs-reason.js';
import * as operationId from './rules/operation-id.js';
import * as operationLanguage from './rules/operation-language.js';
import * as operationTag from './rules/operation-tag.js';
import * as pathName from './rules/path-name.js';
import * as placeholderHostNeedsGap from './rules/placeholder-host-needs-gap.js';
import * as requestBody from './rules/request-body.js';
import * as responseContent from './rules/response-content.js';
import * as safePattern from './rules/safe-pattern.js';
import * as schemaKeyword from './rules/schema-keyword.js';
import * as slugParameter from './rules/slug-parameter.js';
import * as statusRangeNeedsGap from './rules/status-range-needs-gap.js';
import * as uniqueRegisterIds from './rules/unique-register-ids.js';
import * as usedRegisterEntries from './rules/used-register-entries.js';
import * as zuluDateTime from './rules/zulu-date-time.js';

/** The rules by name; each is `interface/<name>` in what lint says. */
export const rules = {
  'anchored-pattern': anchoredPattern.anchoredPattern,
  bounds: bounds.bounds,
  'closed-gaps': closedGaps.closedGaps,
  described: described.described,
  enumeration: enumeration.enumeration,
  'error-body': errorBody.errorBody,
  'error-statuses': errorStatuses.errorStatuses,
  'example-file': exampleFile.exampleFile,
  'file-name': fileName.fileName,
  'known-extensions': knownExtensions.knownExtensions,
  'known-register-ids': knownRegisterIds.knownRegisterIds,
  'known-status': knownStatus.knownStatus,
  'known-version': knownVersion.knownVersion,
  'list-operation': listOperation.listOperation,
  'no-negotiation-parameter': noNegotiationParameter.noNegotiationParameter,
  'no-untyped-schema': noUntypedSchema.noUntypedSchema,
  'open-enumeration-needs-reason': openEnumerationNeedsReason.openEnumerationNeedsReason,
  'operation-id': operationId.operationId,
  'operation-language': operationLanguage.operationLanguage,
  'operation-tag': operationTag.operationTag,
  'path-name': pathName.pathName,
  'placeholder-host-needs-gap': placeholderHostNeedsGap.placeholderHostNeedsGap,
  'request-body': requestBody.requestBody,
  'response-content': responseContent.responseContent,
  'safe-pattern': safePattern.safePattern,
  'schema-keyword': schemaKeyword.schemaKeyword,
  'slug-parameter': slugParameter.slugParameter,
  'status-range-needs-gap': statusRangeNeedsGap.statusRangeNeedsGap,
  'unique-register-ids': uniqueRegisterIds.uniqueRegisterIds,
  'used-register-entries': usedRegisterEntries.usedRegisterEntries,
  'zulu-date-time': zuluDateTime.zuluDateTime,
};

/** What each rule wants, for `npm run lint -- --rules`. */
export const pluginRules = {
  'interface/anchored-pattern': anchoredPattern.wants,
  'interface/bounds': bounds.wants,
  'interface/closed-gaps': closedGaps.wants,
  'interface/described': described.wants,
  'interface/enumeration': enumeration.wants,
  'interface/error-body': errorBody.wants,
  'interface/error-statuses': errorStatuses.wants,
  'interface/example-file': exampleFile.wants,
  'interface/file-name': fileName.wants,
  'interface/known-extensions': knownExtensions.wants,
  'interface/known-register-ids': knownRegisterIds.wants,
  'interface/known-status': knownStatus.wants,
  'interface/known-version': knownVersion.wants,
  'interface/list-operation': listOperation.wants,
  'interface/no-negotiation-parameter': noNegotiationParameter.wants,
  'interface/no-untyped-schema': noUntypedSchema.wants,
  'interface/open-enumeration-needs-reason': openEnumerationNeedsReason.wants,
  'interface/operation-id': operationId.wants,
  'interface/operation-language': operationLanguage.wants,
  'interface/operation-tag': operationTag.wants,
  'interface/path-name': pathName.wants,
  'interface/placeholder-host-needs-gap': placeholderHostNeedsGap.wants,
  'interface/request-body': requestBody.wants,
  'interface/response-content': responseContent.wants,
  'interface/safe-pattern': safePattern.wants,
  'interface/schema-keyword': schemaKeyword.wants,
  'interface/slug-parameter': slugParameter.wants,
  'interface/status-range-needs-gap': statusRangeNeedsGap.wants,
  'interface/unique-register-ids': uniqueRegisterIds.wants,
  'interface/used-register-entries': usedRegisterEntries.wants,
  'interface/zulu-date-time': zuluDateTime.wants,
};

/** @returns {import('@redocly/openapi-core').Plugin} */
export default function plugin() {
  const severities = Object.fromEntries(
    Object.keys(rules).map((name) => [`interface/${name}`, /** @type {const} */ ('error')]),
  );
  return {
    id: 'interface',
    typeExtension: { oas3: extendTypes },
    rules: { oas3: rules },
    configs: { all: { rules: severities } },
  };
}
