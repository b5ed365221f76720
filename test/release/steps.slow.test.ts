/** Diff, release and CONTRIBUTING.md agree on the required version bump. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diffCommand } from '../../scripts/diff/cli.ts';
import type { JsonObject } from '../../scripts/model/document.ts';
import { makeReleaseCommand } from '../../scripts/release/main.ts';
import { documentOf } from '../diff/documents.ts';
import { Repository } from '../diff/repository.ts';
import { runInProcess } from '../support/run-command.ts';
import { projectRoot } from '../support/run-script.ts';

const releaseCommand = makeReleaseCommand(async (folder) => ({ name: folder, problems: [] }));
let repository: Repository;
beforeEach(() => {
  repository = new Repository();
});
afterEach(() => repository.remove());

const thing = { type: 'object', properties: { a: { type: 'string' } } };
const named = (name: string): JsonObject => ({
  ...documentOf({ receives: { $ref: `#/components/schemas/${name}` } }),
  components: { schemas: { [name]: thing } },
});
const cases: [string, JsonObject, JsonObject, step: string, stepBeforeOne: string][] = [
  ['a renamed schema', named('Fund'), named('FundRecord'), 'major', 'minor'],
  [
    'another type',
    documentOf({ receives: { type: 'string' } }),
    documentOf({ receives: { type: 'number' } }),
    'major',
    'minor',
  ],
  [
    'a bound',
    documentOf({ receives: { type: 'string' } }),
    documentOf({ receives: { type: 'string', maxLength: 3 } }),
    'minor',
    'patch',
  ],
];

test.each(cases)(
  'diff, release and CONTRIBUTING.md agree on the version bump for %s',
  async (_, base, head, step, stepBeforeOne) => {
    for (const [version, expectedStep] of [
      ['0.1.0', stepBeforeOne],
      ['1.0.0', step],
    ] as const) {
      repository.write('package.json', { version, repository: { url: 'https://example.com/x.git' } });
      repository.write('CHANGELOG.md', `# Changelog\n\n## [${version}] - 2024-01-31\n\n- Something.\n`);
      repository.bundle(base);
      repository.commit(`v${version}`);
      repository.bundle(head);
      const { out: output } = await runInProcess(diffCommand, ['--base', `v${version}`], repository.path);
      expect(output).toContain(`Suggested version bump: ${step} (before 1.0: ${stepBeforeOne})`);
      const { out } = await runInProcess(releaseCommand, ['--dry-run'], repository.path);
      expect(out).toContain(`Suggested version bump: ${expectedStep}`);
    }
  },
);

/** Reads one of the project's texts as one line. */
function read(name: string): string {
  return readFileSync(join(projectRoot, name), 'utf8').replaceAll(/\s+/g, ' ');
}

test('CONTRIBUTING.md documents the bump for a renamed schema, and CHANGELOG.md the bump before 1.0', () => {
  expect(read('CONTRIBUTING.md')).toMatch(
    /### Rename a schema .*? It breaks programs that import the type by its name\./,
  );
  expect(read('CHANGELOG.md')).toContain('Before 1.0, a breaking change requires a minor version.');
});
