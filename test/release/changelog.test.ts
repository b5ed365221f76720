import { expect, test } from 'vitest';
import { sectionOf } from '../../scripts/release/changelog.ts';

const changelog = `# Changelog

All notable changes.

## [Unreleased]

## [1.2.0] - 2024-03-01

### Added

- A parameter.
  It is optional.

### Fixed

- A pattern.

## 1.1.0

<!-- Nothing yet:
- hidden
-->

### Added

-

## [v1.0.0] (2024-01-31)

The first.

[1.2.0]: https://example.com
`;

test.each([
  ['1.2.0', '## [1.2.0] - 2024-03-01', ['- A parameter.', 'It is optional.', '- A pattern.']],
  ['1.1.0', '## 1.1.0', []],
  ['1.0.0', '## [v1.0.0] (2024-01-31)', ['The first.']],
  ['Unreleased', '## [Unreleased]', []],
])('the section of %s is found', (version, heading, entries) => {
  expect(sectionOf(changelog, version)).toEqual({ heading, entries });
});

test.each(['1.2', '2.0.0', '1.2.0-rc.1', ''])('no section is found for %j', (version) => {
  expect(sectionOf(changelog, version)).toBeUndefined();
});

test('the changelog may have Windows line endings', () => {
  expect(sectionOf(changelog.replaceAll('\n', '\r\n'), '1.2.0')?.entries).toHaveLength(3);
});
