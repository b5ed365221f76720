import { readFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** A figure of ours, and those of its peers. */
export interface Row {
  /** What was measured. */
  readonly what: string;
  readonly ours: string;
  /** By peer; none where nobody else does this, or where it was left out. */
  readonly peers?: Readonly<Record<string, string>>;
  /** What ours should keep, in words. */
  readonly bound?: string;
}

/** What a bench has found. */
export interface Measured {
  readonly rows: readonly Row[];
  /** What is worse than it should be, in words. */
  readonly misses: readonly string[];
}

/** How a bench is to measure. */
export interface BenchOptions {
  /** In seconds: once or twice where it is several times otherwise, and without peers that take long. */
  readonly quick: boolean;
}

const root = join(import.meta.dirname, '../..');

/**
 * Writes one table of all figures.
 *
 * @param benches rows by the name of their bench
 * @param quick whether they were measured in seconds
 * @param date of the measurement
 */
export function tableOf(
  benches: Readonly<Record<string, readonly Row[]>>,
  { quick }: BenchOptions,
  date: Date,
): string {
  const lines = Object.entries(benches).flatMap(([name, rows]) =>
    rows.map(({ what, ours, peers = {}, bound = '' }) => [
      name,
      what,
      ours,
      Object.entries(peers)
        .map(([peer, figure]) => `${peer}: ${figure}`)
        .join('; ') || '–',
      bound || '–',
    ]),
  );
  const head = ['Bench', 'What', 'Ours', 'Peers', 'Ours is to be'];
  const cells = [head, head.map(() => '---'), ...lines];
  return [
    `Measured on ${date.toISOString().slice(0, 10)}${quick ? ', in a quick run' : ''}: ${machine()}.`,
    '',
    ...cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    '',
  ].join('\n');
}

/** The machine, in words. */
function machine(): string {
  const [first] = cpus();
  const processor = first?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor}, ${memory} GiB, ${platform()} ${release()}, Node ${process.version.slice(1)}`;
}

/**
 * The name of a package with the version that is measured.
 *
 * @param name the package
 * @param folder where it is installed; that of this project by default
 */
export function withVersion(name: string, folder: string = root): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}
