// @ts-check
import { isSafePattern } from 'redos-detector';

export const wants = 'a pattern compiles and cannot backtrack without end';

/**
 * How far the detector looks before it gives up on a pattern and calls it unsafe. Counted in steps and not in time, so
 * that every machine says the same. The patterns of this spec take a few hundred.
 */
const effort = { maxSteps: 4000 };

/**
 * A pattern compiles, and no text makes it backtrack without end.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export default () => ({
  Schema(schema, { location, report }) {
    const patterns = [
      ...(typeof schema.pattern === 'string'
        ? [{ pattern: schema.pattern, place: location.child(['pattern']) }]
        : []),
      ...Object.keys(Object(/** @type {Record<string, unknown>} */ (schema)['patternProperties'])).map(
        (pattern) => ({
          pattern,
          place: location.child(['patternProperties', pattern]).key(),
        }),
      ),
    ];
    for (const { pattern, place } of patterns) {
      const reason = whyInvalid(pattern);
      if (reason !== undefined) {
        report({ message: `The pattern is no regular expression: ${reason}; correct it.`, location: place });
      } else if (!isSafePattern(pattern, { unicode: true, ...effort }).safe) {
        const message =
          'A long text can make the pattern backtrack without end; write it so that each text matches in one way only (no repetition inside a repetition, no alternatives that overlap).';
        report({ message, location: place });
      }
    }
  },
});

/** @param {string} pattern */
function whyInvalid(pattern) {
  try {
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(
      /^Invalid regular expression: /,
      '',
    );
  }
}
