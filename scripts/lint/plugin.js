// @ts-check
/**
 * The Redocly plugin of this interface: its extensions and the rules about them. It is plain JavaScript, because
 * the `redocly` command line loads it as well as the build does, and Node 20 cannot load TypeScript by itself.
 */
import { extendTypes } from './extensions.js';
import { bounds } from './rules/bounds.js';
import { closedGaps } from './rules/closed-gaps.js';
import { conditionStatus } from './rules/condition-status.js';
import { described } from './rules/described.js';
import { errorBody } from './rules/error-body.js';
import { errorExamples } from './rules/error-examples.js';
import { errorStatuses } from './rules/error-statuses.js';
import { exampleFile } from './rules/example-file.js';
import { fileName } from './rules/file-name.js';
import { knownExtensions } from './rules/known-extensions.js';
import { knownRegisterIds } from './rules/known-register-ids.js';
import { knownVersion } from './rules/known-version.js';
import { listOperation } from './rules/list-operation.js';
import { noNegotiationParameter } from './rules/no-negotiation-parameter.js';
import { noUntypedSchema } from './rules/no-untyped-schema.js';
import { openEnumerationNeedsReason } from './rules/open-enumeration-needs-reason.js';
import { operationId } from './rules/operation-id.js';
import { operationLanguage } from './rules/operation-language.js';
import { operationTag } from './rules/operation-tag.js';
import { placeholderHostNeedsGap } from './rules/placeholder-host-needs-gap.js';
import { requestBody } from './rules/request-body.js';
import { responseContent } from './rules/response-content.js';
import { safePattern } from './rules/safe-pattern.js';
import { slugParameter } from './rules/slug-parameter.js';
import { statusRangeNeedsGap } from './rules/status-range-needs-gap.js';
import { uniqueRegisterIds } from './rules/unique-register-ids.js';
import { usedRegisterEntries } from './rules/used-register-entries.js';
import { zuluDateTime } from './rules/zulu-date-time.js';

/** The rules by name; each is `interface/<name>` in what lint says. */
export const rules = {
  bounds,
  'closed-gaps': closedGaps,
  'condition-status': conditionStatus,
  described,
  'error-body': errorBody,
  'error-examples': errorExamples,
  'error-statuses': errorStatuses,
  'example-file': exampleFile,
  'file-name': fileName,
  'known-extensions': knownExtensions,
  'known-register-ids': knownRegisterIds,
  'known-version': knownVersion,
  'list-operation': listOperation,
  'no-negotiation-parameter': noNegotiationParameter,
  'no-untyped-schema': noUntypedSchema,
  'open-enumeration-needs-reason': openEnumerationNeedsReason,
  'operation-id': operationId,
  'operation-language': operationLanguage,
  'operation-tag': operationTag,
  'placeholder-host-needs-gap': placeholderHostNeedsGap,
  'request-body': requestBody,
  'response-content': responseContent,
  'safe-pattern': safePattern,
  'slug-parameter': slugParameter,
  'status-range-needs-gap': statusRangeNeedsGap,
  'unique-register-ids': uniqueRegisterIds,
  'used-register-entries': usedRegisterEntries,
  'zulu-date-time': zuluDateTime,
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
