import { readFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** Our figure and the peers'. */
export interface Row {
  /** The quantity measured. */
  readonly what: string;
  readonly ours: string;
  /** The peers' figures by name; absent if there are no peers or they were skipped. */
  readonly peers?: Readonly<Record<string, string>>;
  /** The bound for our figure, as text. */
  readonly bound?: string;
}

/** A bench's result. */
export interface Measured {
  readonly rows: readonly Row[];
  /** Missed bounds, as text. */
  readonly misses: readonly string[];
}

export interface BenchOptions {
  /** Fewer repetitions, and no slow peers. */
  readonly quick: boolean;
}

const root = join(import.meta.dirname, '../..');

/**
 * Formats all figures as one table.
 *
 * @param benches rows by bench name
 * @param quick true for a quick run
 * @param date date of the run
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
  const head = ['Bench', 'What', 'Ours', 'Peers', 'Target'];
  const cells = [head, head.map(() => '---'), ...lines];
  return [
    `Measured on ${date.toISOString().slice(0, 10)}${quick ? ', in a quick run' : ''}: ${machine()}.`,
    '',
    ...cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    '',
  ].join('\n');
}

/** The machine's processors, memory, operating system and Node version, on one line. */
function machine(): string {
  const [first] = cpus();
  const processor = first?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor}, ${memory} GiB, ${platform()} ${release()}, Node ${process.version.slice(1)}`;
}

/**
 * A package's name with its installed version.
 *
 * @param name the package
 * @param folder folder with its `node_modules`; default the project's root
 */
export function withVersion(name: string, folder: string = root): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}
