import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const file = '.github/workflows/publish.yml';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly environment?: string;
        readonly steps: readonly {
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

/**
 * Says where packages are published to, and by what, as the workflow has it.
 *
 * @param cwd the project's root
 * @param version what is published
 * @returns lines; none where there is no such workflow
 */
export function wherePublished(cwd: string, version: string): string[] {
  if (!existsSync(join(cwd, file))) return [];
  const { jobs } = parse(readFileSync(join(cwd, file), 'utf8')) as Workflow;
  return Object.values(jobs)
    .filter(({ steps }) => steps.some(({ run = '' }) => run.startsWith('npm publish')))
    .map(({ environment, steps }) => {
      const registry = steps.map((step) => step.with?.['registry-url']).find(Boolean);
      const approved =
        environment === undefined ? '' : `, after the reviewers of the environment \`${environment}\` agree`;
      return `To ${String(registry ?? 'the registry of npm')}, by ${file} when the tag v${version} is pushed${approved}.`;
    });
}

/**
 * Says what a maintainer has to do before the first time.
 *
 * @param cwd the project's root
 */
export function beforeTheFirstTime(cwd: string): string[] {
  const { repository } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    repository?: { url?: string };
  };
  return /\.invalid\b/.test(repository?.url ?? '')
    ? [
        'The address of the repository in package.json is a placeholder; npm refuses provenance until it is the real one.',
      ]
    : [];
}
