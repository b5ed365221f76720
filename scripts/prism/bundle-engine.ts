import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** One file of Prism, and the packages that are in it. */
export interface Engine {
  /** JavaScript, a CommonJS module that requires nothing but Node's own: both forms of the package load it. */
  readonly code: string;
  /** Folders of the packages whose code is inside, below `node_modules`, sorted. */
  readonly packages: readonly string[];
}

/**
 * Parts of Prism that load with it and that a mock never calls. Each is replaced by an empty stand-in, which throws
 * when it is called after all.
 */
const unused: readonly { readonly module: RegExp; readonly exports: string }[] = [
  // Forwarding to a real service. Only `serializeBody` is called, to log bodies on a level that is not shown.
  {
    module: /prism-http[\\/]dist[\\/]forwarder[\\/]index\.js$/,
    exports: 'exports.serializeBody = () => ({ _tag: "Left", left: "" });',
  },
  // Bodies that are made up at random; without an example, a body is made from the schema, the same each time.
  {
    module: /node_modules[\\/]json-schema-faker[\\/]/,
    exports: 'exports.JSONSchemaFaker = { extend() {}, option() {} };',
  },
  { module: /@faker-js[\\/]faker[\\/]/, exports: '' },
  { module: /prism-http[\\/]dist[\\/]mocker[\\/]generator[\\/]HttpParamGenerator\.js$/, exports: '' },
  // Callbacks, of which the description has none.
  { module: /prism-http[\\/]dist[\\/]mocker[\\/]callback[\\/]callbacks\.js$/, exports: '' },
  // Reading descriptions: the build has done that.
  { module: /prism-http[\\/]dist[\\/]utils[\\/]operations\.js$/, exports: '' },
  { module: /prism-http[\\/]dist[\\/]instanceWithSpec\.js$/, exports: '' },
  // A logger, made and never written to: the mock hands Prism one that is silent.
  { module: /prism-core[\\/]dist[\\/]logger\.js$/, exports: '' },
  // Bodies that are forms: the interface takes JSON alone.
  { module: /parse-multipart-data[\\/]/, exports: '' },
];

const engines = new Map<string, Promise<Engine>>();

/**
 * Makes one file of the parts of Prism that the mock uses, once for all builds of a process: no spec changes it.
 * Installed as a package, Prism brings 122 more, 85 MB of them, most of which serve what a mock does not do.
 *
 * @param root the project's root folder
 * @throws Error when a stand-in matches no module, or a module is not found
 */
export async function bundleEngine(root: string): Promise<Engine> {
  const known = engines.get(root) ?? makeEngine(root);
  engines.set(root, known);
  return known;
}

async function makeEngine(root: string): Promise<Engine> {
  const met = new Set<RegExp>();
  const standIns: Plugin = {
    name: 'stand-ins',
    setup({ onLoad }) {
      for (const { module, exports } of unused) {
        onLoad({ filter: module }, () => {
          met.add(module);
          return { contents: exports, loader: 'js' };
        });
      }
    },
  };
  const result = await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, 'entry.js')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    // Names of functions stay out of error messages; licences are collected in a file of their own.
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [standIns],
  });
  const missed = unused.filter(({ module }) => !met.has(module));
  if (missed.length > 0)
    throw new Error(`Prism no longer has ${missed.map(({ module }) => module).join(', ')}.`);
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild made no file.');
  return { code: output.text, packages: packagesOf(Object.keys(result.metafile.inputs)) };
}

/** `node_modules/a/b.js` is of `node_modules/a`, and `node_modules/@s/a/b.js` of `node_modules/@s/a`. */
function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}
