import { parseArgs } from 'node:util';
import { BUNDLE } from './load.ts';

export const FORMATS = ['text', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface DiffArguments {
  readonly base: string;
  readonly head: string;
  readonly format: Format;
}

/** A command line that cannot be followed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Compares two bundles and says what changed, how bad it is, and for whom.

  npm run diff -- --base <git ref or file> [--head <file>] [--format <format>]

  --base <git ref or file>  what to compare with: a JSON or YAML file, or a git ref, whose ${BUNDLE} is read
  --head <file>             what to judge; default ${BUNDLE}
  --format <format>         text (default), markdown or json
  --kinds                   lists every kind of change with its rule
  --help                    this text

Exit status, which says the worst level:
  0   nothing, or documentation only
  1   safe changes
  2   breaking changes
  64  the command line, or a document, could not be used
`;

/** What a command line asks for. */
export type Request = { kind: 'help' } | { kind: 'kinds' } | { kind: 'diff'; arguments: DiffArguments };

/**
 * Reads a command line.
 *
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): Request {
  const { help, kinds, base, head = BUNDLE, format = 'text' } = parse(args);
  if (help) return { kind: 'help' };
  if (kinds) return { kind: 'kinds' };
  if (base === undefined || base === '')
    throw new UsageError('--base is missing: a git ref or a file to compare with.');
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new UsageError(`There is no format ${format}. There are: ${FORMATS.join(', ')}.`);
  return { kind: 'diff', arguments: { base, head, format: known } };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        head: { type: 'string' },
        format: { type: 'string' },
        kinds: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
