import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractCommand } from '../../scripts/contract/command.ts';
import type { Report } from '../../scripts/contract/reports/report.ts';
import { Model } from '../../scripts/model/model.ts';
import { conditionIds } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';
import { type CommandRun, runInProcess } from '../support/run-command.ts';

/** API key for these checks, long and distinctive enough to search for. */
export const secretKey = 'sk-Zq7.secret/of+the=check';

const command = (environment: Readonly<Record<string, string>>) =>
  contractCommand({
    name: 'contract',
    document: readBundle,
    environment: { CHECK_KEY: secretKey, ...environment },
  });

/** Returns the maximum number of requests of a check, according to its plan. */
export async function plannedRequests(url: string): Promise<number> {
  const { out } = await runInProcess(command({}), ['--base-url', url, '--key-env', 'CHECK_KEY', '--plan']);
  return Number(/At most (\d+) requests/.exec(out)?.[1]);
}

/** A check run in this process, with all its reports. */
export interface CheckRun extends CommandRun {
  readonly report: Report;
  /** All output and reports as one text. */
  readonly everything: string;
  readonly files: Readonly<Record<string, string>>;
}

const model = Model.of(readBundle());

/** The number of reads that a check can reach. */
export const readCount = model.operations.filter(({ method }) => method === 'get').length;

const known = new Set<string>(Object.values(conditionIds));

/** The conditions that no program knows, each with the reason why the check doesn't try it. */
export const untried = model.conditions
  .filter(({ id }) => !known.has(id))
  .map(({ id }) => `${id}: the check has no recipe for it`);

/** Runs the check on a service. */
export async function checkService(
  url: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckRun> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const names = ['report.json', 'report.md'];
    const run = await runInProcess(
      command(environment),
      `--base-url ${url} --key-env CHECK_KEY --per-minute 1000000 --share 1
        --report json=report.json --report markdown=report.md`
        .split(/\s+/)
        .concat(args),
      folder,
    );
    if (run.status === 2) throw new Error(run.err);
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    return {
      ...run,
      files,
      report: JSON.parse(files['report.json'] ?? '') as Report,
      everything: [run.out, run.err, ...Object.values(files)].join('\n'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Options that allow every probe, including those that could get an account blocked. */
export const everyProbe = model.conditions.flatMap(({ id }) => ['--probe', id]);

const variable = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** Options and environment variables with the mock's keys for error conditions. */
export const mockKeys = (() => {
  const ids = [
    'unknown-api-key',
    'wrong-account-key',
    'suspended-account',
    'api-feature-disabled',
    'read-only-key',
  ];
  return {
    args: ids.flatMap((id) => ['--key-for', `${id}=${variable(id)}`]),
    environment: Object.fromEntries(ids.map((id) => [variable(id), `mock-key-${id}`])),
  };
})();
