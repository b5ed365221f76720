import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { generated } from '../support/generated.ts';
import { spawnGroup } from '../support/process-group.ts';
import { install, nodeFor } from './install.ts';
import { type FileName, type Findings, type Ran, verdict, type Workbench } from './reader.ts';

const require = createRequire(import.meta.url);
const TIMEOUT = 240_000;

/** Fields of documented bodies that must have the right type, with their expected types. */
const CHECKS = {
  record: `import type { Page } from './api.js';
import type { Says } from './says.js';
type Record = Page['data'][number];
export const amount: Says<Record['amount'], number> = 'right';
export const due: Says<Record['date_due'], string | null> = 'right';
export const total: Says<Page['total'], number> = 'right';
`,
  success: `import type { Fund } from './api.js';
import type { Says } from './says.js';
export const available: Says<Fund['available'], number> = 'right';
export const currency: Says<Fund['currency'], string> = 'right';
`,
};

const SAYS = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export type Says<A, B> = 0 extends 1 & A ? 'any' : [A] extends [never] ? 'never' : Same<A, B> extends true ? 'right' : unknown extends A ? 'unknown' : A;
`;

const CALL = `import { call } from './api.js';
const [url, headers, fund] = process.argv.slice(2);
const result: any = await call(url!, JSON.parse(headers!), fund!);
const record = result.page?.data?.[0];
console.log('\\n' + JSON.stringify({ amount: typeof record?.amount, available: typeof result.fund?.available }));
`;

/**
 * Prepares the environment for one tool and one file.
 *
 * @param name the tool's key in `versions.json`
 * @param settings the mock's URL and data
 */
export async function openWorkbench(
  name: string,
  fileName: FileName,
  settings: Pick<Workbench, 'mock' | 'headers' | 'apiKeyHeader' | 'fund' | 'operationCount' | 'pathCount'>,
): Promise<Workbench> {
  const [folder, node] = await Promise.all([install(name), nodeFor(name)]);
  const out = await mkdtemp(join(folder, 'try-'));
  const file = join(out, fileName);
  await copyFile(join(generated, fileName), file);
  const start = (args: readonly string[]): Promise<Ran> => run(node, args, out);
  const write = (path: string, text: string): Promise<void> => writeFile(join(out, path), text);
  const tsx = require.resolve('tsx').replace(/dist\/.*$/, 'dist/loader.mjs');

  return {
    ...settings,
    file,
    fileName,
    out,
    write,
    bin: async (packageName, bin, ...args) => start([await findBin(folder, packageName, bin), ...args]),
    script: async (code) => {
      await write('script.mjs', code);
      return lastJson(await start(['script.mjs']));
    },
    useTypes: async (api) => {
      const calls = /export (async )?function call\b|export const call\b/.test(api);
      await Promise.all([
        write('api.ts', api),
        write('says.ts', SAYS),
        ...Object.entries(CHECKS).map(([check, text]) => write(`check-${check}.ts`, text)),
        ...(calls ? [write('call.ts', CALL)] : []),
      ]);
      const types = await typecheck(out);
      if (!calls) return types;
      const ran = await start([
        '--import',
        tsx,
        'call.ts',
        settings.mock,
        JSON.stringify(settings.headers),
        settings.fund,
      ]);
      return { ...types, calls: rightCall(ran) };
    },
  };
}

/** Type-checks a folder with strict settings, and sorts the errors. */
async function typecheck(out: string): Promise<Findings> {
  const config = {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['call.ts'],
  };
  await writeFile(join(out, 'tsconfig.json'), JSON.stringify(config));
  const tsc = require.resolve('typescript/lib/tsc.js');
  const { output } = await run(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], out);
  const errors = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line));
  const first = (belongs: (line: string) => boolean) => {
    const line = errors.find(belongs);
    return verdict(line === undefined, line?.replace(/^(\S+)\(\d+,\d+\): error /, '$1 ') ?? '');
  };
  return {
    record: first((line) => line.startsWith('check-record')),
    success: first((line) => line.startsWith('check-success')),
    compiles: first((line) => !line.startsWith('check-') && !line.startsWith('api.ts')),
  };
}

function rightCall(ran: Ran) {
  try {
    const { amount, available } = lastJson(ran) as Record<string, string>;
    return verdict(
      amount === 'number' && available === 'number',
      `amount is ${amount}, available is ${available}`,
    );
  } catch (error) {
    return { wrong: String(error) };
  }
}

function lastJson({ output }: Ran): unknown {
  const line = output
    .trim()
    .split('\n')
    .findLast((text) => /^[[{"]/.test(text));
  try {
    return JSON.parse(line ?? '') as unknown;
  } catch {
    throw new Error(firstLines(output));
  }
}

/** Returns the informative lines of an error message. */
export function firstLines(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const error = lines.find((line) => /error|cannot|invalid|unexpected/i.test(line));
  return (error ?? lines.find((line) => line !== '') ?? 'no output').slice(0, 300);
}

async function findBin(folder: string, packageName: string, name: string): Promise<string> {
  const home = join(folder, 'node_modules', packageName);
  const { bin } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[name];
  if (path === undefined) throw new Error(`${packageName} has no command ${name}`);
  return join(home, path);
}

function run(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const { child, end } = spawnGroup(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        CI: '1',
        DO_NOT_TRACK: '1',
        REDOCLY_TELEMETRY: 'off',
      },
    });
    let output = '';
    const late = setTimeout(() => {
      output += `\nerror: it was still running after ${TIMEOUT / 1000} s`;
      end();
    }, TIMEOUT);
    child.stdout?.on('data', (text) => (output += String(text)));
    child.stderr?.on('data', (text) => (output += String(text)));
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(late);
      // Child processes that it didn't stop would keep its output open.
      end();
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}
