// @ts-check
import { follow } from '../operations.js';

export const wants = 'known values beside any string: only with `x-gap` or `x-amb`';

/** Keywords that restrict a schema's strings. */
const narrowing = ['enum', 'const', 'pattern', 'format', 'maxLength'];

/**
 * An enumeration that also accepts any string must reference an unknown (not all values are documented) or an assumption
 * (the document only implies that there are more).
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { location, report, resolve }) {
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(
      (branch, index) =>
        /** @type {Record<string, unknown>} */ (
          follow(branch, location.child(['anyOf', index]), resolve).node ?? {}
        ),
    );
    const known = branches.some((branch) => Array.isArray(branch['enum']));
    const open = branches.some(
      (branch) => branch['type'] === 'string' && !narrowing.some((key) => key in branch),
    );
    if (!known || !open || 'x-gap' in schema || 'x-amb' in schema) return;
    const message =
      'The values are an enumeration that is open to any string; name the gap with `x-gap`, or the reading with `x-amb`, that is the reason.';
    report({ message, location });
  },
});
