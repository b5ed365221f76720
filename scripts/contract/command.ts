import { exitCodes, type Command, type CommandContext } from '../cli/command.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { check, type Progress } from './check.ts';
import {
  checkOptions,
  type CheckValues,
  type Environment,
  readBaseline,
  readCheckOptions,
  readReports,
} from './read-options.ts';
import { assertWritable, writeReport } from './reports/files.ts';
import { formatDuration, planReport } from './reports/plan.ts';
import { type Report, reportOf } from './reports/report.ts';
import { markdownReport, terminalReport } from './reports/text.ts';
import { planOf } from './steps/plan.ts';
import { usageOf } from './usage.ts';

/** The command's environment. */
export interface ContractContext {
  /** The command's name, for messages. */
  readonly name: string;
  /** Reads the bundle. Throws if it doesn't exist. */
  readonly document: () => OpenApiDocument;
  readonly environment: Environment;
}

/** The contract check as a command. */
export function contractCommand(context: ContractContext): Command<typeof checkOptions> {
  return {
    usage: usageOf(context.name),
    options: checkOptions,
    run: (values, _, commandContext) => runCheck(values, context, commandContext),
  };
}

/** Checks a service, prints and writes the reports, and returns the exit status. */
async function runCheck(
  values: CheckValues,
  { document, environment }: ContractContext,
  { cwd, isColoured, out, err }: CommandContext,
): Promise<number> {
  const model = Model.of(document());
  // Fail on unusable options before sending anything.
  const files = readReports(values.report, cwd);
  assertWritable(files.map(({ file }) => file));
  const options = readCheckOptions(values, model, environment);
  if (values.plan) {
    out(planReport(planOf(model, options), options));
    return exitCodes.done;
  }
  const baseline = readBaseline(values.baseline, cwd);
  const date = new Date();
  const outcome = await check(model, options, values.quiet ? {} : progressOn(err));
  const context = {
    model,
    service: options.baseUrl,
    keyVariable: values['key-env'] ?? 'KEY',
    date,
    baseline,
  };
  const report = outcome.redactor.values(reportOf(outcome, context));
  const showAll = values.all ?? false;
  for (const { format, file } of files) writeReport(file, writers[format](report, showAll));
  out(terminalReport(report, { coloured: isColoured, showAll }));
  return report.passed ? exitCodes.done : exitCodes.failed;
}

const writers: Readonly<Record<'json' | 'markdown', (report: Report, showAll: boolean) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  markdown: (report, showAll) => markdownReport(report, { showAll }),
};

function progressOn(err: (text: string) => void): Progress {
  return {
    step: (step, number, total, secondsLeft) =>
      err(`[${number}/${total}, about ${formatDuration(secondsLeft)} left] ${step}\n`),
    wait: (milliseconds) =>
      err(`  Waiting ${(milliseconds / 1000).toFixed(1)} s, as requested by the service\n`),
  };
}
