import { expect, it } from 'vitest';
import { tableOf, withVersion } from './table.ts';

it("the table lists all benches, the machine, the date and the peers' versions", () => {
  const peer = withVersion('prettier');
  const table = tableOf(
    {
      first: [
        { what: 'size', ours: '1 B', peers: { [peer]: '2 B', other: '3 B' }, bound: 'at most 2 B' },
        { what: 'a | b', ours: '5 ms' },
      ],
      second: [],
    },
    { quick: true },
    new Date('2024-01-31T12:00:00Z'),
  );
  const [machine, , ...lines] = table.split('\n');
  expect(machine).toMatch(
    /^Measured on 2024-01-31, in a quick run: \d+ × .*, \d+ GiB, .*, Node \d+\.\d+\.\d+\.$/,
  );
  expect(peer).toMatch(/^prettier \d+\.\d+\.\d+$/);
  expect(lines).toEqual([
    '| Bench | What | Ours | Peers | Target |',
    '| --- | --- | --- | --- | --- |',
    `| first | size | 1 B | ${peer}: 2 B; other: 3 B | at most 2 B |`,
    '| first | a \\| b | 5 ms | – | – |',
    '',
  ]);
});
