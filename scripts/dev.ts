/**
 * `npm run dev`: builds, serves the documentation and the mock, and does so again whenever `spec/` changes. A broken
 * spec is reported, and what was served before stays. `npm run docs` is the same without the mock.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { build } from './build.ts';
import { LiveSite } from './dev/live-site.ts';
import { MockProcess } from './dev/mock-process.ts';
import { oneAtATime } from './dev/one-at-a-time.ts';
import { readBuildOptions, UsageError } from './cli/build-options.ts';
import { recoverOutput } from './build/output-folder.ts';
import { BuildError, formatProblems } from './source/problems.ts';
import { MemoryStageCache } from './build/stage-cache.ts';

const usage = `Usage: npm run dev [-- <options>], or npm run docs for the same without the mock

  --docs-port, --port <number>  port of the documentation (4000)
  --mock-port <number>          port of the mock (4010)
  --no-mock                     serve the documentation only
  --spec <path>                 root file of the spec
  --out <folder>                where to build

With DOCS_BASE_URL in the environment, canonical links and the site map have whole addresses.`;

async function main(): Promise<void> {
  const read = readArguments();
  if (read === 'help') return console.log(usage);
  const { docsPort, mockPort, noMock, options } = read;
  if (!existsSync(options.spec)) throw new UsageError(`${options.spec} is not there`);
  const site = new LiveSite(join(options.out, 'docs'));
  const mock = noMock ? undefined : new MockProcess(join(options.out, 'mock'), mockPort);
  const cache = new MemoryStageCache();
  const specFolder = dirname(options.spec);

  const serve = async (): Promise<void> => {
    site.reload();
    try {
      const url = await mock?.serve();
      if (url !== undefined) console.log(`Mock           ${url}`);
    } catch (error) {
      console.error(`There is no mock. ${describe(error)}`);
    }
  };
  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    try {
      await build(options, () => undefined, undefined, cache);
    } catch (error) {
      console.error(`\n${describe(error)}\nWhat was built before is still served. Waiting for a change.`);
      return;
    }
    console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await serve();
  };

  const rebuildSoon = oneAtATime(rebuild, 80);
  const watcher = watch(specFolder, { ignoreInitial: true }).on('all', rebuildSoon);
  const stop = (code: number) => (): void => {
    void Promise.allSettled([watcher.close(), site.close(), mock?.stop()]).then(() => process.exit(code));
  };
  // A build that the end of the process cuts short leaves its folder behind.
  process.once('exit', () => recoverOutput(options.out));
  process.once('SIGINT', stop(130));
  process.once('SIGTERM', stop(143));

  console.log(`Documentation  ${await site.listen(docsPort)}`);
  if (existsSync(options.out)) await serve();
  console.log(`Watching       ${relative(process.cwd(), specFolder)}`);
  rebuildSoon();
}

function readArguments() {
  const { values } = parseOrExplain({
    options: {
      help: { type: 'boolean', default: false },
      port: { type: 'string' },
      'docs-port': { type: 'string', default: '4000' },
      'mock-port': { type: 'string', default: '4010' },
      'no-mock': { type: 'boolean', default: false },
      spec: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.help) return 'help';
  const options = readBuildOptions([
    ...(values.spec === undefined ? [] : ['--spec', values.spec]),
    ...(values.out === undefined ? [] : ['--out', values.out]),
  ]);
  const [docsPort, mockPort] = [Number(values.port ?? values['docs-port']), Number(values['mock-port'])];
  if (options === 'help' || ![docsPort, mockPort].every(Number.isInteger)) throw new UsageError(usage);
  return { docsPort, mockPort, noMock: values['no-mock'], options };
}

/** Reads options; one that is not known is answered with the usage. */
const parseOrExplain: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

function describe(error: unknown): string {
  if (error instanceof BuildError) return `${formatProblems(error.problems)}\n${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : describe(error));
  process.exit(1);
});
