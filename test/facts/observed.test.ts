/** What a service has shown, and where it contradicts the document, breaks no fact of the document. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../../scripts/contract/main.ts';
import type { Change, Proposal } from '../../scripts/contract/proposals/proposal.ts';
import { Model } from '../../scripts/model/model.ts';
import { contradict } from '../evolution/contradict.ts';
import type { SpecCopy } from '../evolution/spec-copy.ts';
import { newCopy } from '../contract/new-copy.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';
import { factsThatFail } from './facts-of-copy.ts';

const model = Model.of(readBundle());
const folder = mkdtempSync(join(tmpdir(), 'observed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function observed(change: Change, narrows: readonly string[], closes: readonly string[] = []): Proposal {
  const says = `Seen: ${JSON.stringify(change)}.`;
  return { id: says, says, closes, narrows, count: 2, date: '2026-01-31', change };
}

const ids = (place: { gaps: readonly { id: string }[] } | undefined): string[] =>
  (place?.gaps ?? []).map(({ id }) => id);

/** One of every kind of change that the check proposes; of parameters and addresses, those that are left to be known. */
function everyKind(): Proposal[] {
  const unknown = model.operations.find(({ success }) => success?.statusKnown === false);
  const account = model.schemas.get('Account');
  const region = model.regions.find(({ known }) => !known);
  const parameters = model.operations.flatMap(({ id, unnamedParameters }) =>
    unnamedParameters.map((parameter, index) => {
      const { role } = parameter;
      const change = { kind: 'parameter', operation: id, role, name: `seen_${role}` } as const;
      // One gap stays open, as it does where no default was seen.
      return index === 0 ? observed(change, ids(parameter)) : observed(change, [], ids(parameter));
    }),
  );
  if (!unknown?.success || !account || !region || parameters.length < 2)
    throw new Error('Nothing of a kind is unknown any more; make it up.');
  const members = [
    { name: 'motto', types: ['string', 'null'], count: 1, of: 2 },
    { name: 'owner', types: ['object'], count: 2, of: 2, members: [] },
  ];
  return [
    observed({ kind: 'status', operation: unknown.id, status: 201 }, ids(unknown.success)),
    observed({ kind: 'members', schema: account.pointer, members }, ids(account)),
    observed({ kind: 'header', operation: unknown.id, status: unknown.success.status, header: 'X-Seen' }, []),
    ...parameters,
    observed(
      { kind: 'address', region: region.description, url: 'https://known.example/prefix', called: true },
      ids(region),
    ),
  ];
}

describe('facts of the document', () => {
  it('hold on a bundle into which --apply has written one of everything', async () => {
    const spec = newCopy();
    writeFileSync(join(folder, 'proposals.json'), JSON.stringify(everyKind()));
    const { out, err, status } = await runInProcess(
      command,
      ['--apply', 'proposals.json', '--spec', spec.folder],
      folder,
    );
    expect(status, out + err).toBe(0);
    expect(await factsThatFail(spec)).toEqual([]);
  });

  it('hold on a bundle that reads a member as a service contradicts it', async () => {
    const spec = newCopy();
    contradict(spec);
    expect(await factsThatFail(spec)).toEqual([]);
  });

  it.each([
    ['a member loses its type', 'components/schemas/Fund.yaml', (fund) => delete fund.properties.budget.type],
    [
      'a contradiction replaces what the document says',
      'components/schemas/Fund.yaml',
      (fund) => {
        fund.properties.budget = { ...fund.properties.budget, type: ['number', 'null'] };
      },
    ],
    [
      'an address is filled in without a mark',
      'openapi.yaml',
      ({ servers }) => {
        servers[0].url = 'https://known.example';
      },
    ],
  ] satisfies [string, string, Parameters<SpecCopy['edit']>[1]][])('fail where %s', async (_, file, edit) => {
    const spec = newCopy();
    spec.edit(file, edit);
    expect(await factsThatFail(spec)).not.toEqual([]);
  });
});
