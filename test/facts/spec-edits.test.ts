/** An edit of the spec that takes away what the document says, or says more, breaks a fact. */
import { afterEach, describe, expect, it } from 'vitest';
import { SpecCopy } from '../evolution/spec-copy.ts';
import { factsThatFail } from './facts-of-copy.ts';

let spec: SpecCopy | undefined;
afterEach(() => spec?.dispose());

describe('facts of the document', () => {
  it.each([
    ['a member loses its type', 'components/schemas/Fund.yaml', (fund) => delete fund.properties.budget.type],
    [
      'what was seen replaces what the document says',
      'components/schemas/Fund.yaml',
      (fund) => {
        fund.properties.budget = { ...fund.properties.budget, type: ['number', 'null'] };
      },
    ],
    [
      'an address is filled in',
      'openapi.yaml',
      ({ servers }) => {
        servers[0].url = 'https://known.example';
      },
    ],
  ] satisfies [string, string, Parameters<SpecCopy['edit']>[1]][])('fail where %s', async (_, file, edit) => {
    spec = new SpecCopy();
    spec.edit(file, edit);
    expect(await factsThatFail(spec)).not.toEqual([]);
  });
});
