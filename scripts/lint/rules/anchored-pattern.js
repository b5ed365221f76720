// @ts-check
import { RegExpParser } from '@eslint-community/regexpp';

export const wants = 'a pattern describes the whole text: it begins with `^` and ends with `$`';

/**
 * A pattern without anchors matches anywhere in a text, which is hardly ever meant.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const anchoredPattern = () => ({
  Schema(schema, { location, report }) {
    if (typeof schema.pattern !== 'string' || isAnchored(schema.pattern)) return;
    const message = `The pattern \`${schema.pattern}\` matches any text that holds a match; begin it with \`^\` and end it with \`$\`.`;
    report({ message, location: location.child(['pattern']) });
  },
});

/** @param {string} pattern */
function isAnchored(pattern) {
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, undefined, undefined, {
      unicode: true,
    });
    return alternatives.every(({ elements }) => {
      const [first, last] = [elements[0], elements.at(-1)];
      return (
        first?.type === 'Assertion' &&
        first.kind === 'start' &&
        last?.type === 'Assertion' &&
        last.kind === 'end'
      );
    });
  } catch {
    return true; // `safe-pattern` says that it does not compile
  }
}
