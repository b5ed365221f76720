/** A project with the packed client and a test that any test runner can run. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);

/** The test: one update with log and validator, and two errors. */
const body = `async () => {
  const types = [];
  let requestCount = 0;
  const examples = createTestFetch();
  const counted = async (...parts) => { requestCount++; return examples(...parts); };
  const fetch = validating('throw', counted);
  const log = ({ type }) => types.push(type);
  const client = new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'any-key-0123', fetch, log, dangerouslyAllowBrowser: true });
  const { slug } = await client.contributors.update('AbCdEfGh', { fields: {} });
  if (typeof slug !== 'string') throw new Error('no record');
  if (requestCount !== 1 || types.join() !== 'start,request,response,end') throw new Error(requestCount + ' ' + types.join());
  const missing = createTestFetch({ 'GET /fund/{}': ['not-found'] });
  const result = await client.with({ fetch: validating('throw', missing) }).funds.get('AbCdEfGh').safe();
  if (result.ok || !(result.error instanceof NotFoundError)) throw new Error('no NotFoundError');
  const broken = validating('throw', async () => ({ ok: true, status: 200, statusText: '', headers: { get: () => 'application/json' }, text: async () => '{}' }));
  const differs = await client.with({ fetch: broken }).funds.get('AbCdEfGh').safe();
  if (differs.ok || differs.error.kind !== 'Decode') throw new Error('no DecodeError: ' + differs.error);
}`;

const names = '{ GrantManagement, NotFoundError }';
const required = `const ${names} = require('@grant-management/client');\nconst { createTestFetch } = require('@grant-management/client/testing');\nconst { validating } = require('@grant-management/client/validating');\n`;
const imported = `import ${names} from '@grant-management/client';\nimport { createTestFetch } from '@grant-management/client/testing';\nimport { validating } from '@grant-management/client/validating';\n`;

/** The test's source, with require() or import. */
export const sources = {
  required: (head: string): string => `${head}${required}test('the client', ${body});\n`,
  imported: (head: string): string => `${head}${imported}test('the client', ${body});\n`,
};

/** A project with the packed client. */
export interface RunnerProject {
  /** Writes files and runs a program in the project. Returns its output even if it fails. */
  run(files: Record<string, string>, command: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a project with the packed client and other dependencies. */
export async function makeRunnerProject(dependencies: Record<string, string> = {}): Promise<RunnerProject> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(generated, 'client'),
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  const manifest = {
    private: true,
    dependencies: { '@grant-management/client': `file:${filename}`, ...dependencies },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts', '--no-audit'], {
    cwd: folder,
  });
  return {
    async run(files, command, ...args) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      const { stdout, stderr } = await run(command, args, {
        cwd: folder,
        env: {
          ...process.env,
          CI: '1',
          NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
        },
      }).catch((error: { stdout: string; stderr: string }) => error);
      return `${stdout}\n${stderr}`;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
