/** What the command line of the mock takes and refuses. */
import { describe, expect, it } from 'vitest';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import { readCommand, UsageError } from '../../scripts/mock/runtime/cli-options.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const facts = readInterfaceFacts(Model.of(readBundle()), {});

function refusalOf(args: readonly string[]): unknown {
  try {
    return readCommand(args, facts);
  } catch (error) {
    return error;
  }
}

describe('a command line', () => {
  it.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--port', '70000'], '--port must be a whole number'],
    [['--latency', '-1'], '--latency'],
    [['--rate-limit', 'few'], '--rate-limit'],
    [['--key', 'secret-name'], '--key must be <name>=<kind>'],
    [['--key', 'secret-name=broken'], '--key must be <name>=<kind>'],
    [
      ['--key', 'secret-name=valid', '--key', 'secret-name=unknown'],
      '--key must be given once for each key.',
    ],
    [['--languages', 'xx_XX'], 'xx_XX'],
    [['--log', 'loud'], '--log must be one of'],
    [['--nonsense'], '--nonsense'],
    [['more'], 'more'],
    [['--data='], '--data must be the path of a file'],
    [['--latency', '-5'], '--latency must be a whole number from 0 to 600000, not "-5"'],
    [['-p', '-1'], '--port must be a whole number from 0 to 65535, not "-1"'],
    [['--host', ''], '--host must be an address'],
    [['--base-path', 'grants'], '--base-path must be a path such as /grants'],
    [['--base-path', '/__mock'], '--base-path must be a path such as /grants'],
    [['--allow-host', 'mock.internal:80'], '--allow-host must be the name of a host without a port'],
    [['--ready-file='], '--ready-file must be the path of a file'],
    [['--key', 'clé-secret-name=valid'], '--key: a key must be printable ASCII'],
    [['--port', '0', '--'], '-- must be followed by the command'],
  ])('%j is refused, without a key in what is said', (args, message) => {
    const refusal = refusalOf(args);
    expect(refusal).toBeInstanceOf(UsageError);
    const said = (refusal as UsageError).message;
    expect(said).toContain(message);
    expect(said).not.toContain('secret-name');
  });

  it('that is empty starts a mock at its usual place', () => {
    expect(readCommand([], facts)).toMatchObject({
      kind: 'start',
      command: [],
      options: { port: 4010, host: '127.0.0.1', log: 'pretty' },
    });
  });

  it('of a command that the mock is started for leaves its flags alone, and logs nothing', () => {
    expect(readCommand(['--port', '0', '--', 'test', '--help'], facts)).toMatchObject({
      kind: 'start',
      command: ['test', '--help'],
      options: { port: 0, log: 'off' },
    });
  });

  it('may have spaces in its languages, as the header may, and each counts once', () => {
    expect(readCommand(['--languages', 'fr_FR, en_GB,fr_FR'], facts)).toMatchObject({
      options: { languages: ['fr_FR', 'en_GB'] },
    });
  });
});
