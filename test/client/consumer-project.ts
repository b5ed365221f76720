import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const consumers = join(import.meta.dirname, '../consumers');

/** TypeScript versions: the oldest supported one, this project's, and the newest. */
export const compilerVersions = ['5.4', '5.9', '7.0'] as const;
export type CompilerVersion = (typeof compilerVersions)[number];

/** Combinations of `module` and `moduleResolution` in `tsconfig.json`. */
export const resolutions = [
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

/** A separate project with the packed client installed by npm. */
export class ConsumerProject {
  readonly folder: string;
  readonly #compilers: Record<CompilerVersion, string>;

  private constructor(folder: string) {
    this.folder = folder;
    this.#compilers = {
      '5.4': join(folder, 'node_modules/typescript-old'),
      '5.9': dirname(require.resolve('typescript/package.json')),
      '7.0': dirname(require.resolve('typescript-native/package.json')),
    };
  }

  /** Packs the built client and installs it in a new folder. */
  static async install(): Promise<ConsumerProject> {
    const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
    const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: join(generated, 'client'),
    });
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
    await cp(join(consumers, 'typed'), folder, { recursive: true });
    await cp(join(consumers, 'three-tasks'), folder, { recursive: true });
    const dependencies = {
      '@grant-management/client': `file:${filename}`,
      'openapi-fetch': '0.17.0',
      // The README's examples use it.
      '@opentelemetry/api': '1.9.1',
      undici: '7.30.2',
      'typescript-old': 'npm:typescript@5.4.5',
    };
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies }),
    );
    await run(
      'npm',
      ['install', '--prefer-offline', '--no-package-lock', '--ignore-scripts', '--no-bin-links'],
      { cwd: folder },
    );
    // Use Node's types from this project.
    await symlink(
      dirname(dirname(require.resolve('@types/node/package.json'))),
      join(folder, 'node_modules/@types'),
    );
    return new ConsumerProject(folder);
  }

  /** Runs a compiler and returns its output. */
  async compile(version: CompilerVersion, ...options: string[]): Promise<string> {
    const compiling = run(process.execPath, [join(this.#compilers[version], 'bin/tsc'), ...options], {
      cwd: this.folder,
    });
    return (await compiling.catch((error: { stdout: string; message: string }) => error)).stdout;
  }

  /**
   * Compiles `consumers/typed` with one module resolution, and returns the compiler's output.
   *
   * @param checked compilers that also check the declarations of the client and of Node
   */
  async compileTyped(
    version: CompilerVersion,
    module: string,
    moduleResolution: string,
    checked: readonly CompilerVersion[] = ['5.9', '7.0'],
  ): Promise<string> {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023'],
      module,
      moduleResolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      declaration: true,
      ...(version === '5.4' ? {} : { isolatedDeclarations: true }),
      types: ['node'],
      // Not every compiler version supports Node's types.
      skipLibCheck: !checked.includes(version),
      outDir: `out-${version}-${module}`,
    };
    const include = moduleResolution === 'bundler' ? ['esm.mts'] : ['esm.mts', 'cjs.cts'];
    await writeFile(join(this.folder, 'typed.json'), JSON.stringify({ compilerOptions, include }));
    return this.compile(version, '--project', 'typed.json');
  }

  /** Runs a program against a server, with the clock set to 1 July 2026, and returns its output. */
  async execute(url: string, ...script: string[]): Promise<string> {
    const env = {
      ...process.env,
      GRANT_MANAGEMENT_URL: url,
      GRANT_MANAGEMENT_KEY: 'consumer-test-key',
      TODAY: '2026-07-01',
    };
    return (await run(process.execPath, script, { cwd: this.folder, env })).stdout;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
