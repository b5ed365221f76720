/** `npm run lint`: reports the problems in `spec/` without building anything. */
import { relative } from 'node:path';
import { readBuildOptions, specOption } from '../cli/build-options.ts';
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { BuildError, formatProblems, sortProblems, type SourceProblem } from '../source/problems.ts';
import { allRules } from './lint-stages.ts';
import { runLint, worstOfEachLine } from './run-lint.ts';

const usage = `Usage: npm run lint -- [options]

Checks the spec: files, references, names, errors, registers, examples and guides. Reports the worst problem
of each line. \`npm run check\` also checks spelling, and the bundle with Spectral.

  --spec <path>   root file of the spec, or the folder with its openapi.yaml   (default: spec)
  --all           report every problem, not just the worst of each line
    --format <name> text, json or github                              (default: text)
                  json prints [{file, line, column, rule, severity, message, hint}]; github annotates a pull request
  --rules         list this project's rules with their descriptions
  --help          show this help
Each problem is one line, \`file:line:column  rule  message (hint)\`, with the file relative to the working directory.
Exit codes: 0 no problems; 1 problems found; 2 the command line is invalid.`;

const formats = { text: asText, json: asJson, github: asAnnotations };

await runAsProgram(import.meta.url, {
  usage,
  options: {
    ...specOption,
    all: { type: 'boolean' },
    format: { type: 'string' },
    rules: { type: 'boolean' },
  },
  async run(values, _, { out }) {
    if (values.rules) {
      out(listRules());
      return exitCodes.done;
    }
    const write = new Map(Object.entries(formats)).get(values.format ?? 'text');
    if (!write) throw new UsageError(`--format must be ${Object.keys(formats).join(', ')}.`);
    const { root, spec } = readBuildOptions(values);
    const allProblems = await runLint(spec, `${root}/redocly.yaml`);
    const problems = values.all ? sortProblems(allProblems) : worstOfEachLine(allProblems);
    out(`${write(problems)}\n`);
    return problems.length > 0 ? exitCodes.failed : exitCodes.done;
  },
});

function listRules(): string {
  const rules = Object.entries(allRules);
  const width = Math.max(...rules.map(([rule]) => rule.length));
  const rows = rules.map(([rule, description]) => `${rule.padEnd(width)}  ${description}\n`).join('');
  return `${rows}\nRedocly's own rules are configured in redocly.yaml.\n`;
}

function asText(problems: readonly SourceProblem[]): string {
  if (problems.length === 0) return 'No problems found.';
  return `${formatProblems(problems)}\n\n${new BuildError(problems).message}`;
}

/** Formats each problem as a workflow command, https://docs.github.com/actions/reference/workflow-commands. */
function asAnnotations(problems: readonly SourceProblem[]): string {
  return problems
    .map(({ file, line, column, rule = 'lint', severity = 'error', message, hint }) => {
      const place = `file=${relative(process.cwd(), file)},line=${line},col=${column},title=${rule}`;
      return `::${severity} ${place}::${escaped(hint ? `${message} (${hint})` : message)}`;
    })
    .join('\n');
}

/** Workflow commands are single-line, so escape newlines. */
function escaped(text: string): string {
  return text.trim().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
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
