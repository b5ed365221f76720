// @ts-check
import { follow } from '../operations.js';

export const requires = 'an enumeration that accepts any string has `x-gap` or `x-amb`';

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
    const hasValues = branches.some((branch) => Array.isArray(branch['enum']));
    const open = branches.some(
      (branch) => branch['type'] === 'string' && !narrowing.some((key) => key in branch),
    );
    if (!hasValues || !open || 'x-gap' in schema || 'x-amb' in schema) return;
    const message = 'The enumeration also accepts any string; reference the reason with `x-gap` or `x-amb`.';
    report({ message, location });
  },
});
