/** `npm run lint`: says what is wrong with `spec/`, without building anything. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { readBuildOptions, UsageError } from '../cli/build-options.ts';
import { BuildError, formatProblems, type SourceProblem } from '../source/problems.ts';
import { startSpectralThread, startSpellingThread } from '../build/start-worker-thread.js';
import { BuildWorker } from '../build/worker.ts';
import { runLint } from './run-lint.ts';

const usage = `Usage: npm run lint -- [options]

Checks the spec: files, references, names, errors, registers, examples, XML twins, guides and spelling. What each rule
wants is in CONTRIBUTING.md.

  --spec <path>   root file of the spec, or the folder that holds its openapi.yaml   (default: spec)
  --json          print the problems as JSON: [{file, line, column, rule, severity, message, hint}]
  --help          show this

Each problem is a line \`file:line:column  rule  message (hint)\`, with the file relative to the working directory.

Exit codes: 0 nothing to say; 1 there are problems; 2 the command line is wrong.`;

/**
 * Lints as the command line says, prints what is found and sets the exit code.
 *
 * @param args arguments of the command line
 */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', () => undefined); // a reader that goes away, such as `head`, is no failure
  try {
    const options = readOptions(args);
    if (options === 'help') return console.log(usage);
    const workers = {
      spectral: new BuildWorker(startSpectralThread()),
      spelling: new BuildWorker(startSpellingThread),
    };
    try {
      const problems = await runLint(options.spec, `${options.root}/redocly.yaml`, workers);
      console.log(options.json ? asJson(problems) : asText(problems));
      process.exitCode = problems.length > 0 ? 1 : 0;
    } finally {
      await Promise.all([workers.spectral.stop(), workers.spelling.stop()]);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

function readOptions(args: readonly string[]): { root: string; spec: string; json: boolean } | 'help' {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { spec: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    const options = values.help
      ? 'help'
      : readBuildOptions(values.spec === undefined ? [] : ['--spec', values.spec]);
    return options === 'help' ? options : { ...options, json: values.json ?? false };
  } catch (error) {
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence);
  }
}

function asText(problems: readonly SourceProblem[]): string {
  if (problems.length === 0) return 'Nothing to say.';
  return `${formatProblems(problems)}\n\n${new BuildError(problems).message}`;
}

function asJson(problems: readonly SourceProblem[]): string {
  return JSON.stringify(
    problems.map(({ file, severity = 'error', line, column, rule, message, hint }) => ({
      file: relative(process.cwd(), file),
      line,
      column,
      rule,
      severity,
      message,
      hint,
    })),
    null,
    2,
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2));
}
