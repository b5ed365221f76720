import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, type Command } from '../cli/command.ts';
import { CommandFailure } from '../cli/errors.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { check, type Outcome } from './check.ts';
import { proposalsOf } from './proposals/propose.ts';
import {
  checkOptions,
  type CheckValues,
  type Environment,
  readCheckOptions,
  readReports,
} from './read-options.ts';
import { junitReport } from './reports/junit.ts';
import { markdownReport } from './reports/markdown.ts';
import { planReport } from './reports/plan.ts';
import { type Report, reportOf } from './reports/report.ts';
import { terminalReport } from './reports/terminal.ts';
import { planOf } from './steps/plan.ts';
import { usageOf } from './usage.ts';

/** What the command needs of the place that it runs in. */
export interface ContractContext {
  /** How it is called. */
  readonly name: string;
  /** Reads the bundle; throws when there is none. */
  readonly document: () => OpenApiDocument;
  readonly environment: Environment;
}

/** The contract check as a command. */
export function contractCommand(context: ContractContext): Command<typeof checkOptions> {
  return {
    usage: usageOf(context.name),
    options: checkOptions,
    run: (values, _, surroundings) => runCheck(values, context, surroundings),
  };
}

/** Checks a service, prints and writes the reports, and says how the command ends. */
export async function runCheck(
  values: CheckValues,
  { document, environment }: ContractContext,
  { cwd, isColoured, out, err }: Surroundings,
): Promise<number> {
  const model = Model.of(document());
  const reports = readReports(values.report, cwd);
  const options = readCheckOptions(values, model, environment, cwd);
  if (values.plan) {
    out(planReport(planOf(model, options), options));
    return exitCodes.done;
  }
  const date = new Date();
  const outcome = await check(model, options, values.quiet ? {} : progressOn(err));
  const proposals = proposalsOf(model, outcome, { region: options.region, baseUrl: options.baseUrl, date });
  const report = outcome.redactor.values(
    reportOf(outcome, {
      model,
      service: options.baseUrl,
      region: options.region,
      keyVariable: values['key-env'] ?? 'KEY',
      date,
      proposals,
    }),
  );
  out(terminalReport(report, { coloured: isColoured, whole: values.all ?? false }));
  for (const { format, file } of reports) write(file, writers[format](report));
  if (values.proposals !== undefined)
    write(resolve(cwd, values.proposals), `${JSON.stringify(report.proposals, null, 2)}\n`);
  return exitCodeOf(report, outcome);
}

const writers: Readonly<Record<'json' | 'junit' | 'markdown', (report: Report) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  markdown: markdownReport,
};

function exitCodeOf({ findings, ended }: Report, { requests }: Outcome): number {
  const answered = requests.some(({ status }) => status !== undefined);
  return findings.length > 0 || ended !== undefined || !answered ? exitCodes.failed : exitCodes.done;
}

function progressOn(err: (text: string) => void) {
  return {
    step: (step: string, number: number, of: number): void => err(`[${number}/${of}] ${step}\n`),
    wait: (milliseconds: number, why: string): void =>
      err(`      waits ${(milliseconds / 1000).toFixed(1)} s, ${why}\n`),
  };
}

function write(file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new CommandFailure(`${file} cannot be written.`, exitCodes.unusable, { cause: error });
  }
}
