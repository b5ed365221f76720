import { build } from 'esbuild';
import { compileModule } from '../client/compile.ts';

/** A file of the package. */
export interface PackageFile {
  readonly name: string;
  readonly text: string;
}

const entries = ['index.ts', 'cli.ts'];
/** The modules whose declarations users of the package see. */
const declared = ['index.ts', 'api.ts', 'errors.ts', 'start-mock.ts'];

/**
 * Compiles the mock's runtime. Its thirty modules become a few files, since each file costs a millisecond at the start
 * of a mock, and declarations are made of what a user sees alone.
 *
 * @param sources all modules, by name
 * @throws Error when a source has a syntax error, a module is missing, or an export that users see has no written type
 */
export async function compileRuntime(sources: readonly PackageFile[]): Promise<PackageFile[]> {
  const texts = new Map(sources.map(({ name, text }) => [name, text]));
  const { outputFiles } = await build({
    entryPoints: entries.map((name) => ({ in: name, out: name.replace(/\.ts$/, '') })),
    outdir: '/',
    bundle: true,
    write: false,
    splitting: true,
    chunkNames: 'common',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'silent',
    external: ['./prism.js'],
    plugins: [
      {
        name: 'sources',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\.ts$/ }, ({ path }) => ({
            path: path.replace(/^\.\//, ''),
            namespace: 'source',
          }));
          onLoad({ filter: /.*/, namespace: 'source' }, ({ path }) => {
            const contents = texts.get(path);
            if (contents === undefined) throw new Error(`The mock has no module ${path}.`);
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  const scripts = outputFiles.map(({ path, text }) => ({ name: path.slice(1), text }));
  const compiled = await Promise.all(declared.map((name) => compileModule(name, texts.get(name) ?? '')));
  return [...scripts, ...compiled.flat().filter((file) => file.name.endsWith('.d.ts'))];
}
