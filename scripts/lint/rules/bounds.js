// @ts-check

export const requires = 'a minimum is not above its maximum, also for lengths and item counts';

const pairs = /** @type {const} */ ([
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
]);

/**
 * A lower bound must not exceed its upper bound, or no value would be valid.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { location, report }) {
    const values = /** @type {Record<string, unknown>} */ (schema);
    for (const [low, high] of pairs) {
      const [from, to] = [values[low], values[high]];
      const exclusive = low === 'exclusiveMinimum';
      if (typeof from !== 'number' || typeof to !== 'number' || (exclusive ? from < to : from <= to))
        continue;
      const message = `\`${low}\` is ${from} and \`${high}\` is ${to}, so no value is valid; correct one of them.`;
      report({ message, location: location.child([low]) });
    }
    const [from, below] = [values['minimum'], values['exclusiveMaximum']];
    if (typeof from === 'number' && typeof below === 'number' && from >= below) {
      const message = `\`minimum\` is ${from} and values must be below ${below}, so no value is valid; correct one of them.`;
      report({ message, location: location.child(['minimum']) });
    }
    const [above, to] = [values['exclusiveMinimum'], values['maximum']];
    if (typeof above === 'number' && typeof to === 'number' && above >= to) {
      const message = `Values must be above ${above} and \`maximum\` is ${to}, so no value is valid; correct one of them.`;
      report({ message, location: location.child(['exclusiveMinimum']) });
    }
  },
});
