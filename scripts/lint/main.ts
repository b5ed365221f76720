/** `npm run lint`: says what is wrong with `spec/`, without building anything. */
import { relative } from 'node:path';
import { readBuildOptions, specOption } from '../cli/build-options.ts';
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { BuildError, formatProblems, type SourceProblem } from '../source/problems.ts';
import { startSpectralThread, startSpellingThread } from '../build/start-worker-thread.js';
import { BuildWorker } from '../build/worker.ts';
import { allRules } from './lint-stages.ts';
import { runLint } from './run-lint.ts';

const usage = `Usage: npm run lint -- [options]

Checks the spec: files, references, names, errors, registers, examples, guides and spelling. What each rule
wants is said by --rules.

  --spec <path>   root file of the spec, or the folder that holds its openapi.yaml   (default: spec)
  --json          print the problems as JSON: [{file, line, column, rule, severity, message, hint}]
  --rules         list every rule of this project with what it wants
  --help          show this

Each problem is a line \`file:line:column  rule  message (hint)\`, with the file relative to the working directory.

Exit codes: 0 nothing to say; 1 there are problems; 2 the command line is wrong.`;

await runAsProgram(import.meta.url, {
  usage,
  options: { ...specOption, json: { type: 'boolean' }, rules: { type: 'boolean' } },
  async run(values, _, { out }) {
    if (values.rules) {
      out(listRules());
      return exitCodes.done;
    }
    const { root, spec } = readBuildOptions(values);
    const workers = {
      spectral: new BuildWorker(startSpectralThread()),
      spelling: new BuildWorker(startSpellingThread),
    };
    try {
      const problems = await runLint(spec, `${root}/redocly.yaml`, workers);
      out(`${values.json ? asJson(problems) : asText(problems)}\n`);
      return problems.length > 0 ? exitCodes.failed : exitCodes.done;
    } finally {
      await Promise.all([workers.spectral.stop(), workers.spelling.stop()]);
    }
  },
});

function listRules(): string {
  const rules = Object.entries(allRules);
  const width = Math.max(...rules.map(([rule]) => rule.length));
  const own = rules.map(([rule, wants]) => `${rule.padEnd(width)}  ${wants}\n`).join('');
  return `${own}\nBeside these there are Redocly's own rules (redocly.yaml) and those of Spectral (.spectral.yaml).\n`;
}

function asText(problems: readonly SourceProblem[]): string {
  if (problems.length === 0) return 'No problems found.';
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
