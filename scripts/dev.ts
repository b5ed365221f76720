/**
 * `npm run dev`: serves the documentation and the mock, and rebuilds them whenever `spec/` changes. If the spec is
 * invalid, it reports the problems and keeps serving the last build. `npm run docs` is the same without the mock.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { watch } from 'chokidar';
import { build } from './build.ts';
import { LiveSite } from './dev/live-site.ts';
import { MockProcess } from './dev/mock-process.ts';
import { oneAtATime } from './dev/one-at-a-time.ts';
import { outOption, readBuildOptions, specOption, type BuildOptions } from './cli/build-options.ts';
import { runAsProgram } from './cli/command.ts';
import { CommandFailure, UsageError } from './cli/errors.ts';
import { recoverOutput } from './build/output-folder.ts';
import { BuildError, formatProblems } from './source/problems.ts';

const usage = `Usage: npm run dev -- [options], or npm run docs -- [options] for the documentation only

  --docs-port, --port <number>  port of the documentation                       (default: 4000)
  --mock-port <number>          port of the mock                                (default: 4010)
  --no-mock                     serve the documentation only
  --spec <path>                 root file of the spec, or the folder with its openapi.yaml   (default: spec)
  --out <folder>                output folder                                   (default: generated)
  --help                        show this help
Set DOCS_BASE_URL to get canonical links with absolute URLs, and a site map.
Exit codes: 1 it can't start; 2 the command line is invalid; 130 or 143 it was stopped by a signal.`;

await runAsProgram(import.meta.url, {
  usage,
  options: {
    ...specOption,
    ...outOption,
    port: { type: 'string' },
    'docs-port': { type: 'string' },
    'mock-port': { type: 'string' },
    'no-mock': { type: 'boolean' },
  },
  async run(values) {
    const options = readBuildOptions(values);
    if (!existsSync(options.spec)) throw new CommandFailure(`${options.spec} doesn't exist. Check --spec.`);
    const docsPort = readPort(values.port ?? values['docs-port'] ?? '4000');
    const mockPort = readPort(values['mock-port'] ?? '4010');
    await serve(options, docsPort, values['no-mock'] ? undefined : mockPort);
  },
});

async function serve(options: BuildOptions, docsPort: number, mockPort: number | undefined): Promise<void> {
  const site = new LiveSite(join(options.out, 'docs'));
  const mock = mockPort === undefined ? undefined : new MockProcess(join(options.out, 'mock'), mockPort);
  const specFolder = dirname(options.spec);

  const show = async (): Promise<void> => {
    site.reload();
    try {
      const url = await mock?.serve();
      if (url !== undefined) console.log(`Mock           ${url}`);
    } catch (error) {
      console.error(`The mock couldn't start. ${describe(error)}`);
    }
  };
  const rebuild = async (): Promise<void> => {
    console.log('Building…');
    const start = performance.now();
    try {
      await build(options);
    } catch (error) {
      console.error(`\n${describe(error)}\nStill serving the last build. Waiting for changes…`);
      return;
    }
    console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await show();
  };

  console.log(`Documentation  ${await site.listen(docsPort)}`);
  const rebuildSoon = oneAtATime(rebuild, 80);
  const watcher = watch(specFolder, { ignoreInitial: true }).on('all', rebuildSoon);
  const stop = (code: number) => (): void => {
    void Promise.allSettled([watcher.close(), site.close(), mock?.stop()]).then(() => process.exit(code));
  };
  // Exiting may interrupt a build, so remove its working folder.
  process.once('exit', () => recoverOutput(options.out));
  process.once('SIGINT', stop(130));
  process.once('SIGTERM', stop(143));

  // In a fresh clone, generated/ has no documentation yet.
  if (existsSync(join(options.out, 'docs'))) await show();
  console.log(`Watching       ${relative(process.cwd(), specFolder)}`);
  rebuildSoon();
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`${text} isn't a valid port. Pass a number from 0 to 65535.`);
  return port;
}

function describe(error: unknown): string {
  if (error instanceof BuildError) return `${formatProblems(error.problems)}\n${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
