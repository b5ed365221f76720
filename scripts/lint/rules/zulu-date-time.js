// @ts-check

export const wants = 'a date-time refers to `ZuluDateTime`';

/**
 * Date-times are in Zulu form, so a schema of one is, or refers to, the component that says so.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const zuluDateTime = () => ({
  Schema(schema, { location, report }) {
    if (schema.format !== 'date-time' || String(schema.pattern).endsWith('Z$')) return;
    const message = 'A date-time is in Zulu form; refer to components/schemas/ZuluDateTime.yaml.';
    report({ message, location: location.child(['format']) });
  },
});
