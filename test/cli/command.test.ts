import { describe, expect, test } from 'vitest';
import type { Command } from '../../scripts/cli/command.ts';
import { CommandFailure, UsageError } from '../../scripts/cli/errors.ts';
import { runInProcess } from '../support/run-command.ts';

const usage = 'Usage: npm run count -- [<number>]';
const options = { to: { type: 'string' }, fast: { type: 'boolean' } } as const;

/** A command that runs the given function. */
function command(run: Command<typeof options>['run']): Command<typeof options> {
  return { usage, options, run };
}

function mustNotRun(): never {
  throw new Error('The command ran.');
}

describe('a command', () => {
  test('receives its options and returns the exit code', async () => {
    const seen: unknown[] = [];
    const counting = command((values, positionals, { cwd }) => {
      seen.push({ ...values }, positionals, cwd);
      return 1;
    });
    expect(await runInProcess(counting, ['--to', '3', '--fast'], '/somewhere')).toMatchObject({ status: 1 });
    expect(seen).toEqual([{ to: '3', fast: true }, [], '/somewhere']);
  });

  test('prints to the given outputs', async () => {
    const saying = command((_, __, { out, err }) => {
      out('one\n');
      err('two\n');
    });
    expect(await runInProcess(saying, [])).toEqual({ status: undefined, out: 'one\n', err: 'two\n' });
  });

  test.each(['--help', '-h'])('prints its usage for %s and does nothing', async (flag) => {
    const result = await runInProcess(command(mustNotRun), [flag]);
    expect(result).toEqual({ status: 0, out: `${usage}\n`, err: '' });
  });

  test.each([[['--nonsense']], [['-x']], [['--to']], [['--fast=1']], [['--to', '--fast']], [['one']]])(
    'refuses %j and prints the first line of its usage',
    async (args) => {
      const { status, out, err } = await runInProcess(command(mustNotRun), args);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^\S.+\nUsage: npm run count[^\n]*\nRun with --help for all options\.\n$/s);
    },
  );

  test('takes positional arguments if it allows them', async () => {
    const naming: Command<typeof options> = {
      ...command((_, positionals, { out }) => out(positionals.join(' '))),
      allowPositionals: true,
    };
    expect(await runInProcess(naming, ['one', '--fast', 'two'])).toMatchObject({ out: 'one two', err: '' });
  });
});

describe('a command that throws', () => {
  test.each([
    [
      'because of its command line',
      new UsageError('There is no 3.'),
      2,
      `There is no 3.\n${usage}\nRun with --help for all options.\n`,
    ],
    [
      'because of a problem that the user can fix',
      new CommandFailure('The port is taken.'),
      1,
      'The port is taken.\n',
    ],
    ['because of its input', new CommandFailure('The file is not there.', 2), 2, 'The file is not there.\n'],
  ])('%s prints the message without a stack', async (_, error, status, message) => {
    const throwing = command(() => Promise.reject(error));
    expect(await runInProcess(throwing, [])).toEqual({ status, out: '', err: message });
  });

  test('for any other reason prints the stack', async () => {
    const { status, err } = await runInProcess(command(mustNotRun), []);
    expect(status).toBe(1);
    expect(err).toMatch(/^Error: The command ran\.\n +at /);
  });
});
