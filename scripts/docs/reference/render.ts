import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cliFolder = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'));

/** Redoc options: https://redocly.com/docs/redoc/config */
const redocOptions = {
  sortRequiredPropsFirst: false,
  maxDisplayedEnumValues: 12,
  jsonSamplesExpandLevel: 'all',
};

/**
 * Renders a description as one HTML page with `redocly build-docs`. Only its command line is documented.
 *
 * @param description the description in JSON
 * @param title the page title
 * @param workDir an empty build folder for the tool's input and output; removed at the end
 * @returns the HTML
 * @throws Error with the tool's output if it fails
 */
export async function renderReference(description: string, title: string, workDir: string): Promise<string> {
  // Write synchronously, so that the child process starts before other work blocks this thread.
  mkdirSync(workDir, { recursive: true });
  const [input, config, output] = ['openapi.json', 'redocly.yaml', 'index.html'].map((name) =>
    join(workDir, name),
  );
  if (input === undefined || config === undefined || output === undefined) throw new Error('unreachable');
  try {
    writeFileSync(input, description);
    writeFileSync(config, 'telemetry: off\n');
    await runCli([
      'build-docs',
      input,
      `--output=${output}`,
      `--config=${config}`,
      `--title=${title}`,
      `--template=${fileURLToPath(new URL('page.html', import.meta.url))}`,
      `--openapi=${JSON.stringify(redocOptions)}`,
    ]);
    return await readFile(output, 'utf8');
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Returns the script that the rendered page loads, as bundled with the CLI. */
export function readRedocScript(): Promise<string> {
  return readFile(join(cliFolder, 'lib/chunks/redoc.standalone.js'), 'utf8');
}

function runCli(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(cliFolder, 'bin/cli.js'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    let printed = '';
    const keep = (chunk: string): void => void (printed += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`redocly build-docs failed with ${String(code ?? signal)}:\n${printed.trim()}`));
    });
  });
}
