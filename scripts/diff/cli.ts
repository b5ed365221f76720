import { exitCodes, type Command } from '../cli/command.ts';
import { CommandFailure } from '../cli/errors.ts';
import { OPTIONS, readArguments, USAGE, type FailOn } from './arguments.ts';
import { formatJson } from './format/json.ts';
import { formatMarkdown } from './format/markdown.ts';
import { formatText } from './format/text.ts';
import { CHANGE_KINDS, ruleOf } from './kinds.ts';
import { loadDocument, loadFile, UnreadableDocument } from './load.ts';
import { compareDocuments, type Report } from './report.ts';

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

function write(report: Report, format: 'text' | 'markdown' | 'json', isColoured: boolean): string {
  if (format === 'json') return formatJson(report);
  return format === 'markdown' ? formatMarkdown(report) : formatText(report, isColoured);
}

function listKinds(): string {
  const width = Math.max(...CHANGE_KINDS.map((kind) => kind.length));
  return CHANGE_KINDS.map((kind) => `${kind.padEnd(width)}  ${ruleOf(kind)}\n`).join('');
}
