// @ts-check
/**
 * The Redocly plugin of this interface: its extensions and the rules about them. It is plain JavaScript, because
 * the `redocly` command line loads it as well as the build does, and Node 20 cannot load TypeScript by itself.
 */
import { extendTypes } from './extensions.js';
import { conditionStatus } from './rules/condition-status.js';
import { errorStatuses } from './rules/error-statuses.js';
import { exampleFile } from './rules/example-file.js';
import { knownExtensions } from './rules/known-extensions.js';
import { knownRegisterIds } from './rules/known-register-ids.js';
import { knownVersion } from './rules/known-version.js';
import { noUntypedSchema } from './rules/no-untyped-schema.js';
import { placeholderHostNeedsGap } from './rules/placeholder-host-needs-gap.js';
import { statusRangeNeedsGap } from './rules/status-range-needs-gap.js';
import { usedRegisterEntries } from './rules/used-register-entries.js';

const rules = {
  'condition-status': conditionStatus,
  'error-statuses': errorStatuses,
  'example-file': exampleFile,
  'known-extensions': knownExtensions,
  'known-register-ids': knownRegisterIds,
  'known-version': knownVersion,
  'no-untyped-schema': noUntypedSchema,
  'placeholder-host-needs-gap': placeholderHostNeedsGap,
  'status-range-needs-gap': statusRangeNeedsGap,
  'used-register-entries': usedRegisterEntries,
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
