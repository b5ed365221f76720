// @ts-check

export const wants = 'an enumeration lists two values or more; one value alone is a `const`';

/**
 * An enumeration without a value admits nothing, and one of a single value leaves nothing to choose: the others were
 * forgotten, or the value is a constant.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const enumeration = () => ({
  Schema(schema, { location, report }) {
    const values = /** @type {unknown} */ (schema.enum);
    if (!Array.isArray(values) || values.length > 1) return;
    const message =
      values.length === 0
        ? 'The enumeration has no value, so nothing is valid; list its values, or remove `enum`.'
        : 'The enumeration has one value; list the others, or write the value as `const`.';
    report({ message, location: location.child(['enum']).key() });
  },
});
