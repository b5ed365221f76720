import { writeManifest, type ProjectManifest } from '../build/package-manifest.ts';

/** Entry points of the package besides the main one. */
export const subpaths = ['fetch', 'testing', 'validating'];

/** Writes the package.json of the client. */
export function packageManifest(project: ProjectManifest): string {
  return writeManifest(project, 'generated/client', {
    name: '@grant-management/client',
    description: 'Typed fetch client for the grant-management API.',
    keywords: ['grant-management', 'grants', 'api-client', 'openapi', 'typescript', 'fetch'],
    type: 'module',
    sideEffects: false,
    // For tools that don't support `exports`.
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(subpaths.map((name) => [`./${name}`, entry(name)])),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    files: ['dist', 'AGENTS.md', 'CHANGELOG.md', ...subpaths, 'openapi.json', 'openapi.yaml'],
    // Only the entry point `fetch` needs it.
    peerDependencies: { 'openapi-fetch': `^${project.devDependencies['openapi-fetch']}` },
    peerDependenciesMeta: { 'openapi-fetch': { optional: true } },
  });
}

/** Writes the package.json of a folder named like an entry point, for tools that don't support `exports`. */
export function entryFolder(name: string): string {
  const folder = { private: true, main: `../dist/${name}.cjs`, types: `../dist/${name}.d.cts` };
  return `${JSON.stringify(folder, null, 2)}\n`;
}

/** Defines an entry point. With `module-sync`, `import` and `require` load the same module, so that classes are identical. */
function entry(name: string): Record<string, { types: string; default: string }> {
  const esm = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
  return {
    'module-sync': esm,
    import: esm,
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}
