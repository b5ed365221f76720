import { expect, it } from 'vitest';
import { addUnreleased } from '../../scripts/contract/unreleased.ts';

const released = '## [0.1.0] - 2024-01-31\n\n### Description\n\n- What is out.\n';

it.each([
  [
    'beside what waits',
    `# Changelog\n\n## [Unreleased]\n\n### Description\n\n- One.\n\n### Client\n\n- Two.\n\n${released}`,
    `# Changelog\n\n## [Unreleased]\n\n### Description\n\n- New.\n- One.\n\n### Client\n\n- Two.\n\n${released}`,
  ],
  [
    'where nothing waits for the description',
    `# Changelog\n\n## [Unreleased]\n\n### Client\n\n- Two.\n\n${released}`,
    `# Changelog\n\n## [Unreleased]\n\n### Client\n\n- Two.\n\n### Description\n\n- New.\n\n${released}`,
  ],
  [
    'where nothing waits at all',
    `# Changelog\n\n## [Unreleased]\n\n${released}`,
    `# Changelog\n\n## [Unreleased]\n\n### Description\n\n- New.\n\n${released}`,
  ],
  [
    'where everything is released',
    `# Changelog\n\n${released}`,
    `# Changelog\n\n## [Unreleased]\n\n### Description\n\n- New.\n\n${released}`,
  ],
  [
    'where there is nothing yet',
    '# Changelog\n',
    '# Changelog\n\n## [Unreleased]\n\n### Description\n\n- New.\n',
  ],
])('a line goes to what is not released: %s', (_, before, after) => {
  expect(addUnreleased(before, ['New.'])).toBe(after);
  expect(addUnreleased(after, ['New.'])).toBe(after);
});

it('what was released does not count as said', () => {
  const text = addUnreleased(`# Changelog\n\n## [Unreleased]\n\n${released}`, ['What is out.']);
  expect(text.match(/- What is out\./g)).toHaveLength(2);
});

it('a line that was folded since is the same line', () => {
  const line = 'The first part of a line, and the second one.';
  const text = addUnreleased('# Changelog\n', [line]).replace(', and', ',\n  and');
  expect(addUnreleased(text, [line])).toBe(text);
});

it('what is given twice is said once', () => {
  const text = addUnreleased('# Changelog\n', ['A limit was announced.', 'New.', 'A limit was announced.']);
  expect(text.match(/- A limit was announced\./g)).toHaveLength(1);
});
