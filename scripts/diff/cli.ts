import { type Command, exitCodes, type OptionValues } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import { formatMarkdown } from './format/markdown.ts';
import { formatText } from './format/text.ts';
import { CHANGE_KINDS, ruleOf } from './kinds.ts';
import { BUNDLE, loadDocument, loadFile, UnreadableDocument } from './load.ts';
import { compareDocuments, formatJson, type Report } from './report.ts';

const FORMATS = ['text', 'markdown', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** The lowest level that makes the command fail. */
const FAIL_ON = ['breaking', 'safe', 'never'] as const;
type FailOn = (typeof FAIL_ON)[number];

interface DiffArguments {
  readonly base: string;
  readonly head: string;
  readonly format: Format;
  readonly failOn: FailOn;
}

const USAGE = `Usage: npm run diff -- --base <git ref or file> [options]

Compares two bundles and reports each change and the side that it breaks.

  --base <git ref or file>  the old bundle: a JSON or YAML file, or a git ref that has ${BUNDLE}
  --head <file>             the new bundle                      (default: ${BUNDLE})
  --format <format>         text, markdown or json              (default: text)
  --fail-on <level>         breaking: exit with 1 on breaking changes; safe: on safe ones too; never: always
                            exit with 0                         (default: breaking)
  --kinds                   list all kinds of changes with their rules
  --help                    show this help

Documentation changes never fail.

Exit codes: 0 no change at the --fail-on level or above; 1 such a change; 2 invalid command line or unusable
document.`;

const OPTIONS = {
  base: { type: 'string' },
  head: { type: 'string' },
  format: { type: 'string' },
  'fail-on': { type: 'string' },
  kinds: { type: 'boolean' },
} as const;

/** @throws UsageError if an option is missing or invalid */
function readArguments(values: OptionValues<typeof OPTIONS>): DiffArguments {
  const { base = '', head = BUNDLE } = values;
  if (base === '') throw new UsageError('--base is missing. Pass a git ref or a file to compare with.');
  const format = oneOf('--format', FORMATS, values.format ?? 'text');
  const failOn = oneOf('--fail-on', FAIL_ON, values['fail-on'] ?? 'breaking');
  return { base, head, format, failOn };
}

function oneOf<Value extends string>(option: string, choices: readonly Value[], value: string): Value {
  const choice = choices.find((one) => one === value);
  if (choice === undefined)
    throw new UsageError(`${option} has to be one of ${choices.join(', ')}: ${JSON.stringify(value)}`);
  return choice;
}

/** The levels that make the command fail. */
const failing: { readonly [Level in FailOn]: readonly Report['worst'][] } = {
  breaking: ['breaking'],
  safe: ['safe', 'breaking'],
  never: [],
};

/** `npm run diff`. */
export const diffCommand: Command<typeof OPTIONS> = {
  usage: USAGE,
  options: OPTIONS,
  run(values, _, { cwd, isColoured, out }) {
    if (values.kinds) {
      out(listKinds());
      return exitCodes.done;
    }
    const { base: baseName, head: headName, format, failOn } = readArguments(values);
    try {
      const base = loadDocument(baseName, cwd);
      const head = loadFile(headName, cwd);
      const report = compareDocuments(base, head);
      out(write(report, format, isColoured));
      return failing[failOn].includes(report.worst) ? exitCodes.failed : exitCodes.done;
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      throw new CommandFailure(error.message, exitCodes.unusable, { cause: error });
    }
  },
};

function write(report: Report, format: Format, isColoured: boolean): string {
  if (format === 'json') return formatJson(report);
  return format === 'markdown' ? formatMarkdown(report) : formatText(report, isColoured);
}

function listKinds(): string {
  const width = Math.max(...CHANGE_KINDS.map((kind) => kind.length));
  return CHANGE_KINDS.map((kind) => `${kind.padEnd(width)}  ${ruleOf(kind)}\n`).join('');
}
