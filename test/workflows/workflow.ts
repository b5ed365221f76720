import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../support/run-script.ts';

/** A job's step: a command or an action. */
export interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The tested parts of a workflow. */
export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: object; readonly 'timeout-minutes'?: number; readonly steps: Step[] }
    >
  >;
}

const folder = join(projectRoot, '.github/workflows');

/** All workflows of the repository. */
export const workflows: readonly Workflow[] = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, ...(parse(text) as Omit<Workflow, 'file' | 'text'>) };
});

/** The steps of all jobs. */
export function stepsOf({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}
