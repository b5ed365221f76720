import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, type Command } from '../cli/command.ts';
import { counted } from '../cli/counted.ts';
import { UsageError } from '../cli/errors.ts';
import type { Surroundings } from '../cli/surroundings.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { check, type Outcome } from './check.ts';
import { type HarOutcome, judgeHar } from './har.ts';
import { proposalsOf } from './proposals/propose.ts';
import {
  assertOnly,
  checkOptions,
  type CheckValues,
  type Environment,
  readCheckOptions,
  readReports,
} from './read-options.ts';
import { assertWritable, writeReport } from './reports/files.ts';
import { junitReport } from './reports/junit.ts';
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
    usage: usageOf(context.name, { applies: false }),
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
  const reports = readReports(values.report, cwd).map(({ file }) => file);
  assertWritable([...reports, ...(values.proposals === undefined ? [] : [resolve(cwd, values.proposals)])]);
  if (values.har !== undefined) return runHar(values, model, surroundings);
  const options = readCheckOptions(values, model, environment, cwd);
  if (values.plan) {
    out(planReport(planOf(model, options), rolesOf(model), options));
    return exitCodes.done;
  }
  const date = new Date();
  const outcome = await check(model, options, values.quiet ? {} : progressOn(err));
  const proposals = proposalsOf(model, outcome, { region: options.region, date });
  return tell(outcome, values, surroundings, {
    model,
    service: options.baseUrl,
    region: options.region,
    keyVariable: values['key-env'] ?? 'KEY',
    date,
    proposals,
  });
}

/** The roles of parameters whose names can be tried: those of operations that read. */
function rolesOf({ operations }: Model): string[] {
  const roles = operations
    .filter(({ method }) => method === 'get')
    .flatMap(({ unnamedParameters }) => unnamedParameters.map(({ role }) => role));
  return [...new Set(roles)];
}

/** Judges recorded traffic in place of sending anything. */
function runHar(values: CheckValues, model: Model, surroundings: Surroundings): number {
  assertOnly(values, '--har', ['har', 'base-url', 'key-env', 'report', 'proposals', 'all', 'quiet']);
  const file = resolve(surroundings.cwd, values.har ?? '');
  const baseUrl = values['base-url']?.replace(/\/+$/, '');
  if (baseUrl !== undefined && !URL.canParse(baseUrl))
    throw new UsageError('--base-url is not an address; write it like https://host/path');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--har: ${file} cannot be read; give a recording as a HAR file`, { cause: error });
  }
  let judged: HarOutcome;
  try {
    judged = judgeHar(model, text, baseUrl);
  } catch (error) {
    throw new UsageError(`--har: ${file} is not a HAR file; export one from the network panel of a browser`, {
      cause: error,
    });
  }
  const date = new Date();
  const { outcome, foreign } = judged;
  if (foreign > 0)
    surroundings.err(`${counted(foreign, 'entry belongs', 'entries belong')} to no operation.\n`);
  return tell(outcome, values, surroundings, {
    model,
    service: baseUrl ?? 'the service of the recording',
    region: undefined,
    keyVariable: values['key-env'] ?? 'KEY',
    date,
    proposals: proposalsOf(model, outcome, { region: undefined, date }),
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
  if (values.proposals !== undefined)
    writeReport(resolve(cwd, values.proposals), `${JSON.stringify(report.proposals, null, 2)}\n`);
  return exitCodeOf(report, outcome);
}

const writers: Readonly<Record<'json' | 'junit' | 'markdown', (report: Report) => string>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
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
