import type { OptionValues } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { BUNDLE } from './load.ts';

const FORMATS = ['text', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** The least level of a change that fails the command. */
const FAIL_ON = ['breaking', 'safe', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

export interface DiffArguments {
  readonly base: string;
  readonly head: string;
  readonly format: Format;
  readonly failOn: FailOn;
}

export const USAGE = `Usage: npm run diff -- --base <git ref or file> [options]

Compares two bundles and says what changed, how bad it is, and for whom.

  --base <git ref or file>  what to compare with: a JSON or YAML file, or a git ref, whose ${BUNDLE} is read
  --head <file>             what to judge                       (default: ${BUNDLE})
  --format <format>         text, markdown or json              (default: text)
  --fail-on <level>         breaking: exit 1 for breaking changes; safe: for safe ones too; never: exit 0
                            whatever changed                    (default: breaking)
  --kinds                   list every kind of change with its rule
  --help                    show this

A change of documentation alone never fails.

Exit codes: 0 nothing that --fail-on names; 1 there is; 2 the command line, or a document, cannot be used.`;

export const OPTIONS = {
  base: { type: 'string' },
  head: { type: 'string' },
  format: { type: 'string' },
  'fail-on': { type: 'string' },
  kinds: { type: 'boolean' },
} as const;

/**
 * Reads what the options say.
 *
 * @throws UsageError
 */
export function readArguments(values: OptionValues<typeof OPTIONS>): DiffArguments {
  const { base = '', head = BUNDLE } = values;
  if (base === '') throw new UsageError('--base is missing: a git ref or a file to compare with.');
  const format = oneOf('--format', FORMATS, values.format ?? 'text');
  const failOn = oneOf('--fail-on', FAIL_ON, values['fail-on'] ?? 'breaking');
  return { base, head, format, failOn };
}

function oneOf<Value extends string>(option: string, known: readonly Value[], given: string): Value {
  const found = known.find((value) => value === given);
  if (found === undefined)
    throw new UsageError(`${option} is one of ${known.join(', ')}, and not ${JSON.stringify(given)}.`);
  return found;
}
