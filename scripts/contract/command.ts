import { exitCodes, type Command } from '../cli/command.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { check, type Outcome } from './check.ts';
import {
  checkOptions,
  type CheckValues,
  type Environment,
  readCheckOptions,
  readReports,
} from './read-options.ts';
import { assertWritable, writeReport } from './reports/files.ts';
import { markdownReport } from './reports/markdown.ts';
import { planReport } from './reports/plan.ts';
import { isWrong, type Report, type ReportContext, reportOf } from './reports/report.ts';
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
  surroundings: Surroundings,
): Promise<number> {
  const { cwd, out, err } = surroundings;
  const model = Model.of(document());
  // A wrong option is told before anything is sent.
  assertWritable(readReports(values.report, cwd).map(({ file }) => file));
  const options = readCheckOptions(values, model, environment, cwd);
  if (values.plan) {
    out(planReport(planOf(model, options), options));
    return exitCodes.done;
  }
  const date = new Date();
  const outcome = await check(model, options, values.quiet ? {} : progressOn(err));
  return tell(outcome, values, surroundings, {
    model,
    service: options.baseUrl,
    keyVariable: values['key-env'] ?? 'KEY',
    date,
  });
}

/** Prints and writes the reports. */
function tell(
  outcome: Outcome,
  values: CheckValues,
  { cwd, isColoured, out }: Surroundings,
  context: ReportContext,
): number {
  const report = outcome.redactor.values(reportOf(outcome, context));
  out(terminalReport(report, { coloured: isColoured, whole: values.all ?? false }));
  for (const { format, file } of readReports(values.report, cwd)) writeReport(file, writers[format](report));
  return exitCodeOf(report, outcome);
}

const writers: Readonly<Record<'json' | 'markdown', (report: Report) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  markdown: markdownReport,
};

function exitCodeOf(report: Report, { requests }: Outcome): number {
  const answered = requests.some(({ status }) => status !== undefined);
  return isWrong(report) || !answered ? exitCodes.failed : exitCodes.done;
}

function progressOn(err: (text: string) => void) {
  return {
    step: (step: string, number: number, of: number): void => err(`[${number}/${of}] ${step}\n`),
    wait: (milliseconds: number, why: string): void =>
      err(`      waits ${(milliseconds / 1000).toFixed(1)} s, ${why}\n`),
  };
}
